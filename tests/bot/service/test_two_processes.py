"""Two processes on one PostgreSQL database: whatever they do in between each other, the tables are as the simple model says."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
from hypothesis import settings
from hypothesis.stateful import run_state_machine_as_test

from bot.runtime.database_address import ServerAddress
from bot.tables.table import Answer, Place, Request
from tests.bot.postgres import clear
from tests.bot.service.test_stateful import Tables
from tests.bot.table_harness import TableHarness


class TwoProcesses(Tables):
    """Every request reaches both processes at the same moment, as if it had been sent twice. What follows is done by either."""

    address: ServerAddress

    def open_hall(self) -> TableHarness:
        clear(self.address)
        self.halls = [TableHarness(self.address), TableHarness(self.address)]
        return self.halls[0]

    def request(self, person: int, seen: int, call: Callable[[Request], Coroutine[Any, Any, Answer]], channel: int) -> Answer:
        made = Request(f"k{next(self.keys)}", person, seen, f"P{person}", place=Place(1, channel))

        def of_both() -> list[Coroutine[Any, Any, Answer]]:
            calls = []
            for hall in (self.halls[1], self.halls[0]):
                self.hall = hall
                calls.append(call(made))
            return calls

        async def both() -> Answer:
            first, second = await asyncio.gather(*of_both())
            assert first == second, "one answer to one key, whoever is asked"
            return first

        answer: Answer = self.run(both())
        self.first[made.key] = answer, both
        self.halls.reverse()
        self.hall = self.halls[0]
        return answer

    def teardown(self) -> None:
        super().teardown()
        self.halls[1].close()


@pytest.mark.parametrize(("examples", "steps"), [(3, 25), pytest.param(40, 60, marks=pytest.mark.slow)], ids=["short", "long"])
def test_two_processes_agree(common_database: ServerAddress, examples: int, steps: int) -> None:
    TwoProcesses.address = common_database
    run_state_machine_as_test(TwoProcesses, settings=settings(max_examples=examples, stateful_step_count=steps, deadline=None))
