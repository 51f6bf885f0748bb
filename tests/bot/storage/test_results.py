"""How games end in the books: results, ratings, statistics."""

from __future__ import annotations

import json

import pytest
from openskill.models import PlackettLuce

from bot.tables.results import Statistics, final_places
from engine.contract import Result
from tests.bot.table_harness import TableHarness

pytestmark = pytest.mark.engines(slow=True)


async def test_a_finished_game_is_kept_with_its_breakdown(hall: TableHarness) -> None:
    table = await hall.start(3)
    await hall.play(table, 1000)
    found = await hall.look(table)
    result = found.game.result(found.state)
    assert result is not None
    rows = await hall.rows("SELECT seat, person, score, place, breakdown, automats FROM results ORDER BY seat")
    assert [row[:3] for row in rows] == [(seat, seat + 1, result.scores[seat]) for seat in range(3)]
    for seat, _, score, place, breakdown, automats in rows:
        assert (place == 1) == (seat in result.winners)
        assert json.loads(breakdown) == result.breakdown[seat]
        assert sum(json.loads(breakdown).values()) == score
        assert automats == 0


async def test_statistics_add_up_over_games_and_servers(hall: TableHarness) -> None:
    scores: list[int] = []
    wins = 0
    for channel in range(1, 5):
        table = await hall.start(2, channel=channel)
        await hall.play(table, 1000)
        found = await hall.look(table)
        scores.append(found.state.scores[0])
        result = found.game.result(found.state)
        assert result is not None
        wins += 0 in result.winners
    found_stats = await hall.tables.statistics(1, "szczesc")
    assert (found_stats.games, found_stats.wins) == (4, wins)
    assert found_stats.mean_score == pytest.approx(sum(scores) / 4)
    assert found_stats.best_score == max(scores)
    assert found_stats == await hall.tables.statistics(1, "szczesc", 5)
    assert await hall.tables.statistics(1, "szczesc", 6) == Statistics()
    tallies = [json.loads(facts) for (facts,) in await hall.rows("SELECT facts FROM results WHERE person = 1")]
    sums = {t: sum(tally.get(f"delivered {t}", 0) for tally in tallies) for t in "HWCL"}
    favourite = found_stats.favourites["favourite_transport"]
    assert (favourite is None and not any(sums.values())) or sums[str(favourite)] == max(sums.values())
    majority = str(found_stats.favourites["best_majority"])
    assert majority.split(maxsplit=1)[0] in ("colour", "transport", "empty")


async def test_delivered_orders_make_the_favourite_transport(hall: TableHarness) -> None:
    table = await hall.open(1, automats=("foreman",))
    assert (await hall.tables.start(await hall.request(1, table), table)).ok
    while (await hall.look(table)).status == "running":
        if not await hall.scheduler.look():
            found = await hall.look(table)
            texts = await hall.automat_pool.turn(found, 0, "foreman")
            assert (await hall.act(table, *texts)).ok
    found = await hall.look(table)
    delivered = found.state.shafts[0].delivered
    counts = {t: sum(code[0] == t for code in delivered) for t in "HWCL"}
    stats = await hall.tables.statistics(1, "szczesc", automats=True)
    assert delivered
    assert counts[str(stats.favourites["favourite_transport"])] == max(counts.values())


async def test_games_with_automats_count_separately_and_are_not_rated(hall: TableHarness) -> None:
    table = await hall.start(2, automats=("apprentice",))
    while (await hall.look(table)).status == "running":
        if not await hall.scheduler.look():
            await hall.play(table, 1)
    assert (await hall.tables.statistics(1, "szczesc")).games == 0
    assert (await hall.tables.statistics(1, "szczesc", automats=True)).games == 1
    assert await hall.tables.ranking("szczesc") == []


async def test_whoever_resigned_in_the_first_round_has_no_result(hall: TableHarness) -> None:
    table = await hall.start(3)
    assert (await hall.tables.resign(await hall.request(2, table), table)).ok
    while (await hall.look(table)).status == "running":
        if not await hall.scheduler.look():
            await hall.play(table, 1)
    assert (await hall.tables.statistics(2, "szczesc")).games == 0
    assert (await hall.tables.statistics(1, "szczesc")).games == 1
    assert {one.person for one in await hall.tables.ranking("szczesc")} == {1, 3}, "the others are rated all the same"


@pytest.mark.engines
async def test_ratings_follow_openskill_for_each_server_and_overall(hall: TableHarness) -> None:
    model = PlackettLuce()
    expected = [model.rating() for _ in range(3)]
    for channel in (1, 2):
        table = await hall.start(3, channel=channel)
        await hall.play(table, 1000)
        ranks = [
            float(place) for (place,) in await hall.rows("SELECT place FROM results WHERE table_id = ? ORDER BY seat", table)
        ]
        expected = [team[0] for team in model.rate([[rating] for rating in expected], ranks=ranks)]
    for server in (0, 5):
        ranking = await hall.tables.ranking("szczesc", server)
        assert {(r.person, round(r.mu, 9), round(r.sigma, 9), r.games) for r in ranking} == {
            (seat + 1, round(rating.mu, 9), round(rating.sigma, 9), 2) for seat, rating in enumerate(expected)
        }
        assert [r.ordinal for r in ranking] == sorted((r.ordinal for r in ranking), reverse=True)
    assert await hall.tables.ranking("szczesc", 6) == []


async def test_history_tells_ratings_over_time_and_results_by_opponent(hall: TableHarness) -> None:
    for channel in (1, 2):
        await hall.play(await hall.start(3, channel=channel), 1000)
    history = await hall.tables.history(1, "szczesc")
    ranking = {rating.person: rating for rating in await hall.tables.ranking("szczesc")}
    assert history.name == "P1"
    assert len(history.ratings) == 2
    assert history.ratings[-1].ordinal == ranking[1].ordinal
    assert history.ratings[0].ordinal != history.ratings[1].ordinal
    places = {(table, seat): place for table, seat, place in await hall.rows("SELECT table_id, seat, place FROM results")}
    for opponent in history.opponents:
        met = [(places[table, 0], places[table, opponent.person - 1]) for table in (1, 2)]
        assert opponent.name == f"P{opponent.person}"
        assert opponent.games == sum(own != other for own, other in met)
        assert opponent.ahead == sum(own < other for own, other in met)
    assert {opponent.person for opponent in history.opponents} == {2, 3}
    assert (await hall.tables.history(1, "szczesc", server=6)).opponents == ()
    await hall.tables.forget_person(2)
    assert await hall.rows("SELECT 1 FROM rating_history WHERE person = 2") == []
    assert {opponent.person for opponent in (await hall.tables.history(1, "szczesc")).opponents} == {3}


async def test_two_players_are_rated_like_any_others(hall: TableHarness) -> None:
    table = await hall.start(2)
    await hall.play(table, 1000)
    assert {one.person for one in await hall.tables.ranking("szczesc")} == {1, 2}
    assert (await hall.tables.statistics(1, "szczesc")).games == 1


def test_places() -> None:
    assert final_places(Result((5, 9, 9, 2), (1,), ({},) * 4)) == [3, 1, 2, 4], "a tie-break decides between equal scores"
    assert final_places(Result((5, 9, 9, 5), (1, 2), ({},) * 4)) == [3, 1, 1, 3]
