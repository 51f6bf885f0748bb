"""What the last turn changed of the players: it is lit where it stands, and told first."""

from __future__ import annotations

from collections.abc import Mapping

from render.kopalnie.names import tile_sign
from render.kopalnie.scene import Scene

CELLS = ("coins", "cards", "mission")  # beside the signs of the treasures


def changes(scene: Scene) -> Mapping[int, tuple[str, ...]]:
    """By seat: the signs of the treasures and the cells that are not as before the turn."""
    found: dict[int, list[str]] = {}

    def note(seat: int | None, cell: str) -> None:
        if seat is not None and cell not in found.setdefault(seat, []):
            found[seat].append(cell)

    for event in scene.events:
        match event.kind:
            case "dug":
                note(event.seat, tile_sign(event.data["tile"]))
            case "boxed":
                note(event.seat, tile_sign(event.data["tile"]))
            case "earned" | "tribute":
                for seat in (event.seat, *event.data.get("givers", ())):
                    note(seat, "coins")
            case "played_card":
                note(event.seat, "cards")
            case "drew_chance" if event.data["kept"]:
                note(event.seat, "cards")
            case "revealed_mission" | "chose_mission":
                note(event.seat, "mission")
    return {seat: tuple(cells) for seat, cells in found.items()}


def changes_in_words(scene: Scene, seat: int, called: str) -> str:
    """What changed of one player: "Ewa: ruby, coins"; empty when nothing did."""
    say, cells = scene.words, changes(scene).get(seat, ())
    told = [say(f"cell-{cell}") if cell in CELLS else say(f"tile-{cell}") for cell in cells]
    return f"{called}: {', '.join(told)}" if told else ""
