"""What everybody sees in the channel. Made from a spectator's view alone."""

from __future__ import annotations

from collections.abc import Sequence

from bot.model import Happening
from bot.panels.advice import offered
from bot.panels.lobby import lobby_panel
from bot.panels.look import Look
from bot.panels.model import Panel, Row, cut, panel
from bot.results import places
from bot.texts.words import listing
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
    lines = look.lines(happenings)
    if status in ("cancelled", "frozen"):
        return panel(news(lines) or look.say("table-closed" if status == "cancelled" else "log-frozen"))
    if status == "over":
        return result_panel(look, [event for happening in happenings for event in happening.events], lines)
    panels = look.hosted.panels
    return panel(
        news(lines),
        *panels.news(look, happenings),
        next_line(look),
        _question(look),
        panels.buttons(look),
        _vote(look),
        mentions=called(look),
    )


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


def last_mover(happenings: Sequence[Happening]) -> Seat | None:
    """Whose turn was the last one."""
    moves = [happening.seat for happening in happenings if happening.kind == "act"]
    return moves[-1] if moves else None


def next_line(look: Look) -> str:
    """Who is to play, with what, and until when; people go before automats, which need no calling."""
    actors = look.table.to_act()
    people = [seat for seat in actors if look.table.seats[seat].player is not None]
    if not people:
        return look.say("turn-automat", who=listing([look.thinks(seat) for seat in actors], look.lang))
    return look.with_deadline(look.hosted.panels.call(look, people))


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


def result_panel(look: Look, events: Sequence[Event] = (), lines: Sequence[str] = (), note: str = "") -> Panel:
    """The end: who won and why, the whole account, and the seed that opens the seal."""
    table = look.table
    result = table.game.result(table.state)
    assert result is not None, "only once the game is over"
    ranks = sorted(zip(places(result), range(len(table.seats))))
    rows = [look.say("result-line", place=place, who=look.names[seat], points=result.scores[seat]) for place, seat in ranks]
    return panel(
        note,
        news(lines) or look.say("over-title"),
        *look.hosted.panels.account(look, events),
        "\n".join([look.say("result-title"), *rows]),
        look.picture("result"),
        look.say("result-seal", seed=str(table.seed), seal=commitment(table.seed)),
        (
            look.button("replay"),
            look.button("record"),
            look.button("standings"),
            *((look.button("review"),) if offered(look) else ()),
            look.button("rematch", style="primary"),
        ),
    )
