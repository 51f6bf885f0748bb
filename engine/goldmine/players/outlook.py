"""What each decision leads to: everybody's chance to win afterwards, with all outcomes of dice weighed.

Whoever decides about an outcome is taken to choose what suits him best.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.goldmine.actions import DIG, LEAVE, PASSAGE, ROLL, Action, Challenge, Drop
from engine.goldmine.box import CHALLENGE_ODDS, DIE, DUEL_ROLLS, DUEL_WINS, PASSAGE_ODDS, PASSAGE_STEPS
from engine.goldmine.cells import HOME, Cell, Place
from engine.goldmine.players.prospects import DEFAULT, Weights, beside_open_end, chances, gold_share
from engine.goldmine.rules import apply
from engine.goldmine.state import State

Chances = list[float]  # of each seat, to win

PAIR = 7 / 12  # that a pair is the challenger's
WIN = CHALLENGE_ODDS[0] / CHALLENGE_ODDS[1]
FREE = PASSAGE_ODDS[0] / PASSAGE_ODDS[1]
_EVEN = [1 / len(DIE)] * len(DIE)
_FLOODED = [count / len(DIE) ** 2 for count in PASSAGE_STEPS.values()]


def challenge_odds(won: int, rolled: int) -> float:
    """That the challenger wins, who has won so many of the pairs rolled so far."""
    if won >= DUEL_WINS:
        return 1.0
    if rolled - won > DUEL_ROLLS - DUEL_WINS:
        return 0.0
    return PAIR * challenge_odds(won + 1, rolled + 1) + (1 - PAIR) * challenge_odds(won, rolled + 1)


def _mix(parts: Iterable[tuple[float, Chances]]) -> Chances:
    odds, rows = zip(*parts)
    return [sum(odd * chance for odd, chance in zip(odds, column)) for column in zip(*rows)]


class Outlook:
    """One position of phase II."""

    def __init__(self, state: State, weights: Weights = DEFAULT) -> None:
        self.state, self.weights = state, weights
        self._moved: dict[tuple[int, Place, bool], Chances] = {}

    def after(self, action: Action) -> Chances:
        """Everybody's chances after this decision of whoever is to decide."""
        state = self.state
        if isinstance(action, Challenge):
            return self.challenged(action.kind, action.seat)
        if action == ROLL:
            return self.rolled(state.turn)
        if action == DIG:
            return self.dug()
        if action == PASSAGE:
            return self.through_passage()
        if isinstance(action, Drop) or action == LEAVE:
            return self._dropped(action.cell if isinstance(action, Drop) else None)
        return self._applied(action)

    def _applied(self, action: Action) -> Chances:
        after = self.state.clone()
        apply(after, self.state.actor(), action)
        return Outlook(after, self.weights).now()

    def now(self) -> Chances:
        """Everybody's chances in this position; what is under way is ended as it looks best, with all dice weighed."""
        state, phase = self.state, self.state.phase
        if state.building() or phase in ("move", "over"):
            return chances(state, self.weights)
        if phase == "draw":
            return self.dug()
        if phase in ("roll", "bonus_die"):
            return self.rolled(state.turn)
        if phase == "passage_dice":
            return self.through_passage()
        if phase in ("act", "walk", "passage", "put"):
            return self._move_ended()
        if phase == "duel":
            won = sum(pair.challenger >= pair.defender for pair in state.rolls)
            return self.duel(state.challenge, state.against, challenge_odds(won, len(state.rolls)))
        ends = self.robbed if phase == "drop" else self.chased
        return ends(state.duel_loser(), state.duel_winner())

    def _move_ended(self) -> Chances:
        """The movement of the seat on turn, with what is known of it by now."""
        state, seat = self.state, self.state.turn
        here = state.miners[seat]
        goals: Sequence[Place] = ()
        if state.phase == "passage":
            goals = state.mine.passages
        elif state.phase in ("walk", "put", "draw", "move"):
            goals = state.mine.goals_within(here, state.steps or 1, state.mud)
        if state.steps <= 1:  # after a dig: what a single step brings beside gold and home is too little to look for
            goals = [place for place in goals if place >> 4 in state.nuggets or place == HOME or state.phase == "passage"]
        return max((self.moved(seat, place, collects=True) for place in (here, *goals)), key=lambda row: row[seat])

    # --- moves of all kinds ---

    def moved(self, mover: int, place: Place, *, collects: bool) -> Chances:
        """When this miner stands there at the end of the turn; on one's own move gold is collected."""
        key = mover, place, collects
        found = self._moved.get(key)
        if found is None:
            found = self._moved[key] = self._find_moved(mover, place, collects)
        return found

    def _find_moved(self, mover: int, place: Place, collects: bool) -> Chances:
        after = self.state.clone()
        after.miners[mover] = place
        if place == HOME and after.together(mover) >= after.target() and after.at_home(mover):
            won = (mover, after.partner(mover))
            return [float(seat in won) for seat in range(after.seats)]
        if collects and place >> 4 in after.nuggets:
            after.nuggets -= {place >> 4}
            after.gold[mover] += 1
        return self._turn_over(after)

    def _turn_over(self, after: State) -> Chances:
        after.phase = "move"
        after.turn = (self.state.turn + 1) % after.seats
        return chances(after, self.weights)

    def rolled(self, mover: int) -> Chances:
        """Before the die of an own move."""
        return self._walked(mover, DIE, _EVEN)

    def _walked(self, mover: int, numbers: Iterable[int], odds: Sequence[float]) -> Chances:
        """An own move, with each number of steps as it looks best; numbers rise."""
        state = self.state
        here = state.miners[mover]
        best = self.moved(mover, here, collects=True)
        order, counts = state.mine.goals(here, state.mud)
        done = 0
        parts = []
        for number, odd in zip(numbers, odds):
            for place in order[done : counts[number]]:
                found = self.moved(mover, place, collects=True)
                if found[mover] > best[mover]:
                    best = found
            done = counts[number]
            parts.append((odd, best))
        return _mix(parts)

    def through_passage(self) -> Chances:
        """Before the dice of a passage."""
        seat = self.state.turn
        through = max((self.moved(seat, place, collects=True) for place in self.state.mine.passages), key=lambda row: row[seat])
        failed = self._walked(seat, PASSAGE_STEPS, _FLOODED)
        return [FREE * free + flooded for free, flooded in zip(through, failed)]

    def dug(self) -> Chances:
        """Before the draw: a chamber goes beside the miner and is emptied at once; any other tile leaves a step."""
        state, seat = self.state, self.state.turn
        here = state.miners[seat]
        step = self._move_ended()
        if not beside_open_end(state.mine, here):
            return step
        lucky = state.clone()
        lucky.gold[seat] += 1
        found = self._turn_over(lucky)
        share = gold_share(state.bag)
        return _mix([(share, found), (1 - share, step)]) if found[seat] > step[seat] else step

    # --- challenges ---

    def challenged(self, kind: str, rival: int) -> Chances:
        """Before the dice of a challenge by the seat on turn, token paid."""
        state = self.state.clone()
        tokens = state.gold_tokens if kind == "gold" else state.bat_tokens
        tokens[state.turn] -= 1
        return Outlook(state, self.weights).duel(kind, rival, WIN)

    def duel(self, kind: str, rival: int, odds: float) -> Chances:
        """In the middle of a challenge that the challenger wins with these odds."""
        seat = self.state.turn
        ends = self.chased if kind == "bat" else self.robbed
        return _mix([(odds, ends(rival, seat)), (1 - odds, ends(seat, rival))])

    def chased(self, loser: int, winner: int) -> Chances:
        """Bats, before their die: the winner moves the loser as it suits him best."""
        state = self.state
        here = state.miners[loser]
        order, counts = state.mine.goals(here, state.mud)
        if not order:
            return self.moved(loser, here, collects=False)
        best: Chances | None = None
        done = 0
        parts = []
        for number in DIE:
            for place in order[done : counts[number]]:
                found = self.moved(loser, place, collects=False)
                if best is None or found[winner] > best[winner]:
                    best = found
            done = counts[number]
            assert best is not None
            parts.append((1 / len(DIE), best))
        return _mix(parts)

    def robbed(self, loser: int, winner: int) -> Chances:
        """Gold: a nugget of the loser goes where it suits the winner best."""
        state = self.state
        manned = (state.miners[loser] >> 4, state.miners[winner] >> 4)
        chambers = [cell for cell in state.mine.chambers if cell not in state.nuggets and cell not in manned]
        if not state.gold[loser] or not chambers:
            return self._after_robbery(winner)

        def worth(cell: Cell) -> float:
            return chances(_with_nugget(state, loser, cell), self.weights)[winner]

        after = _with_nugget(state, loser, max(chambers, key=worth))
        return Outlook(after, self.weights)._after_robbery(winner)

    def _dropped(self, cell: Cell | None) -> Chances:
        state = self.state
        outlook = self if cell is None else Outlook(_with_nugget(state, state.duel_loser(), cell), self.weights)
        return outlook._after_robbery(state.actor())

    def _after_robbery(self, winner: int) -> Chances:
        """A challenger who has won moves once more."""
        if winner == self.state.turn:
            return self.rolled(winner)
        return self.moved(winner, self.state.miners[winner], collects=False)


def _with_nugget(state: State, loser: int, cell: Cell) -> State:
    after = state.clone()
    after.gold[loser] -= 1
    after.nuggets |= {cell}
    return after
