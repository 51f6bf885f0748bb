"""The last turn in a line, and what it changed on the board."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from engine.szczesc.box import CARDS, CECHOWNIA, SPACE, TILES
from engine.szczesc.view import View
from render.fluent_texts import FluentTexts
from render.szczesc.parts import ROMAN
from render.szczesc.scene import Scene


@dataclass(frozen=True, slots=True)
class News:
    """What the last turn did."""

    seat: int | None  # who
    place: str | None  # the work place, as written
    lit: str | None  # the work place where it can still be seen: not after everybody has gone home
    text: str  # what came of it
    to_canteen: Mapping[int, int]  # whose miners went there, and how many

    def lines(self, scene: Scene) -> tuple[str, str]:
        """Who went where, and what came of it; either may be empty."""
        who = "" if self.seat is None else scene.name(self.seat)
        where = "" if self.place is None else place_name(scene.words, self.place)
        return " · ".join(part for part in (who, where) if part), self.text

    def line(self, scene: Scene) -> str:
        """All of it in one line."""
        return ": ".join(part for part in self.lines(scene) if part)


def place_name(words: FluentTexts, name: str) -> str:
    """A work place in words."""
    space = SPACE[name]
    if space.index == CECHOWNIA:
        return words("at-cechownia")
    if space.kind == "deliver":
        return words("at-deliver", transport=words(f"transport-{space.transport}"))
    return words(f"at-{space.kind}", number=space.number) if space.number else words(f"at-{space.kind}-draw")


def gained(scene: Scene, seat: int) -> int:
    """The points that the last turn brought this seat, or cost it."""
    rows = [row for event in scene.happened("shift_scored") for row in event.data["categories"]]
    rows += [row for event in scene.happened("settled") for row in event.data["accounts"].values()]
    delivered = sum(int(event.data["points"]) for event in scene.happened("delivered") if event.seat == seat)
    return delivered + sum(int(row["points"][seat]) for row in rows)


def piece_in_words(words: FluentTexts, code: str) -> str:
    """A tile or a card for a description, with its code: "grey ×2, light (G2L)", "handcart H-GG"."""
    if code in CARDS:
        return words("alt-piece-card", transport=words(f"transport-{code[0]}"), code=code)
    return words("alt-piece-tile", **_tile(words, code), code=code)


def _tile(words: FluentTexts, code: str) -> dict[str, str | int]:
    tile = TILES[code]
    side = words("tile-light" if tile.side == "L" else "tile-dark")
    return {"colour": words(f"coal-{tile.colour}"), "carts": tile.carts, "side": side}


def _bought(words: FluentTexts, code: str) -> str:
    return words("news-bought", **_tile(words, code))


def _took(words: FluentTexts, code: str) -> str:
    return words("news-took", transport=words(f"transport-{code[0]}"), points=CARDS[code].points)


_EFFECTS: dict[str, Callable[[FluentTexts, Mapping[str, Any]], str]] = {
    "bought": lambda w, d: _bought(w, d["tile"]),
    "took_order": lambda w, d: _took(w, d["card"]),
    "kept_none": lambda w, d: w("news-none"),
    "drew": lambda w, d: w("news-drew", count=d["count"]),
    "earned": lambda w, d: w("news-earned", marks=d["marks"]),
    "mined": lambda w, d: w("news-mined", used=d["used"], steps=d["steps"]),
    "delivered": lambda w, d: w("news-delivered", count=d["count"], points=d["points"]),
}


def _nobody_has_moved(view: View) -> bool:
    busy = any(place.standing for place in view.places) or any(view.cechownia) or any(view.canteen)
    return view.shift == 1 and not busy


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
    elif not parts and not placed and _nobody_has_moved(view):
        parts.append(words("news-start"))
    home = bool(scene.happened("shift_began"))
    return News(seat, place, None if home else place, ", ".join(parts), {} if home else to_canteen)
