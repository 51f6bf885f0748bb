"""The verbs that only look: each gives the panel of the moment, or says why there is nothing to see."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from bot import undo
from bot.errors import Frozen, Refused
from bot.panels import looks
from bot.panels.draws import hand_panel
from bot.panels.look import Look
from bot.panels.mining import plan_panel
from bot.panels.model import Address, Outcome, Panel, panel
from bot.panels.now import now_panel, refused_panel
from bot.panels.places import KINDS, confirm_panel, kind_panel
from bot.panels.replay import moment, record_file, replay_panel, turn_of
from bot.results import OVERALL
from bot.tables import Tables
from engine.contract import Refusal
from engine.szczesc.box import SPACE

_OWN = ("hand", "my_shaft", "plan", "plans", "kind", "place")  # what only players have
_FINISHED = ("replay", "record")  # what would give secrets away before the end


def _number(text: str) -> int | None:
    return int(text) if text.isdecimal() else None


def _own_shaft(look: Look, value: str, argument: str) -> Panel:
    assert look.seat is not None
    return looks.shaft_panel(look, look.seat)


def _shaft(look: Look, value: str, argument: str) -> Panel:
    seat = _number(value)
    return looks.shaft_panel(look, seat if seat is not None and seat < look.view.seats else look.seat or 0)


def _kind(look: Look, value: str, argument: str) -> Panel:
    return kind_panel(look, value) if look.view.phase == "place" and value in KINDS else now_panel(look)


def _place(look: Look, value: str, argument: str) -> Panel:
    return confirm_panel(look, value) if look.view.phase == "place" and value in SPACE else now_panel(look)


Show = Callable[[Look, str, str], Panel]
_PANELS: dict[str, Show] = {
    "kind": _kind,
    "place": _place,
    "hand": lambda look, value, argument: hand_panel(look),
    "my_shaft": _own_shaft,
    "shaft": _shaft,
    "plan": lambda look, value, argument: plan_panel(look, _number(value)),
    "plans": lambda look, value, argument: plan_panel(look, _number(argument), _number(value)),
    "orders": lambda look, value, argument: looks.orders_panel(look),
    "standings": lambda look, value, argument: looks.standings_panel(look),
    "board": lambda look, value, argument: looks.board_panel(look),
}
LOOKS = frozenset({"play", "log", *_FINISHED, *_PANELS})


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
        return Outcome(looks.log_panel(look, happened, _number(value) or 0), table=table.id)
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
    return Outcome(await asyncio.to_thread(_PANELS[verb], look, value, address.argument), table=table.id)


def _nothing_to_see(look: Look, verb: str) -> Refusal | None:
    table = look.table
    if verb in ("play", "log"):
        return None
    if table.state is None:
        return Refusal("not_started" if table.status == "open" else table.status)
    if verb in _FINISHED and table.status != "over":
        return Refusal("not_over")
    if verb in _OWN and look.seat is None:
        return Refusal("not_a_player")
    if verb in ("kind", "place") and not look.on_turn:
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
    among_people = await tables.statistics(who, game, server)
    with_automats = await tables.statistics(who, game, server, automats=True)
    return looks.stats_panel(lang, who, among_people, with_automats, await tables.ranking(game, server))


def pages(address: Address, value: str, lang: str) -> Panel | None:
    """The panels that need no table: rules and the first lesson."""
    if address.verb == "rules":
        return looks.rules_panel(address, lang, value)
    return looks.how_panel(address, lang, _number(value) or 0) if address.verb == "how" else None
