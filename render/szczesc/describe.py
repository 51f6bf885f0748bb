"""Pictures in words, for those who listen to them: the real state, in at most a thousand characters."""

from __future__ import annotations

from collections.abc import Iterable

from engine.szczesc.box import COLOURS, IMBALANCE_PENALTY, LOCKED, ORDER_DRAW, WORKSHOP_DRAW
from engine.szczesc.refusals import WorkPlace
from render.alt_text import Brevity, colour_of, name_of, within_limit
from render.frame_parts import minus
from render.scene import won_by
from render.szczesc.news import news
from render.szczesc.palette import DISTRICT
from render.szczesc.parts import ROMAN
from render.szczesc.scene import Scene


def cubes_in_words(scene: Scene, cubes: str) -> str:
    """Coal by colour: "Y 2, K 1"."""
    return ", ".join(f"{c} {cubes.count(c)}" for c in COLOURS if c in cubes) or scene.words("alt-nothing")


def describe_board(scene: Scene) -> str:
    """The board: the turn, every player, every work place, canteen and coal."""
    return within_limit(lambda brevity: _board(scene, brevity))


def _board(scene: Scene, brevity: Brevity) -> str:
    view, say = scene.view, scene.words
    if view.turn is not None:
        turn = say("picks" if view.phase == "draft" else "turn", name=name_of(scene, view.turn, brevity))
    else:
        won = [name_of(scene, seat, brevity) for seat in view.winners or ()]
        turn = f"{say('game-over')}, {won_by(say, won)}"
    sentences = [say("alt-board", shift=ROMAN[view.shift], turn=turn)]
    latest = news(scene)
    line = latest.line(colour_of(scene, latest.seat, brevity) if latest.seat is not None else "")
    if line:
        sentences.append(say("alt-last", news=line.rstrip(".!")))
    sentences += [_player(scene, seat, brevity) + "." for seat in range(view.seats)]
    for kind in DISTRICT:
        places = (place for place in view.places if place.space.kind == kind)
        sentences.append(f"{kind}: " + "; ".join(_place(scene, place, brevity) for place in places) + ".")
    sentences.append(f"{say('alt-canteen')}: {_crowd(scene, view.canteen, brevity) or say('alt-nobody')}.")
    sentences.append(f"{say('alt-supply')}: " + ", ".join(f"{c} {n}" for c, n in view.supply.items()) + ".")
    return " ".join(sentences)


def _player(scene: Scene, seat: int, brevity: Brevity) -> str:
    view, shaft, say = scene.view, scene.view.shafts[seat], scene.words
    text = say(
        "alt-player",
        name=name_of(scene, seat, brevity),
        colour=colour_of(scene, seat, brevity),
        points=minus(view.scores[seat]),
        marks=view.money[seat],
        miners=view.miners[seat],
        pending=len(shaft.pending) + shaft.in_hand,
        sent=len(shaft.delivered) + shaft.face_down,
        light=shaft.light,
        dark=shaft.dark,
    )
    return f"{text}, {say('alt-starts')}" if view.start == seat else text


def _place(scene: Scene, place: WorkPlace, brevity: Brevity) -> str:
    view, say, index = scene.view, scene.words, place.space.index
    words = [place.space.name.split()[1]]
    if index in LOCKED[view.seats]:
        return f"{words[0]} {say('alt-locked')}"
    if index in (WORKSHOP_DRAW, ORDER_DRAW):
        words.append(say("alt-draw", count=view.tiles_left if index == WORKSHOP_DRAW else view.cards_left))
    elif place.space.kind in ("workshop", "order"):
        words.append(place.piece or say("none-left"))
    crowd = view.cechownia if place.space.name == "money 1" else [
        place.standing if seat == place.owner else 0 for seat in range(view.seats)
    ]  # fmt: skip
    standing = _crowd(scene, crowd, brevity)
    return " ".join(words) + (f", {standing}" if standing else "")


def _crowd(scene: Scene, counts: Iterable[int], brevity: Brevity) -> str:
    return ", ".join(f"{colour_of(scene, seat, brevity)} {count}" for seat, count in enumerate(counts) if count)


def describe_shaft(scene: Scene) -> str:
    """A player's mine: cage, store, every level, balance and every pending order."""
    return within_limit(lambda brevity: _shaft(scene, brevity))


def _shaft(scene: Scene, brevity: Brevity) -> str:
    view, seat, say = scene.view, scene.seat, scene.words
    shaft = view.shafts[seat]
    figures: dict[str, str | int] = {
        "points": minus(view.scores[seat]), "marks": view.money[seat], "miners": view.miners[seat],
    }  # fmt: skip
    sentences = [say("alt-shaft", name=name_of(scene, seat, brevity), colour=colour_of(scene, seat, brevity), **figures)]
    if view.phase == "mine" and view.turn == seat:
        sentences.append(say("alt-steps", count=view.steps_left))
    stop = say("alt-level", level=shaft.level) if shaft.level else say("alt-surface")
    cubes = cubes_in_words(scene, shaft.cage) if shaft.cage else say("alt-empty")
    sentences.append(say("alt-cage", stop=stop, cubes=cubes))
    sentences.append(say("alt-store", cubes=cubes_in_words(scene, shaft.store)))
    for number, (colour, carts) in enumerate(zip(COLOURS, shaft.carts), 1):
        tiles = " ".join(code for code in shaft.tiles if code[0] == colour) or say("alt-no-tiles")
        full = cubes_in_words(scene, carts.replace(".", ""))
        sentences.append(say("alt-carts", level=number, tiles=tiles, empty=carts.count("."), full=full))
    penalty = IMBALANCE_PENALTY * abs(shaft.light - shaft.dark)
    sentences.append(say("alt-balance", light=shaft.light, dark=shaft.dark, penalty=penalty))
    if shaft.in_hand:
        sentences.append(say("alt-hand", count=shaft.in_hand))
    orders = "; ".join(_order(scene, order.code, order.fillings) for order in shaft.pending)
    sentences.append(say("alt-pending", orders=orders or say("alt-nothing")))
    sentences.append(say("alt-sent", count=len(shaft.delivered) + shaft.face_down))
    return " ".join(sentences)


def _order(scene: Scene, code: str, fillings: tuple[str, ...]) -> str:
    """A pending card: its code, and behind it what lies on each square ("_" where nothing does)."""
    if not any(fillings):
        return code
    squares = " ".join(cubes or "_" for cubes in fillings)
    return f"{code} {squares}" + (f" {scene.words('alt-complete')}" if all(fillings) else "")
