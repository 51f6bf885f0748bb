"""Advice in panels: what is offered to whom, what the buttons play, and who is refused with which words."""

from __future__ import annotations

from random import Random

import pytest

from bot.games.szczesc.advice import reason_line, turn_label
from bot.panels.advice_panels import follow_code, turn_of_code
from bot.panels.components import Address, Panel, PressResult, discord_problems
from bot.panels.press_dispatch import handle_press
from bot.panels.reader_view import ReaderView
from bot.tables.errors import Refused
from bot.tables.table import Table
from bot.texts import LANGUAGES, keys
from engine.players.advice import Reason
from engine.players.review import decisions
from engine.szczesc import SZCZESC
from engine.szczesc.players.reason_text import _LINES
from tests.bot.table_harness import TableHarness, refusal
from tests.bot.texts.szczesc import say
from tests.engine.positions import position, shaft


async def press(
    hall: TableHarness, person: int, table: Table, verb: str, argument: str = "", *, lang: str = "en", seq: int | None = None
) -> PressResult:
    address = Address(table.id, table.seq if seq is None else seq, verb, argument)
    outcome = await handle_press(hall.tables, person, address, key=hall.key(), lang=lang, name=f"P{person}", place=table.place)
    assert discord_problems(outcome.panel) == []
    return outcome


def arguments(shown: Panel, verb: str) -> list[str]:
    return [button.address.argument for button in shown.buttons if button.address.verb == verb]


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_three_suggestions_and_one_of_them_is_played(hall: TableHarness, lang: str) -> None:
    table, person = await hall.at_turn(3)
    panel = (await press(hall, person, table, "play", lang=lang)).panel
    assert [button.label for button in panel.buttons if button.address.verb == "advice"] == [say(lang, "btn-advice")]
    advice = await press(hall, person, table, "advice", lang=lang)
    assert not advice.changed
    assert say(lang, "advice-title") in advice.panel.text
    codes = arguments(advice.panel, "follow")
    assert len(codes) == 3
    assert arguments(advice.panel, "play") == [""], "the way back"
    assert all(f"**{number}. " in advice.panel.text for number in (1, 2, 3))
    assert "➕" in advice.panel.text
    assert await press(hall, person, table, "advice", lang=lang) == advice, "asked again, the same"
    played = await press(hall, person, table, "follow", codes[1], lang=lang)
    assert played.changed
    after = await hall.look(table.id)
    assert after.seq > table.seq
    again = await press(hall, person, table, "follow", codes[0], lang=lang)
    assert again.refused in ("stale", "not_your_turn")
    assert (await hall.look(table.id)).seq == after.seq


async def test_playing_by_advice_alone(hall: TableHarness) -> None:
    """Every suggestion can be played, and a turn of mining is played to its end."""
    number = await hall.start(2)
    for _ in range(12):
        table = await hall.look(number)
        person = await hall.turn(number)
        advice = await press(hall, person, table, "advice", lang="de")
        codes = arguments(advice.panel, "follow")
        assert (await press(hall, person, table, "follow", hall.rng.choice(codes))).changed
        assert (await hall.look(number)).state.phase != "mine"
    assert (await hall.look(number)).state.phase in ("place", "choose"), "the draft is over"


async def test_advice_within_a_turn_of_mining(hall: TableHarness) -> None:
    number, person = await hall.on_turn(3)
    assert (await hall.act(number, "mine 8")).ok
    table = await hall.look(number)
    assert arguments((await press(hall, person, table, "play")).panel, "advice") == [""]
    advice = await press(hall, person, table, "advice")
    assert (await press(hall, person, table, "follow", arguments(advice.panel, "follow")[0])).changed
    assert (await hall.look(number)).state.phase == "place"


async def test_an_old_suggestion_plays_nothing(hall: TableHarness) -> None:
    """Taken back and played anew: the button that stands from before is refused, though its turn would be possible."""
    table, person = await hall.at_turn(2)
    code = arguments((await press(hall, person, table, "advice")).panel, "follow")[0]
    assert (await hall.act(table.id, "money 1")).ok
    now = await hall.look(table.id)
    assert (await hall.tables.undo(await hall.request(person, table.id), table.id, "turn")).ok
    back = await hall.look(table.id)
    if back.to_act() != table.to_act():
        pytest.skip("the others must agree")
    assert back.seq > now.seq
    assert (await press(hall, person, table, "follow", code)).refused == "stale"
    assert (await press(hall, person, back, "follow", code)).changed, "asked anew it is the same turn"


@pytest.mark.parametrize("code", ["", ".", "zzzz.123456", "00", "00.000000", "0", "Ł0.123456", "00.123456.1"])
async def test_a_code_that_nobody_made(hall: TableHarness, code: str) -> None:
    table, person = await hall.at_turn(3)
    assert (await press(hall, person, table, "follow", code)).refused == "stale"
    assert (await hall.look(table.id)).seq == table.seq


async def test_a_code_is_short_and_tells_no_piece(hall: TableHarness) -> None:
    number = await hall.past_draft(3)
    assert (await hall.act(number, "order draw")).ok
    table = await hall.look(number)
    reader = ReaderView.of(table, await hall.turn(number), "en")
    held = reader.view.held
    code = follow_code(reader, [f"keep {held[1]}", "bottom", held[0], *held[2:]])
    assert len(code) < 30
    assert not any(card in code.upper() for card in held)
    assert turn_of_code(reader, code) == [f"keep {held[1]}", "bottom", held[0], *held[2:]]


# --- who is refused ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_table_without_advice(hall: TableHarness, lang: str) -> None:
    number = await hall.open(2, advice=False)
    lobby = (await press(hall, 1, await hall.look(number), "play", lang=lang)).panel
    assert say(lang, "table-advice-no") in lobby.text
    assert refusal(await hall.tables.configure(await hall.request(1, number), number, advice=1)) == "bad_option"
    assert (await hall.tables.start(await hall.request(1, number), number)).ok
    await hall.play(number, 99, until="place")
    table = await hall.look(number)
    person = await hall.turn(number)
    assert not arguments((await press(hall, person, table, "play", lang=lang)).panel, "advice")
    refused = await press(hall, person, table, "advice", lang=lang)
    assert refused.refused == "advice_off"
    assert say(lang, "refuse-advice_off") in refused.panel.text
    assert refusal(await hall.tables.configure(await hall.request(1, number), number, advice=True)) == "already_running"
    hall.restart()
    table = await hall.look(number)
    assert not table.advice, "it is stored with the table"
    await hall.play(number, 2000)
    table = await hall.look(number)
    assert table.status == "over"
    assert not arguments((await press(hall, 1, table, "play", lang=lang)).panel, "review")
    assert (await press(hall, 1, table, "review", lang=lang)).refused == "advice_off"
    rematch = await press(hall, 1, table, "rematch", lang=lang)
    assert rematch.table is not None
    assert not (await hall.look(rematch.table)).advice


async def test_the_host_allows_it_before_the_game_begins(hall: TableHarness) -> None:
    number = await hall.open(2, advice=False)
    assert (await hall.tables.configure(await hall.request(1, number), number, advice=True)).ok
    lobby = (await press(hall, 2, await hall.look(number), "play")).panel
    assert say("en", "table-advice-yes") in lobby.text
    assert (await press(hall, 1, await hall.look(number), "advice")).refused == "not_started"


async def test_only_whoever_is_on_turn_is_advised(hall: TableHarness) -> None:
    table, person = await hall.at_turn(3)
    assert (await press(hall, person % 3 + 1, table, "advice")).refused == "not_your_turn"
    assert (await press(hall, 44, table, "advice")).refused == "not_a_player"
    assert (await press(hall, 44, table, "follow", "00.123456")).refused in ("stale", "not_a_player")
    assert (await press(hall, person, table, "review")).refused == "not_over"
    assert (await hall.tables.hand_over(await hall.request(person, table.id), table.id)).ok
    assert (await press(hall, person, await hall.look(table.id), "advice")).refused == "already_automat"


async def test_a_game_without_an_adviser(hall: TableHarness, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.panels.advice_panels.advised", lambda game: False)
    table, person = await hall.at_turn(2)
    assert not arguments((await press(hall, person, table, "play")).panel, "advice")
    assert (await press(hall, person, table, "advice")).refused == "advice_none"


@pytest.mark.parametrize("code", ["advice_busy", "advice_failed"])
async def test_an_adviser_who_cannot(hall: TableHarness, code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def cannot(table: Table, seat: int) -> None:
        raise Refused(code)

    monkeypatch.setattr(hall.tables.advice_pool, "advise", cannot)
    table = await hall.look(await hall.past_draft(2))
    refused = await press(hall, await hall.turn(table.id), table, "advice", lang="pl")
    assert refused.refused == code
    assert say("pl", f"refuse-{code}") in refused.panel.text


async def test_the_table_moves_on_while_the_adviser_thinks(hall: TableHarness, monkeypatch: pytest.MonkeyPatch) -> None:
    table, person = await hall.at_turn(2)
    thinks = hall.tables.advice_pool.advise

    async def slowly(table: Table, seat: int) -> object:
        found = await thinks(table, seat)
        assert (await hall.act(table.id, "money 1")).ok
        return found

    monkeypatch.setattr(hall.tables.advice_pool, "advise", slowly)
    shown = await press(hall, person, table, "advice")
    assert shown.refused == "stale"
    assert not arguments(shown.panel, "follow")


# --- looking back -----------------------------------------------------------------------------------------------------


async def test_where_it_was_lost(hall: TableHarness, monkeypatch: pytest.MonkeyPatch) -> None:
    number = await hall.start(2)
    await hall.play(number, 2000)
    monkeypatch.setattr(
        "bot.workers.advice_pool.decisions", lambda record, seat: decisions(record, seat)[::6]
    )  # enough to see it work
    for lang in LANGUAGES:
        await look_back(hall, number, lang)
    assert (await press(hall, 44, await hall.look(number), "review")).refused == "not_a_player"


async def look_back(hall: TableHarness, number: int, lang: str) -> None:
    table = await hall.look(number)
    shown: list[Panel] = []

    async def show(panel: Panel) -> None:
        shown.append(panel)

    result = await press(hall, 1, table, "play", lang=lang)
    assert arguments(result.panel, "review") == [""]
    outcome = await handle_press(hall.tables, 1, Address(number, table.seq, "review"), key=hall.key(), lang=lang, show=show)
    assert discord_problems(outcome.panel) == []
    assert shown or lang != LANGUAGES[0], "one is told how far it is"
    assert say(lang, "review-title") in outcome.panel.text
    turns = [int(argument.partition(".")[0]) + 1 for argument in arguments(outcome.panel, "replay")]
    assert 0 < len(turns) <= 5
    assert say(lang, "review-whole") in outcome.panel.text
    for turn in turns:
        assert say(lang, "review-see", turn=turn) in [button.label for button in outcome.panel.buttons]
        then = await press(hall, 1, table, "replay", str(turn), lang=lang)
        assert f"{turn} " in then.panel.text
        assert "P1" in then.panel.text, "the turn before the button's replay is the one in question"


# --- words ------------------------------------------------------------------------------------------------------------

FIGURES = {
    "transport": "W", "orders": 2, "points": 5, "category": "empty K", "shift": 2, "own": 3, "best": 2, "hidden": 0, "squares": 2,
    "cubes": "GGK", "tile": "G2L", "carts": 2, "colour": "G", "card": "W-KK", "covered": 1, "what": "tiles", "count": 5,
    "marks": 4, "price": 6, "light": 2, "dark": 1, "miners": 2,
}  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_has_words(lang: str) -> None:
    known = {key for key in keys(lang, "szczesc") if key.startswith("why-") and not key.startswith("why-leak_")}
    assert {f"why-{code}" for code in _LINES} | {"why-unsure"} == known
    lines = {reason_line(Reason(code, FIGURES), (), lang) for code in _LINES}
    assert len(lines) == len(_LINES)
    assert all(transport not in line.split() for line in lines for transport in "HWCL")
    sure, unsure = (reason_line(Reason("leads", {**FIGURES, "hidden": hidden}), (), lang) for hidden in (0, 3))
    assert unsure.startswith(sure)
    assert unsure != sure


def test_reasons_read_as_people_speak() -> None:
    reason = Reason("completes", {"transport": "W", "orders": 2, "points": 14})
    assert reason_line(reason, (), "en") == "completes 2 wagon orders: 14 points on delivery"
    assert reason_line(reason, (), "pl") == "kończy 2 zamówienia na furmankę: 14 punktów przy wysyłce"
    assert reason_line(reason, (), "de") == "macht 2 Aufträge für das Fuhrwerk fertig: 14 Punkte bei der Lieferung"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_turn_has_a_label(lang: str) -> None:
    view = SZCZESC.observe(SZCZESC.setup(3, SZCZESC.deal(Random(1), 3, {}), {}), 0)
    turns = ["draft H-GG", "workshop 1", "workshop draw", "mine 8 @4 +K stop", "mine 8 stop", "deliver W", "money 1", "order 2"]
    labels = [turn_label(view, texts_of(turn), lang) for turn in turns]
    labels += [turn_label(view, ("keep none", "bottom", "G2L", "K1D"), lang), turn_label(view, ("@4", "+K", "stop"), lang)]
    labels += [turn_label(view, ("fill GG",), lang), turn_label(view, ("bottom", "G2L"), lang), turn_label(view, ("stop",), lang)]
    assert len(set(labels)) == len(labels)


def test_a_turn_of_mining_is_told_by_what_it_brings() -> None:
    view = SZCZESC.observe(position(shafts={0: shaft(pending={"H-GG": [*"GG"], "L-YBGK": [*"YBGK"]})}), 0)
    turn = texts_of("mine 8 @3 +G +G +G @0 G>H-GG G>H-GG G>L-YBGK stop")
    assert [turn_label(view, turn, lang) for lang in LANGUAGES] == [
        "wydobycie 8 · gotowe: wózek H-GG · zapełnia 1 pole · do szoli: szary ×3",
        "mining 8 · completes handcart H-GG · fills 1 square · loads grey ×3",
        "Förderung 8 · fertig: Handkarren H-GG · belegt 1 Feld · lädt grau ×3",
    ]


def texts_of(line: str) -> tuple[str, ...]:
    first, second, *steps = line.split(" ")
    return (f"{first} {second}", *steps)
