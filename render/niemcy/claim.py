"""The choice of a connection: a window of the map with numbers on the tracks that can be paid, and the list of them."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from engine.niemcy.box import PLACES
from engine.niemcy.view_plan import ClaimChoice, claim_choices, passenger_gain
from render.box import Box
from render.canvas import Canvas
from render.niemcy.describe_seat import own
from render.niemcy.hand import HEAD, hidden_page, own_head
from render.niemcy.land import land_window
from render.niemcy.map_art import FREE, line_path, track_body, track_box
from render.niemcy.map_layout import CANVAS_H, CANVAS_W, COUNTRY_PLATES, LABELS, LINES, SPACES, STATIONS, middle
from render.niemcy.map_spots import beside_space
from render.niemcy.map_strip import MapPen, draw_places, track_states
from render.niemcy.names import ends_name
from render.niemcy.palette import PASSENGER_ORDER
from render.niemcy.pieces import art
from render.niemcy.scene import Scene
from render.niemcy.strip_frame import EDGE, INNER, card_chip, field, new_strip, number, numbered, plain_page, plate, space_sign
from render.strip_key import as_key
from render.strip_size import HEIGHT, WIDTH
from render.svg import Point, path
from render.theme import style

SHOWN = 9  # rows of the list
NUMBERED = 25  # the first choices, which a panel can offer
_ROW = 71
_CLOSE = 1100  # units that a window is wide, or as wide as the map: tracks are kept as pixels at these two scales only
_MARGIN = 60
_BADGE = 23.0


def shown_choices(scene: Scene) -> list[tuple[int, ClaimChoice]]:
    """The choices that are drawn, with their numbers: those of the plan, then others that fit into a window with them."""
    found: list[tuple[int, ClaimChoice]] = []
    widest = float(_CLOSE)
    for count, choice in enumerate(claim_choices(scene.view, scene.seat)[:NUMBERED], 1):
        window = one_window([*(one for _, one in found), choice])
        # no wider for the sake of a track that is not in the plan
        if len(found) < SHOWN and window and (choice.planned or not found or window.w <= widest):
            found.append((count, choice))
            widest = max(widest, window.w)
    return found


def _slot(choice: ClaimChoice, states: dict[str, tuple[int, ...]]) -> int:
    """Which track is meant: of alike ones the first free one."""
    row = states[choice.track.connection.code]
    return next(slot for slot in choice.track.slots if row[slot] < 0)


def one_window(choices: Sequence[ClaimChoice]) -> Box | None:
    """The window of the map's canvas that holds all these tracks and the names at their ends; None: it would be too high."""
    points: list[Point] = []
    for choice in choices:
        connection = choice.track.connection
        points += [at for line in LINES[connection.code] for at in line]
        for end in (PLACES[connection.a], PLACES[connection.b]):
            if end in LABELS:
                label = LABELS[end]
                points += [(label.x, label.y), (label.right, label.bottom)]
    left, right = min(x for x, _ in points) - _MARGIN, max(x for x, _ in points) + _MARGIN
    top, bottom = max(0.0, min(y for _, y in points) - _MARGIN), min(CANVAS_H, max(y for _, y in points) + _MARGIN)
    w = _CLOSE if max(right - left, (bottom - top) * WIDTH / HEIGHT) <= _CLOSE else CANVAS_W
    h = w * HEIGHT / WIDTH
    if bottom - top > h + 1:
        return None
    x, y = (left + right - w) / 2, (top + bottom - h) / 2
    return Box(int(min(max(x, 0), CANVAS_W - w)), int(min(max(y, 0), CANVAS_H - h)), w, h)


def claim_map_key(scene: Scene) -> Hashable:
    """All that the map of the choice shows."""
    if not own(scene):
        return scene.names[scene.seat], scene.seat
    return as_key((track_states(scene), scene.view.stations, shown_choices(scene)))


def draw_claim_map(scene: Scene) -> Canvas:
    """The tracks that can be paid with their numbers, all others dimmed."""
    if not own(scene):
        return hidden_page(scene, "rail-claim")
    choices, states = shown_choices(scene), track_states(scene)
    window = one_window([choice for _, choice in choices]) if choices else None
    if window is None:
        return plain_page(scene.words("rail-claim"), scene.words("rail-claim-none"))
    strong = {(choice.track.connection.code, _slot(choice, states)) for _, choice in choices}
    scale = WIDTH / window.w
    pen = MapPen(Canvas(land_window(window, scale)), window.x, window.y, scale)
    _tracks(pen, states, strong)
    draw_places(pen, scene, scene.view.stations, (), _inside(window))
    for count, choice in choices:
        _badge(pen, count, choice, _slot(choice, states))
    return pen.canvas


def prepare_close_map() -> None:
    """Draw the land and all free tracks at the closer scale; they are kept."""
    scale = WIDTH / _CLOSE
    every = Box(0, 0, CANVAS_W, CANVAS_H)
    pen = MapPen(Canvas(land_window(every, scale)), 0, 0, scale)
    _tracks(pen, {code: (FREE,) * len(lines) for code, lines in LINES.items()}, set())


def _tracks(pen: MapPen, states: dict[str, tuple[int, ...]], strong: set[tuple[str, int]]) -> None:
    """All tracks; of the free ones only these keep their colour, and lie on a light."""
    every = [(code, slot, state) for code, row in states.items() for slot, state in enumerate(row)]
    for code, slot, state in every:
        if state < 0 and (code, slot) not in strong:
            pen.piece(track_body(code, slot, state), track_box(code, slot), pale=True)
    for code, slot in sorted(strong):
        light = path(line_path(LINES[code][slot]), "none", "lamp_hi", 44, more='stroke-linecap="round"')
        pen.piece(light, track_box(code, slot))
        pen.piece(track_body(code, slot, FREE), track_box(code, slot))
    for code, slot, state in every:
        if state >= 0:
            pen.piece(track_body(code, slot, state), track_box(code, slot))


def _inside(window: Box) -> set[str]:
    """The places whose station, or whose plate, lies in the window."""
    inner = window.inset(24)
    cities = {code for code, (x, y) in STATIONS.items() if inner.x < x < inner.right and inner.y < y < inner.bottom}
    return cities | {code for code, box in COUNTRY_PLATES.items() if window.inset(40, 4).contains(box)}


def _badge(pen: MapPen, count: int, choice: ClaimChoice, slot: int) -> None:
    x, y = middle(choice.track.connection.code, slot)
    r = _BADGE / pen.scale
    if choice.track.length == 1:  # beside the only space, so that its colour can be seen
        x, y = beside_space(SPACES[choice.track.connection.code][slot][0], r + 13)
    at = (x - pen.left) * pen.scale, (y - pen.top) * pen.scale
    image = pen.canvas.image
    if _BADGE <= at[0] <= image.width - _BADGE and _BADGE <= at[1] <= image.height - _BADGE:
        numbered(pen.canvas, f"badge {count}", count, at, _BADGE, lit=choice.planned)


# --- the list ---------------------------------------------------------------------------------------------------------


def claim_list_key(scene: Scene) -> Hashable:
    """All that the list shows."""
    player = scene.view.players[scene.seat]
    if not own(scene):
        return scene.names[scene.seat], scene.seat
    crowds = [_crowds(scene, choice) for _, choice in shown_choices(scene)]
    more = len(claim_choices(scene.view, scene.seat))
    return as_key((scene.names[scene.seat], scene.seat, player.cars, player.points, shown_choices(scene), crowds, more))


def _crowds(scene: Scene, choice: ClaimChoice) -> list[str]:
    """For each end the passengers to choose from, the best first."""
    connection = choice.track.connection

    def best(colour: str) -> tuple[int, int]:
        return -passenger_gain(scene.view, scene.seat, colour), PASSENGER_ORDER.index(colour)

    return ["".join(sorted({*scene.view.stations.get(PLACES[end], "")}, key=best)) for end in (connection.a, connection.b)]


def draw_claim_list(scene: Scene) -> Canvas:
    """Every choice with its payment, points, and who would get on."""
    if not own(scene):
        return hidden_page(scene, "rail-claim")
    choices, say = shown_choices(scene), scene.words
    if not choices:
        return plain_page(say("rail-claim"), say("rail-claim-none"))
    more = len(claim_choices(scene.view, scene.seat)) - len(choices)
    canvas = new_strip(HEAD + 12 + _ROW * len(choices))
    note = say("rail-claim-note") + (f" · {say('rail-claim-more', count=more)}" if more else "")
    own_head(canvas, scene, say("rail-claim"), note)
    for at, (count, choice) in enumerate(choices):
        _row(canvas, scene, count, choice, Box(EDGE, HEAD + 9 + at * _ROW, INNER, _ROW - 7))
    return canvas


def _row(canvas: Canvas, scene: Scene, count: int, choice: ClaimChoice, box: Box) -> None:
    tag = f"claim {count}"
    plate(canvas, box)
    numbered(canvas, tag, count, (box.x + 34, box.cy), 24, lit=choice.planned)
    space_sign(canvas, choice.track.colour, box.at(66, 17, 48, 30))
    room = box.at(122, 0, 368, box.h)
    canvas.text(f"{tag}/route", ends_name(scene.words, choice.track.connection.code), room, style("serif", 36, 22), align="left")
    for at, card in enumerate(choice.cards):
        card_chip(canvas, card, box.at(498 + at * 35, 11, 32, 42))
    points = box.at(754, 7, 88, box.h - 14)
    field(canvas, points, "lamp")
    number(canvas, f"{tag}/points", f"+{choice.points}", points.inset(2), 38)
    x = box.x + 854
    for at, crowd in enumerate(_crowds(scene, choice)):
        if at:
            canvas.fill(Box(x + 3, box.y + 12, 2, box.h - 24), "paper_edge")
            x += 10
        if not crowd:
            field(canvas, Box(round(x + 14), round(box.cy - 5), 10, 10), "paper_edge", radius=5)
            x += 38
        for who in crowd[:3]:
            canvas.sprite(art(f"pas_{who}"), x, box.y + 9, height=46)
            x += 38
    gain = sum(points for *_, points in choice.gains)
    if gain:
        number(canvas, f"{tag}/gain", f"+{gain}", box.at(INNER - 82, 0, 74, box.h), 36, ink="loco", align="right")
