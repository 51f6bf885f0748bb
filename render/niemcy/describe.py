"""What everybody sees, in words: header, halves of the map, players, legend."""

from __future__ import annotations

from collections.abc import Sequence

from engine.niemcy.box import CONNECTION, POINTS
from engine.niemcy.view_plan import closed_tracks, passenger_points
from render.alt_text import AltList, Brevity, alt_text, colour_of, name_of, shortened_alt_text
from render.niemcy.map_layout import HALVES
from render.niemcy.names import colour_name, ends_name, place_name, slot_code, slot_name
from render.niemcy.news import claims, news, news_line
from render.niemcy.palette import PASSENGER_ORDER
from render.niemcy.scene import Scene
from render.scene import won_by

_WHOLE_NAMES = 32  # where players' names are cut to less, places are said by their codes, too


def last_words(scene: Scene, brevity: Brevity) -> str:
    """What happened last, as a sentence."""
    latest = news(scene)
    line = news_line(scene, name_of(scene, latest.seat, brevity) if latest.seat is not None else "")
    return scene.words("alt-last", news=line.rstrip(".!")) if line else ""


def turn_words(scene: Scene, brevity: Brevity) -> str:
    """Whose turn it is, or how the game ended."""
    view, say = scene.view, scene.words
    if view.winners is not None:
        return f"{say('game-over')}, {won_by(say, [name_of(scene, seat, brevity) for seat in view.winners])}"
    if view.turn is not None:
        return say("turn", name=name_of(scene, view.turn, brevity))
    if view.phase in ("announce", "choose"):
        waiting = ", ".join(name_of(scene, seat, brevity) for seat in view.to_act)
        return f"{say('rail-news', kind=view.phase)} ({waiting})"
    return say("rail-news", kind="start")


def last_seats(scene: Scene) -> list[int]:
    """Who has still a turn in the last round, in order."""
    view = scene.view
    if view.last is None or view.turn is None:
        return []
    return [(view.turn + step) % view.seats for step in range(view.last)]


def fewest_cars(scene: Scene) -> int:
    """Who has the fewest cars."""
    return min(range(scene.view.seats), key=lambda seat: scene.view.players[seat].cars)


def describe_header(scene: Scene) -> str:
    """The last turn, whose turn it is, the open cards, the stacks, how near the end is."""

    def tell(brevity: Brevity) -> tuple[str, Sequence[str | AltList]]:
        view, say, few = scene.view, scene.words, fewest_cars(scene)
        cards = ", ".join(f"{colour_name(say, card)} {card}" for card in view.display if card)
        head = say(
            "alt-rail-header",
            turn=turn_words(scene, brevity),
            cards=cards or say("alt-nothing"),
            deck=view.deck,
            discards=len(view.discards),
            short=view.stacks[0],
            long=view.stacks[1],
            name=name_of(scene, few, brevity),
            cars=view.players[few].cars,
        )
        last = ", ".join(name_of(scene, seat, brevity) for seat in last_seats(scene))
        return last_words(scene, brevity), [say("alt-rail-last-round", names=last) if last else "", head]

    return shortened_alt_text(scene, tell)


def describe_half(scene: Scene, half: str) -> str:
    """What was claimed here, then who owns what, what is closed, and who waits where."""

    def tell(brevity: Brevity) -> tuple[str, Sequence[str | AltList]]:
        here = HALVES[half]
        changed = last_words(scene, brevity) if any(claim.route in here.routes for claim in claims(scene)) else ""
        owners = [_owned(scene, half, seat, brevity) for seat in range(scene.view.seats)]
        shut = closed_tracks(scene.view, scene.view.seat)
        closed = [_route(scene, code, slot, brevity) for code, slots in shut.items() for slot in slots if code in here.routes]
        stations = [
            f"{place if _short(brevity) else place_name(scene.words, place)} {crowd}"
            for place, crowd in scene.view.stations.items()
            if place in here.places
        ]
        say = scene.words
        nothing = say("alt-nothing")
        text = say(
            "alt-rail-map",
            half=half,
            owners="; ".join(filter(None, owners)) or nothing,
            closed=", ".join(dict.fromkeys(closed)) or nothing,
            stations=", ".join(stations) or nothing,
        )
        return changed, [text]

    return shortened_alt_text(scene, tell)


def _short(brevity: Brevity) -> bool:
    return brevity.name < _WHOLE_NAMES


def _route(scene: Scene, code: str, slot: int, brevity: Brevity) -> str:
    return slot_code(code, slot) if _short(brevity) else slot_name(scene.words, code, slot)


def _owned(scene: Scene, half: str, seat: int, brevity: Brevity) -> str:
    routes = [
        _route(scene, code, slot, brevity)
        for code, owners in scene.view.tracks.items()
        if code in HALVES[half].routes
        for slot, owner in enumerate(owners)
        if owner == seat
    ]
    name = f"{name_of(scene, seat, brevity)} ({colour_of(scene, seat, brevity)})"
    return f"{name} {', '.join(routes)}" if routes else ""


def describe_north(scene: Scene) -> str:
    return describe_half(scene, "north")


def describe_south(scene: Scene) -> str:
    return describe_half(scene, "south")


def describe_players(scene: Scene) -> str:
    """All that is open of every player, with the passengers and what they would bring now."""
    view, prizes = scene.view, passenger_points(scene.view)

    def tell(brevity: Brevity) -> tuple[str, Sequence[str | AltList]]:
        return turn_words(scene, brevity), [_player(scene, seat, prizes, brevity) for seat in range(view.seats)]

    return shortened_alt_text(scene, tell)


def _player(scene: Scene, seat: int, prizes: dict[str, list[int]], brevity: Brevity) -> str:
    say, player = scene.words, scene.view.players[seat]
    taken = []
    for colour in PASSENGER_ORDER:
        count, prize = player.passengers.count(colour), prizes[colour][seat]
        if count:
            name = colour if _short(brevity) else colour_name(say, colour)
            taken.append(f"{name} {count} (+{prize})" if prize else f"{name} {count}")
    short, long = (str(count) for count in player.held) if player.held else ("?", "?")
    return say(
        "alt-rail-player",
        name=name_of(scene, seat, brevity),
        colour=colour_of(scene, seat, brevity),
        points=str(player.points),
        cars=player.cars,
        cards=player.cards,
        short=short,
        long=long,
        passengers=", ".join(taken) or say("alt-nothing"),
    )


def describe_legend(scene: Scene) -> str:
    """The signs of the map, and what connections bring."""
    say = scene.words
    signs = [say("rail-legend", sign=sign) for sign in LEGEND]
    points = ", ".join(f"{length} → {points}" for length, points in enumerate(POINTS) if length)
    return alt_text(scene, say("rail-legend-title"), ["; ".join(signs), f"{say('rail-legend-points')}: {points}"])


LEGEND = ("free", "grey", "taken", "closed", "waiting", "nobody", "boarded", "country")


def route_words(scene: Scene, code: str, colours: str) -> str:
    """A connection with its length and the colours that pay for it."""
    names = "/".join(colour_name(scene.words, colour) for colour in colours)
    return f"{ends_name(scene.words, code)}, {names} {CONNECTION[code].length}"
