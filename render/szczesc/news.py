"""The last turn in one line, and what it changed on the board."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from render.fluent_texts import FluentTexts
from render.szczesc.parts import ROMAN
from render.szczesc.scene import Scene


@dataclass(frozen=True, slots=True)
class News:
    """What the last turn did."""

    seat: int | None  # who
    place: str | None  # the work place, as written
    text: str  # what came of it
    to_canteen: Mapping[int, int]  # whose miners went there, and how many
    to_cechownia: int | None  # whose miner went there

    def line(self, name: str) -> str:
        """All of it in one line, with the player's name."""
        head = " · ".join(part for part in (name, self.place) if part)
        return f"{head}: {self.text}" if head and self.text else head or self.text


def gained(scene: Scene, seat: int) -> int:
    """The points that the last turn brought this seat, or cost it."""
    rows = [row for event in scene.happened("shift_scored") for row in event.data["categories"]]
    rows += [row for event in scene.happened("settled") for row in event.data["accounts"].values()]
    delivered = sum(int(event.data["points"]) for event in scene.happened("delivered") if event.seat == seat)
    return delivered + sum(int(row["points"][seat]) for row in rows)


_EFFECTS: dict[str, Callable[[FluentTexts, Mapping[str, Any]], str]] = {
    "bought": lambda w, d: w("news-bought", piece=d["tile"]),
    "took_order": lambda w, d: w("news-took", piece=d["card"]),
    "kept_none": lambda w, d: w("news-none"),
    "drew": lambda w, d: w("news-drew", count=d["count"]),
    "earned": lambda w, d: w("news-earned", marks=d["marks"]),
    "mined": lambda w, d: w("news-mined", used=d["used"], steps=d["steps"]),
    "delivered": lambda w, d: w("news-delivered", count=d["count"], points=d["points"]),
}


def news(scene: Scene) -> News:
    """The last turn, as far as the viewer may know it."""
    words, view = scene.words, scene.view
    placed = scene.happened("placed")
    effects = [event for event in scene.events if event.kind in _EFFECTS]
    seat = next((event.seat for event in (*placed, *effects)), None)
    place = placed[-1].data["space"] if placed else next((e.data["from"] for e in effects if "from" in e.data), None)
    parts = [_EFFECTS[event.kind](words, event.data) for event in effects]
    to_canteen: dict[int, int] = {}
    for event in placed:
        if event.data["displaced"]:
            to_canteen[event.data["whose"]] = event.data["displaced"]
            parts.append(words("news-canteen", count=event.data["displaced"]))
    parts += [words("news-shift", number=ROMAN[event.data["shift"]]) for event in scene.happened("shift_scored")]
    if placed and not effects and view.phase == "mine":
        parts.insert(0, words("news-mining"))
    if view.phase == "draft":
        parts.append(words("news-draft", left=len(view.display)))
    elif not parts and not placed:
        parts.append(words("news-start") if not any(view.scores) and view.shift == 1 else "")
    if scene.happened("shift_began"):
        to_canteen = {}  # everybody has gone home
    cechownia = seat if place == "money 1" and not scene.happened("shift_began") else None
    return News(seat, place, ", ".join(part for part in parts if part), to_canteen, cechownia)
