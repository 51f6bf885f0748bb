"""The baron: what the search must be told of Gold Mine: turns worth a thought, and each seat's chance to win."""

from __future__ import annotations

from collections.abc import Sequence

from engine.goldmine.actions import COLLECT, DIG, END, PASSAGE, ROLL, Action, Challenge, Share
from engine.goldmine.legal import legal_actions
from engine.goldmine.players.building import best_build
from engine.goldmine.players.laying import worth_a_look
from engine.goldmine.players.outlook import Outlook
from engine.goldmine.players.prospects import DEFAULT, Weights
from engine.goldmine.rules import apply
from engine.goldmine.state import State

Turn = tuple[Action, ...]

LOOKS = 12  # places for a tile that are weighed
MOST_PUTS = 5  # cells and orientations that are thought about
MOST_GOALS = 6
MOST_WITH_CHALLENGE = 2  # goals after which challenges are thought about
BATS_BELOW = 3  # a rival who lacks less is worth a thought about bats


class GoldMineSearchModel:
    """Turns worth trying, and the chance to win after them."""

    first_look = 12  # it weighs all dice exactly, while the search must sample them

    def __init__(self, weights: Weights = DEFAULT) -> None:
        self._weights = weights

    def turns(self, state: State, seat: int) -> list[Turn]:
        """The few best looking decisions, each with what follows at once."""
        legal = legal_actions(state, seat)
        phase = state.phase
        if phase == "build":
            return [(best_build(state.mine, legal),)]
        if phase == "move":
            return self.moves(state, seat, legal)
        if phase == "act":
            return self._acts(state, legal, challenges=True)
        outlook = Outlook(state, self._weights)
        if phase == "put":
            legal = worth_a_look(state, seat, legal, LOOKS)
        ranked = sorted(legal, key=lambda action: -outlook.after(action)[seat])
        if phase == "put":
            return [(action,) for action in ranked[:MOST_PUTS]]
        if phase in ("drop", "chase"):
            return [(action,) for action in ranked[:MOST_GOALS]]
        found: list[Turn] = []
        for number, action in enumerate(ranked[:MOST_GOALS]):
            after = state.clone()
            apply(after, seat, action)
            if after.phase == "act" and after.turn == seat:
                follow = self._acts(after, legal_actions(after, seat), challenges=number < MOST_WITH_CHALLENGE)
                found += [(action, *acts) for acts in follow]
            else:
                found.append((action,))
        return found

    def moves(self, state: State, seat: int, legal: Sequence[Action]) -> list[Turn]:
        """The ways to begin a turn."""
        if DIG in legal and not state.nuggets and state.together(seat) < state.target():
            return [(DIG,)]  # no gold lies anywhere: whoever digs makes some
        return [(action,) for action in legal if action in (DIG, ROLL, PASSAGE)]

    def _acts(self, state: State, legal: Sequence[Action], *, challenges: bool) -> list[Turn]:
        """The action stage: gold is collected first, then one of the sensible ends."""
        seat = state.turn
        first: Turn = ()
        if COLLECT in legal:
            first = (COLLECT,)
            after = state.clone()
            apply(after, seat, COLLECT)
            if after.phase != "act" or after.turn != seat:
                return [first]
            state, legal = after, legal_actions(after, seat)
        found: list[Turn] = [(*first, END)]
        if challenges:
            found += [(*first, action) for action in legal if self._sensible(state, action)]
        shares = [action for action in legal if isinstance(action, Share)]
        if shares:
            found += [(*first, share) for share in self._shares(state, shares)]
        return found

    def _sensible(self, state: State, action: Action) -> bool:
        if not isinstance(action, Challenge):
            return False
        return action.kind == "gold" or state.target() - state.together(action.seat) < BATS_BELOW

    def _shares(self, state: State, shares: Sequence[Share]) -> list[Share]:
        """All to one of the two: the most that can be given, and the most that can be taken."""
        most: dict[str, Share] = {}
        for share in shares:
            most[share.kind] = share
        return list(most.values())

    def chances(self, state: State) -> list[float]:
        """Each seat's chance to win; what chance is about to decide is weighed with all its outcomes."""
        return Outlook(state, self._weights).now()
