"""What happened in Niemcy, told in three languages: completely, in order, and to the right people only."""

from __future__ import annotations

import re

import pytest

from bot.games.niemcy.texts.events import HANDLERS
from bot.games.niemcy.texts.labels import ticket_label
from bot.tables.languages import LANGUAGES
from bot.texts import keys
from bot.texts.formatting import event_lines
from engine.niemcy import NIEMCY
from engine.niemcy.players.reason_text import REASON_CODES
from engine.niemcy.refusals import REFUSAL_TEXTS
from tests.bot.texts import source_scan
from tests.engine.niemcy.positions import position, story
from tests.engine.random_games import walk

NAMES = ["Ania", "Bartek", "Celina", "Dorota", "Ewa"]


def told(state: object, *lines: str, viewer: int | None = None, lang: str = "en") -> list[str]:
    _, events = story(state, *lines)  # type: ignore[arg-type]
    return event_lines(events, NAMES[:3], lang, "niemcy", viewer)


def test_every_kind_of_event_is_known() -> None:
    assert set(HANDLERS) == source_scan.event_kinds("niemcy")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_and_every_reason_has_words(lang: str) -> None:
    known = keys(lang, "niemcy")
    assert [code for code in REFUSAL_TEXTS if f"refuse-{code}" not in known] == []
    assert [code for code in REASON_CODES if f"why-{code}" not in known] == []


@pytest.mark.parametrize(("lang", "seats"), [("pl", 2), ("en", 3), ("de", 5)])
def test_a_whole_game_can_be_told_and_no_ticket_with_it(lang: str, seats: int) -> None:
    steps = list(walk(NIEMCY, seats, seats))
    for step in steps:
        for line in event_lines(step.events, NAMES[:seats], lang, "niemcy"):
            assert re.fullmatch(r"[^{}$\n]+[^\s{}$]", line), line
            assert "  " not in line
            assert "🔒" not in line
        if step.after.phase != "over":
            public = " ".join(event_lines(step.events, NAMES[:seats], lang, "niemcy"))
            assert not any(ticket_label(code, lang) in public for hand in step.after.tickets for code in hand)
    lines = event_lines([event for step in steps for event in step.events], NAMES[:seats], lang, "niemcy")
    assert any(name in lines[-1] for name in NAMES[:seats])


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("pl", "Ania dobiera zieloną i kartę w ciemno. Teraz odkryte: biała."),
        ("en", "Ania draws a green card and a card from the deck. Newly open: white."),
        ("de", "Ania zieht eine grüne Karte und eine Karte vom Stapel. Neu in der Auslage: Weiß."),
    ],
)
def test_a_draw_is_one_line(lang: str, line: str) -> None:
    state = position(display="GKOPR", deck="WB" + "Y" * 8)
    assert told(state, "draw G", "draw blind", lang=lang) == [line]


def test_whoever_draws_blind_is_told_the_card() -> None:
    state = position(display="GKOPR", deck="WB" + "Y" * 8)
    assert told(state, "draw G", "draw blind", viewer=0)[-1] == "🔒 From the deck: blue."


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("pl", "Ania tworzy połączenie **Berlin–Magdeburg**: 4 punkty. Płaci: czerwona ×2, lokomotywa. Pasażerowie: czerwony (Berlin). Magdeburg: nikt nie wsiada, choć ktoś czeka."),  # noqa: E501
        ("en", "Ania claims **Berlin–Magdeburg**: 4 points. Paid with: red ×2, locomotive. Passengers: red (Berlin). Magdeburg: nobody gets on, though somebody waits."),  # noqa: E501
        ("de", "Ania baut **Berlin–Magdeburg**: 4 Punkte. Bezahlt mit: Rot ×2, Lokomotive. Passagiere: rot (Berlin). Magdeburg: Niemand steigt ein, obwohl jemand wartet."),  # noqa: E501
    ],
)  # fmt: skip
def test_a_claim_is_one_line(lang: str, line: str) -> None:
    state = position(hands={0: "RRL"}, stations={"BER": "RW", "MAG": "G"})
    assert told(state, "claim BER-MAG RRL BER:R MAG:-", lang=lang) == [line]


def test_closed_tracks_and_the_last_round_follow_the_claim() -> None:
    state = position(hands={0: "RR"}, cars={0: 4})
    lines = told(state, "claim AUG-MUC RR")
    assert lines[1] == "**Augsburg–München**: the other tracks are closed from now on."
    assert lines[2] == "🔔 **Last round!** Ania is down to 2 cars. Everybody has one more turn, Ania the last one."


def test_a_display_that_is_refreshed_three_times_says_so_and_then_stays() -> None:
    state = position(display="LLGKO", deck="L" + "LLLGK" + "LLLBY" + "LLLWW" + "RRRR")
    lines = told(state, "draw G")
    assert sum(line.startswith("🔁 Open locomotives: 3.") for line in lines) == 3
    assert "🔁 Refreshes in a row: 3, and that is enough. These stay: locomotive ×3, white ×2." in lines


def test_a_deck_that_has_run_out_is_told() -> None:
    assert any("Neither deck nor discards are left." in line for line in told(position(deck="R", display="GKOPB"), "draw blind"))
    one = told(position(deck="R", display="GKOPB"), "draw blind")
    assert "The deck is empty, so the turn ends with this one card." in one


def test_tickets_are_counted_in_the_open_and_named_to_their_owner() -> None:
    state = position()
    _, events = story(state, "tickets 4+0")
    offered = next(event.data["tickets"] for event in events if event.kind == "offered")
    lines = told(state, "tickets 4+0", f"keep {min(offered)}")
    assert lines == ["Ania draws 4 tickets: 4 short + 0 long and keeps 1: 1 short, 0 long."] or lines[0].startswith(
        "Ania draws 4"
    )
    own = told(state, "tickets 4+0", f"keep {min(offered)}", viewer=0)
    assert sum(line.startswith("🔒") for line in own) == 3
