"""A plan on paper does what the engine does, and says in one sentence why it cannot."""

from __future__ import annotations

from random import Random

import pytest

from engine.szczesc import SZCZESC
from engine.szczesc.box import COLOURS
from engine.szczesc.planner import plans
from engine.szczesc.state import order
from render.szczesc.plan_preview import BadPlan, refusal_line, try_plan
from tests.render.games import game, planned, play
from tests.render.positions import blank


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_plan_of_the_planner_does_what_it_promises(seats: int) -> None:
    checked = 0
    for state, _ in game(seats)[::7]:
        if state.phase != "place":
            continue
        for plan in plans(state.shafts[state.turn], 6):
            outcome = try_plan(SZCZESC.observe(state, None), state.turn, f"mine 6 {plan}".strip())
            assert (outcome.used, set(outcome.completed)) == (plan.used, set(plan.completes))
            assert {c: outcome.emptied(i) for i, c in enumerate(COLOURS, 1)} == {c: plan.emptied.get(c, 0) for c in COLOURS}
            assert [str(step.action) for step in outcome.steps] == [str(step) for step in plan.steps]
            checked += 1
    assert checked > 20


def test_the_shaft_after_it_is_the_engines() -> None:
    for (state, _), plan in planned(4):
        before = state.clone()
        before.phase, before.steps_left = "mine", 10
        after, _ = play(before, *plan.split())
        outcome = try_plan(SZCZESC.observe(state, state.turn), state.turn, plan)
        assert outcome.after == SZCZESC.observe(after, state.turn).shafts[state.turn]
        assert outcome.before == SZCZESC.observe(state, state.turn).shafts[state.turn]
        assert outcome.after != outcome.before


def test_a_pair_takes_two_numbers() -> None:
    state = blank(2)
    state.shafts[0].pending = {"H-GG": order("H-GG"), "L-K": order("L-K")}
    outcome = try_plan(SZCZESC.observe(state, 0), 0, "@1 +Y @2 +B @0 YB>L-K:K @3")
    assert [step.number for step in outcome.steps] == [1, 2, 3, 4, 5, 6, 8]
    assert [step.level for step in outcome.steps] == [1, 1, 2, 2, 0, 0, 3]
    assert (outcome.used, outcome.allowed, outcome.completed) == (8, 10, ("L-K",))


def test_while_mining_only_the_steps_that_are_left_count() -> None:
    state = blank(4)
    state.turn = state.start = 0
    state, _ = play(state, "mine 4", "@1", "+Y")
    view = SZCZESC.observe(state, None)
    assert try_plan(view, 0, "@2 +B").allowed == 2
    assert try_plan(view, 0, "mine 4 @2 +B").used == 2
    with pytest.raises(BadPlan) as bad:
        try_plan(view, 0, "@2 +B @0")
    assert refusal_line(bad.value) == "@0: this takes 1 steps, 0 are left"
    assert try_plan(view, 1, "@2").allowed == 10  # another player plans ahead


@pytest.mark.parametrize(
    ("plan", "code", "part"),
    [
        ("@0", "already_there", "@0"),
        ("@1 +K", "no_such_coal_here", "+K"),
        ("+Y", "at_surface", "+Y"),
        ("dance", "unknown_action", "dance"),
        ("@1 stop", "not_a_step", "stop"),
        ("money 4", "unknown_action", "money"),
        ("mine 4 @1", "locked", "mine 4"),
        ("@1 @2 @1 @2 @1 @2 @1 @2 @1 @2 @1", "needs_steps", "@1"),
        ("mine 6 @1 @2 @1 @2 @1 @2 @1", "needs_steps", "@1"),
        ("@1 +Y @0 Y>H-Y", "not_your_order", "Y>H-Y"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_sentence(plan: str, code: str, part: str) -> None:
    view = SZCZESC.observe(blank(2), 0)
    with pytest.raises(BadPlan) as bad:
        try_plan(view, 0, plan)
    assert (bad.value.refusal.code, bad.value.refusal.part) == (code, part)
    sentence = refusal_line(bad.value)
    assert sentence.startswith(part)
    assert "\n" not in sentence


def test_nothing_hidden_plays_a_part_or_is_made_up() -> None:
    for state, _ in game(3)[4:60:4]:
        for viewer in (None, 1):
            view = SZCZESC.observe(state, viewer)
            other = SZCZESC.observe(SZCZESC.determinize(view, Random(3)), viewer)
            first, second = (try_plan(one, 0, "@4 @0 @4" if not one.shafts[0].level else "@0") for one in (view, other))
            assert first == second
            shown = view.shafts[0]
            assert (first.after.delivered, first.after.face_down) == (shown.delivered, shown.face_down)
            assert first.after.pending == shown.pending
