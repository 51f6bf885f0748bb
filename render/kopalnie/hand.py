"""What is for one player's eyes only: three missions to choose from, later the own mission and the kept chance cards."""

from __future__ import annotations

from collections.abc import Sequence

from engine.kopalnie.box import MISSIONS
from render.alt_text import Brevity, name_of, within_limit
from render.box import Box
from render.canvas import Canvas
from render.kopalnie.cards import CARD_H, CardFace, card_boxes, card_face, cards_height, draw_face, mission_face
from render.kopalnie.names import card_name, card_text, mission_name, mission_text
from render.kopalnie.parts import art, own_eyes
from render.kopalnie.scene import Scene
from render.page_frame import BAR, EDGE, INNER, ROOF, TOP, new_page, wall
from render.theme import style

WALL = BAR + 26  # of a wall around its cards
COVERED = 120.0  # cards of which the viewer sees nothing but the backs


def choosing(scene: Scene) -> tuple[str, ...]:
    """The missions that the viewer still has to choose from."""
    player = scene.view.players[scene.seat]
    return player.offered or () if scene.view.phase == "missions" and not player.has_mission else ()


def secrets_of(scene: Scene) -> list[CardFace | str]:
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


def secrets_height(scene: Scene) -> float:
    """How high the wall with mission and cards is."""
    shown = secrets_of(scene)
    return WALL + (cards_height(len(shown)) if any(isinstance(card, CardFace) for card in shown) else COVERED)


def draw_secrets(canvas: Canvas, scene: Scene, top: float) -> None:
    """A wall with mission and cards."""
    say, seat = scene.words, scene.seat
    shown = secrets_of(scene)
    box = Box(EDGE, top, INNER, secrets_height(scene))
    emblem = "padlock" if own_eyes(scene, seat) else ""
    room = wall(canvas, box, "plum", "secrets", say("hand-title"), emblem=emblem)
    if not shown:
        canvas.text("secrets/none", say("no-mission"), room, style("bold", 36, 28), "paper_hi")
        return
    if not any(isinstance(card, CardFace) for card in shown):
        _covered(canvas, [card for card in shown if isinstance(card, str)], room)
        return
    for i, (card, place) in enumerate(zip(shown, card_boxes(len(shown), room))):
        if isinstance(card, CardFace):
            draw_face(canvas, f"card {i}", card, place)
        else:
            canvas.centred(art(card), place.cx, place.cy, height=CARD_H - 20)


def _covered(canvas: Canvas, backs: Sequence[str], room: Box) -> None:
    """A row of cards that all lie face down."""
    step = min(110.0, room.w / len(backs))
    left = room.cx - step * len(backs) / 2
    for i, back in enumerate(backs):
        canvas.centred(art(back), left + step * (i + 0.5), room.cy, height=COVERED)


def draw_hand(scene: Scene) -> Canvas:
    """The three missions while one is to be chosen, afterwards the mission and the cards; for others only their backs."""
    say, seat = scene.words, scene.seat
    offered = choosing(scene)
    roof = ROOF if offered else 0
    inside = WALL + cards_height(len(offered)) if offered else secrets_height(scene)
    canvas = new_page(scene, TOP + roof + 26 + inside + 26, say("hand-title"), _note(scene), seat=seat)
    top = TOP + roof + 26.0
    if not offered:
        draw_secrets(canvas, scene, top)
        return canvas
    box = Box(EDGE, top, INNER, inside)
    room = wall(canvas, box, "night", "offered", say("missions-offered"), emblem="padlock", roof="mansard")
    for mission, place in zip(offered, card_boxes(len(offered), room)):
        draw_face(canvas, f"mission {mission}", mission_face(scene, mission), place)
    return canvas


def _note(scene: Scene) -> str:
    say, name = scene.words, scene.name(scene.seat)
    if choosing(scene):
        return say("choose-mission")
    return f"{say('only-for-you')}: {name}" if own_eyes(scene, scene.seat) else name


def describe_hand(scene: Scene) -> str:
    """The missions to choose from, or the mission and every card, as far as the viewer may see them."""
    return within_limit(lambda brevity: _describe(scene, brevity))


def _describe(scene: Scene, brevity: Brevity) -> str:
    say = scene.words
    parts = [f"{say('hand-title')}: {name_of(scene, scene.seat, brevity)}."]
    if offered := choosing(scene):
        parts.append(say("alt-offer", missions="; ".join(mission_in_words(scene, mission) for mission in offered)))
        return " ".join(parts)
    parts.append(mission_sentence(scene))
    parts.append(cards_sentence(scene, with_text=brevity.name > 20))
    return " ".join(parts)


def mission_in_words(scene: Scene, mission: str) -> str:
    """A mission with its points and what it asks for."""
    say = scene.words
    text = mission_text(say, mission, scene.view.seats)
    return say("alt-mission-line", name=mission_name(say, mission), points=MISSIONS[mission].points, text=text)


def mission_sentence(scene: Scene) -> str:
    """The mission of the scene's seat, as far as the viewer knows it."""
    player, say = scene.view.players[scene.seat], scene.words
    if player.mission:
        now = say("mission-now-done" if player.mission_done else "mission-now-open")
        return say("alt-mission", mission=f"{mission_in_words(scene, player.mission)}; {now}")
    return say("alt-mission", mission=say("hidden-mission" if player.has_mission else "no-mission"))


def cards_sentence(scene: Scene, *, with_text: bool) -> str:
    """The kept cards of the scene's seat."""
    player, say = scene.view.players[scene.seat], scene.words
    known = [card_name(say, card) + (f" ({card_text(say, card)})" if with_text else "") for card in player.kept]
    return say("alt-kept", cards=", ".join(known) or say("no-cards"))
