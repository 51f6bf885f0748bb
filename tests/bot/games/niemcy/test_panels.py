"""What single panels of Niemcy say and offer, and what they keep to themselves."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.games.niemcy.panels import BY_PHASE, INFO_PAGES
from bot.panels.autocomplete import actions_of, completions
from bot.panels.components import Panel
from bot.tables.languages import LANGUAGES
from engine.niemcy import NIEMCY, State
from engine.niemcy.box import TICKETS, TRACK
from tests.bot.games.niemcy.tables import labels, panel_of, reader_of, table_in
from tests.bot.panels.panel_players import controls, faults, texts_of
from tests.engine.niemcy.positions import play, position
from tests.engine.random_games import walk
from tests.slow_parts import slow_but

CLAIMING = {
    "hands": {0: "RRRLLKK"},
    "tickets": {0: "BER-BRM"},
    "tracks": {0: "HAV-MAG"},
    "stations": {"BER": "BR", "MAG": "Y"},
    "passengers": {0: "BR", 1: "BRR"},
}


def page(state: State, verb: str, value: str = "", argument: str = "", lang: str = "en") -> Panel:
    shown = INFO_PAGES[verb].show(reader_of(state, 0, lang), value, argument)
    assert faults(shown) == []
    return shown


@pytest.mark.parametrize("lang", slow_but(["de"], LANGUAGES))
def test_every_moment_fits_discord_for_everybody(lang: str) -> None:
    phases = Counter[str]()
    for number, step in enumerate(walk(NIEMCY, 2 + LANGUAGES.index(lang), 3)):
        phases[step.after.phase] += 1
        if phases[step.after.phase] % 90 != 1 or step.after.phase not in (*BY_PHASE, "over"):
            continue
        for seat in (None, *{*step.after.to_act()[:1], number % step.after.seats}):
            reader = reader_of(step.after, seat, lang)
            assert faults(panel_of(step.after, seat, lang)) == []
            for info in INFO_PAGES.values():
                if (seat is not None or not info.own) and (reader.on_turn or not info.on_turn):
                    assert faults(info.show(reader, "0", "0")) == []
    assert {"choose", "turn", "second", "over"} <= set(phases)


# --- a claim ----------------------------------------------------------------------------------------------------------


def test_a_button_of_the_plan_says_the_whole_line() -> None:
    state = position(**CLAIMING)
    lines = labels(panel_of(state), "confirm")
    assert lines == ["Berlin–Magdeburg +4 · red ×3 · 👥 red, yellow"]


def test_a_claim_is_route_payment_and_passengers_and_nothing_changes_before_it_is_confirmed() -> None:
    state = position(**CLAIMING)
    track = str(TRACK["BER-MAG"].number)
    [routes] = page(state, "claim").selects
    assert routes.options[0].value == track, "the plan's comes first"
    [payments] = page(state, "route", track).selects
    assert [option.label for option in payments.options] == ["red ×3", "red ×2, locomotive", "red, locomotive ×2"]
    assert payments.options[0].description == "no locomotive · the plan wants this colour (3)"
    chosen = page(state, "pay_with", payments.options[1].value, track)
    berlin, magdeburg = chosen.selects
    assert [option.value for option in berlin.options if option.chosen] == ["R"], "red would draw level for the lead"
    assert [option.value for option in magdeburg.options] == ["Y", "-"]
    assert "you pay: red ×2, locomotive · passengers: red (Berlin), yellow (Magdeburg) · **+4**, 42 cars left" in chosen.text
    other = page(state, "whom", "-", magdeburg.address.argument)
    assert "passengers: red (Berlin) ·" in other.text
    [confirm] = [button for button in other.buttons if button.address.verb == "confirm"]
    assert confirm.address.argument == f"{track}.1.R-"


def test_a_claim_that_completes_a_ticket_or_calls_the_last_round_says_so() -> None:
    state = position(hands={0: "BB"}, tickets={0: "BER-CHE"}, tracks={0: "BER-LEI"}, cars={0: 4})
    chosen = page(state, "route", str(TRACK["CHE-LEI"].number))
    assert "✓ Completes Berlin–Chemnitz (6)." in chosen.text
    assert "🔔 You will have 2 cars: the last round begins." in chosen.text


def test_every_payment_is_offered_page_by_page() -> None:
    state = position(hands={0: "BBBBGGGGKKKKOOOOPPPPRRRRWWWWYYYYLLLLL"})
    track = str(TRACK["LIN-MUC"].number)
    first = page(state, "route", track).selects[0]
    [turn] = [option.value for option in first.options if option.value.startswith("page ")]
    second = page(state, "pay_with", turn, track).selects[0]
    found = {option.value for select in (first, second) for option in select.options if not option.value.startswith("page ")}
    assert len(found) == len(NIEMCY.legal_actions(play_first(state, "claim LIN-MUC"), 0))


def play_first(state: State, text: str) -> State:
    after = NIEMCY.clone(state)
    NIEMCY.apply(after, 0, NIEMCY.parse(text))
    return after


def test_a_claim_that_was_begun_by_typing_goes_on_in_the_panel() -> None:
    state = play_first(position(**CLAIMING), "claim BER-MAG")
    assert panel_of(state).selects[0].address.verb == "pay_with"
    paid = play_first(state, "RRR")
    panel = panel_of(paid)
    assert [select.address.verb for select in panel.selects] == ["whom", "whom"]
    assert labels(panel, "confirm") == ["Confirm"]


@pytest.mark.parametrize(("lang", "words"), [("pl", "ma ją Ania"), ("en", "Ania has it"), ("de", "das hat Ania")])
def test_a_closed_connection_says_what_closed_it(lang: str, words: str) -> None:
    state = position(2, turn=1, hands={1: "RRRR"}, tracks={0: "FRA-MAI"})
    shown = INFO_PAGES["ask"].show(reader_of(state, 1, lang), str(TRACK["FRA-MAI"].number), "")
    assert words.replace("Ania", table_in(state).seats[0].name) in shown.text


# --- cards ------------------------------------------------------------------------------------------------------------


def test_a_card_is_one_press() -> None:
    panel = panel_of(position(display="RRLGK"))
    assert labels(panel, "draw") == ["Red R ×2", "Locomotive L", "Green G", "Black K", "Blind (32)"]
    second = panel_of(play(position(display="RRLGK"), "draw R"))
    assert "Locomotive L" not in labels(second, "draw"), "not as the second card"


def test_without_a_deck_nothing_can_be_drawn_and_the_panel_says_why() -> None:
    panel = panel_of(position(deck="", discards="", hands={0: "RRR"}))
    assert labels(panel, "draw") == []
    assert "Draw cards: deck empty" in panel.text
    told = panel_of(position(deck="", discards="", stacks=((), ())))
    assert labels(told, "pass") == ["Pass"]
    assert "Only passing is left." in told.text


# --- tickets and secrets ----------------------------------------------------------------------------------------------


def test_each_set_of_tickets_says_what_it_takes_in_addition() -> None:
    state = play(position(tickets={0: "BER-CHE"}, stacks=(["BER-LEI", "MAN-STU", "HAM-ROS", "MAI-STU"], [])), "tickets 4+0")
    panel = panel_of(state)
    [sets] = panel.selects
    assert len(sets.options) == 15
    assert sets.options[0].label == "1 · cars 0 · 4 pts in all"
    assert labels(panel, "keep") == []
    marked = page(state, "sets", "14")
    assert labels(marked, "keep") == ["Keep the marked ones (4)"]


def test_no_ticket_can_be_read_from_an_address() -> None:
    state = play(position(tickets={0: "BER-CHE DOR-MAG"}, hands={0: "RRRLL"}), "tickets 2+2")
    panels = [panel_of(state), page(state, "sets", "3"), page(position(tickets={0: "BER-CHE DOR-MAG"}), "plan")]
    for address, value in [control for shown in panels for control in controls(shown)]:
        assert not any(code in f"{address} {value}" for code in TICKETS)


def test_others_see_nothing_of_an_offer() -> None:
    state = play(position(tickets={0: "BER-CHE"}), "tickets 2+2")
    names = list(state.offers[0])
    for seat in (None, 1):
        assert not any(code in texts_of([panel_of(state, seat)]) for code in names)


def test_tickets_that_need_too_many_cars_are_warned_of() -> None:
    state = play(position(cars={0: 6}, stacks=(["BER-BRM", "HAV-SAA", "KOL-REG", "FRA-HAM"], [])), "tickets 4+0")
    assert "⚠ These tickets need more than you have" in page(state, "sets", "14").text


def test_the_last_round_is_said_in_the_panel() -> None:
    state = position(last=2, cars={1: 2})
    assert "🔔 Last round: this is your last turn." in panel_of(state).text
    assert "⚠ Last round" in page(state, "tickets").text


# --- typing -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("command", "filled", "actions"),
    [
        ("draw", {"card": "G", "second": "blind"}, ["draw G", "draw blind"]),
        ("draw", {"card": "green"}, ["draw G"]),
        ("claim", {"route": "MAG-BER"}, ["claim BER-MAG"]),
        ("claim", {"route": "Berlin–Magdeburg", "cards": "lrr"}, ["claim BER-MAG", "RRL"]),
        ("claim", {"route": "BER-MAG", "cards": "RRR", "passengers": "ber:r mag:-"}, ["claim BER-MAG", "RRR", "BER:R", "MAG:-"]),
        ("tickets", {"mix": "3 + 1"}, ["tickets 3+1"]),
        ("pass", {}, ["pass"]),
    ],
)
def test_a_typed_turn_is_read_kindly(command: str, filled: dict[str, str], actions: list[str]) -> None:
    assert actions_of(table_in(position(**CLAIMING)), 1, command, filled, "en") == actions


def test_completions_put_the_plan_first_and_name_no_ticket() -> None:
    reader = reader_of(position(**CLAIMING))
    routes = completions(reader, "claim", "route", "")
    assert routes[0][1] == "BER-MAG"
    assert [value for _, value in completions(reader, "claim", "cards", "", {"route": "BER-MAG"})] == ["RRR", "RRL", "RLL"]
    assert completions(reader, "claim", "passengers", "", {"route": "BER-MAG"})[0][1] == "BER:R MAG:Y"
    offered = reader_of(play(position(), "tickets 2+2"))
    assert {value for _, value in completions(offered, "keep", "tickets", "")[:4]} == {"1", "2", "3", "4"}
