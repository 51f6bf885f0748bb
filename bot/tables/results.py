"""How games ended: results, who is rated with which place, and what a person can look back on."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from bot.tables.table import Table, TableSeat
from engine.contract import Result, Seat, Teams

ALL_SERVERS = 0  # in place of a server: all of them
NO_SERVER = -1  # none of them


@dataclass(slots=True)
class Statistics:
    """What one person has done in a game, on one server or overall."""

    games: int = 0
    wins: int = 0
    mean_score: float | None = None
    best_score: int | None = None
    favourites: dict[str, str | None] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong a person plays; ``ordinal`` is the figure to sort by."""

    person: int
    mu: float
    sigma: float
    games: int

    @property
    def ordinal(self) -> float:
        return self.mu - 3 * self.sigma


@dataclass(frozen=True, slots=True)
class Opponent:
    """Somebody whom a person has played against."""

    person: int
    name: str  # at their latest table
    games: int
    ahead: int  # in how many of them the person finished ahead


@dataclass(frozen=True, slots=True)
class History:
    """A person's name, ratings over time, and opponents, in one game on one server or overall."""

    name: str
    ratings: tuple[Rating, ...]  # oldest first
    opponents: tuple[Opponent, ...]  # most frequent first


def final_places(result: Result) -> list[int]:
    """1 for every winner; behind them by score, equal scores sharing a place. A team counts as one, with its scores added up."""
    teams = teams_of(result)
    scores = {team: sum(result.scores[seat] for seat in team) for team in teams}
    won = [team for team in teams if set(team) <= set(result.winners)]
    others = [scores[team] for team in teams if team not in won]
    places = {team: 1 if team in won else 1 + len(won) + sum(other > scores[team] for other in others) for team in teams}
    return [next(places[team] for team in teams if seat in team) for seat in range(len(result.scores))]


def teams_of(result: Result) -> Teams:
    """Who played with whom, everybody alone in a team of one."""
    return result.teams or tuple((seat,) for seat in range(len(result.scores)))


class Standing(NamedTuple):
    """How a game ended for a seat, or for a person who has left it."""

    seat: Seat
    person: int | None  # None: nobody is rated for it
    place: int
    left: bool = False  # the person left before the end: the seat's points are not theirs


class RatedTeam(NamedTuple):
    """People who are rated as one."""

    people: tuple[int, ...]
    place: int


def final_standings(table: Table, result: Result) -> list[Standing]:
    """How the game ended for each seat, then for those who held one when the first round ended and are gone.

    Whoever left is last, all of them at one place; a seat that was left to an automat moves nobody down.
    """
    places = final_places(result)
    teams = [team for team in teams_of(result) if not all(_is_abandoned(table.seats[seat]) for seat in team)]
    ahead = [sum(places[team[0]] < place for team in teams) for place in places]
    seats = [Standing(seat, _rated_owner(table, row), 1 + ahead[seat]) for seat, row in enumerate(table.seats)]
    return seats + [
        Standing(seat, row.holder, 1 + (ahead[seat] if row.put_out else len(teams)), left=True)
        for seat, row in enumerate(table.seats)
        if row.holder not in (None, seats[seat].person)
    ]


def rated_teams(table: Table, result: Result) -> list[RatedTeam]:
    """Who is rated for a game, and with which place; nobody where an automat played from the beginning."""
    if not table.counts or table.automats:
        return []
    standings = final_standings(table, result)
    together = [[standings[seat] for seat in team] for team in teams_of(result)]
    together += [[one] for one in standings if one.left]
    rated = [(tuple(one.person for one in team if one.person is not None), team[0].place) for team in together]
    teams = [RatedTeam(people, place) for people, place in rated if people]
    return teams if len(teams) > 1 else []


def people_who_left(table: Table, result: Result) -> list[int]:
    """Who is rated last, because they gave up their seats before the end."""
    gone = {one.person for one in final_standings(table, result) if one.left and not table.seats[one.seat].put_out}
    return [person for team in rated_teams(table, result) for person in team.people if person in gone]


def rated_so_far(table: Table) -> bool:
    """Whether people are already rated for this game, so that leaving it costs the last place."""
    return table.counts and table.automats == 0 and sum(row.holder is not None for row in table.seats) > 1


def _is_absent(row: TableSeat) -> bool:
    """Whether an automat plays for an owner who left, whether by themselves or because their time was up."""
    return row.owner is None or row.resigned or (row.automat is not None and not row.for_turn and not row.given_away)


def _is_abandoned(row: TableSeat) -> bool:
    """Whether a seat that was a person's has been left to an automat, and nobody is rated as it ends."""
    return _is_absent(row) and (row.owner is not None or row.resigned) and not row.put_out


def _rated_owner(table: Table, row: TableSeat) -> int | None:
    """Who is rated as the seat ends: its owner, if they held it when the first round ended, or for half of the game at least."""
    if _is_absent(row):
        return None
    if row.owner == row.holder:
        return row.owner
    elsewhere = any(row.owner == other.holder for other in table.seats)
    return row.owner if 2 * (table.ply - row.since_ply) >= table.ply and not elsewhere else None
