"""Many tables at once under random requests, repeats, stale versions and restarts, against a simple model."""

from __future__ import annotations

import asyncio
import itertools
import tempfile
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from bot.tables.table import Answer, Place, Request
from engine.games import GAMES
from tests.bot.table_harness import RecordingDeliverer, TableHarness, publish
from tests.examples import few

GAME = GAMES["szczesc"]
PEOPLE = st.integers(1, 5)
TABLES = st.integers(1, 4)


@dataclass
class Model:
    """A table as simple as can be: every position it ever had, and the versions at which seats moved."""

    channel: int
    seats: list[int]
    host: int
    status: str = "open"
    seq: int = 1
    states: list[Any] = field(default_factory=list)  # the positions now, the last one is the present
    movers: list[int] = field(default_factory=list)  # who led to each but the first
    moved: dict[int, int] = field(default_factory=dict)
    undone: int = 0
    acts: int = 0

    def stale(self, person: int, seen: int) -> bool:
        moved = self.moved.get(person, 0) if person in self.seats else 0
        return seen > self.seq or seen < max(moved, self.undone)


class Tables(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.place = tempfile.TemporaryDirectory()
        self.loop = asyncio.new_event_loop()
        self.hall = self.open_hall()
        self.hall.begin(cached_tables=2)
        self.wall = RecordingDeliverer()
        self.models: dict[int, Model] = {}
        self.first: dict[str, tuple[Answer, Callable[[], Coroutine[Any, Any, Answer]]]] = {}
        self.keys = itertools.count()

    def open_hall(self) -> TableHarness:
        return TableHarness(Path(self.place.name) / "x.sqlite")

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        return self.loop.run_until_complete(work)

    def request(self, person: int, seen: int, call: Callable[[Request], Coroutine[Any, Any, Answer]], channel: int) -> Answer:
        made = Request(f"k{next(self.keys)}", person, seen, f"P{person}", place=Place(1, channel))
        answer = self.run(call(made))
        self.first[made.key] = answer, lambda: call(made)
        return answer

    def live(self) -> list[int]:
        return [number for number, model in self.models.items() if model.status in ("open", "running")]

    # --- requests ----------------------------------------------------------------------------------------------------

    @initialize()
    def two_tables(self) -> None:
        for channel, people in ((1, (1, 2, 3)), (2, (4, 5))):
            self.open(channel, people[0])
            for person in people[1:]:
                self.join(channel, person)
            self.start(channel, people[0])

    @rule(channel=TABLES, person=PEOPLE)
    def open(self, channel: int, person: int) -> None:
        answer = self.request(person, 0, lambda r: self.hall.tables.open(r, game="szczesc", server=1, channel=channel), channel)
        taken = [number for number in self.live() if self.models[number].channel == channel]
        assert answer.ok == (not taken)
        if answer.ok:
            assert answer.table is not None
            self.models[answer.table] = Model(channel, [person], person)

    @rule(table=TABLES, person=PEOPLE)
    def join(self, table: int, person: int) -> None:
        model = self.models.get(table)
        answer = self.request(
            person, model.seq if model else 0, lambda r: self.hall.tables.join(r, table), model.channel if model else 0
        )
        allowed = model is not None and model.status == "open" and person not in model.seats and len(model.seats) < 4
        assert answer.ok == allowed, answer
        if model and allowed:
            model.seats.append(person)
            model.seq += 1
            assert answer.seq == model.seq

    @rule(table=TABLES, person=PEOPLE)
    def start(self, table: int, person: int) -> None:
        model = self.models.get(table)
        answer = self.request(
            person, model.seq if model else 0, lambda r: self.hall.tables.start(r, table), model.channel if model else 0
        )
        allowed = model is not None and model.status == "open" and person == model.host and len(model.seats) >= 2
        assert answer.ok == allowed, answer
        if model and allowed:
            model.status = "running"
            model.seq += 1
            model.states = [self.run(self.hall.look(table)).state]

    @rule(table=TABLES, pick=st.integers(0, 10**6), who=st.integers(0, 9), behind=st.sampled_from([0, 0, 0, 1, 2, 5, -1]))
    def act(self, table: int, pick: int, who: int, behind: int) -> None:
        """Mostly the seat on turn, mostly a legal action, mostly of the version that stands."""
        model = self.models.get(table)
        if model is None or model.status != "running":
            answer = self.request(
                1, model.seq if model else 0, lambda r: self.hall.tables.act(r, table, ["money 6"]), model.channel if model else 0
            )
            assert not answer.ok
            return
        state = model.states[-1]
        turn = GAME.to_act(state)[0]
        person = who - 4 if who >= 5 else model.seats[turn]
        legal = GAME.legal_actions(state, turn)
        action = legal[pick % len(legal)]
        seen = max(0, model.seq - behind)
        answer = self.request(person, seen, lambda r: self.hall.tables.act(r, table, [str(action)]), model.channel)
        allowed = person == model.seats[turn] and not model.stale(person, seen)
        assert answer.ok == allowed, (answer, person, seen, model)
        if allowed:
            after = GAME.clone(state)
            GAME.apply(after, turn, action)
            model.states.append(after)
            model.movers.append(person)
            model.seq += 1
            model.moved[person] = model.seq
            model.acts += 1
            if GAME.result(after):
                model.status = "over"
                model.seq += 1
            assert answer.seq == model.seq

    @rule(table=TABLES, person=PEOPLE)
    def step_back(self, table: int, person: int) -> None:
        """Within a turn of mining a step back is free; the model knows nothing of anything else."""
        model = self.models.get(table)
        if model is None or model.status != "running" or model.states[-1].phase != "mine" or model.movers[-1] != person:
            return
        answer = self.request(person, model.seq, lambda r: self.hall.tables.undo(r, table), model.channel)
        assert (answer.ok, answer.done) == (True, "undone"), answer
        model.states.pop()
        model.movers.pop()
        model.seq += 1
        model.undone = model.seq

    @rule(table=TABLES, person=PEOPLE)
    def cancel(self, table: int, person: int) -> None:
        model = self.models.get(table)
        if model is None or model.acts % 7:  # rarely, or no game would get anywhere
            return
        answer = self.request(person, model.seq, lambda r: self.hall.tables.cancel(r, table), model.channel)
        allowed = model.status in ("open", "running") and person == model.host
        assert answer.ok == allowed, answer
        if allowed:
            model.status = "cancelled"
            model.seq += 1

    @precondition(lambda self: self.first)
    @rule(data=st.data())
    def repeat(self, data: st.DataObject) -> None:
        """The same key again returns the first answer; the invariants see that it changed nothing."""
        key = data.draw(st.sampled_from(sorted(self.first)))
        answer, again = self.first[key]
        assert self.run(again()) == answer

    @rule()
    def restart(self) -> None:
        self.hall.restart()
        self.hall.begin(cached_tables=2)

    @rule()
    def publish(self) -> None:
        assert self.run(publish(self.hall.tables, self.wall)) == 0

    # --- what must always hold ---------------------------------------------------------------------------------------

    @invariant()
    def the_file_is_as_the_model_says(self) -> None:
        rows = dict(self.run(self.hall.rows("SELECT id, status || ' ' || seq FROM tables")))
        assert rows == {number: f"{model.status} {model.seq}" for number, model in self.models.items()}
        for number, model in self.models.items():
            if model.states and model.status in ("running", "over"):
                assert self.run(self.hall.look(number)).state == model.states[-1]

    @invariant()
    def messages_follow_one_another(self) -> None:
        for number in self.models:
            for reader in range(-1, 4):
                shown = 0
                for begin, end in self.wall.spans(number, reader):
                    assert begin == shown
                    assert end > begin
                    shown = end

    def teardown(self) -> None:
        try:
            for number, model in self.models.items():
                assert self.run(self.hall.kinds(number)).count("act") == model.acts
            self.publish()
            owed = self.run(self.hall.rows("SELECT COUNT(*) FROM messages WHERE due > shown"))
            assert owed == [(0,)]
        finally:
            self.hall.close()
            self.loop.close()
            self.place.cleanup()


TestTables = Tables.TestCase
TestTables.settings = settings(few(25), stateful_step_count=60, deadline=None)
