"""A tiny game of duels with everything that the next games need of the contract.

Four or six seats, alone or in teams of opposite seats. Twice at the beginning all choose in secret (a colour, then a
number). A turn: rest, or attack somebody. An attack hits three times of four (chance with weights); whoever is hit decides
in the middle of the attacker's turn whether to block or to yield, in a quarter of the clock. Then the attacker gloats or
leaves. Each turn takes a card off a deck; when it is empty it is shuffled again, which is chance that cannot be listed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

from engine.contract import CHANCE, BadDeal, Event, GameDefaults, Refusal, Result, Teams, Unreadable
from engine.rng import below, shuffled

CARDS = tuple(range(40))  # far too many orders to list
COLOURS = ("red", "blue")
ROUNDS = 5
WEIGHTS = {"hit": 3.0, "miss": 1.0}


@dataclass
class Fight:
    seats: int
    teams: bool
    deck: list[int]
    colours: list[str | None]
    numbers: list[int | None]
    used: list[int] = field(default_factory=list)
    turn: int = 0
    played: int = 0
    scores: list[int] = field(default_factory=list)
    target: int | None = None
    phase: str = "colour"


@dataclass(frozen=True)
class FightView:
    seat: int | None
    public: tuple[Any, ...]
    own: tuple[Any, ...]


class Duel(GameDefaults):
    name = "duel"
    version = 1
    seats = (4, 6)
    options: Mapping[str, tuple[Any, ...]] = {"teams": (False, True), "crowded": (False, True)}
    deal_keys: tuple[str, ...] = ("deck", "teams_bonus")
    stand_in = "random"

    def check_options(self, seats: int, options: Mapping[str, Any]) -> Refusal | None:
        if options.get("crowded") and seats != 6:
            return Refusal("crowded_needs_six", {"have": seats})
        return None

    def deal(self, rng: Random, seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
        bonus = {"teams_bonus": below(rng, 3)} if options.get("teams") else {}
        return {"deck": shuffled(CARDS, rng), **bonus}

    def setup(self, seats: int, deal: Mapping[str, Any], options: Mapping[str, Any]) -> Fight:
        if seats not in self.seats:
            raise BadDeal("seats", have=seats)
        if refusal := self.check_options(seats, options):
            raise BadDeal(refusal.code, refusal.part, **refusal.figures)
        deck = deal.get("deck")
        if not isinstance(deck, list) or sorted(map(str, deck)) != sorted(map(str, CARDS)):
            raise BadDeal("deck")
        teams = bool(options.get("teams"))
        if teams and not isinstance(deal.get("teams_bonus"), int):
            raise BadDeal("teams_bonus")
        start = [deal["teams_bonus"] if teams else 0] * seats
        return Fight(seats, teams, list(deck), [None] * seats, [None] * seats, scores=start)

    def teams(self, seats: int, options: Mapping[str, Any]) -> Teams:
        return tuple((seat, seat + seats // 2) for seat in range(seats // 2)) if options.get("teams") else ()

    def to_act(self, state: Fight) -> tuple[int, ...]:
        if state.phase in ("colour", "number"):
            chosen: Sequence[Any] = state.colours if state.phase == "colour" else state.numbers
            return tuple(seat for seat, choice in enumerate(chosen) if choice is None)
        if state.phase in ("strike", "shuffle"):
            return (CHANCE,)
        if state.phase == "over":
            return ()
        return (state.target,) if state.phase == "defend" and state.target is not None else (state.turn,)

    def legal_actions(self, state: Fight, seat: int) -> Sequence[str]:
        if seat not in self.to_act(state) or state.phase == "shuffle":
            return []
        if state.phase == "colour":
            return [f"colour {colour}" for colour in COLOURS]
        if state.phase == "number":
            return [f"number {number}" for number in range(3)]
        if state.phase == "turn":
            return ["rest", *(f"attack {other}" for other in range(state.seats) if other != seat)]
        return {"strike": ["hit", "miss"], "defend": ["block", "yield"], "after": ["gloat", "leave"]}[state.phase]

    def chance(self, state: Fight, rng: Random) -> str:
        if state.phase == "shuffle":
            return "shuffle " + "-".join(map(str, shuffled(sorted(state.used), rng)))
        return "hit" if rng.random() * sum(WEIGHTS.values()) < WEIGHTS["hit"] else "miss"

    def chance_weights(self, state: Fight) -> Sequence[float] | None:
        return [WEIGHTS[outcome] for outcome in self.legal_actions(state, CHANCE)] or None

    def apply(self, state: Fight, seat: int, action: str) -> list[Event]:
        word, _, rest = action.partition(" ")
        if word == "colour":
            state.colours[seat] = rest
            state.phase = "colour" if None in state.colours else "number"
            return [Event("chose", seat, {}), Event("colour", seat, {"colour": rest}, seat)]
        if word == "number":
            state.numbers[seat] = int(rest)
            state.phase = "number" if None in state.numbers else "turn"
            return [Event("chose", seat, {}), Event("number", seat, {"number": int(rest)}, seat)]
        if word == "attack":
            state.target, state.phase = int(rest), "strike"
        elif word == "hit":
            state.phase = "defend"
        elif word == "miss":
            state.phase = "after"
        elif word in ("block", "yield"):
            state.scores[seat if word == "block" else state.turn] += 1
            state.phase = "after"
        elif word == "shuffle":
            state.deck, state.used = [int(card) for card in rest.split("-")], []
            self._next(state)
        else:  # rest, gloat, leave
            state.used.append(state.deck.pop())
            if state.deck:
                self._next(state)
            else:
                state.phase = "shuffle"
        return [Event(word, None if seat == CHANCE else seat, {"target": state.target})]

    def _next(self, state: Fight) -> None:
        state.played += 1
        state.target = None
        state.turn = (state.turn + 1) % state.seats
        state.phase = "over" if state.played == ROUNDS * state.seats else "turn"

    def clone(self, state: Fight) -> Fight:
        copies = {name: list(getattr(state, name)) for name in ("deck", "colours", "numbers", "used", "scores")}
        return replace(state, **copies)

    def observe(self, state: Fight, seat: int | None) -> FightView:
        secrets = state.phase in ("colour", "number")
        public = (
            state.seats, state.teams, len(state.deck), tuple(sorted(state.used)), state.turn, state.played, tuple(state.scores),
            state.target, state.phase, tuple(choice is not None for choice in state.colours),
            tuple(choice is not None for choice in state.numbers), () if secrets else (*state.colours, *state.numbers),
        )  # fmt: skip
        return FightView(seat, public, () if seat is None else (state.colours[seat], state.numbers[seat]))

    def determinize(self, view: FightView, rng: Random) -> Fight:
        seats, teams, _, used, turn, played, scores, target, phase, colours, numbers, known = view.public
        deck = shuffled([card for card in CARDS if card not in used], rng)
        red = [COLOURS[below(rng, 2)] if chosen else None for chosen in colours]
        low = [below(rng, 3) if chosen else None for chosen in numbers]
        if known:
            red, low = list(known[:seats]), list(known[seats:])
        elif view.seat is not None:
            red[view.seat], low[view.seat] = view.own
        return Fight(seats, teams, deck, red, low, list(used), turn, played, list(scores), target, phase)

    def result(self, state: Fight) -> Result | None:
        if state.phase != "over":
            return None
        teams = self.teams(state.seats, {"teams": state.teams})
        sums = [sum(state.scores[mate] for mate in self._with(teams, seat)) for seat in range(state.seats)]
        winners = tuple(seat for seat in range(state.seats) if sums[seat] == max(sums))
        return Result(tuple(state.scores), winners, tuple({"duels": score} for score in state.scores), teams)

    def _with(self, teams: Teams, seat: int) -> tuple[int, ...]:
        return next((team for team in teams if seat in team), (seat,))

    def to_json(self, state: Fight) -> dict[str, Any]:
        return vars(self.clone(state))

    def from_json(self, data: Mapping[str, Any]) -> Fight:
        return Fight(**data)

    def parse(self, text: str) -> str:
        word, _, rest = text.partition(" ")
        bare = {"rest", "hit", "miss", "block", "yield", "gloat", "leave"}
        named = {"colour": rest in COLOURS, "number": rest in ("0", "1", "2"), "attack": rest in tuple("012345")}
        if text in bare or named.get(word) or (word == "shuffle" and rest.replace("-", "").isdigit()):
            return text
        raise Unreadable("unknown_action", text)

    def parse_line(self, text: str) -> list[str]:
        words, actions = text.split(" "), []
        while words:
            size = 2 if words[0] in ("colour", "number", "attack", "shuffle") else 1
            actions.append(self.parse(" ".join(words[:size])))
            words = words[size:]
        return actions

    def line_open(self, state: Fight) -> bool:
        return state.phase in ("strike", "defend", "after")

    def implied(self, state: Fight) -> None:
        return None

    def explain(self, state: Fight, seat: int, action: str) -> Refusal | None:
        if seat not in self.to_act(state):
            return Refusal("not_your_turn", {"turn": list(self.to_act(state))}, action)
        if seat == CHANCE and state.phase == "shuffle":
            cards = sorted(action.removeprefix("shuffle ").split("-"), key=str)
            fits = action.startswith("shuffle ") and cards == sorted(map(str, state.used), key=str)
            return None if fits else Refusal("other_cards", {}, action)
        return None if action in self.legal_actions(state, seat) else Refusal("not_now", {}, action)

    def describe(self, refusal: Refusal) -> str:
        return refusal.code

    def turn_open(self, state: Fight) -> bool:
        return state.phase in ("strike", "defend", "after")

    def clock_share(self, state: Fight) -> float:
        return 0.25 if state.phase == "defend" else 1.0

    def reveals(self, event: Event) -> bool:
        return event.kind in ("hit", "miss")

    def tally(self, state: Fight, seat: int) -> dict[str, int]:
        return {"duels": state.scores[seat]}

    def favourites(self, tally: Mapping[str, int], breakdown: Mapping[str, int]) -> dict[str, str | None]:
        return {}


DUEL = Duel()
