"""Features of a position by seat: the input of the evaluation.

Each feature counts something that a person would count too: points on finished orders, coal that an order needs, the
chance to lead a category when it is scored. ``evaluation`` applies the weights.
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

COMFORT = 5  # marks up to this number are for the next tile, the rest for the final exchange
DONE, PART, FULL = 0.75, 0.35, 0.5  # weight of a finished order, a filled square and a full cart toward a majority
MARGIN, MARGIN_A_SHIFT = 0.4, 2.2  # scale of a lead: at the scoring, and in addition per shift before it


class ShaftFigures(NamedTuple):
    """Features of one shaft, independent of the board."""

    features: tuple[float, ...]
    done: tuple[float, ...]  # squares on finished orders: by colour, then by transport
    part: tuple[float, ...]  # filled squares on the others
    empty: tuple[int, ...]  # carts, by level
    full: tuple[int, ...]


_SHAFTS: dict[tuple[object, ...], ShaftFigures] = {}
_DELIVERED: dict[tuple[str, ...], tuple[int, ...]] = {}
CACHE = 1 << 14


def shaft_figures(shaft: Shaft) -> ShaftFigures:
    """The features of a shaft; cached, because a search meets the same shafts many times."""
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
    # Orders closest to completion get their coal first.
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
                    steps += 2.7  # load, put and a share of the moves
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
    """The rest of the game in shifts."""
    return SHIFTS - state.shift + sum(state.miners) / (state.seats * MINERS[state.seats])


def features(state: State) -> list[list[float]]:
    """One row of FEATURES for each seat."""
    strengths: list[Strengths] = []
    shafts: list[ShaftFigures] = []
    left = 8 * sum(state.miners) // (state.seats * MINERS[state.seats])  # rounded for more cache hits
    for shaft, miners in zip(state.shafts, state.miners):
        figures = shaft_figures(shaft)
        shafts.append(figures)
        strengths.append(_strengths(delivered_figures(shaft.delivered), figures, state.shift, left, min(3, miners)))
    hopes = _hopes(state.shift, strengths)
    rows: list[list[float]] = []
    for figures, money, miners, start, hope in zip(shafts, state.money, state.miners, _next_start(state), hopes):
        low = money if money < COMFORT else COMFORT
        rows.append([*figures.features, low, money - low, miners, start, *hope])
    return rows


def _next_start(state: State) -> list[float]:
    """1.0 for each seat with the most miners in the workshops (starts the next shift), else 0.0."""
    if state.shift == SHIFTS:
        return [0.0] * state.seats
    counts = [0] * state.seats
    owner, standing = state.owner, state.standing
    for space in WORKSHOPS:
        if standing[space]:
            counts[owner[space]] += standing[space]
    best = max(counts)
    return [1.0 if count == best else 0.0 for count in counts]


# --- majorities -------------------------------------------------------------------------------------------------------

Strengths = tuple[list[float], list[float], list[float]]  # colours and transports: now, at the end; empty carts
_STRENGTHS: dict[tuple[object, ...], Strengths] = {}


def _strengths(sold: tuple[int, ...], own: ShaftFigures, shift: int, left: int, hope: int) -> Strengths:
    """The strength of a seat in each category; its share of the prize is its part of all strengths."""
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


_PRIZES = [(category.first, category.second) for category in CATEGORIES]
_COLOUR_PRIZES, _TRANSPORT_PRIZES, _EMPTY_PRIZES = _PRIZES[:4], _PRIZES[4:8], _PRIZES[8:]
Prizes = Sequence[tuple[int, int]]  # for the first and for the second
Hopes = list[tuple[float, ...]]  # by seat: the last five features


def _hopes(shift: int, strengths: list[Strengths]) -> Hopes:
    """Expected majority points of each seat by kind of category, at the end of this shift and later."""
    now, end, empty = zip(*strengths)
    nothing = [0.0] * len(strengths)
    later = SHIFTS - shift
    colour_later = transport_later = nothing
    if later:
        colour_later = [later * share for share in _shares(_COLOUR_PRIZES, [row[:4] for row in end])]
        transport_later = [later * share for share in _shares(_TRANSPORT_PRIZES, [row[4:] for row in end])]
    return list(
        zip(
            _shares(_COLOUR_PRIZES, [row[:4] for row in now]),
            colour_later,
            _shares(_TRANSPORT_PRIZES, [row[4:] for row in now]) if shift > 1 else nothing,
            transport_later,
            _shares(_EMPTY_PRIZES, empty),
        )
    )


def _shares(prizes: Prizes, strengths: Sequence[list[float]]) -> Sequence[float]:
    """Expected points of each seat in these categories."""
    return {2: _shares_of_two, 3: _shares_of_three, 4: _shares_of_four}[len(strengths)](prizes, *strengths)


# The second prize goes by the same strengths among those who are not first. Written out by number of seats because a search
# spends its time here. The strengths of the others are added up, not subtracted from the total: subtraction loses
# precision if one seat is far ahead.


def _shares_of_two(prizes: Prizes, *strengths: list[float]) -> Sequence[float]:
    """With two players there is no second prize."""
    first = 0.0
    for (prize, _), one, other in zip(prizes, *strengths):
        first += prize * one / (one + other)
    return first, sum(prize for prize, _ in prizes) - first


def _shares_of_three(prizes: Prizes, *strengths: list[float]) -> Sequence[float]:
    x = y = z = 0.0
    for (first, second), a, b, c in zip(prizes, *strengths):
        total = a + b + c
        ahead_a, ahead_b, ahead_c = a / (b + c), b / (a + c), c / (a + b)
        x += a / total * (first + second * (ahead_b + ahead_c))
        y += b / total * (first + second * (ahead_a + ahead_c))
        z += c / total * (first + second * (ahead_a + ahead_b))
    return x, y, z


def _shares_of_four(prizes: Prizes, *strengths: list[float]) -> Sequence[float]:
    w = x = y = z = 0.0
    for (first, second), a, b, c, d in zip(prizes, *strengths):
        ab, cd = a + b, c + d
        total = ab + cd
        ahead_a, ahead_b, ahead_c, ahead_d = a / (b + cd), b / (a + cd), c / (ab + d), d / (ab + c)
        ahead_ab, ahead_cd = ahead_a + ahead_b, ahead_c + ahead_d
        w += a / total * (first + second * (ahead_b + ahead_cd))
        x += b / total * (first + second * (ahead_a + ahead_cd))
        y += c / total * (first + second * (ahead_ab + ahead_d))
        z += d / total * (first + second * (ahead_ab + ahead_c))
    return w, x, y, z
