"""Reasons of the adviser in English, for the command line."""

from __future__ import annotations

import re

from engine.players.advice import Reason
from engine.szczesc.box import COLOURS

TRANSPORT = {"H": "handcart", "W": "wagon", "C": "car", "L": "locomotive"}
COLOUR = {"Y": "yellow", "B": "brown", "G": "grey", "K": "black"}

_ONE = re.compile(r"\b1 (other )?(\w+ )?(orders|points|squares|carts|marks|miners|tiles)\b")  # "1 wagon orders", and the like
_LINES = {
    "delivers": "delivers {orders} {transport} orders: {points} points now",
    "penalty": "loses the penalty of {points} for orders left undone",
    "completes": "completes {orders} {transport} orders: {points} points on delivery",
    "leads": "takes the lead in {category}, {own} to {best}: {points} points at the end of shift {shift}",
    "ties": "draws level in {category}, {own} to {best}: {points} points at the end of shift {shift}",
    "second": "comes second in {category}: {points} points at the end of shift {shift}",
    "holds": "holds the lead in {category}, {own} to {best}: {points} points at the end of shift {shift}",
    "fills": "fills {squares} squares of {orders} orders",
    "lifts": "brings up coal that orders wait for: {cubes}",
    "empties": "empties carts: {cubes}",
    "coal": "{tile} brings coal that orders wait for: {cubes}",
    "tile": "{tile} adds {carts} {colour} carts",
    "order": "{card} is worth {points} points; coal for {covered} of its {squares} squares is at hand",
    "together": "{card} goes in one delivery with {orders} other {transport} orders",
    "declines": "none of these {what} is worth having now",
    "looks": "a choice of {count} {what} from the stack",
    "money_for": "{marks} marks: then {tile} for {price} can be bought",
    "money": "{marks} marks",
    "balances": "balances the shaft, {light} light to {dark} dark: {points} points less to lose",
    "unbalances": "puts the shaft out of balance, {light} light to {dark} dark: {points} points to lose",
    "saves": "saves {miners} miners: another place that does the same costs more",
    "crowded": "costs {miners} miners",
    "starts": "most miners in the workshops, {own} to {best}: the first turn of shift {shift}",
}  # fmt: skip


def describe(reason: Reason) -> str:
    """A reason as one line."""
    figures = dict(reason.figures)
    if "transport" in figures:
        figures["transport"] = TRANSPORT[figures["transport"]]
    if "colour" in figures:
        figures["colour"] = COLOUR[figures["colour"]]
    if "cubes" in figures:
        figures["cubes"] = _cubes(figures["cubes"])
    if "category" in figures:
        figures["category"] = _category(figures["category"])
    line = _LINES[reason.code].format(**figures)
    line = _ONE.sub(lambda found: found[0].removesuffix("s"), line)
    return f"{line} (as far as is known)" if figures.get("hidden") else line


def _cubes(letters: str) -> str:
    counted = [(COLOUR[colour], letters.count(colour)) for colour in COLOURS if colour in letters]
    return ", ".join(name if count == 1 else f"{name} ×{count}" for name, count in counted)


def _category(name: str) -> str:
    kind, _, key = name.partition(" ")
    if kind == "transport":
        return f"{TRANSPORT[key]}s"
    return COLOUR[key] if kind == "colour" else f"empty {COLOUR[key]} carts"
