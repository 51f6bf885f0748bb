"""Events of Gold Mine as plain English lines, for a game in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from engine.contract import Event

_LINES = {
    "laid": "{who} lays {tile} at {cell} ({side})",
    "put_aside": "  {tile} fits nowhere",
    "nothing_fits": "  nothing in the bag fits",
    "prospecting_began": "--- the mine stands, {laid} tiles; {target} nuggets win ---",
    "digs": "{who} digs",
    "passed": "{who} passes",
    "stayed": "  stays",
    "nowhere_to_go": "  has nowhere to go",
    "collected": "  collects a nugget, {together} of {target}",
    "rich": "  has enough gold",
    "gave": "  gives {count} nuggets to {partner}",
    "took": "  takes {count} nuggets from {partner}",
    "challenged": "  challenges {against}: {kind}",
    "duel_won": "  {who} wins the challenge",
    "nothing_to_drop": "  there is no nugget to be moved",
    "dropped": "  a nugget of {loser} goes to {cell}",
    "left_it": "  leaves the nuggets where they are",
    "chased": "  {loser} flees to {to}",
    "nowhere_to_flee": "  {who} has nowhere to flee",
}
_SEATS = ("partner", "against", "loser")


def narrate(event: Event, names: Sequence[str]) -> str | None:
    """A line for what happened, or none where it goes without saying."""
    data = {name: names[value] if name in _SEATS else value for name, value in event.data.items()}
    who = names[event.seat] if event.seat is not None else ""
    if event.kind == "rolled":
        return f"{who} rolls {data['number']}" if data["for"] == "move" else f"  {who} rolls {data['number']}"
    if event.kind == "tried_passage":
        return f"{who} tries a passage: {data['dice'][0]} + {data['dice'][1]}{', free' if data['free'] else ''}"
    if event.kind == "duel_rolled":
        return f"  {data['dice'][0]} : {data['dice'][1]}"
    if event.kind == "went":
        return f"  goes {'through a passage ' if data['passage'] else ''}to {data['to']}"
    if event.kind == "game_over":
        gold = ", ".join(f"{name} {count}" for name, count in zip(names, data["gold"]))
        return f"--- the game is over ({data['how']}): {' and '.join(names[seat] for seat in data['winners'])} won; {gold} ---"
    line = _LINES.get(event.kind)
    return line and line.format(**data, who=who)
