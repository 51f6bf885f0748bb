"""The worked cases: a position, what is done, what must come of it."""

from __future__ import annotations

from engine.kopalnie.scoring import Holding, account, mission_done
from tests.engine.kopalnie.positions import GAME, deal, position
from tests.engine.lines import legal, only, play, refused, story


def points(tiles: str, coins: int = 0, cards: tuple[str, ...] = ()) -> dict[str, int]:
    """What tiles, coins and cards are worth, without what brings nothing."""
    return {name: value for name, value in account(Holding(tiles.split(), coins, cards)).items() if value}


def test_1_the_stone_changes_places_with_the_first_tile() -> None:
    state = GAME.setup(4, deal(mines={"A": ["A5", "A0", "A1", "A2", "A3", "A4", "A6"]}), {})
    assert state.rows[0] == ("A0", "A5", "A1", "A2", "A3", "A4", "A6")
    far = GAME.setup(4, deal(mines={"A": ["A5", "A6", "A1", "A2", "A3", "A4", "A0"]}), {})
    assert far.rows[0] == ("A0", "A6", "A1", "A2", "A3", "A4", "A5")
    assert all(row[0] == f"{mine}0" for mine, row in zip("ABCDEFGHIJ", state.rows))


def test_2_the_first_dig_from_the_start_field() -> None:
    state, events = story(position(mines={"A": "0142356"}), "dig A roll 3")
    assert only(events, "dug").data["kind"] == "crystal"
    assert state.tiles[0] == ["A4"]
    assert (state.rows[0], state.picks[0]) == (("A0", "A1", None, "A2", "A3", "A5", "A6"), 2)
    assert state.turn == 1


def test_3_empty_places_are_skipped_and_the_row_goes_round() -> None:
    state, events = story(position(mines={"A": "01...56"}, picks={"A": 5}), "dig A roll 3")
    assert only(events, "dug").data["stops"] == [5, 6, 0]
    assert state.tiles[0] == ["A0"]
    assert state.picks[0] == 0


def test_4_a_roll_beyond_the_tiles_goes_round_again() -> None:
    state, events = story(position(mines={"A": ".2...5."}, picks={"A": 4}), "dig A roll 5")
    assert only(events, "dug").data["stops"] == [5, 1, 5, 1, 5]
    assert state.tiles[0] == ["A5"]
    assert only(events, "abandoned").data["tile"] == "A2"


def test_5_an_abandoned_mine_is_closed() -> None:
    state, _ = story(position(mines={"A": ".2...5."}, picks={"A": 4}, lying={"A2": 5}), "dig A roll 1")
    mine = GAME.observe(state, None).mines[0]
    assert (mine.last_tile, mine.pick, mine.abandoned_by, mine.prospects) == ("A2", None, 0, ())
    assert mine.places == (None,) * 7
    assert state.lying == {}  # the coin goes back
    assert "dig A" not in legal(state)
    assert refused(state, "dig A").code == "abandoned"


def test_6_the_game_ends_in_the_turn_of_the_last_mine() -> None:
    nearly = position(4, turn=1, abandoned="BCDEFGH", mines={"A": ".2...5."})
    state, events = story(nearly, "dig A roll 1")
    assert GAME.to_act(state) == ()
    assert only(events, "game_over").data["winners"]
    assert "turn_began" not in [event.kind for event in events]
    one_more = play(position(4, turn=1, abandoned="BCDEFG", mines={"A": ".2...5."}), "dig A roll 1")
    assert GAME.to_act(one_more) == (2,)
    for seats in (2, 3):
        state = position(seats, abandoned="BCDE", mines={"A": ".2...5."})
        assert GAME.to_act(play(state, "dig A roll 1")) == ()
        state = position(seats, abandoned="BCD", mines={"A": ".2...5."})
        assert GAME.to_act(play(state, "dig A roll 1")) == (1,)


def test_7_marked_tiles_bring_coins_or_a_card() -> None:
    state, events = story(position(), "dig A roll 6", "dig A roll 1")  # A5, then A6 with the coins
    assert state.coins == [0, 2, 0, 0]
    assert only(events, "earned").data == {"coins": 2, "from": "plus", "total": 2}
    state, events = story(position(deck=["ruby_bonus"]), "dig A roll 4")
    assert state.tiles[0] == ["A3"]
    assert state.kept[0] == ["ruby_bonus"]
    assert only(events, "drew_chance").data == {"card": "ruby_bonus", "kept": True, "left": 39}


def test_8_the_lucky_guess() -> None:
    for roll, coins in ((4, 10), (3, 0)):
        state = play(position(deck=["lucky_guess"]), "dig A roll 4")
        assert legal(state) == [f"guess {number}" for number in range(1, 7)]
        state = play(state, f"guess 4 roll {roll}")
        assert state.coins[0] == coins
        assert state.used == ["lucky_guess"]
        assert state.turn == 1


def test_9_new_hope_binds() -> None:
    state = play(position(kept={0: ["new_hope", "new_hope", "lantern"]}), "dig A roll 1")
    assert legal(state) == ["take 1", "lantern 2", "play new_hope"]
    state = play(state, "play new_hope roll 5")
    assert state.tiles[0] == ["A4"]
    assert state.used == ["new_hope"]
    assert state.turn == 1


def test_10_no_second_coin_on_a_tile() -> None:
    state = play(position(deck=["gold_vein"], lying={"B1": 3}), "dig A roll 4", "lay B")
    assert legal(state) == ["coin B0", "coin B2", "coin B3", "coin B4", "coin B5", "coin B6"]
    refusal = refused(state, "coin B1")
    assert (refusal.code, refusal.figures) == ("coin_lies_there", {"tile": "B1", "coin": 3})


def test_11_bronze() -> None:
    assert points("A2 B3 D2 C3") == {"bronze": 16}  # a cauldron, two figurines, a knife
    assert points("A2 C2 B3 D2 C3 E2") == {"bronze": 32}


def test_12_a_kind_is_one_set() -> None:
    assert points("A1 B1 B2 C1 D1 E1") == {"gold": 24}


def test_13_free_packs() -> None:
    free = "A2 B3 A4 B5 C5 A5 G1"  # two bronze, three crystals, a ruby, a diamond
    assert points(free) == {"free": 10}
    assert points(f"{free} A0 B0 C0") == {"free": 10, "stones": -2}


def test_14_the_example_of_the_rules() -> None:
    tiles = "A1 B1 C1 A2 B3 D2 C3 A0 B0 C0 A3 A4 A5"  # three gold, four bronze, three stones, papyrus, crystal, ruby
    state = position(
        4, tiles={0: tiles}, coins={0: 8}, kept={0: ["pink_diamond"]}, missions={0: "golden_hand"},
        turn=1, abandoned="DEFGHIJ", mines={"A": "......6", "B": "...45..", "C": "....56."},
    )  # fmt: skip
    assert GAME.observe(state, 0).players[0].points == 50
    state = play(state, "dig B roll 2")
    result = GAME.result(state)
    assert result is not None
    assert result.scores[0] == 50
    assert {name: value for name, value in result.breakdown[0].items() if value} == {
        "mission": 20, "coins": 8, "gold": 3, "bronze": 16, "free": 5, "stones": -2,
    }  # fmt: skip


def test_15_missions() -> None:
    craft = [Holding(tiles.split(), 0, ()) for tiles in ("A2 B3 C2 C3", "D2 E2 F2 G5", "I4 J3")]
    assert [mission_done("power_of_craft", seat, craft) for seat in range(3)] == [False, False, False]
    alone = [craft[0], craft[2], craft[2]]
    assert [mission_done("power_of_craft", seat, alone) for seat in range(3)] == [True, False, False]
    five = Holding(["A1", "A2", "A3", "A4", "A5"], 0, ["pink_diamond"])
    others = [Holding([], 0, ())] * 3
    assert mission_done("golden_hand", 0, [five, *others])
    assert not mission_done("golden_hand", 0, [five._replace(cards=[]), *others])
