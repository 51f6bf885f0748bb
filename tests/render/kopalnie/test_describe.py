"""The second game's pictures in words: true, in three languages, short enough."""

from __future__ import annotations

import re

import pytest

from engine.kopalnie import KOPALNIE
from engine.kopalnie.box import CARDS, MISSIONS, SETS, TABLE_SETUPS, TILES
from render.fluent_texts import LANGUAGES, picture_texts
from render.kopalnie.names import card_name, card_text, card_when, mine_name, mission_name, mission_text, tile_name
from render.kopalnie.news import news
from render.kopalnie.picture_kinds import KINDS
from render.kopalnie.scene import Scene
from tests.render.kopalnie.positions import extreme, game, in_phase, show, when
from tests.render.strips import labels, words


def header_news(kind: str, scene: Scene) -> str:
    """What the header tells, in one line or in two."""
    return " ".join(label.whole for label in labels(KINDS[kind], scene) if label.name.startswith("news"))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_descriptions_of_played_boards_are_never_cut(seats: int) -> None:
    for lang in LANGUAGES:
        for moment in game(seats)[::3]:
            for nasty in (False, True):
                scene = show(moment, None, lang, nasty=nasty)
                more = re.compile(re.escape(scene.words("alt-more", count=1)).replace("1", r"\d+"))
                for strip in KINDS["board"].strips(scene):
                    text = strip.describe(scene)
                    assert not text.endswith("…")
                    assert not more.search(text)


@pytest.mark.parametrize("at", [0, 20, 30, -1])
def test_the_board_in_words_is_the_view(at: int) -> None:
    scene = show(game(2)[at], None, "en")
    text = words(KINDS["board"], scene)
    for mine in scene.view.mines:
        found = re.search(rf"\b{mine.code} {mine_name(scene.words, mine.code)}(:| abandoned)([^.]*)", text)
        assert found
        if mine.last_tile:
            assert found[1] == " abandoned"
            continue
        told = [word.strip() for word in found[2].split(";")]
        tiles = [(place, tile) for place, tile in enumerate(mine.places) if tile]
        assert len(told) == len(tiles) + 1
        before = [tile for place, tile in tiles if mine.pick is not None and place < mine.pick]
        assert told.index("pick") == len(before)
        for word, (_, tile) in zip([word for word in told if word != "pick"], tiles):
            assert word.startswith(tile_name(scene.words, tile))
            assert ("★" in word, "+2" in word) == (TILES[tile].mark == "star", TILES[tile].mark == "plus")
            assert (f"coin {mine.coins.get(tile)}" in word) == (tile in mine.coins)
    for seat, player in enumerate(scene.view.players):
        points = str(player.points).replace("-", "−")
        assert f"{scene.names[seat]} (" in text
        assert f"): {points} pts, coins {player.coins}, cards {len(player.kept)}" in text


def test_a_collection_in_words_tells_the_next_thresholds() -> None:
    for seat in range(4):
        scene = show(game(4)[50], seat, "en", seat=seat)
        text = words(KINDS["collection"], scene)
        player = scene.view.players[seat]
        for kind in ("gold", "crystal", "ruby"):
            have = player.counts[kind] + sum(CARDS[card].tile == kind for card in player.kept if card)
            count, points = next(step for step in SETS[kind] if have < step[0])
            name = scene.words(f"kind-{kind}")
            assert f"{name} {have}: {player.account[kind]} pts, {count - have} more for {points}" in text
        mission = player.mission
        assert mission
        assert mission_name(scene.words, mission) in text


def test_the_result_in_words_adds_up() -> None:
    scene = show(game(5)[-1], None, "en")
    text = words(KINDS["result"], scene)
    table = [[int(n.replace("−", "-")) for n in row.split("/")] for row in re.findall(r"(?<= )[−\d]+(?:/[−\d]+){4}", text)]
    assert table[-1] == sorted((player.points for player in scene.view.players), reverse=True)
    assert [sum(column) for column in zip(*table[:-1])] == table[-1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_mission_and_card_has_words_of_its_own(lang: str) -> None:
    say = picture_texts(lang)
    for seats, table in TABLE_SETUPS.items():
        assert len({mission_name(say, code) for code in table.missions}) == len(table.missions)
        assert len({mission_text(say, code, seats) for code in table.missions}) == len(table.missions)
    assert str(TABLE_SETUPS[2].traveller) in mission_text(say, "traveller", 2)
    assert str(TABLE_SETUPS[5].traveller) in mission_text(say, "traveller", 5)
    assert len({card_name(say, code) for code in CARDS}) == len(CARDS)
    assert len({card_text(say, code) for code in CARDS}) == len(CARDS)
    assert all(card_when(say, code) for code in CARDS)
    assert set(MISSIONS) == set(TABLE_SETUPS[5].missions)


def test_the_news_tells_what_was_dug_and_what_came_of_it() -> None:
    for moment in when(4, "dug"):
        scene = show(moment, None, "en")
        told, dug = news(scene), scene.happened("dug")[-1]
        assert told.dig
        assert (told.seat, told.dig.tile, told.dig.stops) == (dug.seat, dug.data["tile"], tuple(dug.data["stops"]))
        assert told.head == f"{scene.names[dug.seat or 0]}: {tile_name(scene.words, dug.data['tile'])}" or scene.view.rolls
        line = told.line()
        assert ("abandoned" in line) == bool(scene.happened("abandoned"))
        coins = sum(e.data["coins"] for e in (*scene.happened("earned"), *scene.happened("tribute")) if e.seat == dug.seat)
        assert (f"+{coins} coin" in line) == bool(coins)


def test_the_news_before_the_first_dig() -> None:
    assert news(show(game(4)[0], None, "en")).line() == "Everybody chooses a mission, still choosing: 4"
    assert news(show((game(4)[4][0], ()), None, "en")).line() == "Let the first pick swing! Choose a mine and roll"


def test_a_roll_that_waits_for_a_decision_is_shown() -> None:
    scene = show(in_phase("rolled"), None, "en")
    assert news(scene).dice == scene.view.rolls
    assert "rolls" in news(scene).head
    texts = {label.name: label.text for label in labels(KINDS["board"], scene)}
    mine = next(mine for mine in scene.view.mines if mine.code == scene.view.mine)
    for number, tile in enumerate(mine.prospects, 1):
        assert str(number) in texts[f"mine {mine.code}/stop {mine.places.index(tile)}"].split("·")
    assert not news(show((extreme(), ()), None)).dice
    state = in_phase("rolled")[0]
    before = next(events for _, events in game(4) if any(one.kind == "dug" and one.seat != state.turn for one in events))
    for events in ((), before):  # a private picture has no events of this turn, perhaps those of the turn before
        told = news(show((state, events), None, "en"))
        assert "rolls" in told.head
        assert told.dig is None


def test_the_last_choice_of_a_mission_is_not_told_as_a_deed() -> None:
    for viewer in (None, 3):
        assert news(show(game(4)[4], viewer, "en")).head.startswith("Let the first pick swing!")


def test_at_the_start_of_a_turn_the_header_says_whose_it_is_and_what_to_do() -> None:
    """A private panel is drawn when nothing has happened in the turn."""
    state = next(state for state, _ in game(4) if state.phase == "dig" and any(state.tiles))
    on_turn = KOPALNIE.to_act(state)[0]
    for viewer, told in ((None, ""), (on_turn, "choose a mine and roll"), ((on_turn + 1) % 4, "")):
        for kind in ("board", "rolls"):
            scene = show((state, ()), viewer, "en")
            assert {label.whole for label in labels(KINDS[kind], scene) if label.name == "turn"} == {
                f"Turn: {scene.names[on_turn]}"
            }
            assert header_news(kind, scene) == told
    assert not news(show((state, ()), None)).line(), "in words the turn is said once"
