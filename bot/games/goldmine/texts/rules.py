"""The topics of the rules, and the figures of the box that they name."""

from __future__ import annotations

from collections.abc import Mapping

from engine.goldmine.box import BUILDING_TILES, GOLD_TOKENS, QUIET_ROUNDS, TARGET, TEAM_TARGET

TOPICS: tuple[str, ...] = ("build", "move", "passage", "gold", "challenges", "options", "secrets", "credits")
LESSONS = 4
RULE_FIGURES: Mapping[str, str | int] = {
    "tiles": BUILDING_TILES,
    "two": TARGET[2],
    "four": TARGET[4],
    "six": TARGET[6],
    "team_four": TEAM_TARGET[4],
    "team_six": TEAM_TARGET[6],
    "tokens": GOLD_TOKENS,
    "quiet": QUIET_ROUNDS,
}
