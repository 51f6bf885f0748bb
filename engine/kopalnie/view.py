"""What one person may know of a position."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.kopalnie.box import COIN_OF, DIE, MINES, MISSIONS, TABLE_SETUPS
from engine.kopalnie.scoring import account, counts, forms, holdings_of, mission_done, winners
from engine.kopalnie.state import AT_START, State, walk


@dataclass(frozen=True, slots=True)
class MineView:
    """A mine; all of it is public."""

    code: str  # A to J
    places: tuple[str | None, ...]  # seven from the left: a tile (``box.TILES``), or None where it was taken; abandoned: all None
    pick: int | None  # the place, 0 to 6, on which the pick rests; None: it lies on the start field
    coins: Mapping[str, int]  # tile -> the coin that lies on it
    prospects: tuple[str, ...]  # the tile that each roll from 1 to 6 would take; abandoned: none
    last_tile: str | None  # abandoned: the tile that lies on the start field with the pick
    abandoned_by: int | None  # the seat whose digging closed it; None: open


@dataclass(frozen=True, slots=True)
class PlayerView:
    """One player, as far as the viewer may know."""

    tiles: tuple[str, ...]  # in the order taken
    counts: Mapping[str, int]  # those tiles by kind; cards that count as a tile (``box.CARDS[card].tile``) come on top
    forms: Mapping[str, int]  # the bronze among them by form
    coins: int
    kept: tuple[str, ...]  # chance cards in the order drawn
    has_mission: bool  # has chosen one
    offered: tuple[str, ...] | None  # the missions to choose from; None: not for the viewer's eyes
    mission: str | None  # the chosen one; None: not chosen, or not for the viewer's eyes
    revealed: bool  # its mission has been shown to all before the end
    mission_done: bool | None  # would it be done if the game ended now; None: the viewer does not know the mission
    account: Mapping[str, int]  # what the score is made of now (``scoring.ACCOUNT``), from all that the viewer knows
    points: int  # the sum of it


@dataclass(frozen=True, slots=True)
class Laying:
    """A card lays coins onto tiles."""

    coin: int  # what each is worth
    left: int  # how many may still be laid
    stones: bool  # only onto stones
    mine: str | None  # the mine chosen for the next one; None: not yet, or any (stones)
    choices: tuple[str, ...]  # tiles onto which one may go now


@dataclass(frozen=True, slots=True)
class View:
    """A position as one seat, or a spectator (seat None), may see it.

    The phases: ``missions`` (all choose at once), ``dig`` (choose a mine, or play a card first), ``roll`` (chance), ``rolled``
    (accept the roll or change it with a card; only where there is something to decide), ``guess`` (name a number),
    ``coin_mine`` and ``coin_tile`` (where a coin is laid), ``over``.
    """

    seat: int | None
    seats: int
    phase: str
    ply: int
    start: int
    turn: int | None  # whose turn it is; None while missions are chosen and when the game is over
    to_act: tuple[int, ...]  # who decides now, as the contract says it
    mines: tuple[MineView, ...]
    abandoned: int  # mines, so far
    end: int  # abandoned mines that end the game
    players: tuple[PlayerView, ...]
    deck: int  # chance cards left
    used: tuple[str, ...]  # chance cards, in the order used
    boxed: tuple[str, ...]  # tiles that a card has taken out of the game
    digs: int  # left in this turn, with the one under way
    dug: int  # digs done in this turn
    fresh: int  # the last so many kept cards of the seat on turn were drawn in this turn and cannot be played yet
    two_trails: bool  # played for the next dig
    mine: str | None  # being dug in
    rolls: tuple[int, ...]  # what was rolled and not yet accepted; after two trails two
    again: bool  # new hope was played: the roll to come binds
    card: str | None  # the chance card that takes effect now
    named: int | None  # by the lucky guess
    laying: Laying | None
    winners: tuple[int, ...] | None


def observe(state: State, seat: int | None) -> View:
    """What this seat, or a spectator, may know."""
    phase = state.phase
    over = phase == "over"
    players = _players(state, seat)
    table = TABLE_SETUPS[state.seats]
    return View(
        seat=seat,
        seats=state.seats,
        phase=phase,
        ply=state.ply,
        start=state.start,
        turn=None if phase in ("missions", "over") else state.turn,
        to_act=state.to_act(),
        mines=tuple(_mine(state, at, code) for at, code in enumerate(table.mines)),
        abandoned=sum(by is not None for by in state.abandoned_by),
        end=table.end,
        players=players,
        deck=len(state.deck),
        used=tuple(state.used),
        boxed=tuple(state.boxed),
        digs=state.digs,
        dug=state.dug,
        fresh=state.fresh,
        two_trails=state.two_trails,
        mine=state.mine or None,
        rolls=state.rolls,
        again=state.again,
        card=state.card or None,
        named=state.named or None,
        laying=_laying(state),
        winners=winners([player.account for player in players]) if over else None,
    )


def _mine(state: State, at: int, code: str) -> MineView:
    row, pick, by = state.rows[at], state.picks[at], state.abandoned_by[at]
    if by is not None:
        return MineView(code, (None,) * len(row), None, {}, (), row[0], by)
    places = walk(row, pick)
    prospects = tuple(row[places[(roll - 1) % len(places)]] or "" for roll in DIE)
    coins = {tile: state.lying[tile] for tile in row if tile in state.lying}
    return MineView(code, row, None if pick == AT_START else pick, coins, prospects, None, None)


def _players(state: State, viewer: int | None) -> tuple[PlayerView, ...]:
    everything = state.phase == "over"
    known = holdings_of(state)
    players = []
    for owner, holding in enumerate(known):
        own = owner == viewer
        mission = state.missions[owner] if own or everything or state.revealed[owner] else None
        done = None if mission is None else mission_done(mission, owner, known)
        rows = account(holding, MISSIONS[mission].points if mission and done else 0)
        players.append(
            PlayerView(
                tiles=tuple(holding.tiles),
                counts=counts(holding.tiles),
                forms=forms(holding.tiles),
                coins=holding.coins,
                kept=tuple(holding.cards),
                has_mission=state.missions[owner] is not None,
                offered=state.offered[owner] if own else None,
                mission=mission,
                revealed=state.revealed[owner],
                mission_done=done,
                account=rows,
                points=sum(rows.values()),
            )
        )
    return tuple(players)


def _laying(state: State) -> Laying | None:
    if state.phase not in ("coin_mine", "coin_tile"):
        return None
    mines = [MINES.index(state.coin_mine)] if state.coin_mine else range(len(state.rows))
    choices = tuple(tile for mine in mines for tile in state.bare(mine))
    return Laying(COIN_OF[state.card], state.coin_left, state.coin_stones, state.coin_mine or None, choices)
