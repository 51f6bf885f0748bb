"""The position: plain values, cheap to copy. Mine, bag and hands are never changed in place, so copies share them."""

from __future__ import annotations

from engine.contract import CHANCE
from engine.goldmine.actions import DuelDice
from engine.goldmine.box import DUEL_WINS, TARGET, TEAM_TARGET
from engine.goldmine.cells import HOME, Cell, Place
from engine.goldmine.mine import Mine

# Decisions of seats: what is decided next.
DECISIONS = ("build", "move", "put", "walk", "passage", "act", "drop", "chase")
# Decisions of chance: a tile, the die of a movement, the dice of a passage, a pair of a challenge, the die after it.
CHANCE_PHASES = frozenset(("draw", "roll", "passage_dice", "duel", "bonus_die", "flight_die"))


class State:
    """A whole position. ``rules`` changes it; everybody else reads."""

    __slots__ = (
        "against", "alliances", "aside", "bag", "bat_tokens", "bonus", "challenge", "drawn", "five_tiles", "given", "gold",
        "gold_tokens", "hands", "laid", "mine", "miners", "mud", "nuggets", "phase", "progress", "quiet", "rolls", "seats",
        "start", "steps", "turn", "winners",
    )  # fmt: skip

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.mud = False
        self.five_tiles = False
        self.alliances = False
        self.phase = "build"  # one of DECISIONS or CHANCE_PHASES, or over
        self.start = 0
        self.turn = 0  # whose turn it is
        self.mine = Mine()
        self.nuggets: frozenset[Cell] = frozenset()  # chambers with one
        self.miners: list[Place] = []  # by seat; nobody while the mine is being built
        self.gold = [0] * seats
        self.gold_tokens = [0] * seats
        self.bat_tokens = [0] * seats
        self.bag: tuple[str, ...] = ()  # sorted
        self.aside: tuple[str, ...] = ()  # tiles of the bag that were drawn just now and fit nowhere
        self.hands: list[tuple[str, ...]] = [()] * seats  # sorted
        self.drawn = ""  # the tile to be laid; "" when it comes from the hand
        self.laid = 0  # while the mine was being built
        self.steps = 0  # at most, in walk and chase
        # the challenge under way
        self.challenge = ""  # gold, bat or none
        self.against = 0
        self.rolls: tuple[DuelDice, ...] = ()
        # this turn
        self.bonus = False  # the move after a gold challenge that was won
        self.given = False  # nuggets were handed over
        self.progress = False  # a tile was laid or a nugget collected
        self.quiet = 0  # turns in a row without either
        self.winners: tuple[int, ...] = ()

    def clone(self) -> State:
        copy = State.__new__(State)
        copy.seats = self.seats
        copy.mud = self.mud
        copy.five_tiles = self.five_tiles
        copy.alliances = self.alliances
        copy.phase = self.phase
        copy.start = self.start
        copy.turn = self.turn
        copy.mine = self.mine
        copy.nuggets = self.nuggets
        copy.miners = self.miners[:]
        copy.gold = self.gold[:]
        copy.gold_tokens = self.gold_tokens[:]
        copy.bat_tokens = self.bat_tokens[:]
        copy.bag = self.bag
        copy.aside = self.aside
        copy.hands = self.hands[:]
        copy.drawn = self.drawn
        copy.laid = self.laid
        copy.steps = self.steps
        copy.challenge = self.challenge
        copy.against = self.against
        copy.rolls = self.rolls
        copy.bonus = self.bonus
        copy.given = self.given
        copy.progress = self.progress
        copy.quiet = self.quiet
        copy.winners = self.winners
        return copy

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and all(getattr(self, name) == getattr(other, name) for name in State.__slots__)

    __hash__ = None  # type: ignore[assignment]

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
