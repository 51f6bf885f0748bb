"""The topics of the rules, and the figures of the box that they name."""

from __future__ import annotations

from collections.abc import Mapping

from engine.niemcy.box import (
    ALL_CARDS,
    CARS,
    COLOURS,
    END_BELOW,
    FIRST_HAND,
    GLOBETROTTER,
    KEEP_FIRST,
    KEEP_LATER,
    LOCOMOTIVE,
    MOST_PASSENGERS,
    MOST_REFRESHES,
    OFFER,
    POINTS,
    SECOND_PASSENGERS,
)

TOPICS: tuple[str, ...] = ("turn", "draw", "deck", "claim", "passengers", "tickets", "countries", "end", "secrets", "credits")
LESSONS = 4

RULE_FIGURES: Mapping[str, str | int] = {
    "below": END_BELOW,
    "cards": len(ALL_CARDS),
    "cars": CARS,
    "drawn": OFFER,
    "each": ALL_CARDS.count(COLOURS[0]),
    "first": MOST_PASSENGERS,
    "globetrotter": GLOBETROTTER,
    "hand": FIRST_HAND,
    "keep": KEEP_FIRST,
    "later": KEEP_LATER,
    "locomotives": ALL_CARDS.count(LOCOMOTIVE),
    "refreshes": MOST_REFRESHES,
    "scale": ", ".join(str(points) for points in POINTS[1:]),
    "second": SECOND_PASSENGERS,
}
