"""Answers of one person at a time: enough for anybody who plays, and little for somebody who never stops asking."""

from __future__ import annotations

from bot.discord_app.answer_limits import GAP_SECONDS, IMPATIENT_REFUSALS, PATIENCE_SECONDS, PersonLimit


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_so_many_are_under_way_and_others_are_not_concerned() -> None:
    limit = PersonLimit(2, Clock())
    assert [limit.admit(1) for _ in range(3)] == [True, True, False]
    assert limit.admit(2)


def test_a_press_too_many_changes_nothing_for_the_next_ones() -> None:
    clock = Clock()
    limit = PersonLimit(2, clock)
    assert [limit.admit(1) for _ in range(3)] == [True, True, False]
    limit.done(1)
    clock.now = 0.1
    assert [limit.admit(1) for _ in range(2)] == [True, False]


def test_who_was_refused_often_gets_one_answer_at_a_time_until_they_have_been_patient() -> None:
    clock = Clock()
    limit = PersonLimit(2, clock)
    assert sum(limit.admit(1) for _ in range(2 + IMPATIENT_REFUSALS)) == 2
    limit.done(1)
    clock.now = GAP_SECONDS
    assert not limit.admit(1), "one is still under way"
    limit.done(1)
    assert limit.admit(1)
    limit.done(1)
    clock.now += GAP_SECONDS / 2
    assert not limit.admit(1), "too soon"
    clock.now += GAP_SECONDS + PATIENCE_SECONDS
    assert [limit.admit(1) for _ in range(2)] == [True, True]


def test_a_storm_of_requests_gets_an_answer_a_second() -> None:
    clock = Clock()
    limit = PersonLimit(3, clock)
    answered = 0
    for number in range(250):  # 25 a second, each answered before the next comes
        clock.now = 5 + number / 25
        burst = [limit.admit(1) for _ in range(3 + IMPATIENT_REFUSALS if number == 0 else 1)]
        answered += sum(burst)
        for admitted in burst:
            if admitted:
                limit.done(1)
    assert answered <= 3 + 10
    assert limit.admit(2)


def test_nothing_is_remembered_of_people_who_are_answered() -> None:
    limit = PersonLimit(3, Clock())
    assert limit.admit(1)
    limit.done(1)
    assert not limit._shares
