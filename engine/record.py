"""The game record, the portable form of a game; docs/record.md specifies it.

A record is JSON: format, game, players, the deal, and the actions, one line for each whole decision.

>>> from engine.games import GAMES
>>> from engine.match import play_game
>>> from engine.players.random_player import RandomPlayer
>>> state, record = play_game(GAMES["kopalnie"], [RandomPlayer()] * 2, ["Ania", "Bartek"], seed=7)
>>> record.to_json()["format"]
'kopalnie-record/1'
>>> record.actions[:4]
['0: mission papyrus_keeper', 'mission clean_hands', 'dig C roll 6', 'dig E roll 2']
>>> again = replay(from_json(record.to_json()))
>>> again.error, again.state == state
(None, True)
>>> replay(record, until=3).played
3
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.checked import BeforeAction, line_continues, line_prefix, play_line
from engine.contract import AnyGame, BadDeal, EngineError, Event, Json, Seat
from engine.games import GAMES
from engine.refusal_text import refusal_in_english

RUNNING = " ..."  # suffix of the last line while its turn is unfinished


class BadRecord(EngineError):
    """The data are not a valid record."""


RECORD_ERROR_TEXTS = {
    "not_json": "the record is not JSON",
    "not_object": "the record is not a JSON object",
    "no_key": "the record has no key '{key}'",
    "bad_format": "the format must be '{should}'",
    "bad_game": "no such game",
    "bad_players": "'players' must be a list of names",
    "no_seat": "several seats choose at once here, so the line must begin with its seat, as in '0: …'",
    "bad_actions": "'actions' must be a list of strings",
    "bad_taken_back": "'taken_back' must be a list of objects, each with the number 'after' and the strings 'actions'",
}


@dataclass(slots=True)
class Record:
    """A game as players, deal and action lines."""

    game: AnyGame
    players: list[str]
    deal: dict[str, Json]
    actions: list[str]
    options: dict[str, Json] = field(default_factory=dict)
    more: dict[str, Json] = field(default_factory=dict)  # ids, times, seed and its commitment

    def setup(self) -> Any:
        """The first position; raises BadDeal."""
        if len(self.players) not in self.game.seats:
            raise BadDeal("seats", least=min(self.game.seats), most=max(self.game.seats), have=len(self.players))
        return self.game.setup(len(self.players), self.deal, self.options)

    def to_json(self) -> dict[str, Json]:
        head = {"format": f"{self.game.name}-record/1", "game": self.game.name, "players": self.players}
        options = {"options": self.options} if self.options else {}
        return {**head, **options, **self.more, **self.deal, "actions": self.actions}


def from_json(data: Json) -> Record:
    """Parse a record; raises BadRecord. Unknown keys are kept in ``more``."""
    if not isinstance(data, dict):
        raise BadRecord("not_object")
    for key in ("format", "game", "players", "actions"):
        if key not in data:
            raise BadRecord("no_key", key=key)
    game = GAMES.get(data["game"]) if isinstance(data["game"], str) else None
    if game is None:
        raise BadRecord("bad_game", str(data["game"])[:80])
    if data["format"] != f"{game.name}-record/1":
        raise BadRecord("bad_format", str(data["format"])[:80], should=f"{game.name}-record/1")
    players, actions = data["players"], data["actions"]
    if not isinstance(players, list) or not all(isinstance(name, str) for name in players):
        raise BadRecord("bad_players")
    if not isinstance(actions, list) or not all(isinstance(line, str) for line in actions):
        raise BadRecord("bad_actions")
    rest = {key: value for key, value in data.items() if key not in ("format", "game", "players", "actions", "options")}
    deal = {key: rest.pop(key) for key in game.deal_keys if key in rest}
    return Record(game, players, deal, actions, _known_options(game, data.get("options")), rest)


def _known_options(game: AnyGame, options: Json) -> dict[str, Json]:
    if not isinstance(options, Mapping):
        return {}
    return {name: options[name] for name, values in game.options.items() if options.get(name) in values}


def describe(error: EngineError, game: AnyGame | None = None) -> str:
    """An error in plain English, for the command line."""
    refusal = error.refusal
    if refusal.code in RECORD_ERROR_TEXTS or game is None:
        return refusal_in_english(refusal, RECORD_ERROR_TEXTS)
    return game.describe(refusal)


@dataclass(slots=True)
class Replay:
    """Outcome of a replay; ``error`` and ``index`` are set if a line was refused."""

    state: Any
    played: int
    error: EngineError | None = None

    @property
    def index(self) -> int | None:
        return None if self.error is None else self.played


def replay(
    record: Record,
    until: int | None = None,
    watch: Callable[[Any, Sequence[Event]], None] | None = None,
    before_action: BeforeAction | None = None,
) -> Replay:
    """Play all lines of a record, or the first ``until``; ``watch`` is called with each position and its events.

    ``before_action`` is called before each action is applied, as in ``checked.play_line``.
    """
    state = record.setup()
    if watch:
        watch(state, [])
    lines = record.actions[:until]
    for index, line in enumerate(lines):
        running = index == len(record.actions) - 1 and line.endswith(RUNNING)
        try:
            text = line.removesuffix(RUNNING) if running else line
            state, events = play_line(record.game, state, text, running=running, before_action=before_action)
        except EngineError as error:
            return Replay(state, index, error)
        if watch:
            watch(state, events)
    return Replay(state, len(lines))


class RecordWriter:
    """Collects the actions of a game as record lines."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._lines: list[str] = []
        self._seat: Seat | None = None  # seat of the open line

    def note(self, before: Any, action: Any, seat: Seat | None = None) -> None:
        """Add an action, given the position before it and, where several seats may act, its seat."""
        whose = self._game.to_act(before)[0] if seat is None else seat
        if self._seat is None or not line_continues(self._game, before, self._seat):
            self._seat = whose
            self._lines.append(line_prefix(self._game, before, whose) + str(action))
        elif action != self._game.implied(before):
            self._lines[-1] += f" {action}"

    def lines(self, now: Any) -> list[str]:
        """All lines up to this position; an unfinished decision without an implied end is left out."""
        if self._seat is None or not line_continues(self._game, now, self._seat):
            return list(self._lines)
        if self._game.implied(now) is not None:
            return [*self._lines[:-1], self._lines[-1] + RUNNING]
        return self._lines[:-1]
