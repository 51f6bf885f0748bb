"""The result to share: the players on a podium by rank, and what the winner's points are made of."""

from __future__ import annotations

from collections.abc import Hashable

from engine.kopalnie.view import View
from render.box import Box
from render.canvas import Canvas
from render.frame_parts import minus, seat_of
from render.kopalnie.account import draw_row_sign
from render.kopalnie.mines_header import turn_text
from render.kopalnie.parts import points_text, tally
from render.kopalnie.scene import Scene
from render.kopalnie.strip_frame import EDGE, HEADER, TOP, new_page, plain_plate, player_plate, points_plate
from render.strip_key import as_key
from render.strip_size import WIDTH
from render.svg import line, path, rect
from render.theme import SEATS, style

HEIGHT = 620
STAGE = Box(EDGE + 8, TOP, 744, HEIGHT - TOP - 14)
SHARES = Box(WIDTH - EDGE - 382, TOP + 20, 382, HEIGHT - TOP - 36)
MOST = 3  # players whose shares are shown, when several have won
_STEP = (180, 138, 102, 60, 60)  # heights of the podium below the name and the points, by the number of those ahead
_GAP = 10
_BAR = 196.0  # the longest bar


def ahead_of(view: View) -> list[int]:
    """How many have more points than each seat."""
    points = [player.points for player in view.players]
    return [sum(other > own for other in points) for own in points]


def ranking(view: View) -> list[int]:
    """The seats, most points first."""
    ahead = ahead_of(view)
    return sorted(range(view.seats), key=lambda seat: (ahead[seat], seat))


def heroes(view: View) -> list[int]:
    """Whose shares are shown: the winners; before the end whoever leads."""
    ahead = ahead_of(view)
    return [seat for seat in ranking(view) if not ahead[seat]][:MOST]


def shares(scene: Scene, seat: int) -> list[tuple[str, int]]:
    """What a player's points are made of, largest first."""
    rows = scene.view.players[seat].account
    return sorted(((row, points) for row, points in rows.items() if points), key=lambda row: -row[1])


def verdict(scene: Scene) -> str:
    """Who won; a tie is a shared victory."""
    winners = scene.view.winners or ()
    if len(winners) > 1:
        return scene.words("shared-win", names=", ".join(scene.name(seat) for seat in winners))
    return turn_text(scene)


def podium_key(scene: Scene) -> Hashable:
    """All that the podium shows."""
    view = scene.view
    players = tuple((scene.name(seat), points_text(scene, seat)) for seat in range(view.seats))
    lit = [(seat, shares(scene, seat), _counts(scene, seat)) for seat in heroes(view)]
    return as_key((players, ahead_of(view), lit, view.winners, verdict(scene), _plate_seat(view)))


def _plate_seat(view: View) -> int | None:
    return (view.winners[0] if len(view.winners) == 1 else None) if view.winners else view.turn


def _counts(scene: Scene, seat: int) -> dict[str, int]:
    """How many tiles a line of the account comes from."""
    counts = tally(scene.view.players[seat])
    return {
        row: counts["stone" if row == "stones" else row] for row, _ in shares(scene, seat) if row == "stones" or row in counts
    }


def draw_podium(scene: Scene) -> Canvas:
    """The final standing; before the end of the game the standing as far as the viewer knows it."""
    view, say = scene.view, scene.words
    canvas = new_page(scene, HEIGHT, say("kopalnie-title") if view.winners else say("so-far"))
    player_plate(canvas, verdict(scene), _plate_seat(view), Box(WIDTH - EDGE - 560, 7, 560, HEADER - 14), right=True)
    ahead = ahead_of(view)
    for seat, column in zip(ranking(view), STAGE.grid(view.seats, 1, _GAP)):
        _step(canvas, scene, seat, column, ahead[seat])
    shown = heroes(view)
    for seat, box in zip(shown, SHARES.grid(1, len(shown), 10)):
        _shares(canvas, scene, seat, box)
    return canvas


def _step(canvas: Canvas, scene: Scene, seat: int, column: Box, ahead: int) -> None:
    wins = seat in (scene.view.winners or ())
    w = min(column.w, 240.0)
    block = Box(round(column.cx - w / 2), column.bottom - 100 - _STEP[ahead], round(w), 100 + _STEP[ahead])
    body = rect(Box(1.5, 1.5, block.w - 3, block.h), "lamp" if wins else "paper_hi", "soot", 3, radius=5)
    body += rect(Box(3, 3, block.w - 6, 50), SEATS[seat].fill) + line((2, 54), (block.w - 2, 54), "soot", 3)
    canvas.vector(body, block)
    cx = block.cx - (16 if wins else 0)
    canvas.standing(f"miner_{seat_of(seat)}", cx, block.y + 2, height=132)
    if wins:
        canvas.sprite("lantern", cx + 44, block.y - 78, 46)
    canvas.text(
        f"stage/seat {seat}/name", scene.name(seat), block.at(6, 4, block.w - 12, 48), style("serif", 32, 22), SEATS[seat].ink
    )
    points_plate(canvas, f"stage/seat {seat}/points", points_text(scene, seat), block.at(10, 64, block.w - 20, 76), 68)
    room = block.at(6, 142, block.w - 12, block.h - 144)
    if room.h > 30:
        place = style("serif", min(64.0, room.h * 0.8), 24)
        canvas.text(f"stage/seat {seat}/place", f"{ahead + 1}.", room, place, "soot" if wins else "soot2")


def _shares(canvas: Canvas, scene: Scene, seat: int, box: Box) -> None:
    """A player's lines of the account as bars, as many as there is room for."""
    rows, counts = shares(scene, seat), _counts(scene, seat)
    box = box.at(0, 0, box.w, min(box.h, 72 + 88.0 * max(1, len(rows))))
    plain_plate(canvas, box)
    head = f"M3 56 V11 q0 -8 8 -8 H{box.w - 11} q8 0 8 8 V56 Z"
    canvas.vector(path(head, SEATS[seat].fill, "soot", 2.5), box)
    canvas.centred(f"sym_{seat_of(seat)}", box.x + 34, box.y + 30, 42)
    title = scene.words("shares-of", name=scene.name(seat))
    canvas.text(
        f"shares {seat}/title", title, box.at(64, 6, box.w - 76, 48), style("serif", 33, 22), SEATS[seat].ink, align="left"
    )
    room = box.at(0, 60, box.w, box.h - 66)
    shown = rows[: int(room.h / 62)]
    largest = max((points for _, points in shown), default=1)
    pitch = min(88.0, room.h / max(1, len(shown)))
    for number, (row, points) in enumerate(shown):
        place = room.at(0, number * pitch, box.w, pitch)
        draw_row_sign(canvas, row, place.x + 46, place.cy, 54)
        bar = Box(place.x + 88, round(place.cy - 20), round(max(14.0, _BAR * points / max(1, largest))), 40)
        canvas.vector(rect(Box(1.5, 1.5, bar.w - 3, 37), "lamp" if points > 0 else "brick", "soot", 3, radius=7), bar)
        if row in counts and bar.w > 60:
            canvas.text(
                f"shares {seat}/{row}/tiles", f"×{counts[row]}", bar.at(6, 3, 60, 34), style("bold", 28, 22), align="left"
            )
        text = f"+{points}" if points > 0 else minus(points)
        canvas.text(
            f"shares {seat}/{row}",
            text,
            Box(bar.right + 8, bar.y, box.right - bar.right - 12, 40),
            style("black", 40, 27),
            align="left",
        )
