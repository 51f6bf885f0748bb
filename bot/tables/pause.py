"""Agreed pauses as values: when the clock of a table stood still or will, and an open question whether it should."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace

from engine.contract import Seat


@dataclass(frozen=True, slots=True)
class PauseQuestion:
    """An open question whether the table waits for somebody."""

    seat: Seat
    asked_seq: int  # the version of the question
    until: int
    agreed: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Pauses:
    """All pauses of a game, the present one last. Immutable."""

    times: tuple[tuple[int, int], ...] = ()  # since and until
    seat: Seat | None = None  # for whom the last pause was made
    question: PauseQuestion | None = None
    asked_at: int | None = None  # when somebody last asked
    agreed: tuple[Seat, ...] = ()  # whose owners have agreed to the last pause

    @property
    def seconds(self) -> int:
        """How long all pauses last together."""
        return sum(until - since for since, until in self.times)

    def until(self, now: int) -> int | None:
        """The end of the pause that holds now."""
        return next((until for since, until in self.times if since <= now < until), None)

    def begun(self, question: PauseQuestion, now: int) -> Pauses:
        """With the pause that was asked for, from now on."""
        times = (*self.times, (now, question.until))
        return replace(self, times=times, seat=question.seat, question=None, agreed=question.agreed)

    def ended(self, now: int) -> Pauses:
        """With the present pause ended early."""
        times = [(since, min(until, now)) for since, until in self.times]
        return replace(self, times=tuple((since, until) for since, until in times if since < until))

    def without_consent(self, seat: Seat) -> Pauses:
        """As if this seat had agreed to nothing: it has another owner, or none."""
        asked = self.question and replace(self.question, agreed=tuple(other for other in self.question.agreed if other != seat))
        return replace(self, question=asked, agreed=tuple(other for other in self.agreed if other != seat))

    def without_expired(self, now: int) -> Pauses:
        """Without a question that came to nothing in time."""
        return replace(self, question=None) if self.question is not None and self.question.until <= now else self

    def to_json(self) -> str:
        asked = self.question and [self.question.seat, self.question.asked_seq, self.question.until, self.question.agreed]
        return json.dumps([self.times, self.seat, asked, self.asked_at, self.agreed], separators=(",", ":"))

    @staticmethod
    def from_json(text: str) -> Pauses:
        times, seat, asked, asked_at, *agreed = json.loads(text)  # an older version did not keep who had agreed
        question = asked and PauseQuestion(asked[0], asked[1], asked[2], tuple(asked[3]))
        kept = tuple((since, until) for since, until in times)
        return Pauses(kept, seat, question, asked_at, tuple(agreed[0]) if agreed else ())


NO_PAUSES = Pauses()
