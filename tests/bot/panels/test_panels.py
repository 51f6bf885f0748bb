"""What single panels say and offer."""

from __future__ import annotations

from random import Random

import pytest

from bot.games.szczesc.panels import info_panels, secret_choices
from bot.games.szczesc.panels.mining import builder_panel, mining_panel, plan_panel, steps_panel, suggestions
from bot.games.szczesc.panels.places import confirm_panel, kind_panel, play_panel
from bot.games.szczesc.panels.plan_suggestions import best_plans
from bot.games.szczesc.panels.reader_view import own_shaft
from bot.games.szczesc.texts.labels import plan_text, step_label
from bot.panels.channel_panels import MAX_NEWS, channel_panel, latest_news
from bot.panels.components import Panel
from bot.panels.current_panel import current_panel
from bot.panels.direct_messages import direct_message
from bot.panels.lobby_panel import lobby_panel
from bot.panels.reader_view import ReaderView
from bot.panels.undo_consent import needs_consent
from bot.tables.log_entries import LogEntry
from bot.tables.table import TableSeat, UndoRequest
from bot.texts.table_log import log_entry_line
from engine.rng import commitment
from engine.szczesc import SZCZESC, State
from engine.szczesc.planner import Plan, plans
from tests.bot.panels.made_tables import SEED, happened, mover, table_of
from tests.bot.panels.panel_players import controls, faults, find
from tests.bot.texts.szczesc import say
from tests.engine.positions import complete, empty, play, position, shaft, story, under_way

LANGUAGES = ("pl", "en", "de")


def disabled(panel: Panel, verb: str) -> set[str]:
    return {button.address.argument for button in panel.buttons if button.address.verb == verb and button.disabled}


def labels(panel: Panel, verb: str) -> dict[str, str]:
    return {button.address.argument: button.label for button in panel.buttons if button.address.verb == verb}


# --- before the game --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_lobby_shows_seats_settings_and_the_seal(lang: str) -> None:
    table = table_of(None, seats=2, language=lang)
    table.seats.append(TableSeat(None, "foreman", "foreman"))
    panel = lobby_panel(ReaderView(table, None, lang))
    assert faults(panel) == []
    assert "Ania" in panel.text
    assert say(lang, "automat-foreman") in panel.text
    assert commitment(SEED)[:12] in panel.text
    assert str(SEED) not in panel.text
    assert {address.verb for address, _ in controls(panel)} == {"join", "leave", "start", "how", "automat", "settings"}
    assert {value for _, value in controls(panel) if value} == {"apprentice", "foreman", "baron", "-2"}


def test_a_full_table_takes_nobody_and_too_few_cannot_start() -> None:
    full = lobby_panel(ReaderView(table_of(None, seats=4), None, "en"))
    assert disabled(full, "join") == {""}
    assert disabled(full, "start") == set()
    assert full.selects == []
    alone = lobby_panel(ReaderView(table_of(None, seats=1), None, "en"))
    assert disabled(alone, "start") == {""}


@pytest.mark.parametrize(("lang", "of"), [("pl", "z"), ("en", "of"), ("de", "von")])
def test_the_lobby_counts_the_seats_that_were_wanted(lang: str, of: str) -> None:
    room = lobby_panel(ReaderView(table_of(None, seats=2, seats_wanted=3), None, lang))
    assert f"2 {of} 3" in room.text
    assert (disabled(room, "join"), disabled(room, "start")) == (set(), set())
    assert {value for _, value in controls(room) if value} == {"apprentice", "foreman", "baron"}
    full = lobby_panel(ReaderView(table_of(None, seats=3, seats_wanted=3), None, lang))
    assert f"3 {of} 3" in full.text
    assert (disabled(full, "join"), disabled(full, "start")) == ({""}, set())
    assert full.selects == []


def test_two_automats_of_a_kind_can_be_told_apart() -> None:
    table = table_of(None, seats=1)
    table.seats += [TableSeat(None, "foreman", "foreman"), TableSeat(None, "foreman", "foreman"), TableSeat(9, "Ola", "foreman")]
    assert ReaderView(table, None, "en").plain_names == ("Ania", "Foreman", "Foreman 2", "Ola")


# --- places -----------------------------------------------------------------------------------------------------------


def test_kinds_without_an_open_place_are_grey_with_the_reason() -> None:
    panel = play_panel(mover(position(3, money={0: 0}, tile_stack=[])))
    assert disabled(panel, "kind") == {"workshop", "deliver"}
    assert say("en", "reason-nothing_to_deliver", part="", transport="") in panel.text
    assert "costs" in panel.text
    assert [picture.kind for picture in panel.pictures] == ["shaft"]
    assert find(panel, "place", "money 1") is not None


def test_open_places_are_buttons_with_their_price_and_the_picture_shows_the_closed_ones() -> None:
    state = position(
        3, money={0: 3}, workshop={2: "Y2L", 3: "K2L", 5: None}, standing={"workshop 1": (1, 15), "workshop 2": (1, 2)}
    )
    panel = kind_panel(mover(state), "workshop")
    offered = labels(panel, "place")
    assert not set(offered) & {"workshop 1", "workshop 3", "workshop 5", "workshop 8"}
    assert offered["workshop 2"] == "2: 2 M, 3 miners"
    assert offered["workshop draw"] == "Draw: 1 miner"
    assert [picture.kind for picture in panel.pictures] == ["places-workshop"]


def test_what_a_place_brings_stands_on_its_button() -> None:
    ready = shaft(pending=complete("W-YYY", "W-K") | empty("H-GG"), carts={"G": "GGG"})
    reader = mover(position(3, shafts={0: ready}))
    assert labels(kind_panel(reader, "deliver"), "place") == {"deliver W": "wagon, 1 miner, +9 pts"}
    assert labels(kind_panel(reader, "mine"), "place")["mine 6"] == "6 steps, 1 miner, +7 pts"
    assert labels(kind_panel(reader, "money"), "place")["money 4"] == "4 marks, 1 miner"


def test_only_what_others_would_have_to_agree_to_is_confirmed() -> None:
    state = position(3, workshop={3: "G2L"})
    among_people = ReaderView(table_of(state), 0, "en")
    assert needs_consent(among_people, "workshop 3"), "a new tile is turned up"
    assert needs_consent(among_people, "order draw")
    assert not needs_consent(among_people, "money 6")
    assert not needs_consent(among_people, "mine 8")
    assert not needs_consent(among_people, "workshop 77")
    alone = table_of(state)
    alone.seats[1:] = [TableSeat(None, "foreman", "foreman"), TableSeat(None, "baron", "baron")]
    assert not needs_consent(ReaderView(alone, 0, "en"), "workshop 3")
    last = ReaderView(table_of(position(3, miners={0: 1, 1: 0, 2: 0})), 0, "en")
    assert needs_consent(last, "money 1"), "the shift would be scored"
    assert not needs_consent(ReaderView(table_of(state), 1, "en"), "workshop 3"), "not on turn"


def test_looking_and_acting_are_apart() -> None:
    panel = play_panel(mover(position(3)))
    styles = {button.address.verb: button.style for button in panel.buttons}
    assert styles == {"kind": "primary", "place": "success", "board": "secondary"}
    (row,) = [block for block in panel.blocks if isinstance(block, tuple) and block[0].address.verb == "place"]
    assert len(row) == 1, "the cechownia has a row of its own"


def test_whoever_looked_at_the_places_of_a_kind_can_choose_another() -> None:
    assert find(kind_panel(mover(position(3)), "workshop"), "play", "") is not None


def test_a_place_says_what_it_costs_and_does_before_it_is_confirmed() -> None:
    state = position(3, workshop={3: "G2L"}, standing={"workshop 3": (1, 1)}, supply={"Y": 9, "B": 9, "G": 1, "K": 9})
    panel = confirm_panel(mover(state), "workshop 3")
    assert "6 marks" in panel.text
    assert "2 miners" in panel.text
    assert "1 : 0" in panel.text
    assert "Bartek" in panel.text
    assert say("en", "confirm-coal-short", have=1, colour="grey") in panel.text
    assert find(panel, "confirm", "workshop 3") is not None
    assert find(panel, "kind", "workshop") is not None


def test_ones_own_miners_are_called_so() -> None:
    panel = confirm_panel(mover(position(3, standing={"money 6": (0, 2)})), "money 6")
    assert say("en", "your-own") in panel.text


def test_a_place_that_has_closed_meanwhile_says_why() -> None:
    panel = confirm_panel(mover(position(3, money={0: 1}, workshop={3: "K2L"})), "workshop 3")
    assert find(panel, "confirm", "workshop 3") is None
    assert "8" in panel.blocks[0]  # type: ignore[operator]


def test_loading_names_the_orders_and_their_points() -> None:
    reader = mover(position(3, shafts={0: shaft(pending=complete("W-YYY", "W-K") | empty("W-Y"))}))
    (option,) = [option for option in play_panel(reader).selects[0].options if option.value == "deliver W"]
    assert "yellow ×3 · black" in option.description
    assert "9 points" in option.description
    assert "9 points" in confirm_panel(reader, "deliver W").text


# --- mining -----------------------------------------------------------------------------------------------------------


def digging() -> ReaderView:
    return mover(under_way(position(3, shafts={0: shaft(pending=empty("H-GG", "L-YBGK"), carts={"G": "GGG"})}), "mine 10"))


def test_the_builder_shows_each_plan_with_its_picture_before_it_is_played() -> None:
    reader = digging()
    first = current_panel(reader)
    assert "**10**" in first.text
    ((plan, _),) = labels(first, "steps").items()
    (picture,) = first.pictures
    assert (picture.kind, picture.scene.plan) == ("mine", plan)
    plans_shown = suggestions(reader)
    assert str(plans_shown[0]) == plan
    assert [found.points for found in plans_shown] == sorted((found.points for found in plans_shown), reverse=True)
    others = labels(first, "preview")
    assert others == {"1": "Plan 2", "2": "Plan 3", "3": "Plan 4"}
    second = mining_panel(reader, shown=1)
    assert second.pictures[0].scene.plan == next(iter(labels(second, "steps"))) == str(plans_shown[1])
    assert labels(second, "preview").keys() == {"0", "2", "3"}
    for number, found in enumerate(plans_shown, 1):
        (line,) = [line for line in first.text.splitlines() if line.strip("*").startswith(f"{number} · ")]
        assert all(code in line for code in found.completes)
        assert "…" not in line
    assert "done" not in {address.verb for address, _ in controls(first)}, "a turn is not wasted by one press"
    assert find(first, "by_hand", "") is not None


def test_step_by_step_has_every_step_and_ways_back() -> None:
    reader = digging()
    panel = steps_panel(reader)
    assert labels(panel, "step")["@3"] == step_label("@3", "en", 0)
    assert labels(panel, "undo_step")[""] == say("en", "btn-other-place")
    assert find(panel, "preview", "0") is not None
    later = current_panel(mover(_after(reader, "@3")))
    assert "**9**" in later.text
    assert find(later, "start_over", "") is not None
    assert labels(later, "undo_step")[""] == say("en", "btn-undo-step")


def test_orders_that_a_label_has_no_room_for_are_named_in_the_text() -> None:
    codes = ("H-Y", "H-B", "W-Y", "W-B", "C-Y")
    plan = Plan((), 10, codes, points=12, squares=5, emptied={})
    assert all(code in plan_text(plan, "en") for code in codes)


def _after(reader: ReaderView, *texts: str) -> State:
    state: State = SZCZESC.clone(reader.table.state)
    for text in texts:
        SZCZESC.apply(state, state.turn, SZCZESC.parse(text))
    return state


def test_suggestions_differ_and_the_best_come_first() -> None:
    reader = digging()
    best = best_plans(own_shaft(reader), 10)
    every = plans(own_shaft(reader), 10)
    assert best[0].points == max(plan.points for plan in every)
    assert max(plan.squares for plan in best) == max(plan.squares for plan in every)
    assert max(sum(plan.emptied.values()) for plan in best) == max(sum(plan.emptied.values()) for plan in every)
    assert len({str(plan) for plan in best}) == len(best) == 4
    empty_carts = mover(position(3, shafts={0: shaft(carts=dict.fromkeys("YBGK", "."))}))
    assert best_plans(own_shaft(empty_carts), 10) == []


def test_with_no_steps_left_only_the_end_remains() -> None:
    reader = mover(_after(digging(), *["@1", "@2"] * 5))
    panel = builder_panel(reader)
    assert say("en", "mine-nothing") in panel.text
    assert {address.verb for address, _ in controls(panel)} == {"undo_step", "start_over", "done"}


def test_planning_ahead_shows_a_plan_and_changes_nothing() -> None:
    state = position(3, turn=1, shafts={0: shaft(pending=empty("H-GG"), carts={"G": "GGG"})})
    reader = ReaderView(table_of(state), 0, "en")
    panel = plan_panel(reader)
    assert labels(panel, "plan").keys() == {"6", "8", "10"}
    assert disabled(panel, "plan") == {"10"}
    chosen = plan_panel(reader, 8, 0)
    (picture,) = chosen.pictures
    assert picture.kind == "mine"
    assert picture.scene.plan.startswith("mine 8 @3 +G")
    assert {address.verb for address, _ in controls(chosen)} == {"plan", "plans", "play"}


# --- draws ------------------------------------------------------------------------------------------------------------


def test_what_leaves_no_choice_is_settled_at_once() -> None:
    assert secret_choices.keep_actions(("H-Y",), "0") == ["keep H-Y", "top"]
    assert secret_choices.keep_actions(("H-Y",), "none") == ["keep none"]
    assert secret_choices.keep_actions(("H-Y", "W-Y"), "1") == ["keep W-Y"]
    assert secret_choices.keep_actions(("H-Y", "W-Y"), "2") == []
    assert secret_choices.rest_actions(("H-Y",), "bottom") == ["bottom", "H-Y"]
    assert secret_choices.rest_actions(("Y1L", "Y1L"), "top") == ["top", "Y1L", "Y1L"]
    assert secret_choices.rest_actions(("H-Y", "W-Y"), "top") == ["top"]
    assert secret_choices.rest_actions(("H-Y", "W-Y", "C-Y"), "bottom all") == ["bottom", "H-Y", "W-Y", "C-Y"]
    assert secret_choices.return_actions(("H-Y", "W-Y"), "1") == ["W-Y", "H-Y"]
    assert secret_choices.return_actions(("H-Y", "W-Y", "C-Y"), "1") == ["W-Y"]
    assert secret_choices.return_actions(("H-Y", "W-Y", "C-Y"), "all") == ["H-Y", "W-Y", "C-Y"]
    assert secret_choices.return_actions(("H-Y", "W-Y"), "2") == []


def test_tiles_that_are_too_dear_are_grey() -> None:
    state = position(3, tile_stack=["K2L", "Y1D", "Y1D", "G2D", "B1L"], money={0: 2})
    SZCZESC.apply(state, 0, SZCZESC.parse("workshop draw"))
    panel = current_panel(mover(state))
    offered = labels(panel, "keep")
    assert {at: label[:3] for at, label in offered.items()} == {"0": "K2L", "1": "Y1D", "3": "G2D", "4": "B1L", "none": "Kee"}
    assert offered["0"].endswith("8 M")
    assert disabled(panel, "keep") == {"0", "3"}


def test_coal_that_runs_out_is_chosen() -> None:
    state = position(3, workshop={3: "G2L"}, money={0: 9}, supply={"Y": 1, "B": 0, "G": 0, "K": 3})
    SZCZESC.apply(state, 0, SZCZESC.parse("workshop 3"))
    panel = current_panel(mover(state))
    assert labels(panel, "fill") == {"KK": "black ×2", "KY": "yellow, black"}


def test_a_pick_shows_points_squares_and_transport_and_what_goes_with_it() -> None:
    state = SZCZESC.setup(3, SZCZESC.deal(Random(4), 3, {}), {})
    reader = mover(state)
    (select,) = current_panel(reader).selects
    assert len(select.options) == 10
    for option in select.options:
        assert option.value in option.label
        assert "pts" in option.label


# --- the channel ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_turn_is_one_message_that_calls_the_next_player_once(lang: str) -> None:
    after, events = story(position(3), "money 6")
    panel = channel_panel(ReaderView(table_of(after, language=lang), None, lang), happened(*events))
    assert panel.mentions == (2,)
    assert panel.text.count("<@2>") == 1
    assert "<@1>" not in panel.text
    assert [picture.kind for picture in panel.pictures] == ["board", "shaft"]
    assert panel.pictures[1].scene.seat == 0
    assert [button.address.verb for button in panel.buttons] == ["play", "my_shaft", "orders", "standings", "rules"]
    assert "Ania" in panel.text
    assert f"<t:{table_of(after).deadline}:R>" in panel.text


def test_an_automat_on_turn_is_not_called() -> None:
    after, events = story(position(3), "money 6")
    table = table_of(after)
    table.seats[1] = TableSeat(None, "foreman", "foreman")
    panel = channel_panel(ReaderView(table, None, "en"), happened(*events))
    assert panel.mentions == ()
    assert "thinking" not in panel.text


def test_names_are_harmless_everywhere() -> None:
    after, events = story(position(3), "money 6")
    table = table_of(after)
    for seat, name in zip(table.seats, ["**@everyone**", "<@999> [x](http://x)", "\u202e`evil`\u200b"]):
        seat.name = name
    looking = ReaderView(table, None, "en")
    panels = [channel_panel(looking, happened(*events)), info_panels.orders_panel(looking), info_panels.standings_panel(looking)]
    for text in [panel.text for panel in panels]:
        assert "@everyone" not in text
        assert "<@999>" not in text
        assert "](http" not in text
        assert "\u202e" not in text
    assert all("\u202e" not in label for label in labels(info_panels.shaft_panel(looking, 0), "shaft").values())


def test_whoever_has_no_visible_name_is_called_by_seat_in_words_and_pictures() -> None:
    after, events = story(position(3), "money 6")
    table = table_of(after)
    for seat, name in zip(table.seats, ["\u2800\u0301", "\u202e\u200b", "?"]):
        seat.name = name
    looking = ReaderView(table, None, "pl")
    assert looking.plain_names == ("Osoba 1", "Osoba 2", "?")
    shown = channel_panel(looking, happened(*events))
    assert "Osoba 1" in shown.text
    assert all(picture.scene.names == looking.plain_names for picture in shown.pictures)
    assert log_entry_line(LogEntry(1, "join", 0, 17, "\u3164", 0), looking.names, "pl", "szczesc") == say(
        "pl", "log-join", who="<@17>"
    )


def test_the_end_of_a_shift_shows_who_got_what_and_who_starts() -> None:
    last = position(3, miners={0: 1, 1: 0, 2: 0}, shafts={1: shaft(delivered=["H-K"])}, standing={"workshop 2": (2, 2)})
    after, events = story(last, "money 1")
    panel = channel_panel(ReaderView(table_of(after), None, "en"), happened(*events))
    assert [picture.kind for picture in panel.pictures] == ["scoring", "board"]
    assert "black coal: Bartek +5" in panel.text
    assert "Celina" in panel.text
    assert panel.mentions == (3,)


def test_the_result_says_who_won_and_by_how_much() -> None:
    last = position(3, shift=3, miners={0: 1, 1: 0, 2: 0}, scores={0: 3, 1: 30, 2: 12})
    after, events = story(last, "money 1")
    table = table_of(after, deadline=None)
    panel = channel_panel(ReaderView(table, None, "en"), happened(*events))
    assert str(SEED) not in panel.text, "what proves the deal folds away behind a button"
    assert find(panel, "verify", "") is not None
    assert panel.mentions == ()
    assert [picture.kind for picture in panel.pictures] == ["result"]
    scores = sorted(after.scores)
    assert say("en", "verdict-ahead", who="Bartek", winners=1, points=scores[-1] - scores[-2]) in panel.text
    assert current_panel(ReaderView(table, 1, "pl")).pictures


def test_a_question_calls_those_who_must_answer() -> None:
    after, events = story(position(3), "workshop 3")
    table = table_of(after, undo_request=UndoRequest(0, 40, 30, (2,)))
    panel = channel_panel(ReaderView(table, None, "en"), happened(*events))
    assert panel.mentions == (2,)
    assert find(panel, "agree", "") is not None
    assert direct_message(ReaderView(table, 2, "en"), []) is None
    written = direct_message(ReaderView(table, 1, "en"), [])
    assert written is not None
    assert find(written, "decline", "") is not None


def test_long_news_keep_the_latest_lines() -> None:
    lines = [f"{number} " + "x" * 200 for number in range(40)]
    text = latest_news(lines)
    assert len(text) <= MAX_NEWS + 10
    assert text.endswith(lines[-1])
    assert text.startswith("…")
    assert latest_news([]) == ""
    assert latest_news(["y" * 9999]).endswith("…")


def test_a_closed_table_says_so() -> None:
    state = play(position(3), "money 6")
    for status, key in (("cancelled", "table-closed"), ("frozen", "log-frozen")):
        table = table_of(state, status=status)
        assert channel_panel(ReaderView(table, None, "en"), []).text == say("en", key)
        assert current_panel(ReaderView(table, 0, "en")).text == say("en", key)


def test_face_down_deliveries_are_seen_by_their_owner_alone() -> None:
    state = play(position(3, shafts={0: shaft(pending=complete("W-KKK"))}), "deliver W")
    table = table_of(state)
    assert "W-KKK" in secret_choices.hand_panel(ReaderView(table, 0, "en")).text
    for seat in (None, 1):
        reader = ReaderView(table, seat, "en")
        for panel in (
            info_panels.orders_panel(reader),
            info_panels.standings_panel(reader),
            info_panels.shaft_panel(reader, 0),
            current_panel(reader),
        ):
            assert "W-KKK" not in panel.text
