"""The header: whose turn it is, what happened last, the open cards and the stacks, how near the end is."""

from __future__ import annotations

from collections.abc import Hashable

from render.box import Box
from render.canvas import Canvas
from render.niemcy.describe import fewest_cars, last_seats
from render.niemcy.news import News, deed_text, extra_texts, news
from render.niemcy.pieces import art
from render.niemcy.scene import Scene
from render.niemcy.strip_frame import bar, card_chip, disc, field, new_strip, number, player_plate
from render.scene import won_by
from render.strip_size import WIDTH
from render.svg import path, rect
from render.text import fit, width
from render.theme import SEATS, style

TOP, BANNER, NEWS, NOTES, CARDS = 94, 78, 84, 46, 166
_LINE, _NAME, _DEED = style("black", 38, 31), style("black", 30, 22), style("black", 34, 24)


def header_key(scene: Scene) -> Hashable:
    """All that the header shows."""
    view = scene.view
    cars = [player.cars for player in view.players]
    return (
        scene.names, view.turn, view.phase, view.to_act, view.winners, view.last, tuple(cars), view.display, view.deck,
        len(view.discards), view.stacks, news(scene),
    )  # fmt: skip


def draw_header(scene: Scene) -> Canvas:
    """Turn, banner of the last round, news, cards."""
    latest, notes = news(scene), extra_texts(scene, news(scene))
    ending = bool(last_seats(scene))
    height = TOP + BANNER * ending + NEWS * bool(latest.kind) + NOTES * bool(notes) + CARDS
    canvas = new_strip(height, "paper_lo")
    canvas.fill(Box(0, 0, WIDTH, height - CARDS), "soot")
    _top(canvas, scene)
    y = float(TOP)
    if ending:
        _banner(canvas, scene, y)
        y += BANNER
    if latest.kind:
        _news(canvas, scene, latest, y)
        y += NEWS
    if notes:
        canvas.fill(Box(0, y, WIDTH, NOTES), "soot2")
        canvas.text(
            "notes/head", " · ".join(notes), Box(24, y, WIDTH - 48, NOTES - 6), style("bold", 31, 22), "lamp_hi", align="left"
        )
        y += NOTES
    canvas.fill(Box(0, y - 4, WIDTH, 4), "lamp_d")
    _cards(canvas, scene, y)
    return canvas


def _top(canvas: Canvas, scene: Scene) -> None:
    view, say = scene.view, scene.words
    canvas.text("game", say("rail-title"), Box(22, 8, 214, TOP - 16), style("serif", 52, 32), "lamp", align="left")
    seat, text = view.turn, ""
    if view.winners is not None:
        seat, text = view.winners[0], won_by(say, [scene.name(winner) for winner in view.winners])
    elif view.turn is not None:
        text = say("turn", name=scene.name(view.turn))
    elif view.phase in ("announce", "choose"):
        text = say("rail-news", kind=view.phase)
    player_plate(canvas, text or say("rail-news", kind="start"), seat, Box(246, 11, 566, 72))
    if view.winners is not None or last_seats(scene):
        text = say("game-over") if view.winners is not None else say("rail-last-round")
        canvas.text("end", text, Box(826, 12, WIDTH - 846, TOP - 24), style("serif", 40, 26), "lamp", align="right")
        return
    few = fewest_cars(scene)
    words = say("rail-fewest").split(" ", 1)
    for line, word in enumerate(words):
        canvas.text(f"fewest {line}", word, Box(820, 17 + line * 31, 148, 31), style("bold", 26, 20), "paper_lo", align="right")
    canvas.centred(art(f"wagon_{SEATS[few].colour}"), 1022, TOP / 2, 86)
    number(canvas, "fewest", view.players[few].cars, Box(1078, 10, 90, TOP - 20), 56, ink="lamp", align="left")


def _banner(canvas: Canvas, scene: Scene, y: float) -> None:
    """The turns that are left, and whose they are."""
    say, seats = scene.words, last_seats(scene)
    bar(canvas, BANNER, "brick", y)
    canvas.centred(art("flag"), 46, y + BANNER / 2 - 2, height=54)
    text, face = say("rail-turns-left", turns=len(seats)), style("black", 44, 34)
    canvas.text("turns left", text, Box(84, y, 340, BANNER - 4), face, "lamp", align="left", vital=True)
    x = 84 + min(340.0, width(text, face)) + 52
    for at, seat in enumerate(seats):
        disc(canvas, seat, x, y + BANNER / 2 - 2, 25, lit=at == 0)
        x += 74
        if at < len(seats) - 1:
            canvas.vector(path("M2 2 l10 9 l-10 9", "none", "paper_hi", 4.5), Box(x - 44, y + BANNER / 2 - 13, 16, 22), bleed=2)
    trigger = seats[-1]
    told = f"{scene.name(trigger)}: {say('rail-cars', cars=scene.view.players[trigger].cars)}"
    canvas.text(
        "trigger/name", told, Box(x - 10, y, WIDTH - x - 12, BANNER - 4), style("black", 34, 22), "paper_hi", align="right"
    )


def _news(canvas: Canvas, scene: Scene, latest: News, y: float) -> None:
    canvas.fill(Box(0, y, WIDTH, NEWS), "soot2")
    cy, right = y + NEWS / 2 - 2, WIDTH - 14.0
    canvas.centred(art("lantern_y"), 38, cy, height=56)
    x = 70.0
    if latest.claimed:
        right = _payment(canvas, latest.claimed.cards, right, cy)
        if latest.boarded:
            right = _boarded(canvas, latest, right - 12, cy)
        plate = Box(right - 12 - 104, cy - 28, 104, 56)
        field(canvas, plate, "lamp")
        number(canvas, "gain", f"+{latest.claimed.points}", plate.inset(4, 2), 42)
        right = plate.x
    elif latest.drawn:
        for card in reversed(latest.drawn):
            right -= 88
            canvas.centred(art(f"card_{card or 'back'}"), right + 41, cy, height=66)
    elif latest.mix:
        right = _mix(canvas, latest, right, cy)
    elif latest.waiting:
        for seat in reversed(scene.view.to_act):
            right -= 66
            disc(canvas, seat, right + 30, cy, 27)
    if latest.seat is not None:
        disc(canvas, latest.seat, x + 28, cy, 27)
        x += 70
    _deed(canvas, scene, latest, Box(x, y + 2, right - x - 14, NEWS - 8))


def _deed(canvas: Canvas, scene: Scene, latest: News, room: Box) -> None:
    """Who did what: in one line, or the name above the deed."""
    deed = deed_text(scene, latest)
    if latest.seat is None:
        canvas.text("news/head", deed, room, _LINE, "paper_hi", align="left")
        return
    name = scene.name(latest.seat)
    whole = f"{name}: {deed}"
    if fit(whole, _LINE, room.w)[0] == whole:
        canvas.text("news/head", whole, room, _LINE, "paper_hi", align="left")
        return
    canvas.text("news/name", name, room.at(0, 2, room.w, 34), _NAME, "paper_lo", align="left")
    canvas.text("news/head", deed, room.at(0, 37, room.w, 38), _DEED, "paper_hi", align="left")


def _payment(canvas: Canvas, cards: str, right: float, cy: float) -> float:
    w = 36.0
    x = right - w * len(cards)
    for at, card in enumerate(cards):
        card_chip(canvas, card, Box(round(x + at * w), cy - 21, 33, 42))
    return x


def _boarded(canvas: Canvas, latest: News, right: float, cy: float) -> float:
    w = 50 * len(latest.boarded) + 8
    box = Box(round(right - w), round(cy - 35), w, 70)
    canvas.vector(rect(Box(0, 0, w, 70), "paper_hi", radius=8), box)
    for at, (_, who) in enumerate(latest.boarded):
        canvas.centred(art(f"pas_{who}"), box.x + 29 + 50 * at, cy + 2, height=60)
    return box.x


def _mix(canvas: Canvas, latest: News, right: float, cy: float) -> float:
    """Short and long tickets with their counts."""
    for kind, count in reversed(list(zip(("short", "long"), latest.mix or ()))):
        right -= 138
        canvas.centred(art(f"ticket_{kind}"), right + 42, cy, height=60)
        number(canvas, f"news/{kind}", count, Box(right + 88, cy - 28, 46, 56), 44, ink="lamp", align="left")
    return right


def _cards(canvas: Canvas, scene: Scene, y: float) -> None:
    view, say = scene.view, scene.words
    for at, card in enumerate(view.display):
        x = 18 + at * 161
        if card:
            canvas.sprite(art(f"card_{card}"), x, y + 17, height=129)
        else:
            field(canvas, Box(x, y + 17, 158, 129), "paper", "soot3", dashed=True)
    canvas.fill(Box(829, y + 16, 3, 132), "paper_edge")
    stacks = (
        ("card_back", view.deck, "deck"),
        ("discard", len(view.discards), "discards"),
        ("ticket_short", view.stacks[0], "short"),
        ("ticket_long", view.stacks[1], "long"),
    )
    for at, (sprite, count, key) in enumerate(stacks):
        cell = Box(842 + at % 2 * 172, y + 11 + at // 2 * 75, 170, 74)
        canvas.sprite(art(sprite), cell.x, cell.y + 4, height=64)
        number(canvas, f"stack {key}", count, cell.at(85, 0, 84, 42), 44, ink="soot", align="left")
        canvas.text(
            f"stack {key}/label", say("rail-stacks", stack=key), cell.at(85, 42, 84, 26), style("bold", 24, 18), align="left"
        )
