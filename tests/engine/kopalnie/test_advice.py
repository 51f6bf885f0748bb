"""Advice in the second game: its reasons are true of the position, it knows no secrets, and a review finds a blunder."""

from __future__ import annotations

from random import Random

import pytest

from engine.kopalnie import State
from engine.kopalnie.players.expected_score import ExpectedScore, RemainingGame, known_from_view
from engine.kopalnie.players.search_model import score_uncertainty
from engine.match import play_game
from engine.players import iteration_budget
from engine.players.advice import Reason, advise, main_reasons, reasons_for
from engine.players.registry import adviser, player
from engine.players.review import TurnJudge, decisions
from engine.players.search import search
from engine.rng import rng_at
from tests.engine.kopalnie.positions import GAME, position
from tests.engine.lines import legal, play
from tests.engine.random_games import walk

MODEL = adviser("kopalnie")


def reasons(state: State, *turn: str, seat: int | None = None) -> list[Reason]:
    """All reasons for a turn of whoever is on turn."""
    view = GAME.observe(state, state.turn if seat is None else seat)
    found = reasons_for(GAME, MODEL, view, tuple(map(GAME.parse, turn)), Random(1))
    assert all(MODEL.describe(reason) for reason in found)
    return found


def codes(found: list[Reason]) -> set[str]:
    return {reason.code for reason in found}


# --- reasons are true -------------------------------------------------------------------------------------------------
# Where nothing else is said a mine lies in the order of its tiles, so that a roll of n takes tile n - 1.


def test_a_set_that_is_finished_grows_or_comes_nearer() -> None:
    found = reasons(position(2, tiles={0: "B6 C6 D6 E6"}), "dig A")  # A: stone, gold, cauldron, papyrus, crystal, ruby, ruby
    done = Reason("completes", {"kind": "ruby", "tiles": 5, "points": 30, "rolls": [6]})
    assert done in found
    assert main_reasons(found)[0] == done
    assert MODEL.describe(done) == "on 6: finishes the set of rubies: 30 points"
    found = reasons(position(2, tiles={0: "B6 C6 D6 E6 F5 F6"}), "dig A")
    assert Reason("grows", {"kind": "ruby", "tiles": 7, "points": 20, "rolls": [6]}) in found
    found = reasons(position(2, tiles={0: "B6 C6 D6"}), "dig A")
    assert Reason("nearer", {"kind": "ruby", "lacking": 1, "points": 30, "rolls": [6]}) in found


def test_rolls_that_bring_the_same_are_said_together() -> None:
    state = position(2, tiles={0: "A4 B5 C5"}, mines={"E": "..345.."})  # papyrus and two crystals: 1 and 4, 2 and 5, 3 and 6
    done = Reason("completes", {"kind": "crystal", "tiles": 4, "points": 14, "rolls": [2, 3, 5, 6]})
    assert done in reasons(state, "dig E")
    assert MODEL.describe(done).startswith("on 2, 3, 5 or 6: ")


def test_a_card_that_counts_as_a_tile() -> None:
    state = position(2, tiles={0: "B1"}, kept={0: ["gold_nugget", "gold_bonus"]})
    found = reasons(state, "dig A")
    assert Reason("completes", {"kind": "gold", "tiles": 3, "points": 3, "rolls": [2]}) in found
    assert Reason("bonus", {"card": "gold_bonus", "points": 1, "rolls": [2]}) in found


def test_forms_packs_cards_and_coins() -> None:
    found = reasons(position(2, tiles={0: "A2 B3"}, lying={"C4": 5, "C0": 3}), "dig C")  # stone gold cauldron knife+ papyrus* …
    assert Reason("forms", {"points": 10, "rolls": [4]}) in found
    assert Reason("coins", {"coins": 2, "rolls": [4]}) in found
    assert Reason("coins", {"coins": 5, "rolls": [5]}) in found
    assert Reason("coins", {"coins": 3, "rolls": [1]}) in found
    assert Reason("card", {"rolls": [5]}) in found
    assert Reason("pack", {"points": 5, "rolls": [2, 5, 6]}) in found, "a third treasure that belongs to no set"
    assert "pack" not in codes(reasons(position(2, tiles={0: "A2"}), "dig C"))


def test_stones() -> None:
    def stone(tiles: str) -> Reason:
        return next(reason for reason in reasons(position(2, tiles={0: tiles}), "dig A") if reason.code == "stone")

    assert stone("").figures == {"stones": 1, "points": 0, "rolls": [1]}
    assert stone("B0 C0").figures == {"stones": 3, "points": 2, "rolls": [1]}
    assert stone("B0 C0").weight < stone("").weight < 0
    state = position(2, tiles={1: "A0"})
    assert "no_stone" in codes(reasons(state, "dig A"))
    assert "no_stone" not in codes(reasons(state, "dig B"))


def test_the_own_mission() -> None:
    forge = position(2, tiles={0: "A2 B3"}, missions={0: "full_forge", 1: "traveller"})
    assert Reason("mission", {"mission": "full_forge", "points": 10, "rolls": [4]}) in reasons(forge, "dig C")
    tidy = position(2, missions={0: "clean_hands"})
    assert Reason("spoils", {"mission": "clean_hands", "points": 10, "rolls": [1]}) in reasons(tidy, "dig A")
    most = position(2, tiles={0: "B4", 1: "D3"}, missions={0: "papyrus_keeper", 1: "traveller"})
    assert Reason("leads", {"mission": "papyrus_keeper", "kind": "papyrus", "points": 15, "rolls": [4]}) in reasons(most, "dig A")
    behind = position(2, tiles={1: "D3 D4"}, missions={0: "papyrus_keeper", 1: "traveller"})
    found = reasons(behind, "dig A")
    assert Reason("toward", {"mission": "papyrus_keeper", "points": 15, "rolls": [4]}) in found
    assert "leads" not in codes(found)
    last = position(2, mines={"A": "....45."}, missions={0: "last_digger", 1: "traveller"})
    assert Reason("mission", {"mission": "last_digger", "points": 10, "rolls": [1, 2, 3, 4, 5, 6]}) in reasons(last, "dig A")


def test_what_another_needs_is_taken_away() -> None:
    state = position(3, tiles={2: "B5 C5 D5"})
    assert Reason("denies", {"seat": 2, "kind": "crystal", "points": 14, "rolls": [5]}) in reasons(state, "dig A")
    assert "denies" not in codes(reasons(position(3, tiles={2: "B5 C5"}), "dig A"))


def test_cards_that_another_keeps_count_in_what_that_one_needs() -> None:
    """They are open: a nugget makes the fourth gold the fifth, and a bonus is a point for each tile."""
    state = position(3, tiles={2: "B1 B2 C1"}, kept={2: ["gold_nugget", "gold_bonus"]})
    assert Reason("denies", {"seat": 2, "kind": "gold", "points": 8, "rolls": [2]}) in reasons(state, "dig A")
    crown = {0: "gold_rush"}
    alone, beside = (position(2, tiles={0: "B1"}, kept=kept, missions=crown) for kept in ({}, {1: ["gold_nugget"]}))
    assert "leads" in codes(reasons(position(2, missions=crown), "dig A"))
    assert "leads" not in codes(reasons(position(2, missions=crown, kept={1: ["gold_nugget"]}), "dig A"))
    chances = [ExpectedScore(RemainingGame(known_from_view(GAME.observe(at, 0))), 0).chance for at in (alone, beside)]
    assert chances[0] > chances[1]


def test_the_end_of_the_game() -> None:
    def found(coins: dict[int, int]) -> Reason:
        state = position(2, abandoned="BCDE", mines={"A": "....45."}, coins=coins)
        (reason,) = [reason for reason in reasons(state, "dig A") if reason.code.startswith("ends")]
        return reason

    ahead, level, behind = found({0: 30, 1: 5}), found({0: 5, 1: 5}), found({0: 5, 1: 30})
    assert (ahead.code, level.code, behind.code) == ("ends_ahead", "ends_level", "ends_behind")
    assert ahead.figures == {"own": 42, "best": 5, "rolls": [1, 2, 3, 4, 5, 6]}, "thirty coins and the mission for them"
    assert ahead.weight > 0 > behind.weight
    early = position(2, abandoned="BCD", mines={"A": "....45."})
    assert not [reason for reason in reasons(early, "dig A") if reason.code.startswith("ends")]


def test_an_answer_to_the_die() -> None:
    state = play(position(2, tiles={0: "B0 C0"}, kept={0: ["new_hope", "lantern"]}), "dig A roll 1")
    take, lantern, again = (reasons(state, text) for text in ("take 1", "lantern 2", "play new_hope"))
    assert Reason("stone", {"stones": 3, "points": 2, "rolls": []}) in take, "this is no matter of chance any more"
    assert Reason("better", {"better": 5}) in take
    assert next(reason for reason in take if reason.code == "better").weight < 0
    assert {"keeps"} <= codes(take)
    assert Reason("better", {"better": 5}) in again
    assert Reason("spends", {"card": "new_hope"}) in again
    assert Reason("spends", {"card": "lantern"}) in lantern
    assert "stone" not in codes(lantern) | codes(again)
    good = play(position(2, tiles={0: "B6 C6 D6 E6"}, kept={0: ["new_hope"]}, mines={"A": "0561234"}), "dig A roll 2")
    assert main_reasons(reasons(good, "take 2"))[0] == Reason(
        "completes", {"kind": "ruby", "tiles": 5, "points": 30, "rolls": []}
    )
    assert Reason("better", {"better": 1}) in reasons(good, "take 2"), "the other ruby brings coins, too"


def test_cards_before_the_roll() -> None:
    state = position(2, tiles={0: "B6 C6 D6 E6"}, kept={0: ["two_trails", "spare_pick"]})
    once, twice = reasons(state, "dig A"), reasons(state, "play two_trails", "dig A")
    assert "two_rolls" in codes(twice) - codes(once)
    one, other = (next(reason.weight for reason in found if reason.code == "completes") for found in (once, twice))
    assert other > one
    assert "two_digs" in codes(reasons(state, "play spare_pick", "dig A"))


def test_a_guess_and_a_roll_for_coins() -> None:
    deck = ["lucky_guess"]
    state = play(position(2, deck=deck), "dig A roll 4")
    assert reasons(state, "guess 1") == [Reason("guess", {"coins": 10})]
    with_lantern = play(position(2, deck=deck, kept={0: ["lantern"]}), "dig A roll 4", "take 4")
    assert reasons(with_lantern, "guess 1") == [Reason("guess_lantern", {"coins": 10, "rolls": [1, 2]})]
    rolled = play(with_lantern, "guess 3 roll 4")
    assert Reason("coins", {"coins": 10, "rolls": []}) in reasons(rolled, "lantern 3")
    assert "no_coins" in codes(reasons(rolled, "take 4"))


def test_coins_that_are_laid() -> None:
    state = play(position(2, deck=["gold_vein"], tiles={0: "B6 C6 D6 E6"}), "dig A roll 4")
    assert state.phase == "coin_mine"
    assert Reason("in_reach", {"rolls": [2], "coins": 5}) in reasons(state, "lay B", "coin B1")
    ruby = reasons(state, "lay F", "coin F6")
    assert Reason("out_of_reach", {}) in ruby
    assert Reason("suits", {"tile": "F6"}) in ruby
    stones = play(position(2, deck=["danger_zone"]), "dig A roll 4")
    assert "suits" not in codes(reasons(stones, "coin B0"))
    assert codes(reasons(stones, "enough")) == {"enough"}


def test_a_mission_is_chosen_by_how_often_it_was_done() -> None:
    state = GAME.setup(2, GAME.deal(rng_at(4, 0), 2, {}), {})
    for text in map(str, GAME.legal_actions(state, 1)):
        (reason,) = reasons(state, text, seat=1)
        assert reason.code == "mission_odds"
        assert reason.figures["mission"] == text.removeprefix("mission ")


def test_a_drawn_card_is_not_told() -> None:
    """The position is made up, and so is the card on top of its deck."""
    state = play(position(2, kept={0: ["lantern"]}, deck=["purse"]), "dig A roll 4")
    found = reasons(state, "take 4")
    assert Reason("card", {"rolls": []}) in found
    assert "coins" not in codes(found)


# --- advice -----------------------------------------------------------------------------------------------------------


def test_whole_turns_the_best_first_all_possible() -> None:
    for kept in ([], ["two_trails", "spare_pick"]):
        state = position(3, tiles={0: "B6 C6 D6 E6"}, kept={0: kept}, mines={"A": "0561234"})
        found = advise(GAME, MODEL, GAME.observe(state, 0), rng_at(1, 1), iteration_budget(25))
        assert len({one.turn for one in found}) == 3
        assert [one.chance for one in found] == sorted((one.chance for one in found), reverse=True)
        assert found[0].turn[-1] == "dig A", "two rolls of six make thirty points"
        assert all(one.reasons for one in found)
        for one in found:
            after = GAME.clone(state)
            for text in one.turn:
                assert GAME.explain(after, 0, GAME.parse(text)) is None
                GAME.apply(after, 0, GAME.parse(text))
            assert after.phase == "roll"


def test_the_number_of_a_guess_is_no_idea_of_its_own() -> None:
    state = play(position(2, deck=["lucky_guess"]), "dig A roll 4")
    assert len(advise(GAME, MODEL, GAME.observe(state, 0), rng_at(1, 1), iteration_budget(10))) == 1


def test_where_a_coin_goes_is_one_decision() -> None:
    state = play(position(2, deck=["gold_vein"]), "dig A roll 4")
    found = advise(GAME, MODEL, GAME.observe(state, 0), rng_at(1, 1), iteration_budget(10))
    assert all(len(one.turn) == 2 for one in found)
    assert len({one.turn[0] for one in found}) == 3


def test_nobody_is_advised_to_make_one_roll_the_other() -> None:
    state = play(position(2, kept={0: ["two_trails", "lantern"]}), "play two_trails", "dig B roll 3 roll 4")
    assert "lantern 3" in legal(state)
    turns = [str(turn[0]) for turn in MODEL.turns(state, 0)]
    assert turns == ["take 3", "take 4", "lantern 2", "lantern 5"]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_whoever_chooses_a_mission_is_advised_on_the_own_ones(seat: int) -> None:
    """All choose at once: the search is about whoever asks, not about the first who has not chosen."""
    state = GAME.setup(3, GAME.deal(rng_at(4, 0), 3, {}), {})
    candidates = search(GAME, MODEL, GAME.observe(state, seat), rng_at(1, 1), iteration_budget(15))
    assert {str(candidate.turn[0]) for candidate in candidates} == {f"mission {mission}" for mission in state.offered[seat]}
    assert sum(candidate.visits for candidate in candidates) > len(candidates)


def test_every_decision_of_a_game_has_advice_with_reasons() -> None:
    phases = set()
    for seats in (2, 5):
        for step in walk(GAME, seats, 3):
            if step.seat < 0 or (step.before.phase == "dig" and len(phases) > 1 and step.before.ply % 9):
                continue
            phases.add(step.before.phase)
            view = GAME.observe(step.before, step.seat)
            for one in advise(GAME, MODEL, view, rng_at(1, 1), iteration_budget(1)):
                assert one.reasons
                assert GAME.explain(step.before, step.seat, GAME.parse(one.turn[0])) is None
    assert phases >= {"missions", "dig", "rolled", "guess", "coin_mine", "coin_tile"}


# --- what a position is worth -----------------------------------------------------------------------------------------


def test_chances() -> None:
    for step in list(walk(GAME, 3, 8))[::9]:
        chances = MODEL.chances(step.before)
        assert sum(chances) == pytest.approx(1)
        assert all(0 <= chance <= 1 for chance in chances)
    poor, rich = (MODEL.chances(position(3, coins={1: coins}))[1] for coins in (0, 20))
    assert rich > poor
    over = play(position(2, abandoned="BCDE", mines={"A": "....45."}, coins={0: 30}), "dig A roll 1")
    assert MODEL.chances(over) == [1, 0]


def test_a_lead_stands_for_a_chance() -> None:
    view = GAME.observe(position(2), 0)
    assert MODEL.lead(view, 0.5) == 0
    assert MODEL.lead(view, 0.8) == pytest.approx(-MODEL.lead(view, 0.2))
    assert score_uncertainty(9) > score_uncertainty(1) > 0


def test_the_expected_score_is_the_score_when_nothing_is_left() -> None:
    state = position(2, abandoned="BCDEF", mines={"A": "....4.."}, tiles={0: "B6 C6 D6 E6 F6 B0"}, coins={0: 4})
    outlook = ExpectedScore(RemainingGame(known_from_view(GAME.observe(state, 0))), 0)
    assert outlook.expected() == pytest.approx(34, abs=0.5), "five rubies and four coins"


# --- looking back -----------------------------------------------------------------------------------------------------


def test_a_planted_blunder_is_found() -> None:
    """Every roll of A and of F ends the game, but only F brings gold or a crystal, and with it the lead."""
    crystals_and_gold = "E4 E5 B5 C5 D5 B1 B2 C1 D1"
    rows = {"A": "0.2....", "F": ".1..4.."}
    state = position(2, abandoned="BCDE", mines=rows, tiles={0: crystals_and_gold}, coins={1: 25})
    judge = TurnJudge(GAME, MODEL, GAME.observe(state, 0))
    judged = judge.judge((GAME.parse("dig A"),), rng_at(1, 1), iteration_budget(20))
    assert [str(action) for action in judged.better] == ["dig F"]
    mistake = judge.confirm(judged, rng_at(1, 2), iteration_budget(20), line=8, action=30)
    assert mistake is not None
    assert (mistake.line, mistake.action, mistake.played, mistake.better) == (8, 30, ("dig A",), ("dig F",))
    assert mistake.cost > 0.3
    assert mistake.points > 3
    assert {"ends_ahead", "completes"} & codes(list(mistake.reasons))
    assert "ends_behind" not in codes(list(mistake.reasons))


def test_decisions_are_single_actions() -> None:
    record = play_game(GAME, [player("kopalnie", level) for level in ("foreman", "random")], ["Ania", "Bartek"], 5)[1]
    for seat in (0, 1):
        found = decisions(record, seat)
        assert len(found) > 8
        for one in found:
            assert [str(action) for action in one.turn] == [str(one.turn[0])]
            assert one.turn[0] in GAME.legal_actions(one.state, seat)
