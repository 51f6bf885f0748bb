"""Why a turn is good: reasons as codes with figures, found from the view and what the turn does in a made-up position."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from math import log
from random import Random
from typing import Any

from engine.contract import Event
from engine.niemcy.actions import Announce, Claim
from engine.niemcy.box import CONNECTION, LOCOMOTIVE, PASSENGERS, TICKETS
from engine.niemcy.determinization import determinize
from engine.niemcy.missing_cards import missing_cards
from engine.niemcy.planner import Plan, cars_for_sets, cars_needed, danger, free_connections, plan, unfinished
from engine.niemcy.players.forecast import turns_left
from engine.niemcy.players.reason_text import describe
from engine.niemcy.players.search_model import NiemcySearchModel, score_uncertainty
from engine.niemcy.state import State
from engine.niemcy.view import View
from engine.players.advice import Reason
from engine.players.search import Turn

SURE = 0.001  # no search is surer than this of the winner
CARD, CAR = 1.0, 0.8  # points


class NiemcyAdviser(NiemcySearchModel):
    """The baron, who also says why."""

    def idea(self, turn: Turn) -> Hashable:
        """Two payments for one connection are one idea, and so are two mixes of tickets."""
        if turn and isinstance(turn[0], Claim):
            return turn[0].track.connection.code
        return Announce if turn and isinstance(turn[0], Announce) else turn

    def lead(self, view: View, chance: float) -> float:
        """The inverse of ``chances``, for two players exactly."""
        sure = min(1 - SURE, max(SURE, chance))
        turns = max(turns_left(determinize(view, Random(0))))
        return score_uncertainty(turns) * log(sure / (1 - sure))

    def reasons(self, view: View, before: State, after: State, events: Sequence[Event]) -> list[Reason]:
        assert view.seat is not None
        return list(_Turn(view.seat, before, after, events).reasons())

    def describe(self, reason: Reason) -> str:
        return describe(reason)


class _Turn:
    """One turn of the viewer; of the made-up positions only what the viewer knows is looked at."""

    def __init__(self, seat: int, before: State, after: State, events: Sequence[Event]) -> None:
        self.seat, self.before, self.after = seat, before, after
        self.events: dict[str, list[Mapping[str, Any]]] = {}
        for event in events:
            self.events.setdefault(event.kind, []).append(event.data)
        self.own, self.free = before.own[seat], free_connections(before.open_tracks[seat])
        self.open = tuple(unfinished(self.own, before.tickets[seat]))
        possible = [code for code in self.open if cars_needed(self.own, self.free, (code,)) is not None]
        possible.sort(key=lambda code: (-TICKETS[code].value, code))
        self.within_reach = tuple(possible)
        self.plan: Plan | None = plan(self.own, self.free, self.within_reach)

    def reasons(self) -> Iterator[Reason]:
        for data in self.events.get("claimed", ()):
            yield from self._claim(data)
        for colour in dict.fromkeys(data["passenger"] for data in self.events.get("boarded", ())):
            yield from self._passenger(PASSENGERS.index(colour))
        for data in self.events.get("drew", ()):
            yield from self._card(data["card"])
        for data in self.events.get("kept_tickets", ()):
            yield from self._kept(data["tickets"])
        if "announced_tickets" in self.events:
            yield from self._more_tickets()
        if "last_round" in self.events:
            yield Reason("last_round", {}, 0.5)

    def _claim(self, data: Mapping[str, Any]) -> Iterator[Reason]:
        at = CONNECTION[data["route"]].number
        yield Reason("points", {"points": data["points"]}, float(data["points"]))
        for done in self.events.get("ticket_done", ()):
            points = TICKETS[done["ticket"]].value
            yield Reason("completes", {"ticket": done["ticket"], "points": points}, 2.0 * points)
        if self.plan and at in self.plan.connections:
            served = [code for code in self.within_reach if self._needs(at, code)]
            yield Reason("on_plan", {"tickets": ", ".join(served or self.within_reach)}, 4.0)
            lost = danger(self.own, self.free, self.within_reach, self.plan._replace(connections=(at,)))[at]
            if lost is None:
                yield Reason("bottleneck", {}, 9.0)
            elif lost:
                yield Reason("danger", {"cars": lost}, CAR * lost)
        elif self.plan:
            lacking = self._missing(self.after, self.plan) - self._missing(self.before, self.plan)
            if lacking > 0:
                yield Reason("off_plan", {"missing": lacking}, -CARD * lacking)
        locomotives = data["cards"].count(LOCOMOTIVE)
        if locomotives:
            yield Reason("spends_locomotives", {"cards": locomotives}, -CARD * locomotives)

    def _needs(self, at: int, ticket: str) -> bool:
        found = plan(self.own, self.free, [ticket])
        return found is not None and at in found.connections

    def _missing(self, state: State, planned: Plan) -> int:
        return sum(missing_cards(state.hands[self.seat], self.before.open_tracks[self.seat], planned.connections).values())

    def _passenger(self, colour: int) -> Iterator[Reason]:
        counts = [taken[colour] for taken in self.before.passengers]
        now = self.after.passengers[self.seat][colour]
        best = max(count for seat, count in enumerate(counts) if seat != self.seat)
        letter = PASSENGERS[colour]
        if counts[self.seat] <= best < now:
            yield Reason("leads", {"colour": letter, "own": now, "best": best}, 6.0)
        elif now == best:
            yield Reason("ties", {"colour": letter, "own": now}, 4.0)
        elif not counts[self.seat]:
            yield Reason("first_of_colour", {"colour": letter}, 3.0)
        if best and not "".join(self.after.stations).count(letter):
            yield Reason("denies", {"colour": letter}, 2.0)

    def _card(self, card: str | None) -> Iterator[Reason]:
        if card is None:
            yield Reason("blind", {}, 0.5)
        elif card == LOCOMOTIVE:
            yield Reason("locomotive", {}, 1.5)
        elif self.plan:
            hand, tracks = self.before.hands[self.seat], self.before.open_tracks[self.seat]
            lacks = missing_cards(hand, tracks, self.plan.connections).get(card, 0)
            if lacks:
                yield Reason("needed_card", {"colour": card, "missing": lacks}, CARD + 0.1 * lacks)

    def _kept(self, kept: Sequence[str]) -> Iterator[Reason]:
        held = self.before.tickets[self.seat]
        needed = cars_for_sets(self.own, self.free, self.within_reach, [(), *((code,) for code in kept)])
        base = needed[0] or 0
        for code, more in zip(kept, needed[1:]):
            points = TICKETS[code].value
            if code not in unfinished(self.own, (code,)):
                yield Reason("already_done", {"ticket": code, "points": points}, 2.0 * points)
                continue
            if more is not None:
                yield Reason("keeps", {"ticket": code, "cars": more - base, "points": points}, points - CAR * (more - base))
        everything = unfinished(self.own, (*held, *kept))
        needs, cars = cars_needed(self.own, self.free, tuple(everything)), self.before.cars[self.seat]
        if needs is not None and needs <= cars:
            yield Reason("fits_cars", {"needs": needs, "cars": cars}, 1.0)
        elif needs is not None:
            yield Reason("too_many_cars", {"needs": needs, "cars": cars}, -4.0)

    def _more_tickets(self) -> Iterator[Reason]:
        turns = round(turns_left(self.before)[self.seat])
        if self.open:
            yield Reason("tickets_risk", {"open": len(self.open)}, -1.0 * len(self.open))
        else:
            yield Reason("more_tickets", {"turns": turns}, 3.0)
