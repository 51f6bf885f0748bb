"""Limits over time: a burst, then an even pace; others are not concerned, and what is full is forgotten."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from bot.runtime import token_buckets
from bot.runtime.token_buckets import Allowance, TokenBuckets


class Clock:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


def taken(buckets: TokenBuckets, key: int, tries: int) -> int:
    """How many of so many tries are granted now."""
    granted = 0
    for _ in range(tries):
        if not buckets.wait(key):
            buckets.take(key)
            granted += 1
    return granted


def test_a_burst_and_then_an_even_pace() -> None:
    clock = Clock()
    buckets = TokenBuckets(Allowance(10, 6), clock)
    assert taken(buckets, 1, 25) == 10
    assert buckets.wait(1) == 10.0, "six a minute"
    assert not buckets.wait(2), "others are not concerned"
    clock.now += 9.5
    assert (taken(buckets, 1, 5), buckets.wait(1)) == (0, 0.5)
    clock.now += 0.5
    assert taken(buckets, 1, 5) == 1
    clock.now += 50
    assert taken(buckets, 1, 9) == 5
    clock.now += 3600
    assert taken(buckets, 1, 25) == 10


def test_a_clock_that_is_set_back_leaves_nobody_waiting_for_long() -> None:
    clock = Clock()
    clock.now = 10**6
    buckets = TokenBuckets(Allowance(2, 6), clock)
    assert taken(buckets, 1, 5) == 2
    clock.now = 1000.0
    assert 0 < buckets.wait(1) <= 10
    clock.now += 10
    assert taken(buckets, 1, 5) == 1


def test_full_buckets_take_no_memory() -> None:
    clock = Clock()
    buckets = TokenBuckets(Allowance(2, 60), clock)
    for key in range(5 * token_buckets.PRUNE_ABOVE):
        clock.now += 0.1
        assert taken(buckets, key, 1) == 1
    assert len(buckets._full_at) <= token_buckets.PRUNE_ABOVE


@given(
    st.integers(1, 5),
    st.integers(1, 600),
    st.lists(st.tuples(st.integers(0, 30), st.integers(0, 4)), max_size=40),
)
def test_never_more_than_the_burst_and_the_pace_of_the_time(at_once: int, a_minute: int, steps: list[tuple[int, int]]) -> None:
    clock = Clock()
    buckets = TokenBuckets(Allowance(at_once, a_minute), clock)
    granted = 0
    for wait, tries in steps:
        clock.now += wait
        granted += taken(buckets, 1, tries)
        assert granted <= at_once + (clock.now - 1000.0) * a_minute / 60 + 1e-6
