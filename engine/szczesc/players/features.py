"""What a position holds for each seat, in numbers: the ground on which the evaluation stands.

A figure counts something that a miner's owner would count too: points on finished orders, coal that an order waits for,
the chance to lead in a category when it is scored. Weighing them is the business of ``evaluation``.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import TYPE_CHECKING, NamedTuple

from engine.szczesc.box import CARDS, CATEGORIES, COLOURS, MINERS, SHIFTS, TRANSPORTS, WORKSHOPS
from engine.szczesc.state import Order, Shaft, State

if TYPE_CHECKING:
    from engine.szczesc.view import View

FEATURES = (
    "done_points", "done_orders", "done_transports", "part_points", "covered_points", "partly_points", "open_orders", "missing",
    "spare", "full_carts", "cage", "store", "steps_needed", "tiles", "imbalance", "below",
    "money_low", "money_high", "miners", "start",
    "colour_now", "colour_later", "transport_now", "transport_later", "empty",
)  # fmt: skip

COMFORT = 5  # marks up to here buy the next tile; more are for the final exchange
DONE, PART, FULL = 0.75, 0.35, 0.5  # how far a finished order, a filled square and a full cart count toward a majority
MARGIN, MARGIN_A_SHIFT = 0.4, 2.2  # how sure a lead of one square is, at the scoring and a shift before it


class ShaftFigures(NamedTuple):
    """What one shaft holds, whatever happens on the board."""

    features: tuple[float, ...]
    done: tuple[float, ...]  # squares on finished orders: by colour, then by transport
    part: tuple[float, ...]  # filled squares on the others
    empty: tuple[int, ...]  # carts, by level
    full: tuple[int, ...]


_SHAFTS: dict[tuple[object, ...], ShaftFigures] = {}
_DELIVERED: dict[tuple[str, ...], tuple[int, ...]] = {}
CACHE = 1 << 14


def shaft_figures(shaft: Shaft) -> ShaftFigures:
    """The figures of a shaft; kept, since a search meets the same one again and again."""
    key = (shaft.level == 0, shaft.cage, shaft.store, *shaft.carts, *shaft.tiles, *map(id, shaft.pending.values()))
    figures = _SHAFTS.get(key)
    if figures is None:
        if len(_SHAFTS) >= CACHE:
            _SHAFTS.clear()
            _STRENGTHS.clear()
        figures = _SHAFTS[key] = _count_shaft(shaft)
    return figures


def _count_shaft(shaft: Shaft) -> ShaftFigures:
    carts = "".join(shaft.carts)
    have = [carts.count(c) + shaft.cage.count(c) + shaft.store.count(c) for c in COLOURS]
    lifted = [shaft.cage.count(c) + shaft.store.count(c) for c in COLOURS]
    done, part = [0.0] * 8, [0.0] * 8
    done_points = part_points = covered_points = partly_points = 0.0
    unfinished: list[Order] = []
    transports = set()
    for order in shaft.pending.values():
        size = len(order.squares)
        if order.complete:
            done_points += CARDS[order.code].points
            transports.add(order.code[0])
            tally = done
        else:
            unfinished.append(order)
            tally = part
        for square, filling in zip(order.squares, order.fillings):
            if filling:
                tally[COLOURS.index(square)] += 1
                tally[4 + TRANSPORTS.index(order.code[0])] += 1
        if not order.complete:
            filled = size - order.fillings.count("")
            part_points += CARDS[order.code].points * filled / size
    steps = 0.0
    missing = 0
    # The orders that are nearest to done get their coal first.
    unfinished.sort(key=lambda order: order.fillings.count("") - CARDS[order.code].points / 16)
    for order in unfinished:
        opened = [COLOURS.index(square) for square, filling in zip(order.squares, order.fillings) if not filling]
        covered = 0
        for colour in opened:
            if have[colour] > 0:
                have[colour] -= 1
                covered += 1
                if lifted[colour] > 0:
                    lifted[colour] -= 1
                    steps += 1
                else:
                    steps += 2.7  # to load and to put it, and a part of the way
        points = CARDS[order.code].points / len(order.squares)
        if covered == len(opened):
            covered_points += points * covered
        else:
            partly_points += points * covered
            missing += len(opened) - covered
    light, dark = shaft.sides()
    full = tuple(len(row) - row.count(".") for row in shaft.carts)
    features = (
        done_points, len(shaft.pending) - len(unfinished), len(transports), part_points, covered_points, partly_points,
        len(unfinished), missing, sum(have), sum(full), len(shaft.cage), len(shaft.store), steps, len(shaft.tiles),
        abs(light - dark), shaft.level > 0,
    )  # fmt: skip
    return ShaftFigures(features, tuple(done), tuple(part), tuple(row.count(".") for row in shaft.carts), full)


def delivered_figures(delivered: Sequence[str]) -> tuple[int, ...]:
    """Squares on delivered cards: by colour, then by transport."""
    key = tuple(delivered)
    figures = _DELIVERED.get(key)
    if figures is None:
        if len(_DELIVERED) >= CACHE:
            _DELIVERED.clear()
        squares = "".join(CARDS[code].squares for code in key)
        by_transport = (sum(len(CARDS[code].squares) for code in key if code[0] == t) for t in TRANSPORTS)
        figures = _DELIVERED[key] = (*(squares.count(c) for c in COLOURS), *by_transport)
    return figures


def time_left(state: State | View) -> float:
    """How much of the game is left, in shifts."""
    return SHIFTS - state.shift + sum(state.miners) / (state.seats * MINERS[state.seats])


def features(state: State) -> list[list[float]]:
    """A row for each seat."""
    rows: list[list[float]] = []
    strengths: list[Strengths] = []
    left = 8 * sum(state.miners) // (state.seats * MINERS[state.seats])  # rounded, so that strengths meet again
    for shaft, money, miners in zip(state.shafts, state.money, state.miners):
        figures = shaft_figures(shaft)
        strengths.append(_strengths(delivered_figures(shaft.delivered), figures, state.shift, left, min(3, miners)))
        low = money if money < COMFORT else COMFORT
        rows.append([*figures.features, low, money - low, miners, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0])
    if state.shift < SHIFTS:
        _next_start(state, rows)
    _majorities(state.shift, strengths, rows)
    return rows


_START = FEATURES.index("start")


def _next_start(state: State, rows: list[list[float]]) -> None:
    """Who would begin the next shift: most miners in the workshops."""
    counts = [0] * state.seats
    owner, standing = state.owner, state.standing
    for space in WORKSHOPS:
        if standing[space]:
            counts[owner[space]] += standing[space]
    best = max(counts)
    for row, count in zip(rows, counts):
        row[_START] = 1.0 if count == best else 0.0


# --- majorities -------------------------------------------------------------------------------------------------------

Strengths = tuple[list[float], list[float], list[float]]  # in colours and transports now and in the end; in empty carts
_STRENGTHS: dict[tuple[object, ...], Strengths] = {}


def _strengths(sold: tuple[int, ...], own: ShaftFigures, shift: int, left: int, hope: int) -> Strengths:
    """How strong a seat is in each category: its share of the prize is its part of everybody's strength."""
    key = sold, id(own), shift, left, hope
    found = _STRENGTHS.get(key)
    if found is None:
        if len(_STRENGTHS) >= CACHE:
            _STRENGTHS.clear()
        later = SHIFTS - shift
        now = 1 / (MARGIN + MARGIN_A_SHIFT * left / 8)
        end = 1 / (MARGIN + MARGIN_A_SHIFT * (left / 8 + later))
        coming = [DONE * done + PART * part for done, part in zip(own.done, own.part)]
        filling = FULL * min(1.0, left / 8 + later)
        found = _STRENGTHS[key] = (
            [exp(now * (have + hope / 3 * more)) for have, more in zip(sold, coming)],
            [exp(end * (have + more)) for have, more in zip(sold, coming)] if later else [],
            [exp(end * (empty + filling * full)) for empty, full in zip(own.empty, own.full)],
        )
    return found


_FIRST = [category.first for category in CATEGORIES]
_COLOURS_FIRST, _TRANSPORTS_FIRST, _EMPTY_FIRST = _FIRST[:4], _FIRST[4:8], _FIRST[8:]
_COLOUR_NOW, _COLOUR_LATER, _TRANSPORT_NOW, _TRANSPORT_LATER, _EMPTY = (
    FEATURES.index(name) for name in ("colour_now", "colour_later", "transport_now", "transport_later", "empty")
)


def _majorities(shift: int, strengths: list[Strengths], rows: list[list[float]]) -> None:
    """The points that each seat may hope for in each kind of category, at this shift's end and later."""
    now, end, empty = zip(*strengths)
    _share(rows, _COLOUR_NOW, _COLOURS_FIRST, [row[:4] for row in now])
    if shift > 1:
        _share(rows, _TRANSPORT_NOW, _TRANSPORTS_FIRST, [row[4:] for row in now])
    later = SHIFTS - shift
    if later:
        _share(rows, _COLOUR_LATER, _COLOURS_FIRST, [row[:4] for row in end], later)
        _share(rows, _TRANSPORT_LATER, _TRANSPORTS_FIRST, [row[4:] for row in end], later)
    _share(rows, _EMPTY, _EMPTY_FIRST, empty)


def _share(rows: list[list[float]], at: int, prizes: list[int], strengths: Sequence[list[float]], times: int = 1) -> None:
    if len(rows) == 2:  # by far the commonest case, and this is where a search spends its time
        first = 0.0
        for prize, one, other in zip(prizes, *strengths):
            first += prize * one / (one + other)
        rows[0][at] = first * times
        rows[1][at] = (sum(prizes) - first) * times
        return
    for prize, *all_of_them in zip(prizes, *strengths):
        part = prize * times / sum(all_of_them)
        for row, strength in zip(rows, all_of_them):
            row[at] += part * strength
