"""After the game: what proves the deal, and what people share in the channel: the result card and the animation."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from bot.panels.components import Block, Panel, PictureBlock, ReadyPicture, panel
from bot.panels.panel_press import ActionHandler, PanelPress
from bot.panels.reader_view import ReaderView
from bot.storage.record_export import export_record
from bot.tables.errors import Refused
from bot.tables.table import Answer
from engine.contract import Refusal
from engine.games import PACKAGES
from engine.players.game_course import choose_awards, game_course
from engine.record import Record
from engine.rng import commitment
from render.cards.award_names import AWARDS
from render.cards.views import Award, ResultCardView, Swing
from render.scene import Scene

MAX_REMEMBERED = 1000  # posts, so that nothing is posted twice


def verify_panel(reader: ReaderView) -> Panel:
    """The seed, the commitment that was published before the game, and the record with the shares to check them with."""
    table = reader.table
    figures = {"seed": str(table.seed), "seal": commitment(table.sealed)}
    if table.shares:
        proof = reader.say("verify-shared-text", sealed=str(table.sealed), **figures)
    else:
        proof = reader.say("verify-text", **figures)
    return panel(proof, (reader.button("record"),))


def result_card(reader: ReaderView, record: Record) -> PictureBlock:
    """The card of a finished game; raises EngineError for a record that does not replay."""
    game = reader.table.game_name
    course = game_course(record, PACKAGES[game])
    result = reader.table.game.result(reader.table.state)
    assert result is not None, "only once the game is over"
    names = AWARDS.get(game, {})
    view = ResultCardView(
        game,
        reader.say("game-title"),
        tuple(standing.points for standing in course.standings),
        result.winners,
        Swing(course.swing.turn, course.swing.seat, course.swing.before, course.swing.after) if course.swing else None,
        tuple(Award(names[award.name], award.seat, award.value) for award in choose_awards(course.figures, list(names))),
    )
    return PictureBlock("result_card", Scene(view, reader.plain_names, reader.lang))


async def _card(press: PanelPress, reader: ReaderView, record: Record) -> Block:
    return await asyncio.to_thread(result_card, reader, record)


async def _animation(press: PanelPress, reader: ReaderView, record: Record) -> Block:
    return ReadyPicture("replay", await press.tables.replay_maker.animation(record.to_json(), reader.plain_names, reader.lang))


Maker = Callable[[PanelPress, ReaderView, Record], Awaitable[Block]]
_MAKERS: dict[str, Maker] = {"result_card": _card, "animation": _animation}


def _key(verb: str) -> str:
    return verb.replace("_", "-")


def _handler(verb: str) -> ActionHandler:
    async def post_once(press: PanelPress, reader: ReaderView) -> Answer | Panel:
        """Make the picture and post it in the table's language, once for each table."""
        table, posted = reader.table, press.tables.posted
        if table.status != "over":
            return Answer(table.id, table.seq, Refusal("not_over" if table.state is not None else "not_started"))
        assert press.show is not None, "a press of a person"
        assert press.post is not None, "a press of a person"
        if (link := posted.get((table.id, verb))) is not None:
            return panel(reader.say("already-posted", link=link) if link else reader.say(f"making-{_key(verb)}"))
        if len(posted) >= MAX_REMEMBERED:
            posted.clear()
        posted[table.id, verb] = ""
        try:
            record = await press.tables.store.read(lambda db: export_record(db, table.id))
            await press.show(panel(reader.say(f"making-{_key(verb)}")))
            public = ReaderView.of(table, None, table.language)
            made = await _MAKERS[verb](press, public, record)
            posted[table.id, verb] = await press.post(panel(public.say(f"{_key(verb)}-title"), made))
        except LookupError:
            return Answer(table.id, table.seq, Refusal("no_record"))
        except Refused as refused:
            return Answer(table.id, table.seq, refused.refusal)
        finally:
            if not posted.get((table.id, verb)):
                posted.pop((table.id, verb), None)
        return panel(reader.say("posted"))

    return post_once


ACTION_HANDLERS: dict[str, ActionHandler] = {verb: _handler(verb) for verb in _MAKERS}
