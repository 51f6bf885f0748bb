"""Reasons of the adviser in English, for the command line."""

from __future__ import annotations

import re

from engine.kopalnie.box import TILES
from engine.players.advice import Reason

_KINDS = {"crystal": "crystals", "ruby": "rubies", "diamond": "diamonds"}
_ONE = re.compile(r"\b1 (points|coins|tiles)\b")  # "1 points", and the like
_LINES = {
    "mission_odds": "{mission}: {points} points, done in about {percent} of 100 games",
    "completes": "finishes the set of {kind}: {points} points",
    "grows": "the set of {kind} grows to {tiles}: {points} points more",
    "nearer": "one more for the set of {kind}: {points} points with {lacking} more after that",
    "forms": "a cauldron, a figurine and a knife together: {points} points",
    "pack": "a third free treasure: {points} points",
    "bonus": "{points} points by the card {card}",
    "coins": "{coins} coins",
    "card": "a chance card",
    "stone": "a stone",
    "stone_costs": "stone number {stones}: costs {points} points",
    "no_stone": "no roll brings a stone",
    "mission": "the mission {mission} would be done: {points} points",
    "leads": "most {kind} of all, as the mission {mission} wants: {points} points if it stays so",
    "toward": "digs toward the mission {mission}: {points} points",
    "spoils": "spoils the mission {mission}: {points} points",
    "ends_ahead": "ends the game while in the lead, {own} to {best} as far as is known",
    "ends_level": "ends the game level, {own} to {best} as far as is known",
    "ends_behind": "ends the game while behind, {own} to {best} as far as is known",
    "denies": "takes from seat {seat} what would bring {points} points there: {kind}",
    "two_rolls": "the better of two rolls",
    "two_digs": "digs twice in this turn",
    "better": "{better} of 6 rolls would bring more",
    "keeps": "keeps {card} for later",
    "spends": "uses up {card}",
    "no_coins": "no coins",
    "guess": "{coins} coins with one number of six; all are equally likely",
    "guess_lantern": "{coins} coins, with the lantern also for the numbers beside it",
    "in_reach": "the next player could take the {coins} coins at once",
    "out_of_reach": "no roll of the next player reaches it",
    "suits": "{tile} suits nobody else as well",
    "enough": "another coin would help others more",
}


def line_of(reason: Reason) -> str:
    """The key of the line for a reason; a stone that costs nothing yet has a line without figures."""
    return "stone_costs" if reason.code == "stone" and reason.figures["points"] else reason.code


def describe(reason: Reason) -> str:
    """A reason as one line."""
    figures = {name: value.replace("_", " ") if isinstance(value, str) else value for name, value in reason.figures.items()}
    if "kind" in figures:
        figures["kind"] = _KINDS.get(figures["kind"], figures["kind"])
    if "tile" in figures:
        tile = TILES[reason.figures["tile"]]
        figures["tile"] = tile.form or tile.kind
    line = _LINES[line_of(reason)].format(**figures)
    line = _ONE.sub(lambda found: found[0].removesuffix("s"), line)
    rolls = reason.figures.get("rolls")
    return f"on {_any_of(rolls)}: {line}" if rolls else line


def _any_of(rolls: list[int]) -> str:
    *first, last = map(str, rolls)
    return f"{', '.join(first)} or {last}" if first else last
