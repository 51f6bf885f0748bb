"""Read-only verbs: each returns its panel, or the reason why there is none."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from bot.panels import after_game, info_panels
from bot.panels.channel_panels import result_panel
from bot.panels.components import Address, Panel, PressResult, panel, small_number
from bot.panels.current_panel import current_panel, refused_panel
from bot.panels.game_module import GAME_MODULES, default_game, game_module
from bot.panels.reader_view import ReaderView
from bot.panels.replay_panels import played_actions, position_after_turn, record_file, replay_panel, turn_of
from bot.panels.since_turn import entries_since_turn, since_panel
from bot.panels.undo_question import with_undo_entries
from bot.service.table_service import TableService
from bot.tables import undo
from bot.tables.errors import FrozenTable, Refused
from bot.tables.results import ALL_SERVERS, NO_SERVER
from engine.contract import Refusal

_FINISHED = ("replay", "record", "verify")  # what would give secrets away before the end
_PAGES = ("rules", "how")  # what needs no table


def is_info_verb(reader: ReaderView, verb: str) -> bool:
    """Whether a verb is read-only."""
    return verb in ("play", "log", "since", *_FINISHED) or verb in game_module(reader).panels.INFO_PAGES


async def info_panel(tables: TableService, reader: ReaderView, person: int, address: Address, value: str) -> PressResult:
    """The panel that an address asks for. ``value`` is what was chosen in a select, or the address's argument."""
    table, verb = reader.table, address.verb
    why = _nothing_to_see(reader, verb)
    if why is not None:
        return PressResult(await asyncio.to_thread(refused_panel, reader, why), refused=why.code, table=table.id)
    if verb == "play":
        undo_plan = await undo_plan_for(tables, reader, person)
        reader = await with_undo_entries(tables, replace(reader, since=await entries_since_turn(tables, reader)))
        return PressResult(await asyncio.to_thread(current_panel, reader, undo_plan=undo_plan), table=table.id)
    if verb == "log":
        happened = await tables.whole_log(table.id, reader.seat)
        return PressResult(info_panels.log_panel(reader, happened, small_number(value) or 0), table=table.id)
    if verb == "since":
        reader = replace(reader, since=await entries_since_turn(tables, reader))
        return PressResult(since_panel(reader, small_number(value) or 0), table=table.id)
    if verb == "replay":
        base, rows = await tables.store.read(lambda db: played_actions(db, table))
        then = await asyncio.to_thread(position_after_turn, table, base, rows, turn_of(value))
        return PressResult(await asyncio.to_thread(replay_panel, reader, then), table=table.id)
    if verb == "standings" and table.status == "over":
        return PressResult(await asyncio.to_thread(result_panel, reader), table=table.id)
    if verb == "verify":
        return PressResult(after_game.verify_panel(reader), table=table.id)
    if verb == "record":
        try:
            file = await tables.store.read(lambda db: record_file(db, table.id))
        except LookupError:
            why = Refusal("no_record")
            return PressResult(refused_panel(reader, why), refused=why.code, table=table.id)
        return PressResult(panel(reader.say("record-title", file=file[0])), table=table.id, files=(file,))
    return PressResult(
        await asyncio.to_thread(game_module(reader).panels.INFO_PAGES[verb].show, reader, value, address.argument), table=table.id
    )


def _nothing_to_see(reader: ReaderView, verb: str) -> Refusal | None:
    table = reader.table
    if verb in ("play", "log"):
        return None
    if verb == "since" and table.state is not None:
        return Refusal("not_a_player") if reader.seat is None else None
    if table.state is None:
        return Refusal("not_started" if table.status == "open" else table.status)
    if verb in _FINISHED and table.status != "over":
        return Refusal("not_over")
    if verb in _FINISHED:
        return None
    page = game_module(reader).panels.INFO_PAGES[verb]
    if (page.own or page.on_turn) and reader.seat is None:
        return Refusal("not_a_player")
    if page.on_turn and not reader.on_turn:
        return Refusal("not_your_turn", {"turn": list(table.to_act()), "deadline": table.deadline})
    return None


async def undo_plan_for(tables: TableService, reader: ReaderView, person: int) -> undo.UndoPlan | None:
    """How the person's last turn could be taken back, where it makes sense to offer that."""
    table = reader.table
    if table.status != "running" or reader.seat is None or reader.on_turn or reader.seat not in table.moved or table.undo_request:
        return None
    try:
        undo_plan = await tables.undo_plan(table, person, "turn")
    except (Refused, FrozenTable):
        return None
    if not undo_plan.free and table.seats[reader.seat].undo_asked_ply == table.ply - undo_plan.actions:
        return None
    return undo_plan


async def statistics_panel(
    tables: TableService, asker: int, who: int, game: str, *, here: int | None, everywhere: bool = False, lang: str
) -> Panel:
    """A person's games and the strongest players, in the server ``here`` (None: direct messages) or everywhere.

    Nobody learns here of people whom they know from no game in this server.
    """
    server = ALL_SERVERS if everywhere or here is None else here
    own = server
    if server == ALL_SERVERS and who != asker and (here is None or not await tables.has_played(who, game, here)):
        own = NO_SERVER
    ranking = await tables.ranking(game, server, known_in=here)
    return info_panels.stats_panel(
        lang,
        game,
        who,
        among_people=await tables.statistics(who, game, own),
        with_automats=await tables.statistics(who, game, own, automats=True),
        ranking=[] if here is None else ranking,
        history=await tables.history(who, game, own) if who == asker or own != ALL_SERVERS else None,
    )


async def page_without_table(tables: TableService, address: Address, value: str, lang: str) -> Panel | None:
    """The panels that need no table: rules and the first lesson. Their addresses name the game, or a table where it is played.

    Without a topic or a page they open at what the phase of that table is about.
    """
    if address.verb not in _PAGES:
        return None
    table = await tables.table(address.table)
    game, _, number = address.argument.partition(" ")
    if game not in GAME_MODULES:  # a button of a table's panel
        game, number = (default_game() if table is None else table.game_name), address.argument
    module = GAME_MODULES[game]
    running = table is not None and table.status == "running" and table.game_name == game
    phase = table.game.phase(table.state) if table is not None and running else ""
    if address.verb == "rules":
        topic = value if value in module.texts.TOPICS else module.topic_of_phase.get(phase, "")
        return info_panels.rules_panel(address, lang, game, topic)
    page = small_number(number)
    page = module.lesson_of_phase.get(phase, 0) if page is None else page
    return await asyncio.to_thread(info_panels.lesson_panel, address, lang, game, page)
