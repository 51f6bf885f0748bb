"""The best choices of a seat that decides about a challenge, for a panel that offers two or three of them first."""

from __future__ import annotations

from random import Random

from engine.goldmine.actions import Action
from engine.goldmine.determinization import determinize
from engine.goldmine.legal import legal_actions
from engine.goldmine.players.outlook import Outlook
from engine.goldmine.view import View


def best_choices(view: View, most: int) -> list[Action]:
    """The viewer's legal actions by what they do to its chances, as the foreman sees them, the best first."""
    assert view.seat is not None
    state = determinize(view, Random(0))  # nothing is hidden once a challenge is possible
    outlook = Outlook(state)
    seat = view.seat
    return sorted(legal_actions(state, seat), key=lambda action: -outlook.after(action)[seat])[:most]
