"""The course of a finished game: points and chances after every turn, the largest swing, awards."""

from __future__ import annotations

import pytest

from engine.games import PACKAGES
from engine.match import play_game
from engine.players.game_course import Standing, choose_awards, game_course, largest_swing
from engine.players.random_player import RandomPlayer
from engine.record import Record


@pytest.mark.parametrize("name", PACKAGES)
def test_the_course_ends_with_the_result(name: str) -> None:
    package = PACKAGES[name]
    state, record = play_game(package.game, [RandomPlayer()] * 3, ["A", "B", "C"], seed=3)
    result = package.game.result(state)
    assert result is not None
    course = game_course(record, package)
    assert [standing.turn for standing in course.standings] == list(range(len(course.standings)))
    assert course.standings[0].mover is None
    assert course.standings[-1].points == result.scores
    assert all(len(standing.points) == 3 for standing in course.standings)
    assert all(abs(sum(standing.chances) - 1) < 1e-6 for standing in course.standings)
    for row, account in zip(course.figures, result.breakdown):
        assert row.items() >= account.items()
    swing = course.swing
    assert swing is not None
    before, after = course.standings[swing.turn - 1], course.standings[swing.turn]
    assert (before.chances[swing.seat], after.chances[swing.seat]) == (swing.before, swing.after)


def test_an_unfinished_game_has_no_course() -> None:
    package = PACKAGES["kopalnie"]
    _, record = play_game(package.game, [RandomPlayer()] * 2, ["A", "B"], seed=3)
    with pytest.raises(ValueError, match="not over"):
        game_course(Record(record.game, record.players, record.deal, record.actions[:5], record.options), package)


def test_the_largest_swing_is_the_largest_in_either_direction() -> None:
    chances = [(0.4, 0.3, 0.3), (0.5, 0.25, 0.25), (0.2, 0.4, 0.4), (0.3, 0.35, 0.35)]
    swing = largest_swing([Standing(turn, turn % 2 if turn else None, (0, 0, 0), each) for turn, each in enumerate(chances)])
    assert swing is not None
    assert (swing.turn, swing.seat, swing.before, swing.after) == (2, 0, 0.5, 0.2)
    assert largest_swing([]) is None


def test_awards_go_to_those_who_stand_out_and_first_to_different_seats() -> None:
    figures = [{"gold": 10, "coal": 9, "wood": 3}, {"gold": 1, "coal": 1, "wood": 3}, {"gold": 2, "rope": 2, "coal": 8}]
    found = choose_awards(figures, ["coal", "wood", "gold", "rope"])
    assert [(award.name, award.seat, award.value) for award in found] == [("rope", 2, 2), ("gold", 0, 10), ("coal", 0, 9)]
    assert choose_awards(figures, ["wood"]) == [], "a tie is nobody's award"
