"""What options complete to: only what is legal, with its cost, within Discord's limits; and what commands mean."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.games.szczesc.commands import actions as actions_for
from bot.panels.autocomplete import NO_COMPLETION, actions_of, completions
from bot.panels.reader_view import ReaderView
from engine.checked import apply_all_checked
from engine.contract import EngineError
from engine.szczesc import SZCZESC, State
from tests.bot.panels.made_tables import mover, table_of
from tests.engine.positions import complete, empty, position, shaft, under_way
from tests.engine.random_games import TASTES, walk

PLACES = {"workshop": "place", "mine": "place", "deliver": "transport", "money": "place", "order": "place"}


def values(found: Sequence[tuple[str, str]]) -> list[str]:
    return [value for _, value in found]


def possible(reader: ReaderView, texts: list[str]) -> bool:
    """Whether these actions can be taken one after the other."""
    try:
        apply_all_checked(SZCZESC, reader.table.state, reader.table.state.turn, [SZCZESC.parse(text) for text in texts])
    except EngineError:
        return False
    return True


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_offered_can_be_done_and_nothing_is_missing(seats: int) -> None:
    lang = ["pl", "en", "de"][seats - 2]
    for number, step in enumerate(walk(SZCZESC, seats, seats + 3, TASTES["digger"])):
        reader, legal = mover(step.before, lang), {str(action) for action in step.legal}
        phase = step.before.phase
        if phase == "place" and number % 5 == 0:
            offered = set()
            for command, option in PLACES.items():
                for label, value in completions(reader, command, option, ""):
                    assert 1 <= len(label) <= 100
                    offered.update(actions_for(reader, command, {option: value}))
            assert offered == legal
        elif phase == "draft":
            assert {f"draft {value}" for _, value in completions(reader, "draft", "card", "")} == legal
        elif phase == "choose":
            assert {f"keep {value}" for _, value in completions(reader, "keep", "piece", "")} == legal
        elif phase == "mine" and number % 11 == 0:
            found = completions(reader, "mine", "steps", "", {"place": (reader.view.space or "").split()[1]})
            assert len(found) <= 25
            for label, value in found:
                assert 1 <= len(label) <= 100
                assert possible(reader, value.split(" "))


def test_a_label_tells_cost_and_effect() -> None:
    state = position(3, standing={"workshop 3": (1, 1)}, workshop={3: "G2L"}, money={0: 9})
    label = {value: label for label, value in completions(mover(state, "pl"), "workshop", "place", "")}["3"]
    assert label.startswith("3 · G2L szary ×2, jasny · 6 marek · 2 górników")
    assert "Bartek" in label


def test_what_was_typed_narrows_the_choice() -> None:
    reader = mover(position(3, workshop={3: "G2L", 5: "K1D"}), "pl")
    assert values(completions(reader, "workshop", "place", "K1D")) == ["5"]
    assert values(completions(reader, "workshop", "place", "  draw ")) == ["draw"]
    assert completions(reader, "workshop", "place", "nothing like it") == []


def plan_position() -> State:
    return position(3, shafts={0: shaft(pending=empty("H-GG", "W-Y"), carts={"G": "GG"}, bought=["G1L"])})


def test_steps_begin_with_plans_and_go_on_from_what_was_typed() -> None:
    reader = mover(plan_position())
    found = completions(reader, "mine", "steps", "", {"place": "8"})
    label, best = found[0]
    assert "H-GG" in label
    assert possible(reader, actions_for(reader, "mine", {"place": "8", "steps": best}))
    onward = completions(reader, "mine", "steps", "@3 +g", {"place": "8"})
    assert onward[0][1] == "@3 +G"
    assert "@3 +G +G @0 G>H-GG G>H-GG" in values(onward)
    assert all(value.startswith("@3 +G") for value in values(onward))
    assert "@3 +G" in values(completions(reader, "mine", "steps", "@3 +", {"place": "8"}))
    for nonsense in ("@9 +G", "hello", "@3 @3 @3"):
        assert completions(reader, "mine", "steps", nonsense, {"place": "8"}) == []
    assert completions(reader, "mine", "steps", "", {"place": "7"}) == []


def test_a_turn_of_mining_under_way_goes_on() -> None:
    reader = mover(under_way(plan_position(), "mine 8 @3"))
    assert values(completions(reader, "mine", "place", "")) == ["8"]
    found = values(completions(reader, "mine", "steps", "", {"place": "8"}))
    assert found[0].startswith("+G")
    assert actions_for(reader, "mine", {"place": "8", "steps": "+G @0"}) == ["+G", "@0", "stop"]


def test_what_a_draw_leaves_goes_back_in_the_order_typed() -> None:
    state = position(3, tile_stack=["Y1L", "Y2D", "B1D", "K2L", "G1L"], money={0: 9})
    SZCZESC.apply(state, 0, SZCZESC.parse("workshop draw"))
    reader = mover(state)
    offered = {value: label for label, value in completions(reader, "keep", "piece", "")}
    assert "1 mark" in offered["Y1L"]
    assert "none" in offered
    said = {"piece": "B1D", "rest": "top"}
    assert "K2L Y1L Y2D G1L" in values(completions(reader, "keep", "order", "", said))
    assert values(completions(reader, "keep", "order", "g1l k2l", said)) == ["G1L K2L Y1L Y2D", "G1L K2L Y2D Y1L"]
    assert actions_for(reader, "keep", said | {"order": "G1L"}) == ["keep B1D", "top", "G1L", "Y1L", "Y2D", "K2L"]
    assert possible(reader, actions_for(reader, "keep", said | {"order": "G1L"}))
    assert actions_for(reader, "keep", {"piece": "none"}) == ["keep none"]


def test_coal_is_asked_for_only_where_it_runs_out() -> None:
    reader = mover(position(3, workshop={3: "G2L"}, money={0: 9}, supply={"Y": 9, "B": 0, "G": 1, "K": 3}))
    assert values(completions(reader, "workshop", "fill", "", {"place": "3"})) == ["K", "Y"]
    actions = actions_for(reader, "workshop", {"place": "3", "fill": "k"})
    assert actions == ["workshop 3", "fill K"]
    assert possible(reader, actions)
    plenty = mover(position(3, workshop={3: "G2L"}, money={0: 9}))
    assert completions(plenty, "workshop", "fill", "", {"place": "3"}) == []


def test_who_cannot_choose_reads_why() -> None:
    state = position(3, turn=1)
    table = table_of(state)
    (other,) = completions(ReaderView(table, 0, "en"), "money", "place", "")
    assert "Bartek" in other[0]
    assert other[1] == NO_COMPLETION
    assert len(completions(ReaderView(table, None, "en"), "money", "place", "")) == 1
    assert len(completions(ReaderView(table_of(None), 0, "en"), "money", "place", "")) == 1
    (wrong_phase,) = completions(mover(state), "draft", "card", "")
    assert wrong_phase[1] == NO_COMPLETION


@pytest.mark.parametrize(
    ("command", "said", "actions"),
    [
        ("draft", {"card": "h-yy"}, ["draft H-YY"]),
        ("workshop", {"place": "3", "fill": None}, ["workshop 3"]),
        ("workshop", {"place": "draw"}, ["workshop draw"]),
        ("mine", {"place": "8", "steps": None}, ["mine 8"]),
        ("mine", {"place": "8", "steps": " @3  +g "}, ["mine 8", "@3", "+G", "stop"]),
        ("deliver", {"transport": "w"}, ["deliver W"]),
        ("money", {"place": "1"}, ["money 1"]),
        ("order", {"place": "Draw"}, ["order draw"]),
    ],
)
def test_a_command_is_its_actions(command: str, said: dict[str, str | None], actions: list[str]) -> None:
    table = table_of(position(3, shafts={0: shaft(pending=complete("W-Y"))}))
    assert actions_of(table, 1, command, said) == actions


@pytest.mark.parametrize(
    ("lang", "command", "said", "actions"),
    [
        ("pl", "workshop", {"place": "stos"}, ["workshop draw"]),
        ("pl", "workshop", {"place": "Dobieranie"}, ["workshop draw"]),
        ("de", "order", {"place": "Stapel"}, ["order draw"]),
        ("pl", "deliver", {"transport": "FURMANKA"}, ["deliver W"]),
        ("pl", "deliver", {"transport": "wozek"}, ["deliver H"]),  # no order for it: the table says so
        ("de", "deliver", {"transport": "Fuhrwerk"}, ["deliver W"]),
        ("en", "deliver", {"transport": "truck"}, ["deliver C"]),
        ("pl", "money", {"place": "cechownia"}, ["money 1"]),
        ("en", "money", {"place": "bank"}, ["money 1"]),
        ("pl", "workshop", {"place": "czarny"}, ["workshop 5"]),
        ("pl", "workshop", {"place": "3", "fill": "szary, żółty"}, ["workshop 3", "fill GY"]),
        ("pl", "workshop", {"place": "7"}, ["workshop 7"]),  # a number is never read as part of another label
        ("en", "workshop", {"place": "dark"}, ["workshop DARK"]),  # two of them: nothing is guessed
    ],
)
def test_words_that_were_typed_and_not_picked(lang: str, command: str, said: dict[str, str | None], actions: list[str]) -> None:
    tiles = dict.fromkeys(range(1, 8)) | {3: "G2D", 5: "K1D"}
    table = table_of(position(3, workshop=tiles, money={0: 9}, shafts={0: shaft(pending=complete("W-Y"))}))
    assert actions_of(table, 1, command, said, lang) == actions


@pytest.mark.parametrize("lang", ["pl", "en", "de"])
def test_a_whole_label_means_what_picking_it_would(lang: str) -> None:
    state = position(3, shafts={0: shaft(pending=complete("W-Y", "H-GG"))}, money={0: 30})
    reader = mover(state, lang)
    seen = 0
    for command, option in PLACES.items():
        for label, value in completions(reader, command, option, ""):
            typed, picked = ({option: text} for text in (label, value))
            assert actions_of(reader.table, 1, command, typed, lang) == actions_of(reader.table, 1, command, picked, lang)
            seen += 1
    assert seen > 15
