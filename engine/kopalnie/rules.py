"""The course of the game: what a seat may do, and what happens when it does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from engine.contract import CHANCE, Event
from engine.kopalnie.actions import (
    CHOOSE,
    COIN,
    DIG,
    ENOUGH,
    GUESS,
    LANTERN,
    LAY,
    PLAY,
    ROLL,
    TAKE,
    Action,
    Choose,
    Coin,
    Dig,
    Enough,
    Guess,
    Lantern,
    Lay,
    Play,
    Roll,
    Take,
)  # fmt: skip
from engine.kopalnie.box import (
    BEFORE_ROLL,
    COIN_OF,
    DIE,
    LAST_DIGGER,
    MINES,
    PLUS,
    PLUS_COINS,
    STAR,
    TABLE_SETUPS,
    TILES,
)
from engine.kopalnie.chance import discard, draw, earn, rolled_for_card
from engine.kopalnie.scoring import final_accounts, winners
from engine.kopalnie.state import AT_START, State, closed_row, walk
from engine.rng import below

Events = list[Event]


# --- what a seat may do -----------------------------------------------------------------------------------------------


def legal_actions(state: State, seat: int) -> Sequence[Action]:
    """Everything this seat may do now, in a stable order; for CHANCE every face of the die."""
    phase = state.phase
    if phase == "missions":
        waiting = 0 <= seat < state.seats and state.missions[seat] is None
        return [CHOOSE[mission] for mission in state.offered[seat]] if waiting else []
    if phase == "roll":
        return ROLL if seat == CHANCE else []
    return _LEGAL[phase](state) if seat == state.turn and phase != "over" else []


def _legal_digs(state: State) -> list[Action]:
    legal: list[Action] = [DIG[mine] for mine, by in enumerate(state.abandoned_by) if by is None]
    if state.kept[state.turn]:
        cards = state.playable()
        legal += [PLAY[card] for card in BEFORE_ROLL if card in cards and not (card == "two_trails" and state.two_trails)]
    return legal


def _legal_answers(state: State) -> list[Action]:
    rolls = sorted(set(state.rolls))
    legal: list[Action] = [TAKE[number] for number in rolls]
    cards = state.playable()
    if "lantern" in cards:
        beside = {roll + step for roll in rolls for step in (-1, 1)}
        legal += [LANTERN[number] for number in DIE if number in beside]
    if "new_hope" in cards:
        legal.append(PLAY["new_hope"])
    return legal


def _legal_guesses(state: State) -> Sequence[Action]:
    return GUESS


def _legal_coin_mines(state: State) -> list[Action]:
    legal: list[Action] = [LAY[mine] for mine in range(len(state.rows)) if state.bare(mine)]
    return [*legal, ENOUGH] if state.card == "danger_zone" else legal


def _legal_coin_tiles(state: State) -> list[Action]:
    if state.coin_mine:
        return [COIN[tile] for tile in state.bare(MINES.index(state.coin_mine))]
    return [*(COIN[tile] for mine in range(len(state.rows)) for tile in state.bare(mine)), ENOUGH]


_LEGAL: dict[str, Callable[[State], Sequence[Action]]] = {
    "dig": _legal_digs, "rolled": _legal_answers, "guess": _legal_guesses, "coin_mine": _legal_coin_mines,
    "coin_tile": _legal_coin_tiles,
}  # fmt: skip


def chance(state: State, rng: Random) -> Action:
    """What the die shows."""
    if state.phase != "roll":
        raise LookupError("no die is rolled here")
    return ROLL[below(rng, len(ROLL))]


# --- what happens -----------------------------------------------------------------------------------------------------


def apply(state: State, seat: int, action: Action) -> Events:
    """Carry out a legal action in place and say what happened."""
    state.ply += 1
    return _APPLY[action.__class__](state, seat, action)


def _choose(state: State, seat: int, action: Choose) -> Events:
    state.missions[seat] = action.mission
    waiting = state.missions.count(None)
    events = [
        Event("chose_mission", seat, {"waiting": waiting}),
        Event("chosen_mission", seat, {"mission": action.mission}, seat),
    ]
    if not waiting:
        state.phase = "dig"
        events.append(Event("turn_began", state.turn, {}))
    return events


def _play(state: State, seat: int, action: Play) -> Events:
    _use(state, seat, action.card)
    events = [Event("played_card", seat, {"card": action.card})]
    if action.card == "two_trails":
        state.two_trails = True
    elif action.card == "spare_pick":
        state.digs += 1
    else:
        state.rolls = ()
        state.again = True
        state.phase = "roll"
    return events


def _use(state: State, seat: int, card: str) -> None:
    state.kept[seat].remove(card)  # the first one of its kind is the oldest, so never a fresh one
    state.used.append(card)


def _dig(state: State, seat: int, action: Dig) -> Events:
    state.mine = action.mine
    state.phase = "roll"
    return [Event("went", seat, {"mine": action.mine, "two_trails": state.two_trails})]


def _guess(state: State, seat: int, action: Guess) -> Events:
    state.named = action.number
    state.phase = "roll"
    return [Event("guessed", seat, {"number": action.number})]


def _roll(state: State, seat: int, action: Roll) -> Events:
    state.rolls = (*state.rolls, action.number)
    events = [Event("rolled", state.turn, {"number": action.number, "for": state.card or "dig", "binds": state.again})]
    if state.two_trails and not state.again and len(state.rolls) == 1:
        return events  # and once more
    if len(set(state.rolls)) > 1 or state.may_answer():
        state.phase = "rolled"
        return events
    return _accept(state, action.number, events)


def _take(state: State, seat: int, action: Take) -> Events:
    return _accept(state, action.number, [])


def _lantern(state: State, seat: int, action: Lantern) -> Events:
    events = [Event("played_card", seat, {"card": "lantern", "from": list(state.rolls), "number": action.number})]
    _use(state, seat, "lantern")
    state.rolls = (action.number,)
    return events if state.may_answer() else _accept(state, action.number, events)


def _accept(state: State, number: int, events: Events) -> Events:
    """The die stands: dig, or let the card have it."""
    state.rolls = ()
    state.again = False
    if state.card:
        rolled_for_card(state, number, events)
        return _end_dig(state, events)
    state.two_trails = False
    return _excavate(state, number, events)


def _excavate(state: State, number: int, events: Events) -> Events:
    seat, mine = state.turn, MINES.index(state.mine)
    row, pick = state.rows[mine], state.picks[mine]
    places = walk(row, pick)
    stops = [places[step % len(places)] for step in range(number)]
    place = stops[-1]
    code = row[place]
    assert code is not None
    tile = TILES[code]
    coin = state.lying.pop(code, 0)
    state.rows[mine] = (*row[:place], None, *row[place + 1 :])
    state.picks[mine] = place
    state.tiles[seat].append(code)
    events.append(
        Event("dug", seat, {
            "mine": state.mine, "tile": code, "kind": tile.kind, "form": tile.form, "mark": tile.mark, "number": number,
            "from": None if pick == AT_START else pick, "stops": stops, "place": place, "coin": coin,
        })
    )  # fmt: skip
    if coin:
        events.append(earn(state, seat, coin, "tile"))
    if tile.mark == PLUS:
        events.append(earn(state, seat, PLUS_COINS, "plus"))
    if len(places) == 2:
        _abandon(state, mine, events)
    if tile.mark == STAR:
        draw(state, ending(state), events)
    return _end_dig(state, events)


def _abandon(state: State, mine: int, events: Events) -> None:
    seat = state.turn
    (last,) = filter(None, state.rows[mine])
    coin = state.lying.pop(last, 0)  # back to the supply
    state.rows[mine] = closed_row(last)
    state.picks[mine] = AT_START
    state.abandoned_by[mine] = seat
    count, end = _abandoned(state), TABLE_SETUPS[state.seats].end
    events.append(Event("abandoned", seat, {"mine": MINES[mine], "tile": last, "coin": coin, "count": count, "end": end}))
    if state.missions[seat] == LAST_DIGGER and not state.revealed[seat]:
        state.revealed[seat] = True
        events.append(Event("revealed_mission", seat, {"mission": LAST_DIGGER}))


def _abandoned(state: State) -> int:
    return len(state.abandoned_by) - state.abandoned_by.count(None)


def ending(state: State) -> bool:
    """Whether the game ends with this turn."""
    return _abandoned(state) >= TABLE_SETUPS[state.seats].end


def _lay(state: State, seat: int, action: Lay) -> Events:
    state.coin_mine = action.mine
    state.phase = "coin_tile"
    return []


def _coin(state: State, seat: int, action: Coin) -> Events:
    coin = COIN_OF[state.card]
    state.lying[action.tile] = coin
    state.coin_left -= 1
    place = state.rows[MINES.index(action.tile[0])].index(action.tile)
    events = [
        Event("laid_coin", seat, {"card": state.card, "tile": action.tile, "mine": action.tile[0], "place": place, "coin": coin})
    ]
    state.coin_mine = ""
    state.phase = "coin_tile" if state.coin_stones else "coin_mine"
    if state.coin_left and any(state.bare(mine) for mine in range(len(state.rows))):
        return events
    return _end_laying(state, events)


def _enough(state: State, seat: int, action: Enough) -> Events:
    return _end_laying(state, [Event("laid_no_more", seat, {"card": state.card, "left": state.coin_left})])


def _end_laying(state: State, events: Events) -> Events:
    state.coin_left = 0
    state.coin_stones = False
    discard(state)
    return _end_dig(state, events)


_APPLY: dict[type, Callable[[State, int, Any], Events]] = {
    Choose: _choose, Play: _play, Dig: _dig, Guess: _guess, Roll: _roll, Take: _take, Lantern: _lantern, Lay: _lay,
    Coin: _coin, Enough: _enough,
}  # fmt: skip


def _end_dig(state: State, events: Events) -> Events:
    """After a dig and its card: dig again, pass the turn on, or end the game."""
    if state.card:  # it waits for a decision or for the die
        return events
    state.mine = ""
    if ending(state):
        return _end_game(state, events)
    state.phase = "dig"
    state.digs -= 1
    state.dug += 1
    if not state.digs:
        state.digs = 1
        state.dug = state.fresh = 0
        state.turn = (state.turn + 1) % state.seats
        events.append(Event("turn_began", state.turn, {}))
    return events


def _end_game(state: State, events: Events) -> Events:
    state.phase = "over"
    state.turn = state.start
    state.digs = state.dug = state.fresh = 0
    accounts = final_accounts(state)
    scores = [sum(rows.values()) for rows in accounts]
    shown = {"missions": list(state.missions), "cards": [list(cards) for cards in state.kept]}
    end = {"accounts": accounts, "scores": scores, "winners": list(winners(accounts))}
    return [*events, Event("game_over", None, {**shown, **end})]
