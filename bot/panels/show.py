"""The verbs that only look: each gives the panel of the moment, or says why there is nothing to see."""

from __future__ import annotations

import asyncio

from bot import undo
from bot.errors import Frozen, Refused
from bot.hosted import FIRST, HOSTED
from bot.panels import looks
from bot.panels.look import Look
from bot.panels.model import Address, Outcome, Panel, panel
from bot.panels.now import now_panel, refused_panel
from bot.panels.replay import moment, record_file, replay_panel, turn_of
from bot.results import OVERALL
from bot.tables import Tables
from engine.contract import Refusal

_FINISHED = ("replay", "record")  # what would give secrets away before the end
_PAGES = ("rules", "how")  # what needs no table


def shows(look: Look, verb: str) -> bool:
    """Whether a verb only looks."""
    return verb in ("play", "log", *_FINISHED) or verb in look.hosted.panels.SIGHTS


async def shown(tables: Tables, look: Look, person: int, address: Address, value: str) -> Outcome:
    """The panel that an address asks for. ``value`` is what was chosen in a select, or the address's argument."""
    table, verb = look.table, address.verb
    why = _nothing_to_see(look, verb)
    if why is not None:
        return Outcome(await asyncio.to_thread(refused_panel, look, why), refused=why.code, table=table.id)
    if verb == "play":
        way = await way_back(tables, look, person)
        return Outcome(await asyncio.to_thread(now_panel, look, way=way), table=table.id)
    if verb == "log":
        happened = await tables.since(table.id, 0, look.seat)
        return Outcome(looks.log_panel(look, happened, int(value) if value.isdecimal() else 0), table=table.id)
    if verb == "replay":
        then = await tables.store.read(lambda db: moment(db, table, turn_of(value)))
        return Outcome(replay_panel(look, then), table=table.id)
    if verb == "record":
        try:
            file = await tables.store.read(lambda db: record_file(db, table.id))
        except LookupError:
            why = Refusal("no_record")
            return Outcome(refused_panel(look, why), refused=why.code, table=table.id)
        return Outcome(panel(look.say("record-title", file=file[0])), table=table.id, files=(file,))
    return Outcome(await asyncio.to_thread(look.hosted.panels.SIGHTS[verb].show, look, value, address.argument), table=table.id)


def _nothing_to_see(look: Look, verb: str) -> Refusal | None:
    table = look.table
    if verb in ("play", "log"):
        return None
    if table.state is None:
        return Refusal("not_started" if table.status == "open" else table.status)
    if verb in _FINISHED and table.status != "over":
        return Refusal("not_over")
    if verb in _FINISHED:
        return None
    sight = look.hosted.panels.SIGHTS[verb]
    if (sight.own or sight.on_turn) and look.seat is None:
        return Refusal("not_a_player")
    if sight.on_turn and not look.on_turn:
        return Refusal("not_your_turn", {"turn": list(table.to_act()), "deadline": table.deadline})
    return None


async def way_back(tables: Tables, look: Look, person: int) -> undo.Way | None:
    """How the person's last turn could be taken back, where it makes sense to offer that."""
    table = look.table
    if table.status != "running" or look.seat is None or look.on_turn or look.seat not in table.moved or table.ask:
        return None
    try:
        way = await tables.store.read(lambda db: undo.way_back(db, table, person, "turn"))
    except (Refused, Frozen):
        return None
    alone = table.people_present() == [look.seat]
    return way._replace(free=way.free or alone)


async def stats(tables: Tables, who: int, game: str, server: int = OVERALL, *, lang: str) -> Panel:
    """A person's games and the strongest players, on one server or everywhere."""
    return looks.stats_panel(
        lang,
        game,
        who,
        among_people=await tables.statistics(who, game, server),
        with_automats=await tables.statistics(who, game, server, automats=True),
        ranking=await tables.ranking(game, server),
    )


async def page(tables: Tables, address: Address, value: str, lang: str) -> Panel | None:
    """The panels that need no table: rules and the first lesson. Their addresses name the game, or a table where it is played."""
    if address.verb not in _PAGES:
        return None
    game, _, number = address.argument.partition(" ")
    if game not in HOSTED:  # a button of a table's panel
        table = await tables.table(address.table)
        game, number = (FIRST if table is None else table.game_name), address.argument
    if address.verb == "rules":
        return looks.rules_panel(address, lang, game, value)
    return await asyncio.to_thread(looks.how_panel, address, lang, game, int(number) if number.isdecimal() else 0)
