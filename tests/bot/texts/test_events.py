"""What happened, told in three languages: completely, well, and to the right people only."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest

from bot.games.szczesc.texts.events import HANDLERS
from bot.games.szczesc.texts.labels import card_short, card_words, cubes, say, tile_label, tile_short
from bot.texts import LANGUAGES
from engine.contract import Event
from engine.szczesc.box import CARDS, TILES
from tests.bot.texts import source_scan
from tests.bot.texts.games import GAMES, NAMES, game
from tests.bot.texts.szczesc import GAME, event_lines
from tests.engine.positions import complete, position, shaft, story
from tests.slow_parts import slow_but

CODES = re.compile(r"\b(?:[HWCL]-[YBGK]+|[YBGK][12][LD])\b")


def test_every_kind_of_event_is_known() -> None:
    assert set(HANDLERS) == source_scan.event_kinds(GAME)


# --- whole games ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("which", GAMES, ids=str)
def test_a_whole_game_can_be_told(which: tuple[int, int, str], lang: str) -> None:
    steps = game(*which)
    names = NAMES[: which[0]]
    events = [event for step in steps for event in step.events]
    lines = event_lines(events, names, lang)
    turns = sum(event.kind in ("placed", "drafted") for event in events)
    assert turns <= len(lines) <= turns + 15
    for line in lines:
        assert re.fullmatch(r"[^{}$\n]+[.!*]", line), line
        assert "  " not in line
        assert ".." not in line
        assert len(line) < 300
    assert NAMES[steps[-1].after.scores.index(max(steps[-1].after.scores))] in lines[-1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_turn_is_one_line_and_any_part_of_a_game_can_be_told(lang: str) -> None:
    for which in GAMES:
        names = NAMES[: which[0]]
        for step in game(*which):
            turn_over = step.after.space < 0 and step.after.phase == "place" and step.events[0].kind == "placed"
            if turn_over and not any(event.kind == "shift_scored" for event in step.events):
                assert len(event_lines(step.events, names, lang)) in (1, 2)  # the second says that a stack is used up
            for event in step.events:
                assert all(line.strip() for line in event_lines([event], names, lang, step.seat))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("which", GAMES, ids=str)
def test_no_code_stands_alone_in_a_sentence(which: tuple[int, int, str], lang: str) -> None:
    """The word for the transport stands before the code of an order; a tile is said in words."""
    transports = "|".join(say(lang, f"transport-{letter}") for letter in "HWCL")
    codes = 0
    for step in game(*which):
        for seat in (None, step.seat):
            for line in event_lines(step.events, NAMES[: which[0]], lang, seat):
                codes += len(CODES.findall(line))
                assert not CODES.search(re.sub(rf"(?:{transports}) [HWCL]-[YBGK]+", "", line)), line
    assert codes > 6


# --- secrets ----------------------------------------------------------------------------------------------------------


def named(text: str, lang: str) -> set[str]:
    """All pieces that a text names, in whatever form."""
    forms = (tile_short, tile_label), (card_short, card_words)
    return {
        code
        for pieces, ways in zip((TILES, CARDS), forms)
        for code in pieces
        if any(re.search(rf"(?<!\w){re.escape(way(code, lang))}(?!\w)", text) for way in ways)
    }


def public_codes(events: Sequence[Event]) -> set[str]:
    """All pieces that events for everybody name."""
    return set(CODES.findall(str([event.data for event in events if event.only_for is None])))


@pytest.mark.parametrize("lang", slow_but(["pl"], LANGUAGES))
@pytest.mark.parametrize("which", GAMES, ids=str)
def test_no_secret_is_told(which: tuple[int, int, str], lang: str) -> None:
    hidden = 0
    names = NAMES[: which[0]]
    for step in game(*which):
        lines = " ".join(event_lines(step.events, names, lang))
        assert named(lines, lang) <= public_codes(step.events)
        assert "🔒" not in lines
        for event in step.events:
            if event.only_for is not None:
                hidden += 1
                assert event_lines([event], names, lang) == []
                assert event_lines([event], names, lang, (event.only_for + 1) % len(names)) == []
    assert hidden > 6


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_owner_learns_what_is_hidden_from_others(lang: str) -> None:
    told = set()
    for step in game(*GAMES[4]):
        for event in step.events:
            if event.only_for is None:
                continue
            lines = event_lines(step.events, NAMES, lang, event.only_for)
            codes = set(CODES.findall(str(event.data)))
            if codes:
                assert codes <= named(" ".join(lines), lang)
                assert any(line.startswith("🔒") for line in lines)
                told.add(event.kind)
    assert told == {"drafted_card", "drew_pieces", "put_back_pieces"} | ({"delivered_cards"} & told)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_open_deliveries_name_the_cards(lang: str) -> None:
    for open_deliveries in (False, True):
        state = position(shafts={0: shaft(pending=complete("W-KK", "W-Y"))}, open_deliveries=open_deliveries)
        _, events = story(state, "deliver W")
        [line] = event_lines(events, NAMES[:3], lang)
        assert (f"**{cubes('KK', lang)}** · **{cubes('Y', lang)}**" in line) == open_deliveries
        assert len(event_lines(events, NAMES[:3], lang, 0)) == (1 if open_deliveries else 2)
