"""No sequence of requests gives a turn more than its time, and no table is left that neither ends nor rests.

A model watches the turn at hand: how long it has been running, less what may be left out of the count.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from bot.tables.deadlines import REST_AFTER_SECONDS, last_moment
from bot.tables.pace import DAY, GRACE_SECONDS, HOUR, MINUTE, is_live
from bot.tables.pausing import MAX_PAUSE_SECONDS
from bot.tables.planned_turns import with_turn
from bot.tables.table import Table
from bot.tables.waking_time import MAX_QUIET_SECONDS, WakingTime
from tests.bot.table_harness import TableHarness
from tests.examples import few

SEATS = 3
PEOPLE = st.integers(1, SEATS)
CLOCKS = (3 * MINUTE, 2 * HOUR, 8 * HOUR, 72 * HOUR)
ZONE = "Europe/Warsaw"


class EndlessTurns(RuleBasedStateMachine):
    """Three people at one table do whatever could stretch a turn. ``seen`` holds when each turn was first waited for."""

    def __init__(self) -> None:
        super().__init__()
        self.place = tempfile.TemporaryDirectory()
        self.loop = asyncio.new_event_loop()
        self.hall = TableHarness(Path(self.place.name) / "x.sqlite")
        self.seen: dict[int, int] = {}  # by the number of actions before the turn: when it first came
        self.newcomers: dict[int, int] = {}  # when another person first took the seat in a turn: one fresh clock from then on
        self.stood: dict[int, int] = {}  # seconds of a turn in which nobody was present, or an undo was agreed to
        self.people = list(range(1, SEATS + 1))

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        return self.loop.run_until_complete(work)

    def look(self) -> Table:
        table: Table = self.run(self.hall.look(self.table))
        return table

    def ask(self, person: int, method: str, *arguments: Any, **named: Any) -> Any:
        """A request by whoever sits in a seat; refusals are as good as anything."""
        request = self.run(self.hall.request(self.people[person - 1], self.table))
        return self.run(getattr(self.hall.tables, method)(request, self.table, *arguments, **named))

    @initialize(clock=st.sampled_from(CLOCKS), weekends=st.booleans(), quiet=st.booleans())
    def begin(self, clock: int, weekends: bool, quiet: bool) -> None:
        self.table = self.run(self.hall.past_draft(SEATS, clock=clock, weekends=weekends))
        if quiet:
            self.run(self.hall.tables.change_person(1, quiet_from=0, quiet_to=23 * 60))
        self.note_turn()

    # --- what people do ----------------------------------------------------------------------------------------------

    @rule(pick=st.integers(0, 10**6))
    def act(self, pick: int) -> None:
        found = self.look()
        if not found.to_act():
            return
        seat = found.to_act()[0]
        texts = self.run(self.hall.tables.legal(self.table, seat))
        self.ask(seat + 1, "act", [texts[pick % len(texts)]])

    @rule(person=PEOPLE, scope=st.sampled_from(["step", "turn"]))
    def undo(self, person: int, scope: str) -> None:
        self.ask(person, "undo", scope)

    @rule(person=PEOPLE, agrees=st.booleans())
    def answer_undo(self, person: int, agrees: bool) -> None:
        """When the others agreed, the time since was theirs: it does not count."""
        question = self.look().undo_request
        if self.ask(person, "answer_undo", agrees).done == "undone" and question is not None:
            sql = "SELECT at FROM log WHERE table_id = ? AND seq > ? AND kind = 'act' ORDER BY seq LIMIT 1"
            [(acted_at,)] = self.run(self.hall.rows(sql, self.table, question.target))
            turn = self.turn_of(self.look())
            self.stood[turn] = self.stood.get(turn, 0) + self.hall.clock.now - acted_at

    @rule(person=PEOPLE, for_turn=st.booleans())
    def leave(self, person: int, for_turn: bool) -> None:
        self.ask(person, "hand_over", for_turn=for_turn)

    @rule(person=PEOPLE, days=st.integers(1, 40))
    def leave_until(self, person: int, days: int) -> None:
        self.ask(person, "leave_until", self.hall.clock.now + days * DAY)

    @rule(person=PEOPLE)
    def come_back(self, person: int) -> None:
        self.ask(person, "take_back")

    @rule(person=PEOPLE, days=st.integers(1, 31))
    def ask_pause(self, person: int, days: int) -> None:
        self.ask(person, "ask_pause", self.hall.clock.now + days * DAY)

    @rule()
    def everybody_agrees_to_wait(self) -> None:
        for person in range(1, SEATS + 1):
            self.ask(person, "answer_pause", True)

    @rule(person=PEOPLE)
    def does_not_want_to_wait(self, person: int) -> None:
        self.ask(person, "end_pause")

    @rule(seat=st.integers(0, SEATS - 1))
    def replace(self, seat: int) -> None:
        newcomer = max(self.people) + 1
        found = self.look()
        if found.status != "running" or found.seat_offer is not None or found.rested_at is not None:
            return
        request = self.run(self.hall.request(90, self.table, moderator=True))
        self.run(self.hall.tables.offer_seat(request, self.table, seat, newcomer, "N"))
        request = self.run(self.hall.request(newcomer, self.table))
        if self.run(self.hall.tables.answer_offer(request, self.table, True)).done == "replaced":
            self.people[seat] = newcomer
            if seat in found.to_act():
                self.newcomers.setdefault(self.turn_of(found), self.hall.clock.now)

    @rule(person=PEOPLE, pick=st.integers(0, 10**6))
    def plan(self, person: int, pick: int) -> None:
        found = self.look()
        ahead = found.game.turn_ahead(found.state, person - 1) if found.status == "running" else None
        if ahead is not None:
            legal = found.game.legal_actions(ahead, person - 1)
            self.ask(person, "edit_plans", with_turn([str(legal[pick % len(legal)])]))

    @rule()
    def what_is_due_happens(self) -> None:
        self.run(self.hall.scheduler.look())
        self.note_turn()

    @rule(person=PEOPLE)
    def wake(self, person: int) -> None:
        self.ask(person, "wake")

    @rule()
    def restart(self) -> None:
        self.hall.restart()

    @rule(part=st.sampled_from([0.3, 0.6, 0.95]))
    def most_of_the_time_passes(self, part: float) -> None:
        found = self.look()
        if found.deadline is not None:
            self.pass_time(max(0, int((found.deadline - self.hall.clock.now) * part)))

    @rule(seconds=st.sampled_from([20, 20 * MINUTE, 5 * HOUR, 3 * DAY, 20 * DAY]))
    def time_passes(self, seconds: int) -> None:
        self.pass_time(seconds)

    def pass_time(self, seconds: int) -> None:
        """The scheduler looks whenever something is due."""
        end = self.hall.clock.now + seconds
        while True:
            found = self.look()
            step = end if found.alarm is None else max(self.hall.clock.now, min(end, found.alarm))
            if not found.people_present() or found.rested_at is not None:
                turn = self.turn_of(found)
                self.stood[turn] = self.stood.get(turn, 0) + step - self.hall.clock.now
            self.hall.clock.now = step
            if found.alarm is None or found.alarm > end:
                break
            self.run(self.hall.scheduler.look())
            self.note_turn()

    # --- sequences that chance alone would seldom try ----------------------------------------------------------------

    @rule(seconds=st.sampled_from([MINUTE, 5 * HOUR, 2 * DAY]))
    def everybody_leaves_and_comes_back(self, seconds: int) -> None:
        for person in range(1, SEATS + 1):
            self.ask(person, "hand_over")
        self.pass_time(seconds)
        for person in range(1, SEATS + 1):
            self.ask(person, "take_back")

    @rule(pick=st.integers(0, 10**6), seconds=st.sampled_from([5, 20 * MINUTE, 5 * HOUR]))
    def act_and_take_back(self, pick: int, seconds: int) -> None:
        found = self.look()
        if not found.to_act():
            return
        self.act(pick)
        self.note_turn()
        self.pass_time(seconds)
        self.ask(found.to_act()[0] + 1, "undo", "step")

    @rule(person=PEOPLE, seconds=st.sampled_from([HOUR, 2 * DAY, 20 * DAY]))
    def wait_and_come_back(self, person: int, seconds: int) -> None:
        self.ask(person, "ask_pause", self.hall.clock.now + 15 * DAY)
        self.everybody_agrees_to_wait()
        self.pass_time(seconds)
        self.ask(person, "take_back")

    @rule()
    def newcomer_after_newcomer(self) -> None:
        for _ in range(4):
            found = self.look()
            if found.to_act():
                self.replace(found.to_act()[0])
            self.most_of_the_time_passes(0.95)

    # --- what must always hold ---------------------------------------------------------------------------------------

    @staticmethod
    def turn_of(table: Table) -> int:
        """The turn at hand, by the number of actions before it."""
        if table.status != "running":
            return -1
        started = table.ply
        for action in reversed(table.recent.effective() or ()):
            if not table.game.turn_open(table.state) or action.row.kind == "start":
                break
            started -= 1
            if action.began_turn:
                break
        return started

    def note_turn(self) -> None:
        found = self.look()
        if not found.to_act():
            return
        now = self.turn_of(found)
        self.seen, self.newcomers = (
            {turn: at for turn, at in known.items() if turn <= now} for known in (self.seen, self.newcomers)
        )
        self.seen.setdefault(now, self.hall.clock.now)

    @invariant()
    def no_turn_is_longer_than_it_may_be(self) -> None:
        if not hasattr(self, "table"):
            return
        self.note_turn()
        found = self.look()
        if not found.to_act() or found.deadline is None or found.clock is None:
            return
        turn = self.turn_of(found)
        end = max(moment for seat in found.to_act() if (moment := last_moment(found, seat)) is not None)
        resting = WakingTime(None, ZONE if found.weekends and found.clock > 2 * HOUR else None, found.pauses.times)
        allowed = found.clock + self.stood.get(turn, 0)
        allowed += GRACE_SECONDS if is_live(found.clock) else 0
        allowed += MAX_QUIET_SECONDS if found.clock > 2 * HOUR else 0
        began = self.newcomers.get(turn, self.seen[turn])
        assert resting.between(began, end).counted <= allowed, (turn, began, end, found.turn_clock)

    @invariant()
    def every_table_has_something_ahead(self) -> None:
        if not hasattr(self, "table"):
            return
        found = self.look()
        if found.status == "running" and found.rested_at is None:
            assert found.alarm is not None
            last = max((until for _, until in found.pauses.times), default=0)
            assert found.alarm <= max(found.moved_at or 0, last) + REST_AFTER_SECONDS
            assert not any(plans.ready for plans in found.plans.values()) or found.alarm <= self.hall.clock.now
        else:
            assert found.alarm is None
        assert found.pauses.seconds <= MAX_PAUSE_SECONDS

    def teardown(self) -> None:
        try:
            if hasattr(self, "table"):
                for _ in range(500):
                    found = self.look()
                    if found.status != "running" or found.rested_at is not None:
                        break
                    assert found.alarm is not None
                    self.hall.clock.now = max(self.hall.clock.now, found.alarm)
                    self.run(self.hall.scheduler.look())
                else:
                    raise AssertionError("left alone, the table neither ends nor rests")
        finally:
            self.hall.close()
            self.loop.close()
            self.place.cleanup()


TestEndlessTurns = EndlessTurns.TestCase
TestEndlessTurns.settings = settings(few(20), stateful_step_count=30, deadline=None)
