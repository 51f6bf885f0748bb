"""What everybody sees in the channel. Made from a spectator's view alone."""

from __future__ import annotations

from collections.abc import Sequence

from bot.model import Happening
from bot.panels.lobby import lobby_panel
from bot.panels.look import Look
from bot.panels.model import Block, Panel, Row, cut, panel
from bot.texts.words import ROMAN, happening_lines, listing, score_rows
from bot.undo import voters
from engine.contract import Event, Seat
from engine.rng import commitment

NEWS = 2400  # characters; whatever happened, the words about what comes next must fit below


def channel_panel(look: Look, happenings: Sequence[Happening]) -> Panel:
    """The table as it stands, with what has happened since the last message."""
    assert look.seat is None, "the channel is nobody's seat"
    status = look.table.status
    if status == "open":
        return lobby_panel(look)
    lines = happening_lines(happenings, look.names, look.lang)
    if status in ("cancelled", "frozen"):
        return panel(news(lines) or look.say("table-closed" if status == "cancelled" else "log-frozen"))
    events = [event for happening in happenings for event in happening.events]
    if status == "over":
        return result_panel(look, events, lines)
    if look.view.phase == "draft":
        return _draft(look, lines)
    return _turn(look, happenings, events, lines)


def news(lines: Sequence[str]) -> str:
    """The lines, the latest of them in any case."""
    kept: list[str] = []
    room = NEWS
    for line in reversed(lines):
        if len(line) > room and kept:
            kept.append("…")
            break
        kept.append(cut(line, NEWS))
        room -= len(kept[-1]) + 1
    return "\n".join(reversed(kept))


def _turn(look: Look, happenings: Sequence[Happening], events: Sequence[Event], lines: Sequence[str]) -> Panel:
    pictures: list[Block] = []
    scored = any(event.kind == "shift_scored" for event in events)
    mover = last_mover(happenings)
    if scored:
        pictures.append(look.picture("scoring", events=events))
    pictures.append(look.picture("board", events=events))
    if mover is not None and not scored:
        pictures.append(look.picture("shaft", mover, events))
    return panel(
        news(lines),
        _majorities(look, events),
        *pictures,
        next_line(look),
        _question(look),
        turn_buttons(look),
        _vote(look),
        mentions=called(look),
    )


def _majorities(look: Look, events: Sequence[Event]) -> str:
    rows = [row for event in events if event.kind == "shift_scored" for row in score_rows(event, look.names, look.lang)]
    return "\n".join(f"-# {row}" for row in rows)


def last_mover(happenings: Sequence[Happening]) -> Seat | None:
    """Whose turn was the last one."""
    moves = [happening.seat for happening in happenings if happening.kind == "act"]
    return moves[-1] if moves else None


def next_line(look: Look) -> str:
    """Who is to play, with what, and until when."""
    view, seat = look.view, look.view.turn
    assert seat is not None
    if look.table.seats[seat].player is None:
        return look.say("turn-automat", who=look.names[seat])
    line = look.say("turn-next", who=look.calls(seat), shift=ROMAN[view.shift], miners=view.miners[seat], marks=view.money[seat])
    return _with_deadline(look, line)


def _with_deadline(look: Look, line: str) -> str:
    deadline = look.deadline()
    return f"{line} · {look.say('turn-deadline', deadline=deadline)}" if deadline else line


def turn_buttons(look: Look) -> Row:
    return (
        look.button("play", style="primary"),
        look.button("my_shaft"),
        look.button("orders"),
        look.button("standings"),
        look.button("rules"),
    )


def called(look: Look) -> list[int]:
    """The people whom this moment concerns: whoever is on turn, and whoever has a question to answer."""
    seats = [*look.table.to_act(), *waiting_voters(look)]
    return [person for person in dict.fromkeys(look.table.seats[seat].player for seat in seats) if person is not None]


def waiting_voters(look: Look) -> list[Seat]:
    """Who has not answered yet whether something may be taken back."""
    ask = look.table.ask
    return [] if ask is None else [seat for seat in voters(look.table) if seat not in ask.agreed]


def _question(look: Look) -> str:
    ask = look.table.ask
    if ask is None:
        return ""
    waiting = listing([look.calls(seat) for seat in waiting_voters(look)], look.lang)
    return look.say("undo-open", who=look.names[ask.seat], voters=waiting)


def _vote(look: Look) -> Row | None:
    return (look.button("agree", style="success"), look.button("decline", style="danger")) if look.table.ask else None


def _draft(look: Look, lines: Sequence[str]) -> Panel:
    view = look.view
    assert view.turn is not None
    order = [(view.turn - place) % view.seats for place in range(view.seats)]
    begun = any(shaft.in_hand for shaft in view.shafts)
    if look.table.seats[view.turn].player is None:
        line = look.say("turn-automat", who=look.names[view.turn])
    else:
        line = _with_deadline(look, look.say("turn-pick", who=look.calls(view.turn), cards=len(view.display)))
    return panel(
        news(lines),
        look.picture("hand", view.turn),
        None if begun else look.say("draft-order", names=", ".join(look.names[seat] for seat in order)),
        line,
        _question(look),
        (look.button("play", style="primary"), look.button("hand"), look.button("rules")),
        _vote(look),
        mentions=called(look),
    )


def result_panel(look: Look, events: Sequence[Event] = (), lines: Sequence[str] = (), note: str = "") -> Panel:
    """The end: who won and why, the whole account, and the seed that opens the seal."""
    table, view = look.table, look.view
    ranks = sorted(range(view.seats), key=lambda seat: (seat not in (view.winners or ()), -view.scores[seat]))
    places = [1 if seat in (view.winners or ()) else place for place, seat in enumerate(ranks, 1)]
    rows = [
        look.say("result-line", place=place, who=look.names[seat], points=view.scores[seat]) for place, seat in zip(places, ranks)
    ]
    return panel(
        note,
        news(lines) or look.say("over-title"),
        _majorities(look, events),
        "\n".join([look.say("result-title"), *rows]),
        look.picture("result"),
        look.say("result-seal", seed=str(table.seed), seal=commitment(table.seed)),
        (
            look.button("replay"),
            look.button("record"),
            look.button("standings"),
            look.button("rematch", style="primary"),
        ),
    )
