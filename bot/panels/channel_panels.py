"""What everybody sees in the channel. Made from a spectator's view alone."""

from __future__ import annotations

from collections.abc import Sequence

from bot.panels.advice_panels import advice_offered
from bot.panels.components import ButtonRow, Panel, panel, truncate
from bot.panels.game_module import game_module, in_secret
from bot.panels.lobby_panel import lobby_lines, lobby_panel
from bot.panels.reader_view import ReaderView
from bot.panels.undo_question import undo_question
from bot.tables.calls import open_decisions, pending_voters
from bot.tables.deadlines import asked_still_there, last_moment
from bot.tables.forfeits import forfeit_moment, forfeit_turns
from bot.tables.log_entries import LogEntry
from bot.tables.pausing import pending_pause_voters
from bot.tables.results import people_who_left, teams_of
from bot.tables.table import SeatOffer
from bot.texts import mention
from bot.texts.formatting import listing
from engine.contract import Event, Seat

NOTHING_TO_TELL = "-# …"  # a message must have some text
MAX_NEWS = 2400  # characters; whatever happened, the words about what comes next must fit below


ROOM_FOR_A_TURN = 600  # characters


def channel_panel(reader: ReaderView, entries: Sequence[LogEntry]) -> Panel:
    """The table as it stands, with what has happened since the last message."""
    assert reader.seat is None, "the channel is nobody's seat"
    status = reader.table.status
    if status == "open":
        return lobby_panel(reader)
    lines = reader.lines(entries)
    if status in ("cancelled", "frozen"):
        return panel(latest_news(lines) or reader.say("table-closed" if status == "cancelled" else "log-frozen"))
    if status == "over":
        return result_panel(reader, [event for entry in entries for event in entry.events], lines)
    if reader.table.lost_at is not None:
        return panel(latest_news(lines) or reader.say("log-lost"), (reader.button("wake", style="primary"),))
    if reader.table.rested_at is not None:
        return panel(latest_news(lines) or reader.say("table-resting"), (reader.button("wake", style="primary"),))
    panels = game_module(reader).panels
    asked = still_there(reader)
    return panel(
        latest_news(lines),
        *panels.news_blocks(reader, entries),
        _moved_last(reader, entries),
        next_line(reader),
        *asked,
        _question(reader),
        _offer(reader),
        None if asked else panels.buttons(reader),
        _vote(reader),
        _offer_buttons(reader),
        *pause_question(reader),
        mentions=people_to_mention(reader),
    )


def progress_panel(reader: ReaderView, entries: Sequence[LogEntry], *, pictures: bool) -> Panel:
    """The newest message while automats play: everything so far below what it told before, and nobody is called.

    ``pictures``: with new ones; else those that the message has stay.
    """
    panels = game_module(reader).panels
    shown = (*panels.news_blocks(reader, entries), _moved_last(reader, entries)) if pictures else ()
    return panel(latest_news(reader.lines(entries)) or NOTHING_TO_TELL, *shown, panels.buttons(reader))


def automats_play_on(entries: Sequence[LogEntry]) -> bool:
    """Whether automats play on by themselves: one of them has moved again, and no person was to move in between."""
    movers = [entry.seat for entry in entries if entry.kind == "act"]
    turns = [seat for seat, before in zip(movers, [None, *movers]) if seat != before]
    return len(turns) > len(set(turns))


def fits_one_message(reader: ReaderView, entries: Sequence[LogEntry]) -> bool:
    """Whether there is room in a message for these lines and those of another turn."""
    return sum(len(line) + 1 for line in reader.lines(entries)) <= MAX_NEWS - ROOM_FOR_A_TURN


def shrunk_panel(reader: ReaderView, entries: Sequence[LogEntry], *, moved: bool = False) -> Panel:
    """What stays of a message that is not the newest any more: its lines. Of a lobby, what was agreed.

    ``moved``: the table has gone to another channel since, and the message says where.
    """
    page = _shrunk_panel(reader, entries)
    return panel(*page.blocks, reader.say("moved-to", where=f"<#{reader.table.channel}>")) if moved else page


def _shrunk_panel(reader: ReaderView, entries: Sequence[LogEntry]) -> Panel:
    begun = any(entry.kind in ("start", "act", "chance") for entry in entries)
    if not begun and any(entry.kind == "open" for entry in entries):
        return panel("\n".join(lobby_lines(reader)))
    return panel(latest_news(reader.lines(entries)) or NOTHING_TO_TELL)


def latest_news(lines: Sequence[str]) -> str:
    """The lines, the latest of them in any case."""
    kept: list[str] = []
    room = MAX_NEWS
    for line in reversed(lines):
        if len(line) > room and kept:
            kept.append("…")
            break
        kept.append(truncate(line, MAX_NEWS))
        room -= len(kept[-1]) + 1
    return "\n".join(reversed(kept))


def last_mover(entries: Sequence[LogEntry]) -> Seat | None:
    """Whose turn was the last one."""
    moves = [entry.seat for entry in entries if entry.kind == "act"]
    return moves[-1] if moves else None


def last_turn_events(entries: Sequence[LogEntry]) -> list[Event]:
    """What happened in the last turn: a picture shows one turn, while the lines tell of all."""
    mover, events = last_mover(entries), list[tuple[Event, ...]]()
    for entry in reversed(entries):
        if entry.kind == "act" and entry.seat != mover:
            break
        if entry.kind in ("act", "chance"):
            events.append(entry.events)
    return [event for turn in reversed(events) for event in turn]


def _moved_last(reader: ReaderView, entries: Sequence[LogEntry]) -> str:
    """Whose turn the pictures show: whoever is called below has not moved yet."""
    mover = None if in_secret(reader) else last_mover(entries)
    return "" if mover is None else reader.say("moved-last", who=reader.names[mover])


def next_line(reader: ReaderView) -> str:
    """Who is to play, with what, and until when; empty while only automats decide, for they soon have."""
    actors = reader.table.to_act()
    people = [seat for seat in actors if not reader.table.automatic(seat)]
    if not people:
        return ""
    line = game_module(reader).panels.turn_line(reader, people)
    return line if any(asked_still_there(reader.table, seat) for seat in people) else reader.with_deadline(line)


def still_there(reader: ReaderView) -> tuple[str, ButtonRow] | tuple[()]:
    """In a live game, when the time is up: the question to whoever is late, with one button."""
    table = reader.table
    late = [seat for seat in table.to_act() if asked_still_there(table, seat)]
    if not late:
        return ()
    moment = min(moment for seat in late if (moment := last_moment(table, seat)) is not None)
    who = listing([reader.calls(seat) for seat in late], reader.lang)
    return reader.say("still-there", who=who, deadline=f"<t:{moment}:R>"), (reader.button("here", style="success"),)


def pause_question(reader: ReaderView) -> tuple[str, ButtonRow] | tuple[()]:
    """Whether the table waits for somebody."""
    question = reader.table.pauses.question
    if question is None:
        return ()
    voters = listing([reader.calls(seat) for seat in pending_pause_voters(reader.table)], reader.lang)
    asks = reader.say("pause-open", who=reader.names[question.seat], day=f"<t:{question.until}:D>", voters=voters)
    return asks, (reader.button("agree_pause", style="success"), reader.button("decline_pause", style="danger"))


def people_to_mention(reader: ReaderView) -> list[int]:
    """People for whom a decision waits; the sender of the message leaves out those who were called to it before."""
    return list(dict.fromkeys(decision.person for decision in open_decisions(reader.table)))


def undo_voters_pending(reader: ReaderView) -> list[Seat]:
    """Who has not answered yet whether something may be taken back."""
    return pending_voters(reader.table)


def _question(reader: ReaderView) -> str:
    if reader.table.undo_request is None:
        return ""
    owners = [reader.table.seats[seat].owner for seat in undo_voters_pending(reader)]
    waiting = listing([mention(owner) for owner in owners if owner is not None], reader.lang)
    return undo_question(reader, reader.say("undo-voters", voters=waiting))


def _offer(reader: ReaderView) -> str:
    offer = reader.table.seat_offer
    if offer is None:
        return ""
    owner = reader.table.seats[offer.seat].owner
    who = reader.names[offer.seat] if offer.agreed or owner is None else mention(owner)
    key = "offer-open" if offer.agreed else "offer-open-owner"
    asks = reader.say(key, newcomer=mention(offer.newcomer), who=who, deadline=f"<t:{offer.until}:R>")
    return asks if offer.agreed else "\n".join(filter(None, (asks, _offer_without_owner(reader, offer))))


def _offer_without_owner(reader: ReaderView, offer: SeatOffer) -> str:
    """When the newcomer's word alone will be enough, because the owner does not play; empty while nothing counts."""
    table, newcomer = reader.table, mention(offer.newcomer)
    if (moment := forfeit_moment(table, offer.seat)) is not None:
        return reader.say("offer-owner-silent", newcomer=newcomer, moment=f"<t:{moment}:f>")
    if (turns := forfeit_turns(table, offer.seat)) is not None:
        return reader.say("offer-owner-missing", newcomer=newcomer, turns=turns, missed=table.seats[offer.seat].missed)
    return ""


def _offer_buttons(reader: ReaderView) -> ButtonRow | None:
    if reader.table.seat_offer is None:
        return None
    return (reader.button("accept_seat", style="success"), reader.button("keep_seat", style="danger"))


def _vote(reader: ReaderView) -> ButtonRow | None:
    return (
        (reader.button("agree", style="success"), reader.button("decline", style="danger")) if reader.table.undo_request else None
    )


def result_panel(reader: ReaderView, events: Sequence[Event] = (), lines: Sequence[str] = (), note: str = "") -> Panel:
    """The final message: who won and by how much, the picture of all scores, and ways to look back."""
    return panel(
        note,
        latest_news(lines) or reader.say("over-title"),
        *game_module(reader).panels.final_blocks(reader, events),
        reader.picture("result", events=events),
        _verdict(reader) if game_module(reader).verdict else None,
        _what_counts(reader),
        (
            reader.button("rematch", style="primary"),
            reader.button("result_card"),
            reader.button("replay"),
            *((reader.button("review"),) if advice_offered(reader) else ()),
            reader.button("verify"),
        ),
    )


def _what_counts(reader: ReaderView) -> str:
    """That the game counts nowhere, and why; or who is rated last because they left. Empty where everybody played to the end."""
    table = reader.table
    if not table.counts:
        return reader.say("over-uncounted")
    result = table.game.result(table.state)
    assert result is not None, "only once the game is over"
    left = people_who_left(table, result)
    return reader.say("over-left", who=listing([mention(person) for person in left], reader.lang)) if left else ""


def _verdict(reader: ReaderView) -> str:
    """Who won, by how much, and how long it took: what the picture does not say."""
    table = reader.table
    result = table.game.result(table.state)
    assert result is not None, "only once the game is over"
    names = listing([reader.names[seat] for seat in result.winners], reader.lang)
    won = [team for team in teams_of(result) if set(team) <= set(result.winners)]
    if len(won) > 1:
        return reader.say("verdict-shared", who=names)
    scores = {team: sum(result.scores[seat] for seat in team) for team in teams_of(result)}
    ahead = scores[won[0]] - max(score for team, score in scores.items() if team not in won)
    key = "verdict-ahead" if ahead > 0 else "verdict-behind" if ahead < 0 else "verdict-even"
    return reader.say(key, who=names, winners=len(result.winners), points=ahead)
