"""The last turn in two lines, and the dig that is shown on the board."""

from __future__ import annotations

from dataclasses import dataclass

from render.kopalnie.names import card_name, mission_name, tile_name
from render.kopalnie.scene import Scene
from render.text import ELLIPSIS

NAME_LENGTH = 16
_NO_DEED = ("turn_began", "chose_mission", "chosen_mission")


@dataclass(frozen=True, slots=True)
class DigNews:
    """Where the pick came from and went."""

    seat: int
    mine: str
    tile: str
    number: int
    start: int | None  # the place on which it rested; None: the start field
    stops: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class News:
    """What the last turn did."""

    seat: int | None  # who
    dice: tuple[int, ...]
    head: str  # with the player's name in it
    more: tuple[str, ...] = ()
    dig: DigNews | None = None
    name: str = ""  # the player's alone, where the head says no more than the picture

    def short(self) -> str:
        """In one line beside a picture of the tile: without the tile's name, where there is something else to tell."""
        return f"{self.name}: {', '.join(self.more)}" if self.name and self.more else self.line()

    def line(self) -> str:
        """All of it in one line."""
        return ", ".join(part for part in (self.head, *self.more) if part)


def last_dig(scene: Scene) -> DigNews | None:
    """The last dig of the turn; None when there was none."""
    dug = scene.happened("dug")
    if not dug:
        return None
    event = dug[-1]
    data = event.data
    assert event.seat is not None
    return DigNews(event.seat, data["mine"], data["tile"], data["number"], data["from"], tuple(data["stops"]))


def news(scene: Scene, called: str | None = None) -> News:
    """The last turn, as far as the viewer may know it; ``called`` is how its player is called when not by the name."""
    view, say = scene.view, scene.words
    if view.phase == "missions":
        waiting = sum(not player.has_mission for player in view.players)
        return News(None, (), say("news-missions"), (say("news-waiting", count=waiting),))
    if view.rolls and view.turn is not None:
        return _undecided(scene, view.turn, called)
    dig = last_dig(scene)
    acted = [event for event in scene.events if event.seat is not None and event.kind not in _NO_DEED]
    seat = dig.seat if dig else acted[-1].seat if acted else None
    if seat is None:
        if any(player.tiles for player in view.players):
            return News(None, (), "")
        hint_words = say("news-first-hint")
        return News(None, (), f"{say('news-first')} {hint_words[:1].upper()}{hint_words[1:]}")
    name = called or _short(scene.name(seat))
    more = _effects(scene, seat)
    if dig:
        head = say("news-dug", name=name, tile=tile_name(say, dig.tile))
        return News(seat, _dice(scene, dig), head, more, dig, name)
    if scene.happened("played_card"):
        return News(seat, (), say("news-played", name=name), more)
    return News(seat, _dice(scene, None), name, more, None, name)


def _undecided(scene: Scene, seat: int, called: str | None) -> News:
    """A roll that its player has not accepted yet, whatever happened before."""
    view, say = scene.view, scene.words
    where = (say("news-in-mine", mine=view.mine),) if view.mine and not view.card else ()
    head = say("news-rolled", name=called or _short(scene.name(seat)), rolls=" / ".join(map(str, view.rolls)))
    dig = last_dig(scene)
    own = any(event.seat == seat and event.kind not in _NO_DEED for event in scene.events)
    more = _effects(scene, seat) if own else ()
    return News(seat, view.rolls, head, (*where, *more), dig if dig and dig.seat == seat else None)


def hint(scene: Scene) -> News:
    """What to do, where there is nothing new to tell."""
    view = scene.view
    due = view.phase == "dig" and view.seat is not None and view.seat == view.turn
    return News(None, (), scene.words("news-first-hint") if due else "")


def _short(name: str) -> str:
    """A name that leaves room for what its player did."""
    return name if len(name) <= NAME_LENGTH else name[: NAME_LENGTH - 1].rstrip() + ELLIPSIS


def _dice(scene: Scene, dig: DigNews | None) -> tuple[int, ...]:
    """What a card rolled last, else what was dug with."""
    rolled = [event.data["number"] for event in scene.happened("rolled") if event.data["for"] != "dig"]
    return (rolled[-1],) if rolled else (dig.number,) if dig else ()


def _effects(scene: Scene, seat: int) -> tuple[str, ...]:
    """What else the turn brought: cards, coins, coins on tiles, a mine that was left; what the board shows anyway comes last."""
    say = scene.words
    parts = [card_name(say, event.data["card"]) for event in scene.happened("played_card")]
    parts += [card_name(say, event.data["card"]) for event in scene.happened("drew_chance")]
    guesses = scene.happened("guessed")
    parts += [say("news-guess", card=card_name(say, "lucky_guess"), number=event.data["number"]) for event in guesses]
    for event in scene.happened("laid_coin"):
        place = f"{event.data['mine']}{event.data['place'] + 1}"
        parts.append(say("news-laid", card=card_name(say, event.data["card"]), coin=event.data["coin"], tile=place))
    coins = sum(e.data["coins"] for e in (*scene.happened("earned"), *scene.happened("tribute")) if e.seat == seat)
    if coins:
        parts.append(say("news-coins", coins=coins))
    parts += [say("news-revealed", mission=mission_name(say, e.data["mission"])) for e in scene.happened("revealed_mission")]
    parts += [say("news-abandoned", mine=event.data["mine"]) for event in scene.happened("abandoned")]
    if scene.view.phase == "over":
        parts.append(say("news-over"))
    return tuple(dict.fromkeys(parts))
