"""What the host may do to the seats of others, and what the others must agree to."""

from __future__ import annotations

import pytest

from bot.panels.channel_panels import channel_panel, people_to_mention
from bot.panels.current_panel import current_panel
from bot.panels.reader_view import ReaderView
from bot.tables.seat_offers import OFFER_PAUSE_SECONDS, OFFER_SECONDS
from bot.tables.table import Answer
from tests.bot.table_harness import TableHarness, refusal

pytestmark = pytest.mark.engines(slow=True)

HOST, OTHER, NEWCOMER = 1, 2, 9


async def offer(hall: TableHarness, table: int, by: int = HOST, seat: int = OTHER - 1, **more: bool) -> Answer:
    return await hall.tables.offer_seat(await hall.request(by, table, **more), table, seat, NEWCOMER, f"P{NEWCOMER}")


async def answer(hall: TableHarness, table: int, person: int, agrees: bool = True) -> Answer:
    return await hall.tables.answer_offer(await hall.request(person, table), table, agrees)


async def owner(hall: TableHarness, table: int, seat: int = OTHER - 1) -> int | None:
    return (await hall.look(table)).seats[seat].owner


# --- a seat that somebody else gave to an automat ---------------------------------------------------------------------


async def test_whose_seat_was_given_away_is_still_asked_about_an_undo(hall: TableHarness) -> None:
    table = await hall.past_draft(2)
    while await hall.turn(table) != HOST:
        assert (await hall.act(table)).ok
    now = await hall.look(table)
    assert (await hall.act(table, "order 4")).ok, "which reveals a card"
    revealed = await hall.look(table)
    assert (await hall.tables.hand_over(await hall.request(HOST, table, moderator=True), table, None, OTHER - 1)).ok
    hall.restart()
    assert (await hall.tables.undo(await hall.request(HOST, table), table)).done == "asked"
    shown = ReaderView(await hall.look(table), None, "en")
    assert OTHER in people_to_mention(shown)
    assert f"<@{OTHER}>" in channel_panel(shown, []).text
    own = current_panel(ReaderView.of(await hall.look(table), OTHER, "en"))
    assert "agree" in {button.address.verb for button in own.buttons}
    assert (await hall.rows("SELECT due FROM messages WHERE reader = ?", OTHER - 1))[0][0] == (await hall.look(table)).seq
    assert (await hall.tables.answer_undo(await hall.request(OTHER, table), table, False)).done == "declined"
    assert (await hall.look(table)).state == revealed.state != now.state


@pytest.mark.parametrize("for_turn", [False, True])
async def test_who_takes_the_seat_back_or_leaves_it_is_asked_as_anybody(hall: TableHarness, for_turn: bool) -> None:
    table, person = await hall.on_turn(2)
    request = await hall.request(90, table, moderator=True)
    assert (await hall.tables.hand_over(request, table, None, person - 1, for_turn=for_turn)).ok
    assert (await hall.look(table)).voters() == [0, 1]
    assert (await hall.tables.take_back(await hall.request(person, table), table)).ok
    assert not (await hall.look(table)).seats[person - 1].given_away
    hall.clock.now += 3600
    assert (await hall.tables.hand_over(await hall.request(person, table), table)).ok
    assert (await hall.look(table)).voters() == [2 - person], "who leaves it themselves leaves the others alone"


# --- a seat for somebody else -----------------------------------------------------------------------------------------


async def test_a_seat_changes_hands_when_both_have_agreed(hall: TableHarness) -> None:
    for first, second in ((OTHER, NEWCOMER), (NEWCOMER, OTHER)):
        table = await hall.past_draft(3, channel=first)
        assert (await offer(hall, table)).done == "offered"
        assert await owner(hall, table) == OTHER
        shown = channel_panel(ReaderView(await hall.look(table), None, "en"), [])
        assert {"accept_seat", "keep_seat"} <= {button.address.verb for button in shown.buttons}
        assert {OTHER, NEWCOMER} <= set(shown.mentions)
        assert (await answer(hall, table, first)).done == "half_agreed"
        assert refusal(await answer(hall, table, first)) == "already_agreed"
        assert await owner(hall, table) == OTHER
        hall.restart()
        assert (await answer(hall, table, second)).done == "replaced"
        assert await owner(hall, table) == NEWCOMER
        assert refusal(await hall.tables.resign(await hall.request(OTHER, table), table)) == "not_a_player"
        assert refusal(await answer(hall, table, second)) == "no_offer"


@pytest.mark.parametrize("who", [OTHER, NEWCOMER, HOST])
async def test_one_no_ends_an_offer(hall: TableHarness, who: int) -> None:
    table = await hall.past_draft(3)
    assert (await offer(hall, table)).ok
    assert (await answer(hall, table, who, agrees=False)).done == "kept"
    assert (await hall.look(table)).seat_offer is None
    assert await owner(hall, table) == OTHER
    assert refusal(await offer(hall, table)) == "too_soon", "offers call people who do not even play"
    hall.clock.now += OFFER_PAUSE_SECONDS
    assert (await offer(hall, table)).ok


async def test_only_those_whom_an_offer_concerns_answer_it(hall: TableHarness) -> None:
    table = await hall.past_draft(3)
    assert (await offer(hall, table)).ok
    assert refusal(await answer(hall, table, HOST)) == "not_your_offer", "the host cannot agree for the others"
    for stranger in (3, 50):
        assert refusal(await answer(hall, table, stranger)) == "not_your_offer"
        assert refusal(await answer(hall, table, stranger, agrees=False)) == "not_your_offer"
    assert refusal(await offer(hall, table, seat=2)) == "offer_open"


async def test_an_offer_expires(hall: TableHarness) -> None:
    table = await hall.past_draft(3, clock=None)
    assert (await offer(hall, table, HOST, moderator=True)).ok
    hall.clock.now += OFFER_SECONDS
    assert refusal(await answer(hall, table, NEWCOMER)) == "no_offer"
    assert (await offer(hall, table)).ok
    assert await owner(hall, table) == OTHER


@pytest.mark.parametrize("absent", ["resigned", "automat"])
async def test_whose_seat_has_no_owner_any_more_is_not_asked(hall: TableHarness, absent: str) -> None:
    table = await hall.start(2, automats=("foreman",))
    seat = 2 if absent == "automat" else OTHER - 1
    if absent != "automat":
        assert (await hall.tables.resign(await hall.request(OTHER, table), table)).ok
    assert (await offer(hall, table, seat=seat)).done == "offered"
    assert (await answer(hall, table, NEWCOMER)).done == "replaced"
    assert await owner(hall, table, seat) == NEWCOMER


async def test_giving_a_seat_to_an_automat_first_does_not_help(hall: TableHarness) -> None:
    table = await hall.past_draft(3)
    assert (await hall.tables.hand_over(await hall.request(HOST, table, moderator=True), table, None, OTHER - 1)).ok
    assert (await offer(hall, table)).ok
    assert (await answer(hall, table, NEWCOMER)).done == "half_agreed"


async def test_a_moderator_need_not_ask_the_owner_but_the_newcomer(hall: TableHarness) -> None:
    table = await hall.past_draft(3)
    assert (await offer(hall, table, 90, moderator=True)).done == "offered"
    assert await owner(hall, table) == OTHER
    assert (await answer(hall, table, NEWCOMER)).done == "replaced"
    assert (await hall.act(table)).ok


async def test_anybody_may_offer_their_own_seat(hall: TableHarness) -> None:
    table = await hall.past_draft(3)
    assert refusal(await offer(hall, table, 3)) == "not_in_charge"
    assert (await offer(hall, table, OTHER)).done == "offered"
    assert (await answer(hall, table, NEWCOMER)).done == "replaced"


async def test_offers_that_cannot_be(hall: TableHarness) -> None:
    table = await hall.past_draft(3)
    tables, request = hall.tables, hall.request
    assert refusal(await tables.offer_seat(await request(HOST, table), table, 1, 3, "P3")) == "already_seated"
    assert refusal(await tables.offer_seat(await request(HOST, table), table, 7, NEWCOMER, "P9")) == "no_such_seat"
    assert refusal(await answer(hall, table, NEWCOMER)) == "no_offer"


# --- what it costs ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("interference", ["none", "own", "other", "replaced"])
async def test_a_game_is_rated_whatever_somebody_else_did_to_a_seat(hall: TableHarness, interference: str) -> None:
    table = await hall.past_draft(3)
    if interference in ("own", "other"):
        by = await (hall.request(OTHER, table) if interference == "own" else hall.request(HOST, table, moderator=True))
        assert (await hall.tables.hand_over(by, table, None, OTHER - 1)).ok
        assert (await hall.tables.take_back(await hall.request(OTHER, table), table)).ok
    if interference == "replaced":
        assert (await hall.replace(table, OTHER - 1, NEWCOMER)).ok
    hall.restart()
    await hall.play(table, 1000)
    assert (await hall.look(table)).status == "over"
    rated = {person for (person,) in await hall.rows("SELECT person FROM ratings")}
    assert rated == {1, 2, 3} | ({NEWCOMER} if interference == "replaced" else set())
    seats = await hall.rows("SELECT seat, place FROM results WHERE person IS NOT NULL")
    assert len(seats) == len(rated)
    assert len(set(seats)) == 3, "who was put out by a moderator is rated as the seat ended"
