"""The chance cards: what happens when one is drawn."""

from __future__ import annotations

from collections.abc import Callable

from engine.contract import Event
from engine.kopalnie.box import (
    CARDS,
    COINS_OF,
    DEALER_COINS,
    LUCKY_GUESS_COINS,
    MARKET_COINS,
    PINK_DIAMOND_COINS,
    PURSE_COINS,
    STONE,
    TILES,
    TRIBUTE_COINS,
)  # fmt: skip
from engine.kopalnie.state import State

Events = list[Event]


def draw(state: State, ending: bool, events: Events) -> None:
    """The seat on turn draws a card, which is read aloud; one that waits for a decision or the die becomes ``state.card``.

    The deck cannot run out: there are fewer stars in the mines than cards in it.
    """
    seat = state.turn
    code, *_ = state.deck
    state.deck = state.deck[1:]
    card = CARDS[code]
    events.append(Event("drew_chance", seat, {"card": code, "kept": card.kept, "left": len(state.deck)}))
    if card.kept:
        state.kept[seat].append(code)
        state.fresh += 1
        if code == "pink_diamond":
            events.append(earn(state, seat, PINK_DIAMOND_COINS, code))
        return
    state.card = code
    waits = _EFFECTS[code](state, ending, events)
    if not waits:
        discard(state)


def discard(state: State) -> None:
    """The card has taken effect."""
    state.used.append(state.card)
    state.card = ""


def rolled_for_card(state: State, number: int, events: Events) -> None:
    """The die that a card asked for stands."""
    seat, card = state.turn, state.card
    if card == "lucky_roll":
        events.append(earn(state, seat, number, card))
    elif number == state.named:
        events.append(earn(state, seat, LUCKY_GUESS_COINS, card))
    else:
        events.append(_nothing(state))
    state.named = 0
    discard(state)


def earn(state: State, seat: int, coins: int, source: str) -> Event:
    """Coins from the supply; the source is a card, "plus" or "tile"."""
    state.coins[seat] += coins
    return Event("earned", seat, {"coins": coins, "from": source, "total": state.coins[seat]})


# Each effect says whether it waits for a decision or for the die.


def _purse(state: State, ending: bool, events: Events) -> bool:
    events.append(earn(state, state.turn, PURSE_COINS, state.card))
    return False


def _paid_by(kind: str, coins: int) -> Callable[[State, bool, Events], bool]:
    def effect(state: State, ending: bool, events: Events) -> bool:
        own = sum(TILES[tile].kind == kind for tile in state.tiles[state.turn])
        events.append(earn(state, state.turn, coins * own, state.card) if own else _nothing(state))
        return False

    return effect


def _tidy_up(state: State, ending: bool, events: Events) -> bool:
    """One own stone goes; of a mine with most own tiles, then of the first, which is best for every mission."""
    own = state.tiles[state.turn]
    mines = [tile[0] for tile in own]
    stones = sorted((tile for tile in own if TILES[tile].kind == STONE), key=lambda tile: (-mines.count(tile[0]), tile))
    if stones:
        own.remove(stones[0])
        state.boxed.append(stones[0])
        events.append(Event("boxed", state.turn, {"tile": stones[0], "card": state.card}))
    else:
        events.append(_nothing(state))
    return False


def _tribute(state: State, ending: bool, events: Events) -> bool:
    seat = state.turn
    givers = [other for other, coins in enumerate(state.coins) if other != seat and coins >= TRIBUTE_COINS]
    for other in givers:
        state.coins[other] -= TRIBUTE_COINS
    if givers:
        coins = TRIBUTE_COINS * len(givers)
        state.coins[seat] += coins
        events.append(Event("tribute", seat, {"givers": givers, "coins": coins, "total": state.coins[seat]}))
    else:
        events.append(_nothing(state))
    return False


def _lucky_roll(state: State, ending: bool, events: Events) -> bool:
    state.phase = "roll"
    return True


def _lucky_guess(state: State, ending: bool, events: Events) -> bool:
    state.phase = "guess"
    return True


def _lay_coins(state: State, ending: bool, events: Events) -> bool:
    """Not in the last turn: nobody could take the coins any more."""
    mines = range(len(state.rows))
    state.coin_stones = state.card == "danger_zone"
    if not any(map(state.bare, mines)):  # no stone is left
        state.coin_stones = False
    if ending or not any(map(state.bare, mines)):
        state.coin_stones = False
        events.append(_nothing(state))
        return False
    state.coin_left = COINS_OF[state.card]
    state.phase = "coin_tile" if state.coin_stones else "coin_mine"
    return True


def _nothing(state: State) -> Event:
    return Event("no_effect", state.turn, {"card": state.card})


_EFFECTS: dict[str, Callable[[State, bool, Events], bool]] = {
    "lucky_guess": _lucky_guess, "gold_vein": _lay_coins, "danger_zone": _lay_coins, "purse": _purse, "tidy_up": _tidy_up,
    "papyrus_dealer": _paid_by("papyrus", DEALER_COINS), "tribute": _tribute, "lucky_roll": _lucky_roll,
    "diamond_market": _paid_by("diamond", MARKET_COINS),
}  # fmt: skip
