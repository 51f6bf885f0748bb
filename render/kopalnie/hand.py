"""Three missions to choose from; later the mission and the kept chance cards of a seat, as far as the viewer may see them."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from render.box import Box
from render.canvas import Canvas
from render.kopalnie.cards import CARD_H, CardFace, card_boxes, card_face, cards_height, draw_face, mission_face
from render.kopalnie.changes import changes
from render.kopalnie.parts import art, own_eyes
from render.kopalnie.scene import Scene
from render.kopalnie.strip_frame import BAR, EDGE, INNER, ROOF, TOP, new_page, new_strip, wall
from render.part_cache import PARTS
from render.theme import style

WALL = BAR + 27  # of a wall around its cards
PER_STRIP = 8  # cards


def choosing(scene: Scene) -> tuple[str, ...]:
    """The missions that the viewer still has to choose from."""
    player = scene.view.players[scene.seat]
    return player.offered or () if scene.view.phase == "missions" and not player.has_mission else ()


def cards_of(scene: Scene) -> list[CardFace | str]:
    """The mission and the kept cards of the scene's seat: faces that the viewer may see, else the sprite of a back."""
    view, player, say = scene.view, scene.view.players[scene.seat], scene.words
    shown: list[CardFace | str] = []
    if player.mission:
        state = "mission-now-done" if player.mission_done else "mission-now-open"
        foot = say("mission-shown") if player.revealed else "" if view.phase == "over" else say(state)
        shown.append(mission_face(scene, player.mission, foot))
    elif player.has_mission:
        shown.append("mission_back")
    fresh = view.fresh if view.turn == scene.seat else 0
    for index, card in enumerate(player.kept):
        new = index >= len(player.kept) - fresh
        shown.append(card_face(scene, card, fresh=new))
    return shown


def wall_key(scene: Scene) -> Hashable:
    """What every wall with the seat's cards shows beside them: whether only the owner sees it, and what is lit."""
    return own_eyes(scene, scene.seat), changes(scene).get(scene.seat, ())


def draw_wall(canvas: Canvas, scene: Scene, cards: Sequence[CardFace | str], box: Box, *, first: int = 0) -> None:
    """A wall with these cards; ``first`` is the number of the first one among all."""
    emblem = "padlock" if own_eyes(scene, scene.seat) else ""
    room = wall(canvas, box, "plum", "secrets", scene.words("hand-title"), emblem=emblem)
    if not cards:
        canvas.text("secrets/none", scene.words("no-mission"), room, style("bold", 36, 28), "paper_hi")
        return
    for number, (card, place) in enumerate(zip(cards, card_boxes(len(cards), room)), first):
        if isinstance(card, CardFace):
            _card(canvas, f"card {number}", card, place)
        else:
            canvas.centred(art(card), place.cx, place.cy, height=CARD_H - 14)


def _card(canvas: Canvas, name: str, card: CardFace, place: Box) -> None:
    PARTS.draw(canvas, place.inset(-2), (name, place, card), lambda: draw_face(canvas, name, card, place))


def wall_height(count: int) -> float:
    """How high a wall with so many cards is."""
    return WALL + cards_height(count)


def hand_key(scene: Scene) -> Hashable:
    """All that the hand shows."""
    seat = scene.seat
    return seat, scene.name(seat), choosing(scene), scene.view.seats, tuple(cards_of(scene)[:PER_STRIP]), wall_key(scene)


def draw_hand(scene: Scene) -> Canvas:
    """The three missions while one is to be chosen, afterwards the mission and the first eight cards; of others perhaps backs."""
    say, seat = scene.words, scene.seat
    if offered := choosing(scene):
        box = Box(EDGE, TOP + ROOF + 10, INNER, wall_height(len(offered)))
        canvas = new_page(scene, box.bottom + 14, say("choose-mission"), seat=seat)
        room = wall(canvas, box, "plum", "offered", say("missions-offered"), emblem="padlock", roof=True)
        for mission, place in zip(offered, card_boxes(len(offered), room)):
            draw_face(canvas, f"mission {mission}", mission_face(scene, mission), place)
        return canvas
    cards = cards_of(scene)[:PER_STRIP]
    box = Box(EDGE, TOP + 14, INNER, wall_height(len(cards)))
    note = say("only-for-you") if own_eyes(scene, seat) else ""
    canvas = new_page(scene, box.bottom + 14, scene.name(seat), seat=seat, note=note)
    draw_wall(canvas, scene, cards, box)
    return canvas


def further_key(scene: Scene, first: int) -> Hashable:
    """All that a strip of further cards shows."""
    return tuple(cards_of(scene)[first : first + PER_STRIP]), wall_key(scene)


def draw_further(scene: Scene, first: int) -> Canvas:
    """A strip with nothing but cards, from this one on."""
    cards = cards_of(scene)[first : first + PER_STRIP]
    box = Box(EDGE, 14, INNER, wall_height(len(cards)))
    canvas = new_strip(box.bottom + 14)
    draw_wall(canvas, scene, cards, box, first=first)
    return canvas
