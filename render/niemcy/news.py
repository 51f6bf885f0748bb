"""The last turn: who did what, and what it set off."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.contract import Event
from engine.niemcy.box import CONNECTION, FIRST_HAND
from render.niemcy.names import colour_name, place_name, track_name
from render.niemcy.scene import Scene

_DEEDS = {"claimed": "claim", "drew": "draw", "announced_tickets": "tickets", "kept": "tickets", "passed": "pass"}


@dataclass(frozen=True, slots=True)
class Claimed:
    """A track that was claimed."""

    seat: int
    track: str
    route: str
    slot: int  # which of the connection's tracks
    points: int
    cards: str


@dataclass(frozen=True, slots=True)
class News:
    """What the last turn did."""

    kind: str  # claim, draw, tickets, pass, announce, choose, start, or "" for nothing
    seat: int | None = None
    claimed: Claimed | None = None
    boarded: tuple[tuple[str, str], ...] = ()  # place and passenger
    drawn: tuple[str | None, ...] = ()  # None: a card that the viewer does not know
    mix: tuple[int, int] | None = None  # short and long tickets: kept, or announced as long as none is kept
    kept: bool = False
    waiting: int = 0  # so many have still to announce or to choose
    extra: tuple[str, ...] = ()  # shuffle, refresh, one card, ...


def claims(scene: Scene) -> list[Claimed]:
    """Everything that was claimed since the last picture, the latest last."""
    return [_claimed(scene, event) for event in scene.happened("claimed") if event.seat is not None]


def boarded(scene: Scene) -> list[tuple[str, str]]:
    """Where a passenger was taken since the last picture, and which."""
    return [(event.data["place"], event.data["passenger"]) for event in scene.happened("boarded")]


def _claimed(scene: Scene, event: Event) -> Claimed:
    route, colour, seat = event.data["route"], event.data["colour"], event.seat
    assert seat is not None
    owners = scene.view.tracks.get(route, ())
    slots = [slot for slot, of in enumerate(CONNECTION[route].tracks) if of == colour]
    slot = next((slot for slot in slots if slot < len(owners) and owners[slot] == seat), slots[0])
    return Claimed(seat, event.data["track"], route, slot, event.data["points"], event.data["cards"])


def _last_turn(events: Sequence[Event]) -> tuple[Event, ...]:
    """The events of the last turn in which somebody did something."""
    deed = max((at for at, event in enumerate(events) if event.kind in _DEEDS), default=None)
    if deed is None:
        return ()
    begins = [at for at, event in enumerate(events) if event.kind == "turn_began"]
    start = max((at + 1 for at in begins if at < deed), default=0)
    end = min((at for at in begins if at > deed), default=len(events))
    return tuple(events[start:end])


def news(scene: Scene) -> News:
    """The last turn, as far as the viewer may know it."""
    view = scene.view
    if view.phase in ("announce", "choose"):
        return News(view.phase, waiting=len(view.to_act))
    events = _last_turn(scene.events)
    if not events:
        fresh = not view.tracks and all(player.cards == FIRST_HAND for player in view.players)
        return News("start" if fresh else "", extra=_extras(scene.events))
    deed = next(event for event in reversed(events) if event.kind in _DEEDS)
    claim = next((event for event in reversed(events) if event.kind == "claimed"), None)
    mixes = [event for event in events if event.kind in ("announced_tickets", "kept")]
    return News(
        _DEEDS[deed.kind],
        deed.seat,
        _claimed(scene, claim) if claim else None,
        tuple((event.data["place"], event.data["passenger"]) for event in events if event.kind == "boarded"),
        _drawn(events),
        (mixes[-1].data["short"], mixes[-1].data["long"]) if mixes else None,
        bool(mixes) and mixes[-1].kind == "kept",
        extra=_extras(events),
    )


def _drawn(events: Sequence[Event]) -> tuple[str | None, ...]:
    """The cards in the order drawn; a blind one is known to whoever drew it."""
    cards: list[str | None] = []
    for event in events:
        if event.kind == "drew":
            cards.append(event.data["card"])
        elif event.kind == "drew_blind":
            cards[-1] = event.data["card"]
    return tuple(cards)


def _extras(events: Sequence[Event]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(filter(None, map(_extra, events))))


def _extra(event: Event) -> str:
    if event.kind == "shuffled":
        return "shuffle" if event.data["what"] == "deck" else ""
    return {"refreshed": "refresh", "one_card": "one-card", "deck_out": "deck-out", "closed": "closed"}.get(event.kind, "")


def extra_texts(scene: Scene, latest: News) -> list[str]:
    """What the turn set off, in words; closed tracks are left to the map."""
    return [scene.words("rail-news", kind=kind) for kind in latest.extra if kind != "closed"]


def deed_text(scene: Scene, latest: News) -> str:
    """What was done, without the name of who did it and without what is shown as a picture."""
    say = scene.words
    if latest.kind == "claim" and latest.claimed:
        return track_name(say, latest.claimed.track)
    if latest.kind == "tickets" and latest.mix:
        key = "rail-kept" if latest.kept else "rail-announced"
        return say(key, short=latest.mix[0], long=latest.mix[1])
    if latest.kind in ("announce", "choose"):
        return say("rail-waiting", count=latest.waiting)
    return say("rail-news", kind=latest.kind) if latest.kind else ""


def news_line(scene: Scene, called: str = "") -> str:
    """The whole of it in words; ``called`` is the name of whoever did it."""
    say, latest = scene.words, news(scene)
    parts = [deed_text(scene, latest)]
    if latest.kind == "draw":
        parts = [", ".join(colour_name(say, card) if card else say("rail-stacks", stack="deck") for card in latest.drawn)]
    if latest.claimed:
        parts.append(f"+{latest.claimed.points}")
        parts.append(say("rail-paid", cards=latest.claimed.cards))
        parts += [f"{colour_name(say, who)} ({place_name(say, place)})" for place, who in latest.boarded]
        if "closed" in latest.extra:
            parts.append(say("rail-closes"))
    line = ", ".join(filter(None, [*parts, *extra_texts(scene, latest)]))
    name = called or (scene.name(latest.seat) if latest.seat is not None else "")
    return f"{name}: {line}" if name and line else line
