"""Why not: every refusal of the game as a code with figures."""

from __future__ import annotations

from engine.contract import Refusal
from engine.kopalnie.actions import Action, Choose, Coin, Dig, Enough, Guess, Lantern, Lay, Play, Roll, Take
from engine.kopalnie.box import BEFORE_ROLL, MINES, STONE, TABLE_SETUPS, TILES
from engine.kopalnie.rules import legal_actions
from engine.kopalnie.state import State
from engine.refusal_text import COMMON_TEXTS, refusal_in_english

_EXPECTED: dict[str, tuple[type, ...]] = {
    "missions": (Choose,), "dig": (Dig, Play), "roll": (Roll,), "rolled": (Take, Lantern, Play), "guess": (Guess,),
    "coin_mine": (Lay, Enough), "coin_tile": (Coin, Enough),
}  # fmt: skip


def explain(state: State, seat: int, action: Action) -> Refusal | None:
    """Why this seat may not do this now; None when it may."""
    if action in legal_actions(state, seat):
        return None
    part = str(action)
    if state.phase == "over":
        return Refusal("game_over", {}, part)
    if state.phase == "missions":
        if not 0 <= seat < state.seats:
            return Refusal("no_such_seat", {"most": state.seats - 1}, part)
        if state.missions[seat] is not None:
            return Refusal("already_chosen", {}, part)
    elif state.phase == "roll":
        return Refusal("die_first", {}, part)
    elif seat != state.turn:
        return Refusal("not_your_turn", {"turn": state.turn}, part)
    if isinstance(action, Play | Lantern):
        return _why_no_card(state, action, part)
    if not isinstance(action, _EXPECTED[state.phase]):
        return Refusal("not_now", {"phase": state.phase}, part)
    if isinstance(action, Choose):
        return Refusal("not_offered", {"mission": action.mission}, part)
    if isinstance(action, Dig):
        return _why_no_mine(state, action.mine, part) or _disagree()
    if isinstance(action, Take):
        return Refusal("not_rolled", {"rolls": ", ".join(map(str, state.rolls))}, part)
    if isinstance(action, Enough):
        return Refusal("must_lay", {}, part)
    if isinstance(action, Lay):
        return _why_no_mine(state, action.mine, part) or Refusal("no_bare_tile", {"mine": action.mine}, part)
    if isinstance(action, Coin):
        return _why_no_coin(state, action.tile, part)
    return _disagree()


def _disagree() -> Refusal:
    raise AssertionError("legal_actions and the reasons disagree")


def _why_no_mine(state: State, mine: str, part: str) -> Refusal | None:
    if mine not in TABLE_SETUPS[state.seats].mines:
        return Refusal("no_such_mine", {"mine": mine, "seats": state.seats}, part)
    if state.abandoned_by[MINES.index(mine)] is not None:
        return Refusal("abandoned", {"mine": mine}, part)
    return None


def _why_no_card(state: State, action: Play | Lantern, part: str) -> Refusal:
    card = action.card if isinstance(action, Play) else "lantern"
    if state.phase == "missions":
        return Refusal("not_now", {"phase": state.phase}, part)
    if card not in state.kept[state.turn]:
        return Refusal("not_kept", {"card": card}, part)
    if state.phase != ("dig" if card in BEFORE_ROLL else "rolled"):
        return Refusal("before_the_roll" if card in BEFORE_ROLL else "after_the_roll", {"card": card}, part)
    if card not in state.playable():
        return Refusal("fresh_card", {"card": card}, part)
    if isinstance(action, Lantern):
        return Refusal("one_step_only", {"rolls": ", ".join(map(str, state.rolls))}, part)
    return Refusal("already_played", {"card": card}, part)


def _why_no_coin(state: State, tile: str, part: str) -> Refusal:
    mine = tile[0]
    if refusal := _why_no_mine(state, mine, part):
        return refusal
    if tile not in state.rows[MINES.index(mine)]:
        return Refusal("tile_gone", {"tile": tile}, part)
    if tile in state.lying:
        return Refusal("coin_lies_there", {"tile": tile, "coin": state.lying[tile]}, part)
    if state.coin_stones and TILES[tile].kind != STONE:
        return Refusal("only_stones", {"tile": tile}, part)
    return Refusal("other_mine", {"tile": tile, "mine": state.coin_mine}, part)


REFUSAL_TEXTS = COMMON_TEXTS | {
    "abandoned": "mine {mine} is abandoned",
    "after_the_roll": "{card} is played after a roll",
    "already_chosen": "the player has chosen a mission",
    "already_played": "{card} was already played for this dig",
    "before_the_roll": "{card} is played before a mine is chosen",
    "coin_lies_there": "a coin of {coin} already lies on tile {tile}",
    "die_first": "the die is rolled first",
    "fresh_card": "{card} was drawn in this turn and can be played in a later one",
    "missing_mine": "the deal has no such mine, but one is needed",
    "must_lay": "this coin must be laid",
    "no_bare_tile": "mine {mine} has no tile onto which a coin may be laid",
    "no_such_mine": "mine {mine} is not in a game for {seats}",
    "no_such_seat": "seats are numbered from 0 to {most}",
    "not_a_roll": "after the decision only rolls of the die may stand",
    "not_a_running_turn": "no line of this game may be left open",
    "not_kept": "the player has no {card}",
    "not_mines": "the mines are not given by their letters",
    "not_offered": "{mission} is not among the missions to choose from",
    "not_offers": "there must be three missions for each of {seats} seats",
    "not_rolled": "the die shows {rolls}",
    "one_step_only": "the die shows {rolls}, and a lantern changes it by one",
    "only_stones": "{tile} is no stone, and this card lays coins onto stones",
    "other_mine": "{tile} is not in mine {mine}, which was chosen",
    "tile_gone": "tile {tile} is not in its mine any more",
    "unknown_mine": "the deal has a mine that is not in this game",
}  # fmt: skip


def describe(refusal: Refusal) -> str:
    """A refusal in plain English."""
    return refusal_in_english(refusal, REFUSAL_TEXTS)
