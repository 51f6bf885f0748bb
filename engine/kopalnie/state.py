"""The game state: plain values, cheap to copy.

Mine rows, deck and offers are tuples: immutable, so clones share them.
"""

from __future__ import annotations

from engine.contract import CHANCE
from engine.kopalnie.box import AFTER_ROLL, PLACES, STONE, TILES

MineRow = tuple[str | None, ...]  # a mine's seven places from the left: a tile, or None where it was taken

AT_START = -1  # a pick that lies on the start field


def walk(row: MineRow, pick: int) -> list[int]:
    """The places with a tile, in the order in which the pick reaches them."""
    places = [place for place in range(pick + 1, len(row)) if row[place] is not None]
    places += [place for place in range(pick + 1) if row[place] is not None]
    return places


def closed_row(last: str) -> MineRow:
    """The row of an abandoned mine: its last tile is at the start."""
    return (last, *(None,) * (PLACES - 1))


class State:
    """A full position. Only ``rules`` and its helpers modify it."""

    __slots__ = (
        "abandoned_by", "again", "boxed", "card", "coin_left", "coin_mine", "coin_stones", "coins", "deck", "digs", "dug",
        "fresh", "kept", "lying", "mine", "missions", "named", "offered", "phase", "picks", "ply", "revealed", "rolls", "rows",
        "seats", "start", "tiles", "turn", "two_trails", "used",
    )  # fmt: skip

    def __init__(self) -> None:
        self.seats = 0
        # missions, dig, roll (chance), rolled, guess, coin_mine, coin_tile, over
        self.phase = "missions"
        self.ply = 0
        self.start = 0
        self.turn = 0
        self.rows: list[MineRow] = []  # by mine
        self.picks: list[int] = []  # by mine: place index, or AT_START
        self.abandoned_by: list[int | None] = []
        self.lying: dict[str, int] = {}  # coins on tiles in the mines
        self.tiles: list[list[str]] = []  # by seat, in the order taken
        self.coins: list[int] = []
        self.kept: list[list[str]] = []  # chance cards, in the order drawn
        self.offered: list[tuple[str, ...]] = []
        self.missions: list[str | None] = []
        self.revealed: list[bool] = []  # missions shown before the end
        self.deck: tuple[str, ...] = ()  # top first
        self.used: list[str] = []  # chance cards
        self.boxed: list[str] = []  # tiles that a card has taken out of the game
        # the current turn
        self.digs = 1  # still to do, including the current one
        self.dug = 0  # done in this turn
        self.fresh = 0  # number of kept cards drawn in this turn, not playable before the next one
        self.two_trails = False  # played for the next dig
        self.mine = ""  # being dug in
        self.rolls: tuple[int, ...] = ()
        self.again = False  # new hope: this roll binds
        self.card = ""  # the grey card that takes effect
        self.named = 0  # the lucky guess
        self.coin_left = 0  # coins that the card still lays
        self.coin_stones = False  # only onto stones
        self.coin_mine = ""

    def clone(self) -> State:
        copy = State.__new__(State)
        copy.seats = self.seats
        copy.phase = self.phase
        copy.ply = self.ply
        copy.start = self.start
        copy.turn = self.turn
        copy.rows = self.rows[:]
        copy.picks = self.picks[:]
        copy.abandoned_by = self.abandoned_by[:]
        copy.lying = self.lying.copy()
        copy.tiles = [tiles[:] for tiles in self.tiles]
        copy.coins = self.coins[:]
        copy.kept = [cards[:] for cards in self.kept]
        copy.offered = self.offered[:]
        copy.missions = self.missions[:]
        copy.revealed = self.revealed[:]
        copy.deck = self.deck
        copy.used = self.used[:]
        copy.boxed = self.boxed[:]
        copy.digs = self.digs
        copy.dug = self.dug
        copy.fresh = self.fresh
        copy.two_trails = self.two_trails
        copy.mine = self.mine
        copy.rolls = self.rolls
        copy.again = self.again
        copy.card = self.card
        copy.named = self.named
        copy.coin_left = self.coin_left
        copy.coin_stones = self.coin_stones
        copy.coin_mine = self.coin_mine
        return copy

    def to_act(self) -> tuple[int, ...]:
        """The seats that decide now."""
        if self.phase == "roll":
            return (CHANCE,)
        if self.phase == "missions":
            return tuple(seat for seat, mission in enumerate(self.missions) if mission is None)
        return () if self.phase == "over" else (self.turn,)

    def turn_open(self) -> bool:
        """True between two decisions of one turn."""
        if self.phase == "dig":
            return self.two_trails or self.digs > 1 or self.dug > 0
        return self.phase not in ("missions", "over")

    def playable(self) -> list[str]:
        """The kept cards that the seat on turn may play, without those drawn in this turn."""
        kept = self.kept[self.turn]
        return kept[: len(kept) - self.fresh]

    def may_answer(self) -> bool:
        """True if the seat on turn has a card that can change the roll."""
        return not self.again and any(card in AFTER_ROLL for card in self.playable())

    def bare(self, mine: int) -> list[str]:
        """The tiles of a mine onto which a coin may be laid now, from the left."""
        if self.abandoned_by[mine] is not None:
            return []
        lying, stones = self.lying, self.coin_stones
        return [tile for tile in self.rows[mine] if tile and tile not in lying and (not stones or TILES[tile].kind == STONE)]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and all(getattr(self, name) == getattr(other, name) for name in self.__slots__)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"State({', '.join(f'{name}={getattr(self, name)!r}' for name in self.__slots__)})"
