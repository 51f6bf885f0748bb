"""Events of Wsiąść do Pociągu: Niemcy as plain English lines, for a game in the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.contract import Event

_LINES = {
    "announced": "{who} has announced",
    "chose": "{who} has chosen tickets",
    "opened": "  {card} is turned up on place {place}",
    "refreshed": "  three locomotives lie open: {cards} are discarded",
    "refresh_stopped": "  enough refreshes: {cards} stay",
    "deck_out": "  neither deck nor discards are left",
    "one_card": "  the turn ends with one card",
    "claimed": "{who} claims {track} with {cards}: {points} points, {cars} cars left",
    "closed": "  the other tracks of {route} are closed",
    "boarded": "  takes a passenger from {place}: {passenger}",
    "nobody_boarded": "  takes nobody from {place}",
    "announced_tickets": "{who} draws tickets: {short} short, {long} long",
    "kept": "  keeps {kept}: {short} short, {long} long",
    "passed": "{who} passes",
    "all_passed": "everybody has passed",
    "last_round": "--- the last round: {who} has {cars} cars left ---",
    "shuffled": "  {what} is shuffled: {count}",
}


def narrate(event: Event, names: Sequence[str]) -> str | None:
    """A line for what happened, or none where it goes without saying; nothing that only one may know."""
    if event.only_for is not None:
        return None
    data = event.data
    who = names[event.seat] if event.seat is not None else ""
    if event.kind == "drew":
        return f"{who} draws {data['card'] or 'blind'}"
    if event.kind == "tickets_dealt":
        return "announced: " + ", ".join(f"{name} {short}+{long}" for name, (short, long) in zip(names, data["mixes"]))
    if event.kind == "chosen_all":
        return "tickets: " + ", ".join(f"{name} {short}+{long}" for name, (short, long) in zip(names, data["held"]))
    if event.kind == "game_over":
        return "\n".join(["--- the game is over ---", *map(_account, names, data["accounts"])])
    line = _LINES.get(event.kind)
    return line and line.format(who=who, **data)


def _account(name: str, rows: Mapping[str, int]) -> str:
    return f"  {name}: {', '.join(f'{what} {points}' for what, points in rows.items() if points) or 'nothing'}"
