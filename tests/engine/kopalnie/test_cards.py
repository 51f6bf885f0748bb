"""Every chance card: what it does when drawn, when it may be played, and what it is worth at the end."""

from __future__ import annotations

import pytest

from engine.kopalnie.box import CARDS, MISSIONS, TILES
from engine.kopalnie.scoring import Holding, account, mission_done
from engine.rng import rng_at, shuffled
from tests.engine.kopalnie.positions import GAME, card_box, position
from tests.engine.lines import legal, only, play, refused, story

STAR = "dig A roll 4"  # takes A3, a papyrus
PLAIN = "dig A roll 3"  # takes A2, a cauldron without a mark


def test_all_forty_cards_are_in_the_box() -> None:
    assert len(card_box(4)) == 40
    for seats in (2, 3, 4, 5):
        assert sorted(GAME.deal(rng_at(1, 0), seats, {})["chance"]) == card_box(seats)
    assert sum(CARDS[card].kept for card in card_box(4)) == 20
    assert len(card_box(2)) == 37


@pytest.mark.parametrize("seats", [2, 4])
def test_the_deck_cannot_run_out(seats: int) -> None:
    state = position(seats)
    stars = sum(tile is not None and TILES[tile].mark == "star" for row in state.rows for tile in row)
    assert stars < len(card_box(seats))


@pytest.mark.parametrize("card", sorted({card for card in card_box(4) if CARDS[card].kept}))
def test_an_orange_card_is_read_aloud_and_kept_openly(card: str) -> None:
    state, events = story(position(deck=[card]), STAR)
    assert state.kept[0] == [card]
    assert state.used == []
    assert state.turn == 1
    drew = only(events, "drew_chance")
    assert (drew.data, drew.only_for) == ({"card": card, "kept": True, "left": 39}, None)
    for viewer in (0, 1, None):
        assert GAME.observe(state, viewer).players[0].kept == (card,)


@pytest.mark.parametrize(
    ("card", "line"), [("two_trails", "play two_trails"), ("spare_pick", "play spare_pick"), ("new_hope", "play new_hope")]
)
def test_a_card_drawn_in_this_turn_waits(card: str, line: str) -> None:
    state = play(position(kept={0: ["spare_pick"]}, deck=[card]), "play spare_pick", STAR)
    assert (state.turn, state.digs, state.fresh) == (0, 1, 1)
    if card == "new_hope":
        state = play(state, "dig B roll 1")  # nobody is asked
        assert state.turn == 1
        assert refused(play(position(kept={0: ["lantern", "new_hope"]}, fresh=1), PLAIN), line).code == "fresh_card"
        return
    assert line not in legal(state)
    refusal = refused(state, line)
    assert (refusal.code, refusal.figures) == ("fresh_card", {"card": card})
    later = play(state, "dig B roll 1", "dig B roll 1", "dig B roll 1", "dig B roll 1")
    assert later.turn == 0
    assert line in legal(later)


def test_an_older_copy_may_be_played_in_the_turn_of_a_fresh_one() -> None:
    state = play(position(kept={0: ["spare_pick", "two_trails"]}, deck=["two_trails"]), "play spare_pick", STAR)
    assert legal(state)[-1] == "play two_trails"
    state = play(state, "play two_trails")
    assert (state.kept[0], state.fresh) == (["two_trails"], 1)
    assert refused(state, "play two_trails").code == "fresh_card"


def test_two_trails() -> None:
    state = play(position(kept={0: ["two_trails", "two_trails"]}), "play two_trails")
    assert refused(state, "play two_trails").code == "already_played"
    state = play(state, "dig B roll 3 roll 5")
    assert legal(state) == ["take 3", "take 5"]
    assert refused(state, "take 4").code == "not_rolled"
    assert play(state, "take 3").tiles[0] == ["B2"]
    assert play(state, "take 5").tiles[0] == ["B4"]
    assert play(state, "take 5").two_trails is False


def test_two_equal_trails_need_no_choice() -> None:
    state = play(position(kept={0: ["two_trails"]}), "play two_trails", "dig B roll 2 roll 2")
    assert (state.tiles[0], state.turn) == (["B1"], 1)


def test_a_die_of_two_must_be_in_the_line() -> None:
    state = play(position(kept={0: ["two_trails"]}), "play two_trails")
    assert refused(state, "dig B roll 2").code == "unfinished"
    assert refused(state, "dig B").code == "unfinished"
    assert refused(state, "dig B roll 2 roll 3 roll 4").code == "too_long"


def test_spare_pick_digs_once_more_each() -> None:
    state = play(position(kept={0: ["spare_pick", "spare_pick"]}), "play spare_pick", PLAIN)
    assert (state.turn, state.digs) == (0, 1)
    state = play(state, "play spare_pick", "dig B roll 1", "dig C roll 1")
    assert (state.turn, state.tiles[0]) == (1, ["A2", "B0", "C0"])


def test_no_spare_pick_after_the_last_mine() -> None:
    state = position(kept={0: ["spare_pick"]}, abandoned="BCDEFGH", mines={"A": ".2...5."})
    assert GAME.to_act(play(state, "play spare_pick", "dig A roll 1")) == ()


def test_lantern_changes_a_roll_by_one() -> None:
    state = play(position(kept={0: ["lantern"]}), "dig B roll 3")
    assert legal(state) == ["take 3", "lantern 2", "lantern 4"]
    refusal = refused(state, "lantern 5")
    assert (refusal.code, refusal.figures) == ("one_step_only", {"rolls": "3"})
    after, events = story(state, "lantern 4")
    assert after.tiles[0] == ["B3"]
    assert after.used == ["lantern"]
    assert only(events, "played_card").data == {"card": "lantern", "from": [3], "number": 4}
    assert legal(play(position(kept={0: ["lantern"]}), "dig B roll 6")) == ["take 6", "lantern 5"]
    assert legal(play(position(kept={0: ["lantern"]}), "dig B roll 1")) == ["take 1", "lantern 2"]


def test_two_lanterns_change_it_by_two() -> None:
    state = play(position(kept={0: ["lantern", "lantern"]}), "dig B roll 3", "lantern 4")
    assert legal(state) == ["take 4", "lantern 3", "lantern 5"]
    assert play(state, "lantern 5").tiles[0] == ["B4"]


def test_a_lantern_may_make_one_roll_the_other() -> None:
    kept = {0: ["two_trails", "lantern", "lantern"]}
    state = play(position(kept=kept), "play two_trails", "dig B roll 4 roll 3")
    assert legal(state) == ["take 3", "take 4", "lantern 2", "lantern 3", "lantern 4", "lantern 5"]
    after, events = story(state, "lantern 4")
    assert only(events, "played_card").data == {"card": "lantern", "from": [4, 3], "number": 4}
    assert (after.rolls, after.kept[0], legal(after)) == ((4,), ["lantern"], ["take 4", "lantern 3", "lantern 5"])
    assert refused(state, "lantern 6").code == "one_step_only"
    assert refused(after, "lantern 4").code == "one_step_only"  # one number alone cannot become itself


def test_cards_after_two_trails() -> None:
    kept = {0: ["two_trails", "lantern", "new_hope"]}
    state = play(position(kept=kept), "play two_trails", "dig B roll 3 roll 5")
    assert legal(state) == ["take 3", "take 5", "lantern 2", "lantern 4", "lantern 6", "play new_hope"]
    assert play(state, "play new_hope roll 1").tiles[0] == ["B0"]  # one roll for both, and it binds
    assert legal(play(state, "lantern 6")) == ["take 6", "play new_hope"]
    assert play(state, "take 3").kept[0] == ["lantern", "new_hope"]


def test_cards_after_the_roll_of_a_grey_card() -> None:
    state = play(position(kept={0: ["lantern"]}, deck=["lucky_guess"]), STAR, "take 4", "guess 2 roll 3")
    assert legal(state) == ["take 3", "lantern 2", "lantern 4"]
    assert play(state, "lantern 2").coins[0] == 10
    assert play(state, "take 3").coins[0] == 0
    state = play(position(kept={0: ["new_hope"]}, deck=["lucky_roll"]), f"{STAR}", "take 4 roll 1", "play new_hope roll 6")
    assert state.coins[0] == 6


def test_gold_vein_lays_one_coin_anywhere() -> None:
    state = play(position(deck=["gold_vein"], abandoned="J"), STAR)
    assert legal(state) == [f"lay {mine}" for mine in "ABCDEFGHI"]
    assert refused(state, "enough").code == "must_lay"
    assert refused(state, "lay J").code == "abandoned"
    state, events = story(state, "lay A", "coin A6")
    assert state.lying == {"A6": 5}
    assert only(events, "laid_coin").data == {"card": "gold_vein", "coin": 5, "tile": "A6", "mine": "A", "place": 6}
    assert (state.used, state.turn) == (["gold_vein"], 1)
    state, events = story(state, "dig A roll 3")
    assert state.tiles[1] == ["A6"]
    assert (state.coins[1], state.lying) == (7, {})  # and its own two


def test_danger_zone_lays_coins_onto_stones() -> None:
    state = play(position(deck=["danger_zone"], lying={"C0": 5}), STAR)
    assert legal(state) == [*(f"coin {mine}0" for mine in "ABDEFGHIJ"), "enough"]
    assert refused(state, "coin B1").code == "only_stones"
    assert refused(state, "coin C0").code == "coin_lies_there"
    state = play(state, "coin A0", "coin B0")
    assert play(state, "enough").lying == {"C0": 5, "A0": 3, "B0": 3}
    state = play(state, "coin J0")
    assert (state.lying, state.turn) == ({"C0": 5, "A0": 3, "B0": 3, "J0": 3}, 1)


def test_danger_zone_without_stones_takes_any_tile() -> None:
    stones = " ".join(f"{mine}0" for mine in "ABCDEF")
    state = play(position(2, tiles={1: stones}, deck=["danger_zone"]), "dig A roll 3")
    assert legal(state) == [*(f"lay {mine}" for mine in "ABCDEF"), "enough"]
    state = play(state, "lay B", "coin B1", "lay B")
    assert "coin B1" not in legal(state)
    assert refused(state, "coin C1").code == "other_mine"
    assert refused(state, "enough").code == "must_lay"
    assert play(state, "coin B2", "enough").lying == {"B1": 3, "B2": 3}


def test_the_last_stone_ends_the_laying() -> None:
    stones = " ".join(f"{mine}0" for mine in "ABCDE")
    state = play(position(2, tiles={1: stones}, deck=["danger_zone"]), "dig A roll 3", "coin F0")
    assert (state.lying, state.turn, state.card) == ({"F0": 3}, 1, "")


@pytest.mark.parametrize("card", ["gold_vein", "danger_zone"])
def test_no_coins_are_laid_when_the_game_is_over(card: str) -> None:
    state = position(abandoned="BCDEFGH", mines={"A": ".2.3..."}, deck=[card])
    state, events = story(state, "dig A roll 2")
    assert GAME.to_act(state) == ()
    assert only(events, "no_effect").data == {"card": card}
    assert state.used == [card]


def test_a_card_of_the_last_tile_still_counts() -> None:
    state = position(abandoned="BCDEFGH", mines={"A": ".2.3..."}, deck=["lucky_guess"])
    state = play(state, "dig A roll 2")
    assert legal(state)[0] == "guess 1"
    state = play(state, "guess 1 roll 1")
    result = GAME.result(state)
    assert result is not None
    assert result.breakdown[0]["coins"] == 10


@pytest.mark.parametrize(
    ("card", "tiles", "coins"),
    [
        ("purse", {}, 3),
        ("pink_diamond", {}, 5),
        ("diamond_market", {0: "G1 G2"}, 4),
        ("papyrus_dealer", {0: "B4 C4", 1: "D3"}, 3),  # counts the new one, too
    ],
)
def test_cards_that_pay_at_once(card: str, tiles: dict[int, str], coins: int) -> None:
    assert play(position(deck=[card], tiles=tiles), STAR).coins == [coins, 0, 0, 0]


def test_the_pink_diamond_is_not_paid_for_at_the_market() -> None:
    state, events = story(position(deck=["diamond_market"], kept={0: ["pink_diamond"]}), STAR)
    assert state.coins[0] == 0  # the pink one counts at the end only
    assert only(events, "no_effect").data == {"card": "diamond_market"}


def test_tidy_up_returns_the_stone_that_is_missed_least() -> None:
    state, events = story(position(deck=["tidy_up"], tiles={0: "B0 C0 C1 G0"}), STAR)
    assert state.tiles[0] == ["B0", "C1", "G0", "A3"]
    assert (state.boxed, only(events, "boxed").data["tile"]) == (["C0"], "C0")
    state = play(position(deck=["tidy_up"], tiles={0: "G0 B0"}), STAR)
    assert state.tiles[0] == ["G0", "A3"]
    state, events = story(position(deck=["tidy_up"]), STAR)
    assert only(events, "no_effect").data == {"card": "tidy_up"}


def test_no_mission_would_rather_lose_another_stone_to_tidying_up() -> None:
    """So there is nothing to choose: whatever the mission, each other stone would serve it as well at most."""
    rng = rng_at(8, 0)
    codes = [code for code in TILES if code != "A3"]
    for _ in range(40):
        own = [code for code in shuffled(codes, rng)[:9] if code[0] != "A"] + [f"{mine}0" for mine in "BHJ"]
        own = list(dict.fromkeys(own))
        events = story(position(5, deck=["tidy_up"], tiles={0: " ".join(own)}), STAR)[1]
        taken = only(events, "boxed").data["tile"]
        for mission in MISSIONS:
            done = {
                stone: mission_done(mission, 0, [Holding([code for code in [*own, "A3"] if code != stone], 0, [])] * 5)
                for stone in own
                if TILES[stone].kind == "stone"
            }
            assert done[taken] == max(done.values()), (mission, own)


def test_tribute_of_everybody_who_has_any() -> None:
    state, events = story(position(deck=["tribute"], coins={0: 1, 1: 4, 3: 1}), STAR)
    assert state.coins == [3, 3, 0, 0]
    assert only(events, "tribute").data == {"givers": [1, 3], "coins": 2, "total": 3}
    assert only(story(position(deck=["tribute"]), STAR)[1], "no_effect").data == {"card": "tribute"}


def test_lucky_roll() -> None:
    state, events = story(position(deck=["lucky_roll"]), f"{STAR} roll 6")
    assert state.coins[0] == 6
    assert [event.data["for"] for event in events if event.kind == "rolled"] == ["dig", "lucky_roll"]
    assert refused(position(deck=["lucky_roll"]), STAR).code == "unfinished"


@pytest.mark.parametrize(
    ("card", "tiles", "points"),
    [
        ("gold_bonus", "A1 B1", 2), ("bronze_bonus", "A2 B3", 2), ("papyrus_bonus", "A3", 1), ("crystal_bonus", "A4 B5", 2),
        ("ruby_bonus", "A5 A6", 2), ("diamond_bonus", "G1", 1), ("new_hope", "A1", 0), ("lantern", "A1", 0),
    ],
)  # fmt: skip
def test_bonus_cards_pay_for_each_tile_at_the_end(card: str, tiles: str, points: int) -> None:
    assert account(Holding(tiles.split(), 0, [card]))["chance"] == points


def test_cards_that_count_as_tiles() -> None:
    assert account(Holding(["A1", "B1"], 0, ["gold_nugget"]))["gold"] == 3
    assert account(Holding(["A1", "B1"], 0, ["gold_nugget", "gold_bonus"]))["chance"] == 3
    assert account(Holding(["A1", "A2"], 0, ["gold_nugget"]))["free"] == 5
    assert account(Holding(["G1", "G2", "H1", "H2"], 0, ["pink_diamond"]))["diamond"] == 34
    all_gold = ["A1", "B1", "B2", "C1", "D1", "E1", "F1", "G4", "H4", "I3"]
    assert account(Holding(all_gold, 0, ["gold_nugget", "gold_nugget"]))["gold"] == 200


def test_where_a_turn_ends() -> None:
    state = position(kept={0: ["spare_pick", "two_trails", "lantern"]})
    assert not state.turn_open()
    assert play(state, "play spare_pick").turn_open()
    assert play(state, "play two_trails").turn_open()
    assert play(state, PLAIN).turn_open()  # asked for the lantern
    first = play(state, "play spare_pick", PLAIN, "take 3")
    assert (first.turn, first.dug, first.turn_open()) == (0, 1, True)
    assert not play(first, "dig B roll 1", "take 1").turn_open()
    assert not GAME.setup(2, GAME.deal(rng_at(1, 0), 2, {}), {}).turn_open()
