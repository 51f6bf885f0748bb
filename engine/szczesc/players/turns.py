"""The turns that the search considers: every place, and for mines the best plans."""

from __future__ import annotations

from collections.abc import Sequence

from engine.szczesc.actions import BOTTOM, PLACE, RETURN, STOP, Action, Keep, Place
from engine.szczesc.box import LEVEL, SPACES, TILES
from engine.szczesc.mining import take_step
from engine.szczesc.planner import MOST_STEPS, Plan, plans
from engine.szczesc.players.features import FEATURES, ShaftFigures, shaft_figures
from engine.szczesc.rules import legal_actions
from engine.szczesc.state import Shaft, State, order

PLANS_A_MINE = 3
SHAFTS_KEPT = 1 << 11  # cache limit; about 20 MB with all plans
_MONEY = FEATURES.index("money_low")
Turn = tuple[Action, ...]

_PLANS: dict[tuple[object, ...], list[tuple[Plan, ShaftFigures]]] = {}


def turns(state: State, seat: int, weights: Sequence[float]) -> list[Turn]:
    """Whole turns for this seat, or the rest of the current one; the weights rank the mining plans."""
    phase = state.phase
    if phase == "mine":
        found = [(*plan.steps, STOP) for plan in _best_plans(state.shafts[seat], weights, state.steps_left)]
        return found or [(STOP,)]
    legal = legal_actions(state, seat)
    if phase == "place":
        return _with_plans(state, seat, legal, weights)
    if phase == "choose":
        return [_put_back(state, action) for action in legal]
    if phase == "rest":
        return [(BOTTOM, *(RETURN[piece] for piece in state.held))]
    if phase == "return":
        return [tuple(RETURN[piece] for piece in state.held)]
    return [(action,) for action in legal]


def likely_end(state: State, seat: int, weights: Sequence[float]) -> Turn:
    """The rest of the current turn that is best for the own shaft: a quick estimate instead of a full evaluation."""
    found = turns(state, seat, weights)
    if state.phase != "choose":
        return found[0]
    return max(found, key=lambda turn: _quick_value(state.shafts[seat], turn[0], weights))


def _quick_value(shaft: Shaft, keep: Action, weights: Sequence[float]) -> float:
    assert isinstance(keep, Keep)
    piece = keep.piece
    after, cost = shaft, 0
    if piece is not None:
        after = shaft.clone()
        if tile := TILES.get(piece):
            after.tiles.append(piece)
            after.carts[LEVEL[tile.colour] - 1] += tile.colour * tile.carts
            cost = tile.price
        else:
            after.pending[piece] = order(piece)
    return sum(map(float.__mul__, weights, shaft_figures(after).features)) - cost * weights[_MONEY]


def _put_back(state: State, keep: Action) -> Turn:
    """Keep a piece and put the others under the stack, in the given order."""
    assert isinstance(keep, Keep)
    rest = list(state.held)
    if keep.piece is not None:
        rest.remove(keep.piece)
    return (keep, BOTTOM, *(RETURN[piece] for piece in rest))


def _with_plans(state: State, seat: int, legal: Sequence[Action], weights: Sequence[float]) -> list[Turn]:
    found: list[Turn] = []
    mines: list[int] = []
    for action in legal:
        assert isinstance(action, Place)
        if action.space.kind == "mine":
            mines.append(action.space.index)
        else:
            found.append((action,))
    # A plan goes to the cheapest mine with enough steps, and a shorter plan never to a more expensive one.
    mines.sort(key=lambda space: (state.standing[space], -SPACES[space].number))
    served = 0
    for space in mines:
        steps = SPACES[space].number
        if steps > served:
            best = _best_plans(state.shafts[seat], weights, steps, served)
            found += [(PLACE[space], *plan.steps, STOP) for plan in best]
            served = steps
    return found


def _best_plans(shaft: Shaft, weights: Sequence[float], most: int, above: int = 0) -> list[Plan]:
    """The best plans of more than ``above`` and at most ``most`` steps."""
    ranked = [
        (sum(map(float.__mul__, weights, figures.features)) + _toward_majorities(figures), -plan.used, at, plan)
        for at, (plan, figures) in enumerate(_known_plans(shaft))
        if above < plan.used <= most
    ]
    ranked.sort(reverse=True)
    return [plan for *_, plan in ranked[:PLANS_A_MINE]]


def _toward_majorities(figures: ShaftFigures) -> float:
    """A rough value of the majorities, only for ranking plans; the evaluation has the exact one."""
    return 0.4 * sum(figures.done[:4]) + 0.2 * sum(figures.part[:4]) + 0.9 * sum(figures.empty)


def _known_plans(shaft: Shaft) -> list[tuple[Plan, ShaftFigures]]:
    key = (shaft.level, shaft.cage, shaft.store, *shaft.carts, *shaft.tiles, *map(id, shaft.pending.values()))
    known = _PLANS.get(key)
    if known is None:
        if len(_PLANS) >= SHAFTS_KEPT:
            _PLANS.clear()
        known = _PLANS[key] = [(plan, shaft_figures(_after(shaft, plan))) for plan in plans(shaft, MOST_STEPS) if plan.used]
    return known


def _after(shaft: Shaft, plan: Plan) -> Shaft:
    scratch = State()
    scratch.shafts = [shaft.clone()]
    scratch.steps_left = MOST_STEPS
    for step in plan.steps:
        take_step(scratch, 0, step)  # type: ignore[arg-type]  # a plan holds no stop
    return scratch.shafts[0]
