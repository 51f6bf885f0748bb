"""Why not: every refusal of the game as a code with figures."""

from __future__ import annotations

from engine.contract import CHANCE, Refusal
from engine.goldmine.actions import (
    COLLECT,
    DIG,
    END,
    LEAVE,
    PASS,
    PASSAGE,
    ROLL,
    STAY,
    Action,
    Challenge,
    ChanceAction,
    Chase,
    Draw,
    Drop,
    Go,
    Plain,
    Put,
    Share,
)
from engine.goldmine.box import KINDS, TILES
from engine.goldmine.cells import Place, cell_of, cell_text, place_text, sides_text
from engine.goldmine.legal import legal_actions
from engine.goldmine.mine import orientation_written
from engine.goldmine.state import CHANCE_PHASES, State
from engine.goldmine.wayfinder import steps_from, way
from engine.refusal_text import COMMON_TEXTS, refusal_in_english

_PLAIN_PHASES = {
    DIG: ("move",), ROLL: ("move",), PASSAGE: ("move",), PASS: ("move",), STAY: ("walk", "passage"), COLLECT: ("act",),
    END: ("act",), LEAVE: ("drop",),
}  # fmt: skip
_PHASES: dict[type, tuple[str, ...]] = {
    Put: ("build", "put"), Go: ("walk", "passage"), Chase: ("chase",), Drop: ("drop",), Challenge: ("act",), Share: ("act",),
}  # fmt: skip
_ACTIONS_OF_ACT = (Challenge, Share)


def explain(state: State, seat: int, action: Action) -> Refusal | None:
    """Why this seat may not do this now; None when it may."""
    if action in legal_actions(state, seat):
        return None
    part = str(action)
    if state.phase == "over":
        return Refusal("game_over", {}, part)
    if state.phase in CHANCE_PHASES:
        if seat != CHANCE:
            return Refusal("chance_first", {}, part)
        return Refusal("bad_draw" if isinstance(action, Draw) or state.phase == "draw" else "bad_dice", {}, part)
    if seat != state.actor():
        return Refusal("not_your_turn", {"turn": state.actor()}, part)
    if isinstance(action, ChanceAction):
        return Refusal("not_now", {"phase": state.phase}, part)
    expected = _PLAIN_PHASES[action] if isinstance(action, Plain) else _PHASES[type(action)]
    if state.phase not in expected:
        return _why_not_now(state, action, part)
    return _why(state, action, part)


def _why_not_now(state: State, action: Action, part: str) -> Refusal:
    if state.phase == "chase" and action == STAY:
        return Refusal("must_flee", {}, part)
    if state.phase == "put":
        return Refusal("must_lay", {"count": len(state.mine.spots(state.drawn))}, part)
    if state.phase == "move" and (action in (COLLECT, END) or isinstance(action, _ACTIONS_OF_ACT)):
        return Refusal("move_first", {}, part)
    if state.phase in ("walk", "passage", "act") and action in (DIG, ROLL, PASSAGE, PASS):
        return Refusal("moved_already", {}, part)
    return Refusal("not_now", {"phase": state.phase}, part)


def _why(state: State, action: Action, part: str) -> Refusal:
    """The action belongs to this phase, but is not possible."""
    if isinstance(action, Put):
        return _why_no_put(state, action, part)
    if isinstance(action, Go | Chase):
        return _why_no_goal(state, action.place, part)
    if isinstance(action, Challenge):
        return _why_no_challenge(state, action, part)
    if isinstance(action, Share):
        return _why_no_share(state, action, part)
    if isinstance(action, Drop):
        return _why_no_drop(state, action, part)
    if action == DIG:
        return Refusal("bag_empty", {}, part)
    if action == PASSAGE:
        return Refusal("only_passage" if state.miners[state.turn] in state.mine.passages else "no_passage_here", {}, part)
    if action == COLLECT:
        piece = state.mine.pieces[cell_of(state.miners[state.turn])]
        return Refusal("no_nugget" if piece.chamber else "no_chamber", {}, part)
    raise AssertionError("legal_actions and the reasons disagree")


def _why_no_put(state: State, action: Put, part: str) -> Refusal:
    tile, cell, side = action.tile, action.cell, action.side
    if state.drawn and tile != state.drawn:
        return Refusal("other_tile", {"tile": state.drawn}, part)
    if not state.drawn and tile not in state.hands[state.turn]:
        return Refusal("not_in_hand", {"tile": tile}, part)
    if side not in KINDS[TILES[tile].code].orientations:
        return Refusal("same_turn", {"should": orientation_written(tile, side)}, part)
    code = state.mine.why_not(cell, tile, side)
    assert code is not None
    figures = {"cell": cell_text(cell)}
    if code == "sides_differ":
        figures["side"] = state.mine.differing_side(cell, tile, side)
    return Refusal(code, figures, part)


def _why_no_goal(state: State, place: Place, part: str) -> Refusal:
    mine = state.mine
    seat = state.duel_loser() if state.phase == "chase" else state.turn
    here = state.miners[seat]
    there = mine.places(cell_of(place))
    if not there:
        return Refusal("no_such_place", {"cell": cell_text(cell_of(place))}, part)
    if place not in there:
        if len(there) == 1:
            return Refusal("one_tunnel", {"cell": cell_text(cell_of(place))}, part)
        sides = ", ".join(sides_text(other & 15) for other in there)
        return Refusal("which_tunnel", {"cell": cell_text(cell_of(place)), "sides": sides}, part)
    if place == here:
        return Refusal("is_start", {}, part)
    if state.phase == "passage":
        return Refusal("passages_only", {}, part)
    figures = {"place": place_text(place), "have": state.steps}
    through = steps_from(mine, here, state.mud).get(place)
    if through is None:
        return Refusal("no_way", {"place": place_text(place)}, part)
    steps, stops = through
    if stops and steps <= state.steps:
        round_it = way(mine, here, place, state.mud, len(mine.near))
        if round_it is None:
            return Refusal("mud_between", {"place": place_text(place)}, part)
        return Refusal("behind_mud", figures | {"steps": len(round_it) - 1}, part)
    return Refusal("too_far", figures | {"steps": steps}, part)


def _why_no_challenge(state: State, action: Challenge, part: str) -> Refusal:
    seat, rival = state.turn, action.seat
    if state.bonus:
        return Refusal("bonus_only", {}, part)
    if rival >= state.seats:
        return Refusal("no_such_seat", {"most": state.seats - 1}, part)
    if rival == seat:
        return Refusal("yourself", {}, part)
    if rival == state.partner(seat):
        return Refusal("partner", {"seat": rival}, part)
    tokens = state.gold_tokens if action.kind == "gold" else state.bat_tokens
    if not tokens[seat]:
        return Refusal("no_token", {"kind": action.kind}, part)
    if not state.gold[seat]:
        return Refusal("needs_nugget", {"have": 0}, part)
    here, there = place_text(state.miners[seat]), place_text(state.miners[rival])
    return Refusal("not_together", {"seat": rival, "here": here, "there": there}, part)


def _why_no_share(state: State, action: Share, part: str) -> Refusal:
    seat = state.turn
    partner = state.partner(seat)
    if partner is None:
        return Refusal("no_alliances", {}, part)
    if state.bonus:
        return Refusal("bonus_only", {}, part)
    if state.given:
        return Refusal("share_once", {}, part)
    here, there = place_text(state.miners[seat]), place_text(state.miners[partner])
    if here != there:
        return Refusal("share_apart", {"seat": partner, "here": here, "there": there}, part)
    have = state.gold[seat if action.kind == "give" else partner]
    return Refusal("share_count", {"needs": action.nuggets, "have": have}, part)


def _why_no_drop(state: State, action: Drop, part: str) -> Refusal:
    cell = action.cell
    figures = {"cell": cell_text(cell)}
    if cell not in state.mine.chambers:
        return Refusal("not_a_chamber", figures, part)
    return Refusal("chamber_full" if cell in state.nuggets else "chamber_manned", figures, part)


REFUSAL_TEXTS = COMMON_TEXTS | {
    "bad_draw": "this tile cannot have been drawn here",
    "bad_dice": "these dice do not fit here",
    "bad_hands": "each hand is a cave, two tiles with a passage and two with mud, and no tile is dealt twice",
    "bag_empty": "the bag is empty, there is nothing to dig",
    "behind_mud": "{place} lies behind mud, and a step into mud is the last one; round it, it is {steps} steps, of {have}",
    "bonus_only": "after the bonus move one can only collect or end the turn",
    "cell_taken": "a tile already lies at {cell}",
    "chamber_full": "the chamber at {cell} already holds a nugget",
    "chamber_manned": "one of the two of this challenge stands in the chamber at {cell}",
    "chance_first": "dice or bag decide first",
    "dice_go_on": "the start was settled before round {round}, counted from 0",
    "dice_not_settled": "the dice do not settle who starts",
    "entrance_blocked": "beside the entrance a tile must lead to an open end without crossing the entrance",
    "first_does_not_fit": "this tile does not fit beside the entrance",
    "is_start": "the miner stands there already",
    "missing_key": "the deal does not say this",
    "move_first": "movement comes first: dig, roll, passage or pass",
    "moved_already": "the movement of this turn is done",
    "mud_between": "{place} lies behind mud, and a step into mud is the last one",
    "must_flee": "one must flee from bats, if only by a step",
    "must_lay": "the drawn tile must be laid; it fits in {count} ways",
    "needs_nugget": "a gold challenge needs a nugget of one's own",
    "no_alliances": "there are no alliances at this table",
    "no_chamber": "the miner does not stand in a chamber",
    "no_nugget": "there is no nugget in this chamber",
    "no_passage_here": "there is no passage in this corridor",
    "no_such_place": "there is no tile at {cell}",
    "no_such_seat": "seats are numbered from 0 to {most}",
    "no_such_tile": "the box holds no such tile",
    "no_token": "there is no {kind} token left",
    "no_way": "no way leads to {place}",
    "not_a_chamber": "{cell} is no chamber",
    "not_a_running_turn": "no line of this game may be left open",
    "not_beside": "{cell} is not beside any tile",
    "not_chance": "behind the decision only dice and tiles drawn may stand",
    "not_in_hand": "the player does not hold {tile}",
    "not_together": "seat {seat} is not in the same place: {there}, not {here}",
    "one_tunnel": "{cell} has one corridor, so its sides are not written",
    "only_passage": "this is the only passage in the mine",
    "option_seats": "this option is for {needs} players, not for {have}",
    "other_tile": "the tile to be laid is {tile}",
    "partner": "seat {seat} is the partner",
    "passages_only": "the passage is free: another passage, or stay",
    "same_turn": "this orientation looks the same as {should}, which is the one written",
    "seals_mine": "no open end could be reached from the entrance any more",
    "share_apart": "the partners are not in the same place: {here} and {there}",
    "share_count": "there are {have} nuggets, not {needs}",
    "share_once": "nuggets were handed over in this turn",
    "sides_differ": "{cell}, side {side}: an opening meets rock",
    "too_far": "{place} is {steps} steps away, of {have}",
    "which_tunnel": "{cell} has several corridors: {sides}",
    "yourself": "nobody can challenge himself",
}  # fmt: skip


def describe(refusal: Refusal) -> str:
    """A refusal in plain English."""
    return refusal_in_english(refusal, REFUSAL_TEXTS)
