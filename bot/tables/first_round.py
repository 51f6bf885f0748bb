"""The first round as a value: it is over when every seat has had a turn. From then on whoever sits there is rated.

What several seats choose at once, such as a draft, is nobody's turn, not even for the one who chooses last.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass

from engine.contract import Seat


@dataclass(frozen=True, slots=True)
class FirstRound:
    """Who has had a turn so far, and who is still to choose of several that choose at once. Immutable."""

    played: tuple[Seat, ...] = ()
    choosing: tuple[Seat, ...] = ()

    def decided(self, seat: Seat, before: Sequence[Seat], after: Sequence[Seat], *, turn_began: bool) -> FirstRound:
        """After an action of ``seat``, one of ``before`` who were to act; ``after`` are to act next.

        ``turn_began``: it was the first action of a turn. An answer in the middle of another seat's turn is none.
        """
        alone = tuple(before) == (seat,) and seat not in self.choosing
        new = turn_began and alone and seat not in self.played
        left = set(self.choosing) - {seat}
        return FirstRound((*self.played, seat) if new else self.played, at_once(after) or tuple(s for s in after if s in left))

    def to_json(self) -> str:
        return json.dumps([self.played, self.choosing], separators=(",", ":"))

    @staticmethod
    def from_json(text: str) -> FirstRound:
        played, choosing = json.loads(text)
        return FirstRound(tuple(played), tuple(choosing))


NO_TURNS = FirstRound()


def at_once(actors: Sequence[Seat]) -> tuple[Seat, ...]:
    """Those who choose at once; nobody where only one is to act."""
    return tuple(actors) if len(actors) > 1 else ()
