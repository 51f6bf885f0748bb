"""Reasons for a turn of Szczęść Boże, from its events and from the positions before and after it.

A reason uses only what the player can see. Points are exact where the rules define them; the weight of a reason is a
heuristic.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterator, Mapping, Sequence
from math import log
from typing import Any

from engine.contract import Event
from engine.players.advice import Reason
from engine.players.search import Turn
from engine.szczesc.actions import Load, Move, Place, Put, Stop, StoreCube
from engine.szczesc.box import (
    CARDS,
    CATEGORIES,
    CATEGORIES_AFTER,
    CECHOWNIA,
    COLOURS,
    IMBALANCE_PENALTY,
    PENDING_PENALTY,
    SHIFTS,
    SPACE,
    TILES,
    TRANSPORTS,
    WORKSHOPS,
    Category,
)  # fmt: skip
from engine.szczesc.players.features import time_left
from engine.szczesc.players.reason_text import describe
from engine.szczesc.players.search_model import SzczescSearchModel, score_uncertainty
from engine.szczesc.refusals import WorkPlace
from engine.szczesc.scoring import majority, squares_of
from engine.szczesc.state import Shaft, State
from engine.szczesc.view import View

SURE = 0.002  # winning chances are clamped to SURE .. 1 - SURE
SOON = (0.8, 0.3, 0.0)  # weight of a majority point, by the number of shifts until it is scored


class SzczescAdviser(SzczescSearchModel):
    """The search model of the baron, with explanations."""

    def idea(self, turn: Turn) -> Hashable:
        """One idea per place, all money places together; during mining each plan is its own idea."""
        first = turn[0]
        if isinstance(first, Place):
            return "money" if first.space.kind == "money" and first.space.index != CECHOWNIA else first
        return turn if isinstance(first, Move | Load | StoreCube | Put | Stop) else first

    def lead(self, view: View, chance: float) -> float:
        """The inverse of ``chances``; exact for two players."""
        sure = min(1 - SURE, max(SURE, chance))
        return score_uncertainty(time_left(view)) * log(sure / (1 - sure))

    def reasons(self, view: View, before: State, after: State, events: Sequence[Event]) -> list[Reason]:
        return list(_Turn(view, before, after, events).reasons())

    def describe(self, reason: Reason) -> str:
        return describe(reason)


class _Turn:
    """Collects the reasons for one turn."""

    def __init__(self, view: View, before: State, after: State, events: Sequence[Event]) -> None:
        assert view.seat is not None
        self.view, self.seat, self.shift = view, view.seat, view.shift
        self.old, self.new = before.shafts[self.seat], after.shafts[self.seat]
        self.money = before.money[self.seat]
        self.events: dict[str, list[Mapping[str, Any]]] = {}
        for event in events:
            if event.seat == self.seat:
                self.events.setdefault(event.kind, []).append(event.data)
        self.missing = _missing(self.old)

    def reasons(self) -> Iterator[Reason]:
        yield from self._orders_done()
        won = list(self._majorities())
        yield from won
        yield from self._mined({reason.figures["category"] for reason in won})
        yield from self._pieces()
        yield from self._money()
        yield from self._balance()
        yield from self._miners()

    # --- orders ------------------------------------------------------------------------------------------------------

    def _orders_done(self) -> Iterator[Reason]:
        for data in self.events.get("delivered", ()):
            count, points = data["count"], data["points"]
            yield Reason("delivers", {"transport": data["transport"], "orders": count, "points": points}, 0.9 * points)
            if self.shift == SHIFTS:
                penalty = PENDING_PENALTY * count
                yield Reason("penalty", {"orders": count, "points": penalty}, 0.8 * penalty)
        done = [data["order"] for data in self.events.get("filled", ()) if data["complete"]]
        for transport in TRANSPORTS:
            codes = [code for code in done if code[0] == transport]
            if codes:
                points = sum(CARDS[code].points for code in codes)
                yield Reason("completes", {"transport": transport, "orders": len(codes), "points": points}, 0.7 * points)

    def _majorities(self) -> Iterator[Reason]:
        """Changes in the majorities, if the visible cards and carts were scored now."""
        if self.old.delivered == self.new.delivered and self.old.carts == self.new.carts:
            return
        for number, category in enumerate(CATEGORIES):
            shift = next(at for at, many in CATEGORIES_AFTER.items() if number < many)
            reason = self._majority(category, max(shift, self.shift))
            if reason:
                yield reason

    def _majority(self, category: Category, shift: int) -> Reason | None:
        then, now = self._counts(category, self.old), self._counts(category, self.new)
        own, rest = now[self.seat], [count for seat, count in enumerate(now) if seat != self.seat]
        weight = SOON[shift - self.shift]
        if own <= then[self.seat] or not weight:
            return None
        paid, pays = (majority(category, counts)[self.seat] for counts in (then, now))
        figures = {"category": category.name, "points": pays - paid, "shift": shift, "own": own, "best": max(rest)}
        figures["hidden"] = 0 if category.kind == "empty" else sum(shaft.face_down for shaft in self.view.shafts)
        if pays > paid:
            code = "leads" if own > max(rest) else "ties" if own == max(rest) else "second"
            return Reason(code, figures, weight * (pays - paid))
        if then[self.seat] - max(rest) in (0, 1) and own > max(rest):
            return Reason("holds", {**figures, "points": pays}, 0.3 * weight * pays)
        return None

    def _counts(self, category: Category, own: Shaft) -> list[int]:
        """The count of each seat, as far as the player knows it; ``own`` is the player's shaft."""
        counts = []
        for seat, shaft in enumerate(self.view.shafts):
            if category.kind == "empty":
                carts = own.carts if seat == self.seat else shaft.carts
                counts.append(carts[COLOURS.index(category.key)].count("."))
            else:
                counts.append(squares_of(category, own.delivered if seat == self.seat else shaft.delivered))
        return counts

    # --- coal --------------------------------------------------------------------------------------------------------

    def _mined(self, told: Collection[str]) -> Iterator[Reason]:
        """Coal and carts; without the emptied carts that a majority reason already covers."""
        puts = [data for data in self.events.get("filled", ()) if not self.new.pending[data["order"]].complete]
        if puts:
            worth = sum(data["points"] / len(CARDS[data["order"]].squares) for data in puts)
            yield Reason("fills", {"squares": len(puts), "orders": len({data["order"] for data in puts})}, 0.5 * worth)
        if "loaded" in self.events:
            gone = "".join(data["cage"] for data in self.events.get("filled", ()))
            brought = _less(self.new.cage + self.new.store + gone, self.old.cage + self.old.store)
            wanted = _wanted(_less(brought, gone), _missing(self.new))
            if wanted:
                yield Reason("lifts", {"cubes": wanted}, 0.6 * len(wanted))
        quiet = [colour for colour in COLOURS if f"empty {colour}" not in told]
        emptied = {colour: self.new.empty_carts(colour) - self.old.empty_carts(colour) for colour in quiet}
        carts = "".join(colour * count for colour, count in emptied.items())
        if carts and "loaded" in self.events:
            yield Reason("empties", {"cubes": carts}, 0.2 * self.shift * len(carts))

    def _pieces(self) -> Iterator[Reason]:
        for data in self.events.get("bought", ()):
            tile = TILES[data["tile"]]
            wanted = _wanted(tile.colour * len(data["cubes"]), self._lacking())
            if wanted:
                yield Reason("coal", {"cubes": wanted, "tile": tile.code}, 1.6 * len(wanted))
            else:
                yield Reason("tile", {"tile": tile.code, "carts": tile.carts, "colour": tile.colour}, 0.9 * tile.carts)
        for data in (*self.events.get("took_order", ()), *self.events.get("drafted_card", ())):
            yield from self._order(data["card"])
        for data in self.events.get("kept_none", ()):
            yield Reason("declines", {"what": "tiles" if SPACE[data["from"]].kind == "workshop" else "orders"}, 0.5)
        for data in self.events.get("drew", ()):
            yield Reason("looks", {"what": data["what"], "count": data["count"]}, 1.0)

    def _order(self, code: str) -> Iterator[Reason]:
        card = CARDS[code]
        spare = {colour: -lack for colour, lack in self._lacking().items()}
        covered = 0
        for square in card.squares:
            if spare[square] > 0:
                spare[square] -= 1
                covered += 1
        size = len(card.squares)
        figures = {"card": code, "points": card.points, "squares": size, "covered": covered}
        yield Reason("order", figures, card.points * (0.2 + 0.4 * covered / size))
        others = sum(other[0] == card.transport for other in self.old.pending)
        if others:
            yield Reason("together", {"card": code, "transport": card.transport, "orders": others}, min(2.0, 0.9 * others))

    def _lacking(self) -> dict[str, int]:
        """Open squares minus available coal, by colour; negative: spare coal."""
        carts = "".join(self.old.carts)
        have = carts + self.old.cage + self.old.store
        return {colour: lack - have.count(colour) for colour, lack in self.missing.items()}

    # --- resources -------------------------------------------------------------------------------------------------------

    def _money(self) -> Iterator[Reason]:
        for data in self.events.get("earned", ()):
            marks = data["marks"]
            within = [TILES[tile] for tile in self.view.workshop if tile and self.money < TILES[tile].price <= self.money + marks]
            if within:
                lacking = self._lacking()
                best = max(within, key=lambda tile: (min(tile.carts, max(0, lacking[tile.colour])), tile.price))
                yield Reason("money_for", {"marks": marks, "tile": best.code, "price": best.price}, 1.0 + 0.2 * marks)
            else:
                yield Reason("money", {"marks": marks}, 0.3 * marks)

    def _balance(self) -> Iterator[Reason]:
        (light, dark), (was_light, was_dark) = self.new.sides(), self.old.sides()
        better = abs(was_light - was_dark) - abs(light - dark)
        if better:
            points = IMBALANCE_PENALTY * abs(better)
            figures = {"light": light, "dark": dark, "points": points}
            yield Reason("balances" if better > 0 else "unbalances", figures, 0.6 * IMBALANCE_PENALTY * better)

    def _miners(self) -> Iterator[Reason]:
        for data in self.events.get("placed", ()):
            miners = data["miners"]
            place = self.view.places[SPACE[data["space"]].index]
            instead = [other.miners for other in self.view.places if self._would_do(other, place)]
            if instead and min(instead) > miners:
                yield Reason("saves", {"miners": min(instead) - miners}, 0.9 * (min(instead) - miners))
            elif miners > 1:
                yield Reason("crowded", {"miners": miners}, -0.9 * (miners - 1))
            if place.space.index in WORKSHOPS and self.shift < SHIFTS:
                yield from self._start(miners - place.standing * (place.owner == self.seat))

    def _would_do(self, other: WorkPlace, place: WorkPlace) -> bool:
        """True if another place of the same kind would serve as well; never for the cechownia, whose cost is constant."""
        if (
            other is place
            or place.space.index == CECHOWNIA
            or other.space.kind != place.space.kind
            or (other.closed and other.closed.code == "locked")
        ):
            return False
        if place.space.kind == "mine":
            used = max((int(data["used"]) for data in self.events.get("mined", ())), default=0)
            return other.space.number >= used
        return place.space.kind == "money" and other.space.number >= place.space.number

    def _start(self, more: int) -> Iterator[Reason]:
        """The player would now start the next shift: most miners in the workshops."""
        counts = [0] * self.view.seats
        for place in self.view.places:
            if place.space.index in WORKSHOPS and place.owner is not None:
                counts[place.owner] += place.standing
        rest = max(count for seat, count in enumerate(counts) if seat != self.seat)
        if counts[self.seat] <= rest < counts[self.seat] + more:
            yield Reason("starts", {"own": counts[self.seat] + more, "best": rest, "shift": self.shift + 1}, 0.7)


def _missing(shaft: Shaft) -> dict[str, int]:
    """The open squares of pending orders, by colour."""
    open_ones = "".join(
        square for order in shaft.pending.values() for square, filling in zip(order.squares, order.fillings) if not filling
    )
    return {colour: open_ones.count(colour) for colour in COLOURS}


def _wanted(cubes: str, missing: Mapping[str, int]) -> str:
    """The cubes that pending orders need."""
    return "".join(colour * min(cubes.count(colour), max(0, missing[colour])) for colour in COLOURS)


def _less(cubes: str, gone: str) -> str:
    return "".join(colour * max(0, cubes.count(colour) - gone.count(colour)) for colour in COLOURS)
