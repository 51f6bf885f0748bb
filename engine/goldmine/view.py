"""What a seat may know: everything but the tiles in others' hands, and with hands also what is in the bag."""

from __future__ import annotations

from dataclasses import dataclass

from engine.goldmine.box import BUILDING_TILES, HAND, QUIET_ROUNDS, TILES
from engine.goldmine.cells import Cell, Place
from engine.goldmine.mine import Mine
from engine.goldmine.setup import hand_kind
from engine.goldmine.state import State


@dataclass(frozen=True, slots=True)
class PlayerView:
    """One seat."""

    miner: Place | None  # None while the mine is being built
    gold: int
    gold_tokens: int
    bat_tokens: int
    hand: tuple[str, ...] | None  # None: not for the viewer's eyes
    hand_kinds: tuple[int, ...]  # how many caves, passages and puddles it holds; all saw what it laid
    partner: int | None
    together: int  # nuggets, with alliances of both partners


@dataclass(frozen=True, slots=True)
class ChallengeView:
    """A challenge under way; the winner is known when all its dice are."""

    kind: str  # gold or bat
    by: int
    against: int
    rolls: tuple[tuple[int, int], ...]  # the challenger's die first
    winner: int | None


@dataclass(frozen=True, slots=True)
class View:
    """A position as one seat, or a spectator (seat None), may see it.

    The phases: ``build`` (lay a tile before anybody moves), ``move`` (dig, roll, passage or pass), ``put`` (lay the tile that
    was dug), ``walk`` and ``passage`` (go or stay), ``act``, ``drop`` and ``chase`` (the winner of a challenge decides),
    ``over``; of chance ``draw``, ``roll``, ``passage_dice``, ``duel``, ``bonus_die``, ``flight_die``.
    """

    seat: int | None
    seats: int
    mud: bool  # puddles count
    five_tiles: bool
    alliances: bool
    phase: str
    start: int
    turn: int | None  # whose turn it is; None when the game is over
    to_act: tuple[int, ...]
    mine: Mine
    nuggets: tuple[Cell, ...]  # chambers with one, by row, then column
    players: tuple[PlayerView, ...]
    bag: int  # tiles in it
    unseen: tuple[str, ...]  # what is in the bag; with hands, these and the tiles that others hold
    aside: tuple[str, ...]  # drawn just now, fit nowhere, go back
    drawn: str | None  # the tile to be laid; None when it comes from the hand
    laid: int  # tiles, while the mine was being built
    to_lay: int  # until everybody moves
    steps: int | None  # of the move under way, at most
    challenge: ChallengeView | None
    bonus: bool  # the move after a gold challenge that was won
    given: bool  # nuggets were handed over in this turn
    progress: bool  # a tile was laid or a nugget collected in this turn
    quiet: int  # turns in a row without either
    quiet_limit: int
    target: int
    winners: tuple[int, ...] | None


def observe(state: State, seat: int | None) -> View:
    """What this seat, or a spectator, may know."""
    over = state.phase == "over"
    return View(
        seat=seat,
        seats=state.seats,
        mud=state.mud,
        five_tiles=state.five_tiles,
        alliances=state.alliances,
        phase=state.phase,
        start=state.start,
        turn=None if over else state.turn,
        to_act=state.to_act(),
        mine=state.mine,
        nuggets=tuple(sorted(state.nuggets)),
        players=tuple(_player(state, owner, seat) for owner in range(state.seats)),
        bag=len(state.bag),
        unseen=_unseen(state, seat),
        aside=state.aside,
        drawn=state.drawn or None,
        laid=state.laid,
        to_lay=BUILDING_TILES,
        steps=state.steps or None,
        challenge=_challenge(state),
        bonus=state.bonus,
        given=state.given,
        progress=state.progress,
        quiet=state.quiet,
        quiet_limit=QUIET_ROUNDS * state.seats,
        target=state.target(),
        winners=state.winners if over else None,
    )


def _player(state: State, owner: int, viewer: int | None) -> PlayerView:
    hand = state.hands[owner]
    kinds = [hand_kind(TILES[tile]) for tile in hand]
    return PlayerView(
        miner=state.miners[owner] if state.miners else None,
        gold=state.gold[owner],
        gold_tokens=state.gold_tokens[owner],
        bat_tokens=state.bat_tokens[owner],
        hand=hand if owner == viewer or not hand else None,
        hand_kinds=tuple(kinds.count(kind) for kind in HAND),
        partner=state.partner(owner),
        together=state.together(owner),
    )


def _unseen(state: State, viewer: int | None) -> tuple[str, ...]:
    others = [tile for owner, hand in enumerate(state.hands) if owner != viewer for tile in hand]
    return tuple(sorted((*state.bag, *others))) if others else state.bag


def _challenge(state: State) -> ChallengeView | None:
    if not state.challenge:
        return None
    rolls = tuple((pair.challenger, pair.defender) for pair in state.rolls)
    winner = None if state.phase == "duel" else state.duel_winner()
    return ChallengeView(state.challenge, state.turn, state.against, rolls, winner)
