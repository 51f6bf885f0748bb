"""How games ended: results, ratings and what a person can look back on."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, field

from openskill.models import PlackettLuce
from sqlite_utils import Database

from bot.hosted import facts_of
from bot.model import Table, canonical
from engine.contract import Result

OVERALL = 0  # in place of a server: all of them
RATED_FROM = 3  # players; with two a rating would only count wins
_MODEL = PlackettLuce()


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


def places(result: Result) -> list[int]:
    """1 for every winner; behind them by score, equal scores sharing a place."""
    others = [score for seat, score in enumerate(result.scores) if seat not in result.winners]
    winners = len(result.winners)
    return [
        1 if seat in result.winners else 1 + winners + sum(other > score for other in others)
        for seat, score in enumerate(result.scores)
    ]


def record_result(db: Database, table: Table, result: Result, now: int) -> None:
    """Keep the end of a game and rate its players, in the transaction of the last action."""
    facts = facts_of(table.game_name)
    ranks = places(result)
    automats = sum(seat.automat is not None for seat in table.seats)
    db.table("results").insert_all(
        {
            "table_id": table.id,
            "seat": number,
            "person": seat.player,  # a seat that was given up is nobody's result
            "game": table.game_name,
            "server": table.server,
            "seats": len(table.seats),
            "automats": automats,
            "score": result.scores[number],
            "place": ranks[number],
            "breakdown": canonical(result.breakdown[number]),
            "facts": canonical(facts.tally(table.state, number)),
            "ended_at": now,
        }
        for number, seat in enumerate(table.seats)
    )
    if len(table.seats) >= RATED_FROM and not automats:
        people = [seat.person for seat in table.seats if seat.person is not None]
        for server in (OVERALL, table.server):
            _rate(db, table.game_name, server, people, ranks)


def _rate(db: Database, game: str, server: int, people: list[int], ranks: list[int]) -> None:
    old = [rating_of(db, person, game, server) for person in people]
    teams = [[_MODEL.rating(mu=rating.mu, sigma=rating.sigma)] for rating in old]
    rated = _MODEL.rate(teams, ranks=[float(rank) for rank in ranks])
    db.table("ratings").insert_all(
        (
            {"person": before.person, "game": game, "server": server, "mu": new.mu, "sigma": new.sigma, "games": before.games + 1}
            for before, [new] in zip(old, rated)
        ),
        replace=True,
    )


def rating_of(db: Database, person: int, game: str, server: int = OVERALL) -> Rating:
    """A person's rating; that of a newcomer when there is none yet."""
    sql = "SELECT mu, sigma, games FROM ratings WHERE person = ? AND game = ? AND server = ?"
    row = db.conn.execute(sql, (person, game, server)).fetchone()
    return Rating(person, *row) if row else Rating(person, _MODEL.mu, _MODEL.sigma, 0)


def ranking(db: Database, game: str, server: int = OVERALL, limit: int = 10) -> list[Rating]:
    """The strongest players, those with a firm rating first among equals."""
    sql = """SELECT person, mu, sigma, games FROM ratings WHERE game = ? AND server = ?
             ORDER BY mu - 3 * sigma DESC, person LIMIT ?"""
    return [Rating(*row) for row in db.conn.execute(sql, (game, server, limit))]


def statistics(db: Database, person: int, game: str, server: int = OVERALL, *, with_automats: bool = False) -> Statistics:
    """What a person has done, with people only, or in the games that automats sat in."""
    where = ["person = ?", "game = ?", "automats > 0" if with_automats else "automats = 0"]
    values = [person, game]
    if server != OVERALL:
        where.append("server = ?")
        values.append(server)
    rows = list(db.table("results").rows_where(" AND ".join(where), values))
    if not rows:
        return Statistics()
    tally, breakdown = Counter[str](), Counter[str]()
    for row in rows:
        tally.update(json.loads(row["facts"]))
        breakdown.update(json.loads(row["breakdown"]))
    scores = [row["score"] for row in rows]
    wins = sum(row["place"] == 1 for row in rows)
    favourites = facts_of(game).favourites(tally, breakdown)
    return Statistics(len(rows), wins, sum(scores) / len(scores), max(scores), favourites)
