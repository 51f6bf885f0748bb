"""Advice: its reasons are true of the position, it knows no secrets, and a review runs."""

from __future__ import annotations

from random import Random

from engine.match import play_game
from engine.niemcy import NIEMCY, State
from engine.niemcy.players.advice_reasons import NiemcyAdviser
from engine.niemcy.players.apprentice import ApprenticePlayer
from engine.niemcy.players.reason_text import REASON_CODES
from engine.players import iteration_budget
from engine.players.advice import Reason, advise, reasons_for
from engine.players.review import review
from engine.rng import rng_at
from tests.engine.lines import play
from tests.engine.niemcy.positions import GAME, position

MIND = NiemcyAdviser()


def reasons(state: State, *turn: str) -> list[Reason]:
    """All reasons for a turn of whoever is on turn."""
    found = reasons_for(GAME, MIND, GAME.observe(state, state.turn), tuple(map(GAME.parse, turn)), Random(1))
    assert all(MIND.describe(reason) and reason.code in REASON_CODES for reason in found)
    return found


def test_a_claim_that_completes_a_ticket() -> None:
    state = position(2, hands={0: "OOOL"}, tickets={0: "BER-CHE"}, tracks={0: "CHE-LEI"})
    found = reasons(state, "claim BER-LEI", "OOOL")
    assert Reason("completes", {"ticket": "BER-CHE", "points": 6}) in found
    assert Reason("points", {"points": 7}) in found
    assert Reason("on_plan", {"tickets": "BER-CHE"}) in found
    assert Reason("danger", {"cars": 1}) in found
    assert Reason("spends_locomotives", {"cards": 1}) in found
    assert MIND.describe(Reason("danger", {"cars": 1})) == "without it the plan would need 1 car more"


def test_a_bottleneck() -> None:
    state = position(2, hands={0: "GGGGG"}, tickets={0: "BER-DK"}, tracks={1: "KIE-DK"})
    assert Reason("bottleneck", {}) in reasons(state, "claim BHV-DK", "GGGGG")


def test_a_claim_beside_the_plan_costs_its_cards() -> None:
    state = position(2, hands={0: "RRR"}, tickets={0: "BER-CHE"}, tracks={0: "CHE-LEI LEI-MAG"})
    assert Reason("off_plan", {"missing": 3}) in reasons(state, "claim ERF-LEI", "RRR")


def test_passengers() -> None:
    state = position(2, hands={0: "RRR"}, stations={"BER": "BGR", "MAG": "K"}, passengers={0: "B", 1: "BKKG"})
    found = reasons(state, "claim BER-MAG", "RRR", "BER:B", "MAG:K")
    assert Reason("leads", {"colour": "B", "own": 2, "best": 1}) in found
    assert Reason("first_of_colour", {"colour": "K"}) in found
    assert Reason("denies", {"colour": "K"}) in found
    assert Reason("ties", {"colour": "G", "own": 1}) in reasons(state, "claim BER-MAG", "RRR", "BER:G", "MAG:-")


def test_cards() -> None:
    state = position(2, display="OLGWB", tickets={0: "BER-CHE"}, tracks={0: "CHE-LEI"})
    assert Reason("needed_card", {"colour": "O", "missing": 4}) in reasons(state, "draw O")
    assert reasons(state, "draw G") == []
    assert Reason("locomotive", {}) in reasons(state, "draw L")
    assert Reason("blind", {}) in reasons(state, "draw blind")


def test_tickets() -> None:
    state = play(position(2, tracks={0: "BER-LEI"}, cars={0: 12}), "tickets 4+0")
    done, short, *_ = "BER-LEI", *(code for code in state.offers[0] if code != "BER-LEI")
    found = reasons(state, f"keep {short}")
    assert {reason.code for reason in found} <= {"keeps", "fits_cars", "too_many_cars"}
    assert any(reason.code == "keeps" for reason in found)
    data = GAME.to_json(state)
    data["offers"][0] = [done]
    data["stack_orders"] = [[code for code in stack if code != done] for stack in data["stack_orders"]]
    data["returned"] = [[None] * len(stack) for stack in data["stack_orders"]]
    assert Reason("already_done", {"ticket": done, "points": 4}) in reasons(GAME.from_json(data), f"keep {done}")
    assert Reason("tickets_risk", {"open": 1}) in reasons(position(2, tickets={0: "BER-CHE"}), "tickets 2+2")
    assert [reason.code for reason in reasons(position(2), "tickets 2+2")] == ["more_tickets"]


def test_advice_is_about_different_ideas_and_can_be_played() -> None:
    state = position(2, hands={0: "RRRGGLL"}, tickets={0: "BER-CHE"}, stations={"BER": "BGR", "MAG": "K"})
    found = advise(GAME, MIND, GAME.observe(state, 0), rng_at(2, 0), iteration_budget(20))
    assert len({advice.turn[0] for advice in found}) == len(found) == 3
    for advice in found:
        after = GAME.clone(state)
        for text in advice.turn:
            assert GAME.explain(after, 0, GAME.parse(text)) is None
            GAME.apply(after, 0, GAME.parse(text))
        assert 0 <= advice.chance <= 1


def test_a_review_names_turns_of_that_seat() -> None:
    _, record = play_game(NIEMCY, [ApprenticePlayer(), ApprenticePlayer()], "AB", 3)
    del record.actions[40:]
    for mistake in review(record, MIND, 0, 1, iteration_budget(1), most=2).mistakes:
        assert mistake.cost > 0
        assert mistake.played != mistake.better
        assert all(MIND.describe(reason) for reason in mistake.reasons)


def test_two_passengers_of_one_colour_are_one_reason() -> None:
    state = position(2, hands={0: "RRR"}, stations={"BER": "W", "MAG": "W"}, passengers={1: "WW"})
    found = reasons(state, "claim BER-MAG", "RRR", "BER:W", "MAG:W")
    assert [reason.code for reason in found].count("ties") == 1
