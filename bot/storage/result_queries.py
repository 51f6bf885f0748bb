"""SQL for results, ratings and statistics."""

from __future__ import annotations

import json
from collections import Counter

from openskill.models import PlackettLuce

from bot.storage.connection import Connection, marks, upsert
from bot.tables.results import ALL_SERVERS, History, Opponent, Rating, Statistics, final_standings, rated_teams
from bot.tables.table import Table, canonical_json
from engine.contract import Result
from engine.games import GAMES

_RATING_MODEL = PlackettLuce()
_RATING = upsert("ratings", ("person", "game", "server"), ("mu", "sigma", "games"))
_HELD_RATING = """INSERT INTO ratings (person, game, server, mu, sigma, games) VALUES (?, ?, ?, ?, ?, ?)
                  ON CONFLICT (person, game, server) DO UPDATE SET games = ratings.games RETURNING mu, sigma, games"""
_RATED = "INSERT INTO rating_history (person, game, server, table_id, mu, sigma, ended_at) VALUES (?, ?, ?, ?, ?, ?, ?)"


def record_result(db: Connection, table: Table, result: Result, now: int) -> None:
    """Keep the end of a game that counts and rate its players, in the transaction of the last action."""
    if not table.counts:
        return
    for number, person, place, left in final_standings(table, result):
        row = {
            "table_id": table.id,
            "seat": number,
            "left_early": left,
            "person": person,
            "game": table.game_name,
            "server": table.server,
            "seats": len(table.seats),
            "automats": table.automats,
            "score": result.scores[number],
            "place": place,
            "breakdown": canonical_json(result.breakdown[number]),
            "facts": canonical_json(table.game.tally(table.state, number)),
            "ended_at": now,
        }
        db.execute(f"INSERT INTO results ({', '.join(row)}) VALUES ({marks(len(row))})", tuple(row.values()))  # noqa: S608
    if teams := rated_teams(table, result):
        people, places = [list(team.people) for team in teams], [team.place for team in teams]
        for server in (ALL_SERVERS, table.server):
            rated = _rate(db, table.game_name, server, people, places)
            for rating in rated:
                db.execute(_RATED, (rating.person, table.game_name, server, table.id, rating.mu, rating.sigma, now))


def _rate(db: Connection, game: str, server: int, teams: list[list[int]], ranks: list[int]) -> list[Rating]:
    """Rate teams as teams and return the new ratings; whoever played alone is a team of one."""
    stored = {person: _hold_rating(db, person, game, server) for person in sorted(person for team in teams for person in team)}
    old = [[stored[person] for person in team] for team in teams]
    strengths = [[_RATING_MODEL.rating(mu=rating.mu, sigma=rating.sigma) for rating in team] for team in old]
    rated = _RATING_MODEL.rate(strengths, ranks=[float(rank) for rank in ranks])
    now = [
        Rating(before.person, new.mu, new.sigma, before.games + 1)
        for team, news in zip(old, rated)
        for before, new in zip(team, news)
    ]
    for new in now:
        db.execute(_RATING, (new.person, game, server, new.mu, new.sigma, new.games))
    return now


def _hold_rating(db: Connection, person: int, game: str, server: int) -> Rating:
    """A rating that nobody else changes until this transaction ends.

    Hold them in order of people: else two games could wait for each other.
    """
    newcomer = (person, game, server, _RATING_MODEL.mu, _RATING_MODEL.sigma, 0)
    return Rating(person, *db.execute(_HELD_RATING, newcomer).fetchone())


def load_history(db: Connection, person: int, game: str, server: int = ALL_SERVERS) -> History:
    """A person's ratings over time and results by opponent."""
    ratings, opponents = _rating_history(db, person, game, server), _opponents(db, person, game, server)
    return History(_latest_name(db, person), tuple(ratings), tuple(opponents))


def _rating_history(db: Connection, person: int, game: str, server: int, limit: int = 60) -> list[Rating]:
    """The person's last ratings, oldest first."""
    sql = """SELECT mu, sigma FROM rating_history WHERE person = ? AND game = ? AND server = ?
             ORDER BY ended_at DESC, table_id DESC LIMIT ?"""
    rows = db.execute(sql, (person, game, server, limit)).fetchall()
    return [Rating(person, mu, sigma, 0) for mu, sigma in reversed(rows)]


def _opponents(db: Connection, person: int, game: str, server: int, limit: int = 6) -> list[Opponent]:
    """The people whom a person met most often; games in which both had the same place do not count."""
    sql = """SELECT o.person, COUNT(*), SUM(CASE WHEN r.place < o.place THEN 1 ELSE 0 END) FROM results r
             JOIN results o ON o.table_id = r.table_id AND o.seat != r.seat AND o.person != r.person AND o.place != r.place
             WHERE r.person = ? AND r.game = ? AND ? IN (r.server, ?)
             GROUP BY o.person ORDER BY COUNT(*) DESC, o.person LIMIT ?"""
    rows = db.execute(sql, (person, game, server, ALL_SERVERS, limit)).fetchall()
    return [Opponent(other, _latest_name(db, other), games, ahead) for other, games, ahead in rows]


def _latest_name(db: Connection, person: int) -> str:
    """The name that a person had at their latest table; empty when there is none."""
    row = db.execute("SELECT name FROM seats WHERE owner = ? ORDER BY table_id DESC LIMIT 1", (person,)).fetchone()
    return "" if row is None else str(row[0])


_STRONGEST = "ORDER BY mu - 3 * sigma DESC, person LIMIT ?"
_RANKING = f"SELECT person, mu, sigma, games FROM ratings WHERE game = ? AND server = ? {_STRONGEST}"  # noqa: S608 (the text above)
# Subqueries, not a join: it begins with the few people of a server, never with all.
_OVERALL = "(SELECT r.{0} FROM ratings r WHERE r.person = k.person AND r.game = k.game AND r.server = ?) AS {0}"
_RANKING_KNOWN = f"""SELECT person, mu, sigma, games FROM (
    SELECT k.person AS person, {", ".join(_OVERALL.format(name) for name in ("mu", "sigma", "games"))}
    FROM ratings k WHERE k.game = ? AND k.server = ?) AS known WHERE games IS NOT NULL {_STRONGEST}"""  # noqa: S608 (the texts above)


def load_ranking(
    db: Connection, game: str, server: int = ALL_SERVERS, limit: int = 10, known_in: int | None = None
) -> list[Rating]:
    """The strongest players, those with a firm rating first among equals; ``known_in``: who are rated in that server, too."""
    if known_in is None:
        rows = db.execute(_RANKING, (game, server, limit))
    else:
        rows = db.execute(_RANKING_KNOWN, (server, server, server, game, known_in, limit))
    return [Rating(*row) for row in rows]


def has_played(db: Connection, person: int, game: str, server: int) -> bool:
    """Whether a person has finished a game in a server."""
    sql = "SELECT 1 FROM results WHERE person = ? AND game = ? AND server = ? LIMIT 1"
    return db.execute(sql, (person, game, server)).fetchone() is not None


def load_statistics(
    db: Connection, person: int, game: str, server: int = ALL_SERVERS, *, with_automats: bool = False
) -> Statistics:
    """What a person has done, with people only, or in the games that automats sat in."""
    where = ["person = ?", "game = ?", "automats > 0" if with_automats else "automats = 0"]
    values = [person, game]
    if server != ALL_SERVERS:
        where.append("server = ?")
        values.append(server)
    sql = f"SELECT facts, breakdown, score, place, left_early FROM results WHERE {' AND '.join(where)} ORDER BY table_id"  # noqa: S608 (the texts above)
    rows = db.execute(sql, values).fetchall()
    if not rows:
        return Statistics()
    tally, breakdown = Counter[str](), Counter[str]()
    for facts, points, _, _, left in rows:
        if not left:  # an automat or somebody else has played on
            tally.update(json.loads(facts))
            breakdown.update(json.loads(points))
    scores = [score for _, _, score, _, left in rows if not left]
    wins = sum(place == 1 for *_, place, _ in rows)
    mean = sum(scores) / len(scores) if scores else None
    favourites = GAMES[game].favourites(tally, breakdown)
    return Statistics(len(rows), wins, mean, max(scores, default=None), favourites)
