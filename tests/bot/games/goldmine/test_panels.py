"""What panels of Gold Mine say and offer: every decision within reach, what one surely wants in one press."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from bot.games.goldmine.panels import BY_PHASE, INFO_PAGES
from bot.games.goldmine.panels.acting import confirm_panel, rivals_panel
from bot.games.goldmine.panels.deciding import chase_panel, drop_panel
from bot.games.goldmine.panels.ending import with_end
from bot.games.goldmine.panels.laying import DRAWN, cells_panel, turned_panel
from bot.games.goldmine.panels.walking import FEW, passage_panel, walk_panel
from bot.panels.autocomplete import actions_of, completions
from bot.panels.channel_panels import channel_panel
from bot.panels.components import Panel, page_in
from bot.panels.current_panel import current_panel
from bot.panels.reader_view import ReaderView
from bot.tables.languages import LANGUAGES
from bot.tables.person_settings import PersonSettings
from engine.goldmine import GOLDMINE, State
from engine.goldmine.cells import cell_text, parse_cell
from engine.goldmine.choices import spots
from tests.bot.games.goldmine.games import GAMES, game, table_in
from tests.bot.panels.made_tables import happened
from tests.bot.panels.panel_players import controls, faults, texts_of
from tests.slow_parts import slow_but

PAGED = {
    "walk": ("go", walk_panel),
    "passage": ("go", passage_panel),
    "chase": ("chase", chase_panel),
    "drop": ("drop", drop_panel),
}


def decisions(*phases: str) -> Iterator[State]:
    """Positions of all games in which somebody decides about one of these."""
    for which in GAMES:
        for step in game(*which):
            if step.after.phase in phases:
                yield step.after


def mover(state: State, lang: str = "en") -> ReaderView:
    return ReaderView(table_in(state), state.actor(), lang)


@pytest.mark.parametrize("lang", slow_but(["de"], LANGUAGES))
def test_every_moment_fits_discord_for_everybody(lang: str) -> None:
    phases = set()
    for which in GAMES:
        steps = game(*which)
        for number, step in enumerate(steps):
            rare = step.after.phase in ("drop", "passage", "chase")
            every = 9 if rare else 1 + len(steps) // 12
            if number % every != LANGUAGES.index(lang) % every or step.after.phase not in (*BY_PHASE, "over"):
                continue
            table = table_in(step.after)
            for seat in (None, step.after.actor(), (step.after.turn + 1) % which[0]):
                reader = ReaderView(table, seat, lang)
                if reader.on_turn:
                    phases.add(step.after.phase)
                assert faults(current_panel(reader)) == []
                for page in INFO_PAGES.values():
                    if seat is not None or not page.own:
                        assert faults(page.show(reader, "0", "")) == []
            assert faults(channel_panel(ReaderView(table, None, lang), happened(*step.events, seat=max(step.seat, 0)))) == []
    assert phases == set(BY_PHASE)


def all_pages(state: State) -> list[Panel]:
    """The panel of a decision with all pages of its select."""
    reader = mover(state)
    verb, show = PAGED[state.phase]
    pages = [current_panel(reader)]
    for number in range(1, 9):
        if any(address.verb == verb and page_in(value or "") == number for address, value in controls(pages[-1])):
            pages.append(show(reader, "", number))
    return pages


def test_every_goal_is_on_some_page_also_where_there_are_more_than_25() -> None:
    seen = Counter[tuple[str, int]]()
    for state in decisions("walk", "chase", "drop", "passage"):
        legal = {str(action) for action in GOLDMINE.legal_actions(state, state.actor())} - {"stay", "leave"}
        sort = state.phase, len(legal) // 25
        seen[sort] += 1
        if seen[sort] > 12 or len(legal) <= FEW:
            continue
        verb = PAGED[state.phase][0]
        pages = all_pages(state)
        offered = {f"{verb} {value}" for page in pages for select in page.selects for value in (o.value for o in select.options)}
        assert {text for text in offered if "page " not in text} == legal
        assert all(len(select.options) <= 25 for page in pages for select in page.selects)
    assert max(pages for _, pages in seen) > 0
    assert {phase for phase, _ in seen} == set(PAGED)


def test_every_cell_and_every_way_round_can_be_pressed_in_a_mine_of_ninety_tiles() -> None:
    late = [state for state in decisions("put") if len(state.mine.pieces) >= 90]
    assert late, "the digger lays nearly all tiles"
    reader = mover(late[-1])
    tile = late[-1].drawn
    found: set[tuple[str, str]] = set()
    page, seen = 0, set()
    while page not in seen:
        seen.add(page)
        panel = cells_panel(reader, DRAWN, page)
        assert faults(panel) == []
        (select,) = panel.selects
        for option in select.options:
            if (following := page_in(option.value)) is not None:
                page = following
                continue
            cell = parse_cell(option.value)
            assert cell is not None
            sides = spots(reader.view, tile)[cell]
            if len(sides) > 1:
                pressed = [button for button in turned_panel(reader, DRAWN, cell).buttons if button.address.verb == "put"]
                assert len(pressed) == len(sides)
                assert len({button.label for button in pressed}) == len(sides), "they are told apart"
            found |= {(option.value, side) for side in sides}
    legal = {tuple(str(action).split()[2:]) for action in GOLDMINE.legal_actions(late[-1], late[-1].turn)}
    assert found == legal
    assert len(INFO_PAGES["mine"].show(reader, "", "").pictures) == 1


def surely_wanted(state: State) -> list[str]:
    return [button.address.argument for button in walk_panel(mover(state)).buttons if button.address.verb == "go"]


def goals_of(state: State) -> set[str]:
    return {str(action).removeprefix("go ") for action in GOLDMINE.legal_actions(state, state.turn)} - {"stay"}


def test_gold_within_reach_is_one_press_away() -> None:
    seen = 0
    for state in list(decisions("walk"))[::3]:
        if len(goals_of(state)) > 4 and state.together(state.turn) < state.target():
            near = {cell_text(cell) for cell in state.nuggets} & goals_of(state)
            if seen > 30 and near:
                continue
            pressed = surely_wanted(state)
            assert set(pressed) <= near
            assert bool(pressed) == bool(near)
            seen += bool(near)
    assert seen > 20


def test_victory_is_one_press_away() -> None:
    seen = 0
    for state in decisions("walk"):
        if len(goals_of(state)) > 4 and "0,0" in goals_of(state):
            rich = GOLDMINE.clone(state)
            rich.gold[rich.turn] = rich.target()
            assert surely_wanted(rich) == ["0,0"]
            seen += 1
            if seen > 20:
                break
    assert seen


def test_a_few_goals_are_buttons_all_of_them() -> None:
    state = next(state for state in decisions("walk") if 1 < len(goals_of(state)) <= 4)
    assert set(surely_wanted(state)) == goals_of(state)
    assert walk_panel(mover(state)).selects == []


def test_the_turn_ends_behind_a_move_unless_there_is_more_to_do_than_bats() -> None:
    ended = asked = 0
    for state in decisions("walk"):
        if state.bonus:
            continue
        reader = mover(state)
        for action in GOLDMINE.legal_actions(state, state.turn)[:3]:
            after = GOLDMINE.clone(state)
            GOLDMINE.apply(after, state.turn, action)
            if after.phase != "act":
                continue
            more = [a for a in map(str, GOLDMINE.legal_actions(after, after.turn)) if a != "end" and not a.startswith("bat")]
            rich = any(
                state.together(rival) >= state.target()
                for rival in range(state.seats)
                if rival not in (state.turn, state.partner(state.turn))
            )
            ends = with_end(reader, [str(action)])[-1] == "end"
            assert ends == (not more and not rich)
            ended += ends
            asked += not ends
    assert ended
    assert asked


def test_collecting_and_ending_is_possible_where_the_rules_end_the_turn_anyway() -> None:
    seen = 0
    for state in decisions("act"):
        if "collect" not in map(str, GOLDMINE.legal_actions(state, state.turn)):
            continue
        poor = GOLDMINE.clone(state)
        poor.bat_tokens[poor.turn] = poor.gold_tokens[poor.turn] = 0
        if len(GOLDMINE.legal_actions(poor, poor.turn)) > 2:
            continue
        reader = mover(poor)
        assert with_end(reader, ["collect", "end"]) == ["collect"]
        assert [button.address.argument for button in current_panel(reader).buttons if button.address.verb == "collect"] == [
            "collect end"
        ]
        seen += 1
    assert seen


def test_a_person_decides_when_to_be_asked_about_bats() -> None:
    state = next(s for s in decisions("act") if {str(a).split()[0] for a in GOLDMINE.legal_actions(s, s.turn)} == {"bat", "end"})
    before = next(step.before for which in GAMES for step in game(*which) if step.after is state)
    action = next(str(step.action) for which in GAMES for step in game(*which) if step.after is state)
    for wish, ends in (("always", False), ("never", True)):
        person = PersonSettings(before.turn + 1, orders=f"goldmine.bats={wish}")
        reader = ReaderView(table_in(before, people={before.turn + 1: person}), before.turn, "en")
        if action in reader.legal:
            assert (with_end(reader, [action])[-1] == "end") is ends


def test_before_a_challenge_odds_and_stakes_are_told() -> None:
    state = next(
        state for state in decisions("act") if any(str(a).startswith("gold ") for a in GOLDMINE.legal_actions(state, state.turn))
    )
    reader = mover(state)
    rival = int(next(text for text in reader.legal if text.startswith("gold ")).split()[1])
    panel = confirm_panel(reader, "gold", rival)
    assert "62%" in panel.text
    assert reader.names[rival] in panel.text
    assert [button.address.verb for button in panel.buttons] == ["fight", "play"]
    assert faults(rivals_panel(reader, "gold")) == []


def test_a_winner_has_the_best_choices_as_buttons() -> None:
    seen = set()
    for state in decisions("chase", "drop"):
        if (state.phase, state.actor() == state.turn) in seen:
            continue
        seen.add((state.phase, state.actor() == state.turn))
        reader = mover(state)
        panel = current_panel(reader)
        best = [button.address.argument for button in panel.buttons if button.address.verb in ("chase", "drop")]
        assert 1 <= len(best) <= 3 or state.phase == "drop"
        assert all(f"{state.phase} {argument}" in reader.legal for argument in best)
    assert {phase for phase, _ in seen} == {"chase", "drop"}
    assert ("chase", False) in seen, "a defender, too"


def test_tiles_of_a_hand_stay_secret() -> None:
    for state in [state for state in decisions("build") if any(state.hands)][::4]:
        for seat in (None, *range(state.seats)):
            reader = ReaderView(table_in(state), seat, "en")
            panels = [
                current_panel(reader),
                *(page.show(reader, "", "") for page in INFO_PAGES.values() if seat is not None or not page.own),
            ]
            text = texts_of(panels)
            addresses = " ".join(str(button.address) for panel in panels for button in panel.buttons)
            held = [tile for owner, hand in enumerate(state.hands) for tile in hand]
            assert not any(tile in addresses.replace(":", " ").split() for tile in held)
            assert not any(f" {tile} " in text for tile in held), "names of tiles stand in the record alone"


@pytest.mark.parametrize("typed", ["2,-3", "2,−3", " 2, -3"])
def test_a_minus_may_be_typed_either_way(typed: str) -> None:
    state = next(state for state in decisions("walk") if "go 0,-1" in map(str, GOLDMINE.legal_actions(state, state.turn)))
    table = table_in(state)
    person = state.turn + 1
    assert actions_of(table, person, "go", {"place": typed}) == ["go 2,-3"]
    assert actions_of(table, person, "put", {"cell": typed, "side": "e"})[0].endswith(" 2,-3 E")


def test_completions_offer_what_is_legal() -> None:
    for phase, command, option in (
        ("walk", "go", "place"), ("chase", "go", "place"), ("drop", "drop", "chamber"), ("put", "put", "cell"),
        ("build", "put", "cell"), ("act", "challenge", "player"),
    ):  # fmt: skip
        state = next(
            s
            for s in decisions(phase)
            if phase != "act" or any(str(a).startswith("bat") for a in GOLDMINE.legal_actions(s, s.turn))
        )
        reader = mover(state)
        found = completions(reader, command, option, "", {"kind": "bat"})
        assert found
        assert len(found) <= 25
        for _, value in found:
            texts = actions_of(
                reader.table, state.actor() + 1, command, {option: value, **({"kind": "bat"} if command == "challenge" else {})}
            )
            assert all(text in reader.legal for text in texts), (phase, value, texts)
