"""The search model of Kopalnie skarbów, used by the adviser: turns to consider and winning chances.

Winning chances come from the expected scores (``expected_score``). Before a roll they are averaged over all faces, so a
dig is not judged by one lucky roll.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import cached_property
from math import exp, sqrt

from engine.kopalnie.actions import COIN, LAY, Action, Dig, Lantern
from engine.kopalnie.box import (
    COIN_OF,
    DIE,
    LAST_DIGGER,
    LUCKY_GUESS_COINS,
    MINES,
    MISSIONS,
    PLUS,
    PLUS_COINS,
    TABLE_SETUPS,
    TILES,
)  # fmt: skip
from engine.kopalnie.players.expected_score import ExpectedScore, KnownPlayer, KnownPosition, RemainingGame
from engine.kopalnie.players.foreman import DENY, DONE, LIKING, NEXT, SAVE, SAVE_DIGS
from engine.kopalnie.rules import legal_actions
from engine.kopalnie.scoring import counts, final_accounts, forms, winners
from engine.kopalnie.state import MineRow, State, walk

Turn = tuple[Action, ...]

# Error of expected scores: at the end, and times the square root of the digs left. In 300 games of two foremen the winner
# was predicted best with 4 points at one dig, 9 at four and 14 at nine.
DOUBT, DOUBT_A_DIG = 0.5, 4.3
SPARE_PICK = 4.0  # value of another dig
KEEPS = {"new_hope": SAVE, "lantern": SAVE, "two_trails": SAVE, "spare_pick": SPARE_PICK}  # cards that help later
LYING_COIN_SHARE = 0.6  # expected share of the coins on tiles that is collected
CACHED_POSITIONS = 256  # cache limit


def score_uncertainty(digs: float) -> float:
    """Scale of the error of expected scores in points; the temperature of the softmax in ``shares``."""
    return DOUBT + DOUBT_A_DIG * sqrt(digs)


def known_from_state(state: State) -> KnownPosition:
    """The known position from a full state."""
    people = [
        KnownPlayer(tiles, counts(tiles), forms(tiles), coins, kept, mission, revealed)
        for tiles, coins, kept, mission, revealed in zip(state.tiles, state.coins, state.kept, state.missions, state.revealed)
    ]
    return KnownPosition([row for row, by in zip(state.rows, state.abandoned_by) if by is None], people)


class KopalnieSearchModel:
    """Turns to consider, and winning chances."""

    first_look = 1

    def __init__(self) -> None:
        self._known: dict[Hashable, _Survey] = {}

    def turns(self, state: State, seat: int) -> list[Turn]:
        """Every decision except a lantern for a number that was rolled anyway.

        A card before the roll is combined with its dig, the mine for a coin with the best tile.
        """
        legal = legal_actions(state, seat)
        if state.phase == "dig":
            digs = [action for action in legal if isinstance(action, Dig)]
            cards = legal[len(digs) :]
            return [*((dig,) for dig in digs), *((card, dig) for card in cards for dig in digs)]
        if state.phase == "coin_mine":
            survey = self._survey(state)
            return [survey.coin(state, mine) for mine in range(len(state.rows)) if state.bare(mine)]
        return [(action,) for action in legal if not (isinstance(action, Lantern) and action.number in state.rolls)]

    def chances(self, state: State) -> list[float]:
        """Each seat's winning chance."""
        if state.phase == "over":
            won = winners(final_accounts(state))
            return [(seat in won) / len(won) for seat in range(state.seats)]
        survey = self._survey(state)
        if state.phase == "missions":
            return survey.shares([points + _mission_value(state, seat) for seat, points in enumerate(survey.expected)])
        if state.phase == "dig":
            return survey.shares(survey.with_offer(survey.expected, state.turn, max(survey.offers(state, state.turn))))
        if state.card:
            return survey.shares(_with(survey.expected, state.turn, _card_coins(state)))
        if state.phase == "rolled":
            return max((survey.taken(state, number) for number in state.rolls), key=lambda shares: shares[state.turn])
        return survey.rolled(state)

    def _survey(self, state: State) -> _Survey:
        """The survey of a position, cached: turns that are compared start in the same position."""
        key = (
            tuple(state.rows), tuple(map(tuple, state.tiles)), tuple(state.coins), tuple(map(tuple, state.kept)),
            tuple(state.missions), tuple(state.revealed), tuple(state.lying.items()),
        )  # fmt: skip
        found = self._known.get(key)
        if found is None:
            if len(self._known) >= CACHED_POSITIONS:
                self._known.clear()
            found = self._known[key] = _Survey(state)
        return found


def _mission_value(state: State, seat: int) -> float:
    """Expected mission points while missions are chosen: measured rates, better than the estimate before the first dig."""
    mission = state.missions[seat]
    return MISSIONS[mission].points * DONE[mission][state.seats >= 4] if mission else 0.0


def _with(expected: Sequence[float], seat: int, points: float) -> list[float]:
    more = list(expected)
    more[seat] += points
    return more


def _card_coins(state: State) -> float:
    """Expected coins of a card that waits for a decision or a roll."""
    if state.card in COIN_OF:
        return 0.0
    if state.card == "lucky_guess":
        if state.phase == "rolled":
            return float(LUCKY_GUESS_COINS * (state.named in state.rolls))
        return LUCKY_GUESS_COINS / len(DIE)
    return float(max(state.rolls)) if state.phase == "rolled" else sum(DIE) / len(DIE)


class _Survey:
    """Expected scores in one position, and the effect of each tile."""

    def __init__(self, state: State) -> None:
        prospect = RemainingGame(known_from_state(state))
        self.seats = state.seats
        self.choosing = state.phase == "missions"
        self.doubt = score_uncertainty(prospect.digs)
        self.late = min(1.0, prospect.digs / SAVE_DIGS)
        self.outlooks = [ExpectedScore(prospect, seat) for seat in range(state.seats)]
        self.lying = dict(state.lying)
        self._offers: dict[int, list[float]] = {}
        self._taken: dict[tuple[str, int], list[float]] = {}

    @cached_property
    def expected(self) -> list[float]:
        points = []
        for outlook in self.outlooks:
            own = outlook.expected() + self.late * sum(KEEPS.get(card, 0.0) for card in outlook.player.kept)
            if self.choosing and outlook.mission:
                own -= MISSIONS[outlook.mission].points * outlook.chance
            points.append(own)
        for tile, coin in self.lying.items():  # divided by how much each player wants the tile
            wishes = [exp(LIKING * outlook.gain(tile)) for outlook in self.outlooks]
            for seat, wish in enumerate(wishes):
                points[seat] += LYING_COIN_SHARE * coin * wish / sum(wishes)
        return points

    def shares(self, expected: Sequence[float]) -> list[float]:
        """Winning chances: a softmax over the expected scores."""
        best = max(expected)
        weights = [exp((points - best) / self.doubt) for points in expected]
        total = sum(weights)
        return [weight / total for weight in weights]

    # --- offers to the next player ---

    def with_offer(self, expected: Sequence[float], seat: int, offer: float) -> list[float]:
        return _with(expected, seat, NEXT * offer)

    def offers(self, state: State, seat: int) -> list[float]:
        """The expected gain of this seat in each mine."""
        if seat not in self._offers:
            self._offers[seat] = [
                self._offer(seat, row, pick) if by is None else 0.0
                for row, pick, by in zip(state.rows, state.picks, state.abandoned_by)
            ]
        return self._offers[seat]

    def _offer(self, seat: int, row: MineRow, pick: int) -> float:
        outlook, lying = self.outlooks[seat], self.lying
        gains = [outlook.gain(row[place] or "", lying.get(row[place] or "", 0)) for place in walk(row, pick)]
        return sum(gains[(roll - 1) % len(gains)] for roll in DIE) / len(DIE)

    # --- digging ---

    def rolled(self, state: State) -> list[float]:
        """Winning chances before a roll; with two trails the better of two rolls."""
        outcomes = [self.taken(state, number) for number in DIE]
        odds = [1 / len(DIE)] * len(DIE)
        if state.two_trails and not state.again:
            outcomes.sort(key=lambda shares: shares[state.turn])
            odds = [(2 * below + 1) / len(DIE) ** 2 for below in range(len(DIE))]
        return [sum(odd * shares[seat] for odd, shares in zip(odds, outcomes)) for seat in range(self.seats)]

    def taken(self, state: State, number: int) -> list[float]:
        """Winning chances after the dig for this roll."""
        mine = MINES.index(state.mine)
        places = walk(state.rows[mine], state.picks[mine])
        place = places[(number - 1) % len(places)]
        code = state.rows[mine][place] or ""
        key = code, state.digs
        if key not in self._taken:
            self._taken[key] = self._take(state, mine, place, code, closes=len(places) == 2)
        return self._taken[key]

    def _take(self, state: State, mine: int, place: int, code: str, *, closes: bool) -> list[float]:
        seat = state.turn
        coin = state.lying.get(code, 0)
        if closes and state.abandoned_by.count(None) <= len(state.rows) - TABLE_SETUPS[self.seats].end + 1:
            return self._ended(state, code, coin + PLUS_COINS * (TILES[code].mark == PLUS))
        expected = [
            points + (outlook.gain(code, coin) if at == seat else -DENY * max(0.0, outlook.gain(code, coin)))
            for at, (points, outlook) in enumerate(zip(self.expected, self.outlooks))
        ]
        following = seat if state.digs > 1 else (seat + 1) % self.seats
        offers = self.offers(state, following)[:]
        if closes:
            offers[mine] = 0.0
            expected[seat] += self._shown(self.outlooks[seat])
        else:
            row = state.rows[mine]
            offers[mine] = self._offer(following, (*row[:place], None, *row[place + 1 :]), place)
        return self.shares(self.with_offer(expected, following, max(offers)))

    def _shown(self, outlook: ExpectedScore) -> float:
        """The mission gain of closing a mine."""
        waits = outlook.mission == LAST_DIGGER and not outlook.player.revealed
        return MISSIONS[LAST_DIGGER].points * (1 - outlook.chance) if waits else 0.0

    def _ended(self, state: State, code: str, coins: int) -> list[float]:
        """Final result if this tile ends the game; a card that it brings is ignored."""
        end = state.clone()
        end.tiles[state.turn].append(code)
        end.coins[state.turn] += coins
        end.revealed[state.turn] = True
        won = winners(final_accounts(end))
        return [(seat in won) / len(won) for seat in range(self.seats)]

    # --- coins on tiles ---

    def coin(self, state: State, mine: int) -> Turn:
        """The best tile of a mine for a coin: wanted by this player only, and out of reach of the next roll."""
        own, *rivals = (self.outlooks[(state.turn + step) % self.seats] for step in range(self.seats))
        row = state.rows[mine]
        places = walk(row, state.picks[mine])
        near = [row[places[(roll - 1) % len(places)]] for roll in DIE]

        def liking(tile: str) -> float:
            suits = own.gain(tile) - max(rival.gain(tile) for rival in rivals)
            return LIKING * suits - COIN_OF[state.card] * near.count(tile) / len(DIE)

        return LAY[mine], COIN[max(state.bare(mine), key=liking)]
