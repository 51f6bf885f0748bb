"""Nobody is stuck: wrong turn, stranger, stale button, no table, and the ways through a table's life."""

from __future__ import annotations

import json

import pytest

from bot.panels.channel_panels import channel_panel
from bot.panels.components import Address, Panel, PressResult
from bot.panels.direct_messages import direct_message
from bot.panels.info_dispatch import statistics_panel
from bot.panels.press_dispatch import handle_press, handle_typed_turn
from bot.panels.reader_view import ReaderView
from bot.panels.undo_question import with_undo_entries
from bot.tables.seating import SWITCH_PAUSE_SECONDS
from bot.tables.table import Place, Request, Table
from bot.texts import say_in
from engine import record
from engine.rng import commitment
from tests.bot.panels.panel_players import PanelPlayers, controls, faults, find
from tests.bot.table_harness import TableHarness
from tests.bot.texts.szczesc import say


async def press(
    hall: TableHarness, person: int, table: Table, verb: str, argument: str = "", value: str | None = None
) -> PressResult:
    """A press on a button that shows the table as it is, answered in English."""
    address = Address(table.id, table.seq, verb, argument)
    return await press_at(hall, person, address, value)


async def press_at(hall: TableHarness, person: int, address: Address, value: str | None = None) -> PressResult:
    values = [] if value is None else [value]
    outcome = await handle_press(
        hall.tables, person, address, values, key=hall.key(), lang="en", name=f"P{person}", place=Place(5, 77)
    )
    assert faults(outcome.panel) == []
    return outcome


async def press_on(hall: TableHarness, person: int, panel: Panel | None, verb: str, what: str = "") -> PressResult:
    """A press on what a panel offers."""
    found = find(panel, verb, what) if panel else None
    assert found is not None, f"{verb} {what} is not offered"
    return await press_at(hall, person, *found)


def verbs(outcome: PressResult) -> set[str]:
    return {address.verb for address, _ in controls(outcome.panel)}


async def mining(hall: TableHarness) -> tuple[Table, int]:
    """A game with a turn of mining under way, and whose it is."""
    number, person = await hall.on_turn(3)
    assert (await hall.act(number, "mine 8")).ok
    return await hall.look(number), person


async def steps(hall: TableHarness, person: int, table: Table, *texts: str) -> PressResult:
    """Steps of mining, one after the other."""
    for text in texts:
        shown = await press(hall, person, await hall.look(table.id), "step", text)
        assert shown.changed
    return shown


# --- who may not ------------------------------------------------------------------------------------------------------


async def test_out_of_turn_one_hears_who_is_and_what_can_be_done_meanwhile(hall: TableHarness) -> None:
    table, person = await hall.at_turn(3)
    other = person % 3 + 1
    shown = await press(hall, other, table, "play")
    assert not shown.changed
    assert table.seats[person - 1].name in shown.panel.text
    assert f"<t:{table.deadline}:R>" in shown.panel.text
    assert {"my_shaft", "plan"} <= verbs(shown)
    refused = await press(hall, other, table, "confirm", "money 1")
    assert refused.refused == "not_your_turn"
    assert {"my_shaft", "plan"} <= verbs(refused)
    assert (await hall.look(table.id)).seq == table.seq


async def test_a_stranger_watches(hall: TableHarness) -> None:
    table = await hall.look(await hall.past_draft(3))
    shown = await press(hall, 99, table, "play")
    assert say("en", "watching") in shown.panel.text
    assert verbs(shown) == {"shaft", "orders", "standings", "log", "rules", "settings"}
    for verb in ("shaft", "orders", "standings", "log"):
        page = await press(hall, 99, table, verb)
        assert not page.refused, verb
        assert find(page.panel, "play", "") is not None, "the way back"
    for verb in ("hand", "my_shaft", "plan", "kind", "confirm", "undo", "agree", "take_back"):
        assert (await press(hall, 99, table, verb, "money")).refused == "not_a_player", verb
    assert (await press(hall, 99, table, "join")).refused == "already_running"


async def test_a_stale_press_shows_the_table_as_it_is(hall: TableHarness) -> None:
    table, person = await mining(hall)
    first = await press(hall, person, table, "step", "@3")
    assert first.changed
    late = await press(hall, person, table, "step", "@3")
    assert late.refused == "stale"
    assert say("en", "moved-on") in late.panel.text
    assert (await press_on(hall, person, late.panel, "step", "@0")).changed


async def test_a_button_nobody_knows_any_more_is_stale(hall: TableHarness) -> None:
    table = await hall.look(await hall.past_draft(3))
    shown = await press(hall, await hall.turn(table.id), table, "dance")
    assert shown.refused == "stale"
    assert "kind" in verbs(shown)


@pytest.mark.parametrize("verb", ["play", "join", "confirm", "hand"])
async def test_without_a_table_there_is_an_answer(hall: TableHarness, verb: str) -> None:
    shown = await press_at(hall, 1, Address(404, 3, verb))
    assert shown.refused == "no_such_table"
    assert "/szczesc new" in shown.panel.text


async def test_rules_need_no_table(hall: TableHarness) -> None:
    shown = await press_at(hall, 1, Address(0, 0, "rules"), "pairs")
    assert say("en", "rules-pairs-title") in shown.panel.text
    lesson = await press_at(hall, 1, Address(0, 0, "how", "2"))
    assert {"how", "rules"} == verbs(lesson)


async def test_what_was_sent_wrongly_changes_nothing(hall: TableHarness) -> None:
    table, person = await hall.at_turn(3)
    for verb, value in [
        ("confirm", "dance 7"), ("confirm", ""), ("step", "page x"), ("step", "@9"), ("steps", "@3  @4"), ("keep", "X9Z"),
        ("rest", "left"), ("return", "12"), ("return", "-1"), ("return", "all"), ("draft", "H-Y"), ("fill", "QQ"),
        ("undo", "everything"), ("kind", "tea"), ("place", "nowhere"), ("shaft", "9"), ("plan", "77"), ("plans", "x"),
        ("log", "99"), ("automat", "-9"), ("done", ""),
    ]:  # fmt: skip
        await press(hall, person, table, verb, value)
        assert (await hall.look(table.id)).seq == table.seq, verb


# --- a table's life ---------------------------------------------------------------------------------------------------


async def test_from_the_lobby_to_the_first_pick_by_pressing(hall: TableHarness) -> None:
    answer = await hall.tables.open(Request(hall.key(), 1, 0, "Ania"), game="szczesc", server=5, channel=77, language="en")
    assert answer.table is not None
    table = await hall.look(answer.table)
    crowd = PanelPlayers(hall, table.id)
    await crowd.publish()
    assert crowd.channel is not None
    assert commitment(table.seed)[:12] in crowd.channel.text
    assert next(button.disabled for button in crowd.channel.buttons if button.address.verb == "start")
    joined = await press(hall, 2, table, "join")
    assert joined.changed
    assert say("en", "joined") in joined.panel.text
    await press(hall, 1, table, "automat", value="foreman")
    await press(hall, 1, table, "automat", value="apprentice")
    assert (await press(hall, 3, table, "join")).refused == "table_full"
    assert (await press(hall, 2, table, "automat", value="-3")).refused == "not_in_charge"
    assert (await press(hall, 1, table, "automat", value="-3")).changed
    assert (await press(hall, 3, table, "join")).changed
    assert (await press(hall, 3, table, "leave")).changed
    assert [seat.name for seat in (await hall.look(table.id)).seats] == ["Ania", "P2", "foreman"]
    assert (await press(hall, 2, table, "start")).refused == "not_in_charge"
    assert (await press(hall, 1, table, "start")).changed
    started = await hall.look(table.id)
    assert started.status == "running"
    await crowd.publish()
    assert crowd.channel.text.count("Foreman") or crowd.channel.mentions


async def test_letters_of_the_draft(hall: TableHarness) -> None:
    table = await hall.look(await hall.start(3))
    picker = table.to_act()[0]
    for seat in range(3):
        told = await hall.tables.since(table.id, 0, seat)
        written = direct_message(ReaderView(table, seat, "en"), told)
        assert written is not None
        assert faults(written) == []
        assert ("draft" in {address.verb for address, _ in controls(written)}) is (seat == picker)
    card = table.state.display[0]
    picked = await press(hall, picker + 1, table, "draft", value=card)
    assert picked.changed
    assert card in picked.panel.text
    assert {"undo", "how"} <= verbs(picked)


async def test_the_end_of_the_draft_is_written_once(hall: TableHarness) -> None:
    number = await hall.past_draft(2)
    table = await hall.look(number)
    told = await hall.tables.since(number, table.seq - 1, 0)
    written = direct_message(ReaderView(table, 0, "pl"), told)
    assert written is not None
    assert f"<#{table.channel}>" in written.text
    assert direct_message(ReaderView(table, 0, "pl"), []) is None


# --- mining -----------------------------------------------------------------------------------------------------------


async def test_steps_can_be_taken_back_one_by_one_and_all_at_once(hall: TableHarness) -> None:
    table, person = await mining(hall)
    start = table.state.clone()
    shown = await steps(hall, person, table, "@3", "+G", "@0")
    assert (await hall.look(table.id)).state.steps_left == 5
    shown = await press_on(hall, person, shown.panel, "undo_step")
    assert (await hall.look(table.id)).state.steps_left == 6
    hall.begin()
    shown = await press_on(hall, person, shown.panel, "start_over")
    now = await hall.look(table.id)
    assert now.game.to_json(now.state) == now.game.to_json(start)
    shown = await press_on(hall, person, shown.panel, "undo_step")
    assert (await hall.look(table.id)).state.phase == "place"
    assert "kind" in verbs(shown)


@pytest.mark.parametrize("verb", ["undo_step", "start_over"])
async def test_nobody_else_can_take_a_step_back(hall: TableHarness, verb: str) -> None:
    table, person = await mining(hall)
    outcome = await press(hall, person % 3 + 1, table, verb)
    assert outcome.refused == "not_your_turn"
    now = await hall.look(table.id)
    assert (now.seq, now.undo_request) == (table.seq, None)


async def test_starting_over_twice_with_one_key_counts_once(hall: TableHarness) -> None:
    table, person = await mining(hall)
    await steps(hall, person, table, "@3", "+G")
    address = Address(table.id, (await hall.look(table.id)).seq, "start_over")
    for _ in range(2):
        hall.begin()
        outcome = await handle_press(hall.tables, person, address, key="same", lang="en")
        assert outcome.changed
        now = await hall.look(table.id)
        assert (now.state.phase, now.state.steps_left) == ("mine", 8)
    assert now.seq == address.seq + 2


async def test_a_finished_turn_says_what_it_did_and_can_be_taken_back(hall: TableHarness) -> None:
    table, person = await mining(hall)
    await steps(hall, person, table, "@3", "+G")
    done = await press(hall, person, await hall.look(table.id), "done")
    assert say("en", "done-title", what="")[:5] in done.panel.text
    assert "grey" in done.panel.text
    assert next(button.label for button in done.panel.buttons if button.address.verb == "undo") == say("en", "btn-undo")
    back = await press_on(hall, person, done.panel, "undo", "turn")
    assert say("en", "undo-done") in back.panel.text
    assert (await hall.look(table.id)).state.phase == "place"


async def test_a_plan_is_one_press_and_its_turn_is_over(hall: TableHarness) -> None:
    table, person = await mining(hall)
    shown = await press(hall, person, table, "play")
    assert [button.address.verb for button in shown.panel.buttons if button.style == "success"] == ["steps"]
    number = next(button for button in shown.panel.buttons if button.address.verb == "preview").address
    other = await press_at(hall, person, number)
    assert not other.changed, "looking at a plan changes nothing"
    plan = next(button for button in other.panel.buttons if button.address.verb == "steps")
    done = await press_at(hall, person, plan.address)
    assert done.changed
    now = await hall.look(table.id)
    assert (now.state.phase, await hall.turn(table.id) == person) == ("place", False)


# --- how many presses -------------------------------------------------------------------------------------------------


async def at_a_place(hall: TableHarness, people: int, *verbs_and_values: tuple[str, str]) -> tuple[PressResult, int]:
    """What somebody sees after Play and these presses in a game of so many, and the version before them."""
    number = await hall.past_draft(people)
    table, person = await hall.look(number), await hall.turn(number)
    shown = await press(hall, person, table, "play")
    for verb, what in verbs_and_values:
        shown = await press_on(hall, person, shown.panel, verb, what)
    return shown, table.seq


@pytest.mark.parametrize("place", ["money 6", "mine 8"])
async def test_a_place_takes_three_presses_with_play(hall: TableHarness, place: str) -> None:
    shown, _ = await at_a_place(hall, 3, ("kind", place.partition(" ")[0]), ("place", place))
    assert shown.changed


async def test_a_place_that_needs_consent_to_take_back_is_confirmed_and_still_takes_three(hall: TableHarness) -> None:
    asked_first, before = await at_a_place(hall, 3, ("place", "workshop draw"))
    assert not asked_first.changed
    table = await hall.look(1)
    assert table.seq == before
    assert (await press_on(hall, await hall.turn(1), asked_first.panel, "confirm", "workshop draw")).changed


async def test_alone_with_automats_nothing_is_confirmed_and_a_draw_takes_four_presses(hall: TableHarness) -> None:
    number, person = await hall.on_turn(3)
    for seat, row in enumerate((await hall.look(number)).seats):
        if row.owner != person:
            assert (await hall.tables.resign(await hall.request(row.owner or 0, number), number)).ok, seat
    shown = await press(hall, person, await hall.look(number), "play")
    for verb, what in (("place", "order draw"), ("keep", "0"), ("rest", "top all")):
        shown = await press_on(hall, person, shown.panel, verb, what)
        assert shown.changed
    assert (await hall.look(number)).to_act() != ((await hall.look(number)).seat_of(person),)


# --- rules and lessons ------------------------------------------------------------------------------------------------


async def test_rules_open_at_what_the_table_is_about(hall: TableHarness) -> None:
    table, person = await mining(hall)
    assert say("en", "rules-mine-title") in (await press(hall, person, table, "rules")).panel.text.splitlines()[0]
    assert say("en", "rules-money-title") in (await press(hall, person, table, "rules", "money")).panel.text.splitlines()[0]
    elsewhere = await press_at(hall, person, Address(0, 0, "rules", "kopalnie"))
    assert say_in("kopalnie")("en", "rules-turn-title") in elsewhere.panel.text.splitlines()[0]
    draft = await hall.look(await hall.start(2, channel=78))
    assert say("en", "rules-draft-title") in (await press(hall, 1, draft, "rules")).panel.text.splitlines()[0]


async def test_the_lesson_opens_at_the_phase_and_goes_on_with_next(hall: TableHarness) -> None:
    table, person = await mining(hall)
    shown = await press(hall, person, table, "how")
    assert "### 3 " in shown.panel.text
    shown = await press(hall, person, table, "how", "0")
    for page in range(1, 5):
        assert f"### {page} " in shown.panel.text
        onward = [button for button in shown.panel.buttons if button.label == say("en", "btn-next-page")]
        assert len(onward) == (page < 4)
        if onward:
            shown = await press_at(hall, person, onward[0].address)


@pytest.mark.parametrize("game", ["szczesc", "kopalnie"])
async def test_before_the_first_turn_newcomers_are_shown_the_lesson(hall: TableHarness, game: str) -> None:
    table = await hall.look(await hall.start(2, game=game))
    person = await hall.turn(table.id)
    shown = await press(hall, person, table, "play")
    assert say("en", "newcomer-lesson") in shown.panel.text
    assert "### 1 " in (await press_on(hall, person, shown.panel, "how", "0")).panel.text


# --- taking back with consent -----------------------------------------------------------------------------------------


async def asked(hall: TableHarness) -> tuple[Table, int, list[int]]:
    """A game in which somebody has asked to take back a turn that showed a new tile."""
    number = await hall.past_draft(3)
    table = await hall.look(number)
    person = await hall.turn(number)
    view = table.game.observe(table.state, person - 1)
    shelf = next(place.space.name for place in view.places if place.space.kind == "workshop" and place.piece and not place.closed)
    done = await press(hall, person, table, "confirm", shelf)
    assert next(button.label for button in done.panel.buttons if button.address.verb == "undo") == say("en", "btn-ask-undo")
    wish = await press_on(hall, person, done.panel, "undo", "turn")
    assert say("en", "undo-asked") in wish.panel.text
    return await hall.look(number), person, [other for other in (1, 2, 3) if other != person]


async def test_everybody_is_asked_and_must_agree(hall: TableHarness) -> None:
    table, person, others = await asked(hall)
    crowd = PanelPlayers(hall, table.id)
    await crowd.publish()
    assert crowd.channel is not None
    assert set(others) <= set(crowd.channel.mentions)
    assert find(crowd.channel, "decline", "") is not None
    written = direct_message(ReaderView(table, others[0] - 1, "en"), [])
    assert written is not None
    assert find(written, "agree", "") is not None
    assert (await press_on(hall, person, crowd.channel, "agree")).refused == "not_asked"
    first = await press_on(hall, others[0], crowd.channel, "agree")
    assert say("en", "undo-waiting") in first.panel.text
    last = await press_on(hall, others[1], crowd.channel, "agree")
    assert say("en", "undo-done") in last.panel.text
    assert await hall.turn(table.id) == person


async def test_the_question_says_what_would_be_taken_back(hall: TableHarness) -> None:
    table, _, others = await asked(hall)
    on_turn = await hall.turn(table.id)
    waiting = next(other for other in others if other != on_turn)
    hall.restart()
    tile = next(entry for entry in await hall.tables.since(table.id, 0, None) if any(e.kind == "bought" for e in entry.events))
    reader = await with_undo_entries(hall.tables, ReaderView(table, None, "en"))
    [line] = reader.lines([tile])
    asked_in_channel = channel_panel(reader, [])
    assert line in asked_in_channel.text
    private = (await press(hall, waiting, table, "play")).panel
    assert line in private.text
    assert find(private, "agree", "") is not None


async def test_asking_twice_is_no_reproach_and_one_refusal_is_enough(hall: TableHarness) -> None:
    table, person, others = await asked(hall)
    again = await press(hall, person, table, "undo", "turn")
    assert again.refused == "question_open"
    assert say("en", "refuse-question_open") in again.panel.text
    assert table.undo_request == (await hall.look(table.id)).undo_request
    declined = await press(hall, others[1], table, "decline")
    assert say("en", "undo-declined") in declined.panel.text
    assert (await hall.look(table.id)).undo_request is None
    assert (await press(hall, others[0], table, "agree")).refused == "no_question"
    assert "undo" not in verbs(await press(hall, person, table, "play")), "a question that would be refused is not offered"


async def test_whoever_is_away_can_come_back(hall: TableHarness) -> None:
    table = await hall.look(await hall.past_draft(3))
    person = await hall.turn(table.id) % 3 + 1
    asked = await press(hall, person, table, "lend")
    assert "help" not in verbs(asked), "it is somebody else's turn"
    for verb in ("take_back", "play"):
        shown = await press(hall, person, await hall.look(table.id), "away", value="apprentice")
        assert "take_back" in verbs(shown)
        assert (await hall.look(table.id)).seats[person - 1].automat == "apprentice"
        back = await press(hall, person, await hall.look(table.id), verb)
        assert back.changed
        assert (await hall.look(table.id)).seats[person - 1].automat is None
        hall.clock.now += SWITCH_PAUSE_SECONDS


async def test_one_turn_can_be_left_to_an_automat(hall: TableHarness) -> None:
    table, person = await hall.at_turn(3)
    assert {"help", "away"} <= verbs(await press(hall, person, table, "lend"))
    shown = await press(hall, person, table, "help", value="foreman")
    assert say("en", "helped-title", automat="foreman") in shown.panel.text
    assert "take_back" in verbs(shown)
    assert "take_back" in verbs(await press(hall, person, await hall.look(table.id), "play")), "nobody is back by looking"
    assert (await press(hall, person, await hall.look(table.id), "help", value="nobody")).refused == "bad_automat"
    other = person % 3 + 1
    assert (await press(hall, other, await hall.look(table.id), "help", value="foreman")).refused == "not_your_turn"
    assert (await press(hall, 50, await hall.look(table.id), "lend")).refused == "not_a_player"


# --- the end ----------------------------------------------------------------------------------------------------------


async def test_after_the_end_there_is_a_replay_a_record_and_a_rematch(hall: TableHarness) -> None:
    number = await hall.start(2, automats=("apprentice",), clock=None, seats=3)
    running = await hall.look(number)
    for verb in ("replay", "record", "verify", "result_card", "animation"):
        assert (await press(hall, 1, running, verb)).refused == "not_over"
    crowd = PanelPlayers(hall, number)
    while (await hall.look(number)).to_act():
        if not await hall.scheduler.tick(number):
            await hall.act(number)
    await crowd.publish()
    table = await hall.look(number)
    assert crowd.channel is not None
    proof = (await press(hall, 99, table, "verify")).panel
    assert str(table.seed) in proof.text
    assert commitment(table.seed) in proof.text
    final = await press(hall, 1, table, "standings")
    assert [picture.kind for picture in final.panel.pictures] == ["result"], "standings are the final ones"
    first = await press(hall, 1, table, "replay")
    assert say("en", "replay-title", turn=0, turns=1)[:8] in first.panel.text
    turns = [control for control in controls(first.panel) if control[0].verb == "replay"]
    assert [address.argument.partition(".")[2] for address, _ in turns] == ["forward", "last"], (
        "at the first turn there is no way back"
    )
    middle = await press_at(hall, 2, *turns[0])
    assert middle.panel.pictures[0].kind == "board"
    assert "animation" in verbs(middle)
    last = await press(hall, 1, table, "replay", "9999")
    assert last.panel.pictures[0].scene.view.phase == "over"
    kept = await press(hall, 2, table, "record")
    ((name, data),) = kept.files
    assert name == f"szczesc-{number}.json"
    replayed = record.replay(record.from_json(json.loads(data)))
    assert replayed.error is None
    assert tuple(replayed.state.scores) == tuple(table.state.scores)
    again = await press(hall, 2, table, "rematch")
    assert not again.panel.buttons, "the lobby stands in the channel, not here too"
    assert again.table not in (None, number)
    assert again.table is not None
    new = await hall.look(again.table)
    assert [(seat.owner, seat.automat) for seat in new.seats] == [(2, None), (None, "apprentice")]
    assert (new.channel, new.language, new.clock, new.seats_wanted) == (table.channel, table.language, None, 3)
    taken = await press(hall, 1, table, "rematch")
    assert taken.refused == "channel_taken"
    assert "join" in verbs(taken)
    figures = await statistics_panel(hall.tables, 1, 1, "szczesc", here=5, lang="en")
    assert "1 game" in figures.text
    await hall.store.write(lambda db: db.execute("UPDATE tables SET deal = NULL WHERE id = ?", (number,)))
    assert (await press(hall, 1, table, "record")).refused == "no_record"  # as after new rules in the middle of a game


async def test_the_log_turns_its_pages(hall: TableHarness) -> None:
    number = await hall.past_draft(3)
    for _ in range(30):
        await hall.play(number, 1)
    table = await hall.look(number)
    newest = await press(hall, 1, table, "log")
    older = await press(hall, 99, table, "log", "1")
    assert newest.panel.text != older.panel.text
    assert find(newest.panel, "log", "1") is not None


async def test_typed_turns_are_answered_as_pressed_ones(hall: TableHarness) -> None:
    table, person = await hall.at_turn(3)
    done = await handle_typed_turn(hall.tables, person, table.id, ["money 1"], key=hall.key(), lang="de")
    assert done.changed
    assert "Bank" in done.panel.text
    late = await handle_typed_turn(hall.tables, person, table.id, ["money 1"], key=hall.key(), lang="de")
    assert late.refused == "not_your_turn"
    assert (await handle_typed_turn(hall.tables, person, 404, ["money 1"], key=hall.key(), lang="de")).refused == "no_such_table"
