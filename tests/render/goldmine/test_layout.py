"""The boxes of Gold Mine's pictures: no text leaves its room or meets another, numbers are legible on a phone."""

from __future__ import annotations

import pytest

from engine.goldmine.cells import cell_text
from engine.goldmine.choices import cell_pages, goals, spots
from render.goldmine.picture_kinds import KINDS
from render.goldmine.story import duel_of
from render.goldmine.walk import walk_window
from render.goldmine.window import LARGE_WIDTH
from render.strip_size import WIDTH
from tests.render.goldmine.moments import FAMILIES
from tests.render.goldmine.positions import at, decisions, own, played, show, turns
from tests.render.layout import clashes, strays
from tests.render.strips import canvases, drawn_anew_alike, labels

DESKTOP = 550  # the width at which strips are shown
SCREEN, WORDS = 900, 190  # the height of a laptop's screen, and of what a message has beside its pictures


def test_a_message_with_a_challenge_fits_a_laptops_screen() -> None:
    scenes = [scene for scene in FAMILIES["turn"]("pl") if duel_of(scene) is not None]
    assert scenes
    for scene in scenes:
        shown = sum(canvas.image.height for canvas in canvases(KINDS["turn"], scene)) * DESKTOP / WIDTH
        assert shown <= SCREEN - WORDS


def test_only_the_whole_mine_is_larger_and_only_where_its_tiles_would_be_small() -> None:
    for name, wide in (("turn_4p", WIDTH), ("result_quiet", LARGE_WIDTH)):
        scene = show(at(name))
        assert [canvas.image.width for canvas in canvases(KINDS["mine"], scene)] == [wide]
        assert {canvas.image.width for canvas in canvases(KINDS["turn"], scene)} == {WIDTH}


@pytest.mark.parametrize("name", ["walk", "walk_most", "chase", "passage", "drop"])
def test_every_goal_has_its_number(name: str) -> None:
    scene = own(at(name), "en")
    shown = {label.name: label.text for label in labels(KINDS["walk"], scene)}
    count = len(goals(scene.view))
    assert count > (24 if name == "walk_most" else 4)
    assert [shown[f"goal {number}"] for number in range(1, count + 1)] == [str(number) for number in range(1, count + 1)]


def test_goals_with_gold_say_how_far_they_are() -> None:
    shown = {label.name: label.text for label in labels(KINDS["walk"], own(at("walk")))}
    assert [shown[f"goal {number}/steps"] for number in (3, 4, 5)] == ["4", "3", "2"]


def test_many_goals_are_shown_in_two_strips_and_none_in_both() -> None:
    scene = own(at("walk_most"))
    assert walk_window(scene).two
    upper, lower = (
        {label.name for label in canvas.labels if label.name.startswith("goal")} for canvas in canvases(KINDS["walk"], scene)[1:]
    )
    assert upper
    assert lower
    assert not upper & lower


def test_every_cell_of_a_page_has_its_number() -> None:
    scene = own(at("lay"))
    tile = scene.view.drawn
    assert tile is not None
    for page, cells in enumerate(cell_pages(scene.view, tile)):
        shown = labels(KINDS["lay"], own(at("lay"), plan=f"{tile} page {page}"))
        assert sum(label.name.startswith("cell ") for label in shown) == len(cells)
    cell, sides = max(spots(scene.view, tile).items(), key=lambda one: len(one[1]))
    shown = labels(KINDS["lay"], own(at("lay"), plan=cell_text(cell)))
    numbers = [label.text for label in shown if label.name.startswith("side ") and "/" not in label.name]
    assert numbers == [str(number) for number in range(1, len(sides) + 1)]


@pytest.mark.parametrize("name", ["turn_2p", "turn_4p", "turn_6p", "turn_teams_6p"])
def test_the_players_are_as_the_view_says(name: str) -> None:
    scene = show(at(name), None, "en")
    shown = {label.name: label.text for label in labels(KINDS["players"], scene)}
    for seat, player in enumerate(scene.view.players):
        assert shown[f"seat {seat}/gold"] == str(player.gold)
    if scene.view.alliances:
        assert shown["team 0/gold"] == str(scene.view.players[0].together)


def test_whoever_is_outside_the_window_stands_on_its_rim() -> None:
    found = 0
    for name in ("turn_5p", "turn_6p", "turn_bat", "turn_teams_6p", "turn_3p"):
        for moment in turns(name)[::7]:
            scene = show(moment)
            if scene.view.players[0].miner is not None:
                said = labels(KINDS["board"], scene)
                found += sum(label.name.startswith("outside") for label in said)
    assert found > 3


def test_a_mine_of_ninety_tiles_fits() -> None:
    moments = [moment for moment in played("result_quiet").moments if len(moment.state.mine.pieces) > 90]
    for moment in moments[:: len(moments) // 4]:
        for kind in ("turn", "mine"):
            for canvas in canvases(KINDS[kind], show(moment, nasty=True)):
                assert not clashes(canvas)
                assert not strays(canvas)


def test_what_was_kept_looks_as_what_is_drawn_anew() -> None:
    names = ("turn_2p", "turn_4p", "turn_6p", "turn_teams_6p", "turn_gold", "start_6p")
    scenes = [show(at(name), None, lang, nasty=nasty) for name in names for lang, nasty in (("pl", False), ("en", True))]
    scenes += [show(moment) for moment in turns("turn_4p")[30::5]]
    drawn_anew_alike([KINDS["players"]], scenes)


def test_the_first_turn_and_every_phase_can_be_drawn() -> None:
    for phase in ("build", "move", "put", "walk", "act"):
        scene = own(decisions("turn_4p", phase)[0])
        assert canvases(KINDS["turn"], scene)
        assert canvases(KINDS["choice"], scene)
