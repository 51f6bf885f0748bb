"""Pictures in words, for those who listen to them: the real state, in at most a thousand characters."""

from __future__ import annotations

from collections.abc import Iterable

from engine.szczesc.box import COLOURS, IMBALANCE_PENALTY, LOCKED, ORDER_DRAW, WORKSHOP_DRAW
from engine.szczesc.refusals import WorkPlace
from engine.szczesc.view import ShaftView
from render.alt_text import AltList, Brevity, alt_text, colour_of
from render.frame_parts import minus
from render.szczesc.news import gained, news
from render.szczesc.palette import DISTRICT
from render.szczesc.parts import ROMAN
from render.szczesc.scene import Scene
from render.szczesc.works import turn_text

_WHOLE = Brevity(32, "colour")


def cubes_in_words(scene: Scene, cubes: str) -> str:
    """Coal by colour: "Y 2, K 1"."""
    return ", ".join(f"{c} {cubes.count(c)}" for c in COLOURS if c in cubes) or scene.words("alt-nothing")


def describe_works(scene: Scene) -> str:
    """The last turn, then the turn, the shift and every work place."""
    view, say = scene.view, scene.words
    line = news(scene).line(scene)
    parts: list[str | AltList] = [say("alt-board", shift=ROMAN[view.shift], turn=_turn(scene))]
    for kind in DISTRICT:
        items = [_place(scene, place) for place in view.places if place.space.kind == kind]
        parts.append(AltList(say(kind), items))
    return alt_text(scene, say("alt-last", news=line.rstrip(".!")) if line else "", parts)


def describe_office(scene: Scene) -> str:
    """Who got points and who went to the canteen, then every player, the canteen and the supply of coal."""
    view, say = scene.view, scene.words
    changed = []
    gains = {seat: gain for seat in range(view.seats) if (gain := gained(scene, seat))}
    if gains:
        points = ", ".join(f"{_colour(scene, seat)} {gain:+d}".replace("-", "−") for seat, gain in gains.items())
        changed.append(say("alt-gains", points=points))
    arrived = news(scene).to_canteen
    if arrived:
        changed.append(say("alt-arrived", who=", ".join(f"{_colour(scene, seat)} +{n}" for seat, n in arrived.items())))
    parts = [say("alt-board", shift=ROMAN[view.shift], turn=_turn(scene))]
    parts += [f"{_player(scene, seat)}." for seat in range(view.seats)]
    parts.append(f"{say('alt-canteen')}: {_crowd(scene, view.canteen) or say('alt-nobody')}.")
    parts.append(f"{say('alt-supply')}: " + ", ".join(f"{c} {n}" for c, n in view.supply.items()) + ".")
    return alt_text(scene, " ".join(changed), parts)


def _turn(scene: Scene) -> str:
    view = scene.view
    return turn_text(scene) if view.turn is not None else f"{scene.words('game-over')}, {turn_text(scene)}"


def _colour(scene: Scene, seat: int) -> str:
    return colour_of(scene, seat, _WHOLE)


def _player(scene: Scene, seat: int) -> str:
    view, shaft, say = scene.view, scene.view.shafts[seat], scene.words
    text = say(
        "alt-player",
        name=scene.name(seat),
        colour=_colour(scene, seat),
        points=minus(view.scores[seat]),
        marks=view.money[seat],
        miners=view.miners[seat],
        pending=len(shaft.pending) + shaft.in_hand,
        sent=len(shaft.delivered) + shaft.face_down,
        light=shaft.light,
        dark=shaft.dark,
    )
    return f"{text}, {say('alt-starts')}" if view.start == seat else text


def _place(scene: Scene, place: WorkPlace) -> str:
    view, say, index = scene.view, scene.words, place.space.index
    words = [place.space.name.split()[1].replace("draw", say("word-draw"))]
    if index in LOCKED[view.seats]:
        return f"{words[0]} {say('alt-locked')}"
    if index in (WORKSHOP_DRAW, ORDER_DRAW):
        words.append(say("alt-draw", count=view.tiles_left if index == WORKSHOP_DRAW else view.cards_left))
    elif place.space.kind in ("workshop", "order"):
        words.append(place.piece or say("none-left"))
    crowd = view.cechownia if place.space.name == "money 1" else [
        place.standing if seat == place.owner else 0 for seat in range(view.seats)
    ]  # fmt: skip
    standing = _crowd(scene, crowd)
    return " ".join(words) + (f", {standing}" if standing else "")


def _crowd(scene: Scene, counts: Iterable[int]) -> str:
    return ", ".join(f"{_colour(scene, seat)} {count}" for seat, count in enumerate(counts) if count)


def describe_shaft(scene: Scene) -> str:
    """What changed in a player's mine, then whose it is, cage, store, every level, balance and every pending order."""
    view, seat, say = scene.view, scene.seat, scene.words
    shaft = view.shafts[seat]
    figures: dict[str, str | int] = {
        "points": minus(view.scores[seat]), "marks": view.money[seat], "miners": view.miners[seat],
    }  # fmt: skip
    parts: list[str | AltList] = [say("alt-shaft", name=scene.name(seat), colour=_colour(scene, seat), **figures)]
    if view.phase == "mine" and view.turn == seat:
        parts.append(say("alt-steps", count=view.steps_left))
    parts += shaft_in_words(scene, shaft)
    for number, (colour, carts) in enumerate(zip(COLOURS, shaft.carts), 1):
        tiles = " ".join(code for code in shaft.tiles if code[0] == colour) or say("alt-no-tiles")
        full = cubes_in_words(scene, carts.replace(".", ""))
        parts.append(say("alt-carts", level=number, tiles=tiles, empty=carts.count("."), full=full))
    penalty = IMBALANCE_PENALTY * abs(shaft.light - shaft.dark)
    parts.append(say("alt-balance", light=shaft.light, dark=shaft.dark, penalty=penalty))
    if shaft.in_hand:
        parts.append(say("alt-hand", count=shaft.in_hand))
    parts.append(AltList(say("alt-pending"), [_order(scene, order.code, order.fillings) for order in shaft.pending]))
    parts.append(say("alt-sent", count=len(shaft.delivered) + shaft.face_down))
    own = scene.happened("placed") and news(scene).seat == seat
    return alt_text(scene, say("alt-last", news=news(scene).line(scene)) if own else "", parts)


def shaft_in_words(scene: Scene, shaft: ShaftView) -> list[str]:
    """Where the cage stands with what, and what lies in the store."""
    say = scene.words
    stop = say("alt-level", level=shaft.level) if shaft.level else say("alt-surface")
    cubes = cubes_in_words(scene, shaft.cage) if shaft.cage else say("alt-empty")
    return [say("alt-cage", stop=stop, cubes=cubes), say("alt-store", cubes=cubes_in_words(scene, shaft.store))]


def _order(scene: Scene, code: str, fillings: tuple[str, ...]) -> str:
    """A pending card: its code, and behind it what lies on each square ("_" where nothing does)."""
    if not any(fillings):
        return code
    squares = " ".join(cubes or "_" for cubes in fillings)
    return f"{code} {squares}" + (f" {scene.words('alt-complete')}" if all(fillings) else "")
