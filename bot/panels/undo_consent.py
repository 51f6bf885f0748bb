"""Whether a decision should be confirmed first, because taking it back would need other people's consent."""

from __future__ import annotations

from bot.panels.reader_view import ReaderView
from bot.tables.undo import other_owners
from engine.contract import EngineError


def needs_consent(reader: ReaderView, action_text: str) -> bool:
    """True if this action would reveal something and there are others at the table who would have to agree to its undo.

    It is tried on a copy. Only whether anything is revealed comes out, never what: a stack that is empty is known to all.
    """
    table, seat = reader.table, reader.seat
    if seat is None or not reader.on_turn or not other_owners(table, seat):
        return False
    game = table.game
    try:
        action = game.parse(action_text)
    except EngineError:
        return False
    if game.explain(table.state, seat, action) is not None:
        return False
    tried = game.clone(table.state)
    return any(game.reveals(event) for event in game.apply(tried, seat, action))
