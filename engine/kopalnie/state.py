"""The game state: plain values, cheap to copy.

Mine rows, deck and offers are tuples: immutable, so clones share them.
"""

from __future__ import annotations

from dataclasses import field

from engine.contract import CHANCE
from engine.kopalnie.box import AFTER_ROLL, PLACES, STONE, TILES
from engine.position import Position, position

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


@position()
class State(Position):
    """A full position. Only ``rules`` and its helpers modify it."""

    seats: int = 0
    # missions, dig, roll (chance), rolled, guess, coin_mine, coin_tile, over
    phase: str = "missions"
    ply: int = 0
    start: int = 0
    turn: int = 0
    rows: list[MineRow] = field(default_factory=list)  # by mine
    picks: list[int] = field(default_factory=list)  # by mine: place index, or AT_START
    abandoned_by: list[int | None] = field(default_factory=list)
    lying: dict[str, int] = field(default_factory=dict)  # coins on tiles in the mines
    tiles: list[list[str]] = field(default_factory=list)  # by seat, in the order taken
    coins: list[int] = field(default_factory=list)
    kept: list[list[str]] = field(default_factory=list)  # chance cards, in the order drawn
    offered: list[tuple[str, ...]] = field(default_factory=list)
    missions: list[str | None] = field(default_factory=list)
    revealed: list[bool] = field(default_factory=list)  # missions shown before the end
    deck: tuple[str, ...] = ()  # top first
    used: list[str] = field(default_factory=list)  # chance cards
    boxed: list[str] = field(default_factory=list)  # tiles that a card has taken out of the game
    # the current turn
    digs: int = 1  # still to do, including the current one
    dug: int = 0  # done in this turn
    fresh: int = 0  # number of kept cards drawn in this turn, not playable before the next one
    two_trails: bool = False  # played for the next dig
    mine: str = ""  # being dug in
    rolls: tuple[int, ...] = ()
    again: bool = False  # new hope: this roll binds
    card: str = ""  # the grey card that takes effect
    named: int = 0  # the lucky guess
    coin_left: int = 0  # coins that the card still lays
    coin_stones: bool = False  # only onto stones
    coin_mine: str = ""

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
