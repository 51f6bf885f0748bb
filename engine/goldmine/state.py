"""The position: plain values, cheap to copy. Mine, bag and hands are never changed in place, so copies share them."""

from __future__ import annotations

from dataclasses import field

from engine.contract import CHANCE
from engine.goldmine.actions import DuelDice
from engine.goldmine.box import DUEL_WINS, TARGET, TEAM_TARGET
from engine.goldmine.cells import HOME, Cell, Place
from engine.goldmine.mine import Mine
from engine.position import Position, position

# Decisions of seats: what is decided next.
DECISIONS = ("build", "move", "put", "walk", "passage", "act", "drop", "chase")
# Decisions of chance: a tile, the die of a movement, the dice of a passage, a pair of a challenge, the die after it.
CHANCE_PHASES = frozenset(("draw", "roll", "passage_dice", "duel", "bonus_die", "flight_die"))


@position(Mine)
class State(Position):
    """A whole position. ``rules`` changes it; everybody else reads."""

    seats: int
    mud: bool = False
    five_tiles: bool = False
    alliances: bool = False
    phase: str = "build"  # one of DECISIONS or CHANCE_PHASES, or over
    start: int = 0
    turn: int = 0  # whose turn it is
    mine: Mine = field(default_factory=Mine)
    nuggets: frozenset[Cell] = frozenset()  # chambers with one
    miners: list[Place] = field(default_factory=list)  # by seat; nobody while the mine is being built
    gold: list[int] = field(init=False)
    gold_tokens: list[int] = field(init=False)
    bat_tokens: list[int] = field(init=False)
    bag: tuple[str, ...] = ()  # sorted
    aside: tuple[str, ...] = ()  # tiles of the bag that were drawn just now and fit nowhere
    hands: list[tuple[str, ...]] = field(init=False)  # sorted
    drawn: str = ""  # the tile to be laid; "" when it comes from the hand
    laid: int = 0  # while the mine was being built
    steps: int = 0  # at most, in walk and chase
    # the challenge under way
    challenge: str = ""  # gold, bat or none
    against: int = 0
    rolls: tuple[DuelDice, ...] = ()
    # this turn
    bonus: bool = False  # the move after a gold challenge that was won
    given: bool = False  # nuggets were handed over
    progress: bool = False  # a tile was laid or a nugget collected
    quiet: int = 0  # turns in a row without either
    winners: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        self.gold = [0] * self.seats
        self.gold_tokens = [0] * self.seats
        self.bat_tokens = [0] * self.seats
        self.hands = [()] * self.seats

    def to_act(self) -> tuple[int, ...]:
        """Who decides now."""
        if self.phase in CHANCE_PHASES:
            return (CHANCE,)
        return (self.actor(),) if self.phase != "over" else ()

    def actor(self) -> int:
        """The seat that decides: whoever is on turn, or the winner of a challenge."""
        return self.duel_winner() if self.phase in ("drop", "chase") else self.turn

    def duel_winner(self) -> int:
        """Of the challenge; a pair is the challenger's unless the defender's die is higher."""
        won = sum(pair.challenger >= pair.defender for pair in self.rolls)
        return self.turn if won >= DUEL_WINS else self.against

    def duel_loser(self) -> int:
        return self.against if self.duel_winner() == self.turn else self.turn

    def partner(self, seat: int) -> int | None:
        """The seat opposite, with alliances."""
        return (seat + self.seats // 2) % self.seats if self.alliances else None

    def target(self) -> int:
        """Nuggets needed, by a seat or by a pair."""
        return TEAM_TARGET[self.seats] if self.alliances else TARGET[self.seats]

    def together(self, seat: int) -> int:
        """Nuggets of a seat, with alliances of its pair."""
        partner = self.partner(seat)
        return self.gold[seat] + (0 if partner is None else self.gold[partner])

    def at_home(self, seat: int) -> bool:
        """Whether the miner, with alliances both, stands on the entrance."""
        partner = self.partner(seat)
        return self.miners[seat] == HOME and (partner is None or self.miners[partner] == HOME)

    def building(self) -> bool:
        """Phase I: nobody is in the mine yet."""
        return not self.miners
