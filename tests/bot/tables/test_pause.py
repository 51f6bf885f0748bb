"""Agreed pauses as values, and who is asked about one."""

from __future__ import annotations

import json

import pytest

from bot.tables.pause import PauseQuestion, Pauses
from bot.tables.pausing import may_end_pause, pausing, pending_pause_voters
from tests.bot.tables.made_tables import made_table

ASKED = PauseQuestion(0, 5, 900, (1,))
HELD = Pauses().begun(ASKED, 100)


@pytest.mark.parametrize("pauses", [Pauses(), HELD, Pauses(question=ASKED, asked_at=7)])
def test_pauses_come_back_as_they_were_stored(pauses: Pauses) -> None:
    assert Pauses.from_json(pauses.to_json()) == pauses


def test_a_pause_of_an_older_version_was_agreed_to_by_nobody() -> None:
    stored = json.dumps([[[100, 900]], 0, None, 50])
    table = made_table(3, pauses=Pauses.from_json(stored))
    assert [may_end_pause(table, seat, 200) for seat in (None, 0, 1, 2)] == [False, False, True, True]
    assert pausing(table, 0, 200)


def test_every_owner_of_another_seat_is_asked() -> None:
    table = made_table(5, pauses=Pauses(question=ASKED))
    away, resigned, automat = table.seats[2], table.seats[3], table.seats[4]
    away.automat = "foreman"
    resigned.automat, resigned.resigned = "foreman", True
    automat.owner, automat.automat = None, "foreman"
    assert pending_pause_voters(table) == [2]


def test_only_those_who_agreed_cannot_end_it() -> None:
    table = made_table(3, pauses=HELD)
    assert [may_end_pause(table, seat, 200) for seat in range(3)] == [False, False, True]
    assert not any(may_end_pause(table, seat, now) for seat in range(3) for now in (99, 900))
    table.pauses = HELD.without_consent(1)
    assert may_end_pause(table, 1, 200), "somebody else has taken that seat"
