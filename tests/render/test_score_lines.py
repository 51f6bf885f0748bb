"""The score sheet: its lines are the engine's, and so is every score over time."""

from __future__ import annotations

import pytest

from engine.szczesc import SZCZESC
from render.szczesc.score_lines import course, decided_by, lines, ranking, remaining_marks
from tests.render.games import game
from tests.render.positions import blank


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_lines_are_the_sum(seats: int) -> None:
    for state, _ in game(seats)[::5] + game(seats)[-1:]:
        table = lines(SZCZESC.observe(state, None))
        assert [sum(line.points[seat] for line in table) for seat in range(seats)] == state.scores
    result = SZCZESC.result(game(seats)[-1][0])
    assert result
    for seat in range(seats):
        assert {line.source: line.points[seat] for line in table if line.points[seat]} == {
            source: points for source, points in result.breakdown[seat].items() if points
        }


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_course_tells_every_score_that_was(seats: int) -> None:
    view = SZCZESC.observe(game(seats)[-1][0], None)
    marks = course(view)
    assert marks[0].scores == (0,) * seats
    assert marks[-1].scores == view.scores
    assert [(mark.ply, mark.scorings) for mark in marks] == sorted({(mark.ply, mark.scorings) for mark in marks})
    for state, events in game(seats):
        now = [mark for mark in marks if mark.ply <= state.ply][-1]
        assert now.scores == tuple(state.scores)
        if any(event.kind == "shift_scored" for event in events):
            scored = next(event for event in events if event.kind == "shift_scored").data
            assert now.scorings == scored["shift"]
        elif now.ply:
            assert now.scorings == state.shift - 1


def test_ties() -> None:
    state = blank(3)
    state.phase, state.scores, state.money = "over", [50, 50, 40], [11, 13, 14]
    view = SZCZESC.observe(state, None)
    assert (view.winners, decided_by(view), remaining_marks(view), ranking(view)) == ((1,), "marks", (1, 3, 4), [1, 0, 2])
    state.money = [13, 13, 14]
    view = SZCZESC.observe(state, None)
    assert (view.winners, decided_by(view)) == ((0, 1), "shared")
    state.scores = [50, 51, 40]
    assert decided_by(SZCZESC.observe(state, None)) == "points"
