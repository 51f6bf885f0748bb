"""The kinds of pictures of this game. A new one is one more entry here."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from engine.niemcy.planner import LongPlans, load_plans
from engine.niemcy.view_plan import long_costs_of, long_plans_of, payable_tracks
from render.niemcy.account import account_key, draw_account
from render.niemcy.claim import claim_list_key, claim_map_key, draw_claim_list, draw_claim_map
from render.niemcy.describe import describe_header, describe_legend, describe_north, describe_players, describe_south
from render.niemcy.describe_claim import describe_claim_map, describe_claims
from render.niemcy.describe_result import describe_account, describe_passengers, describe_ways
from render.niemcy.describe_seat import (
    describe_cards,
    describe_offer,
    describe_plan,
    describe_sets,
    describe_tickets,
    own,
    ticked,
)
from render.niemcy.hand import cards_key, draw_cards
from render.niemcy.header import draw_header, header_key
from render.niemcy.legend import draw_legend, legend_key
from render.niemcy.map_layout import HALVES
from render.niemcy.map_strip import draw_north, draw_south, north_key, south_key
from render.niemcy.news import claims
from render.niemcy.offer import draw_offer, draw_sets, offer_key, sets_key
from render.niemcy.plan_strip import draw_plan, plan_key
from render.niemcy.players import draw_passengers, draw_players, passengers_key, players_key
from render.niemcy.scene import Scene
from render.niemcy.tickets import TICKET_STRIPS, draw_tickets, page_of, strips_of_tickets, tickets_key
from render.niemcy.ways import draw_ways, ways_key
from render.picture_kinds import PictureKind, Precomputation, StripKind, same_strips


def _describe_page(scene: Scene, page: int) -> str:
    return describe_tickets(scene, page_of(scene, page))


HEADER = StripKind("header", draw_header, describe_header, header_key)
NORTH = StripKind("map_north", draw_north, describe_north, north_key)
SOUTH = StripKind("map_south", draw_south, describe_south, south_key)
PLAYERS = StripKind("players", draw_players, describe_players, players_key)
LEGEND = StripKind("legend", draw_legend, describe_legend, legend_key)
CARDS = StripKind("hand", draw_cards, describe_cards, cards_key)
TICKETS = tuple(
    StripKind(
        "tickets" if not page else f"tickets_{page + 1}",
        partial(draw_tickets, page=page),
        partial(_describe_page, page=page),
        partial(tickets_key, page=page),
    )
    for page in range(TICKET_STRIPS)
)
PLAN = StripKind("plan", draw_plan, describe_plan, plan_key)
CLAIM_MAP = StripKind("claim_map", draw_claim_map, describe_claim_map, claim_map_key)
CLAIM_LIST = StripKind("claim_list", draw_claim_list, describe_claims, claim_list_key)
OFFER_MAP = StripKind("offer_map", draw_offer, describe_offer, offer_key)
OFFER_SETS = StripKind("offer_sets", draw_sets, describe_sets, sets_key)
ACCOUNT = StripKind("account", draw_account, describe_account, account_key)
WAYS = tuple(
    StripKind(f"ways_{rank + 1}", partial(draw_ways, rank=rank), partial(describe_ways, rank=rank), partial(ways_key, rank=rank))
    for rank in range(5)
)
PASSENGERS = StripKind("passengers", draw_passengers, describe_passengers, passengers_key)


def _turn(scene: Scene) -> Sequence[StripKind]:
    """The halves of the map in which something was claimed; none for cards and tickets."""
    claimed = {claim.route for claim in claims(scene)}
    halves = [strip for name, strip in (("north", NORTH), ("south", SOUTH)) if claimed & HALVES[name].routes]
    return [HEADER, *halves, PLAYERS]


def _tickets(scene: Scene) -> Sequence[StripKind]:
    return TICKETS[: strips_of_tickets(scene.view.players[scene.seat].tickets or ())]


def _hand(scene: Scene) -> Sequence[StripKind]:
    return [CARDS, *_tickets(scene), PLAN]


def _result(scene: Scene) -> Sequence[StripKind]:
    return [ACCOUNT, *WAYS[: scene.view.seats], PASSENGERS]


def _not_own(scene: Scene) -> str | None:
    return None if own(scene) else "the cards and tickets of this seat are not for the viewer's eyes"


def _nothing_offered(scene: Scene) -> str | None:
    return _not_own(scene) or (None if scene.view.players[scene.seat].offer else "no tickets are offered to this seat")


def _nothing_to_claim(scene: Scene) -> str | None:
    return _not_own(scene) or (None if payable_tracks(scene.view, scene.seat) else "this seat can pay for no connection")


def _long_plans(scene: Scene) -> LongPlans | None:
    return (long_plans_of(scene.view, scene.seat, ticked(scene)) or None) if own(scene) else None


def _long_costs(scene: Scene) -> LongPlans | None:
    return (long_costs_of(scene.view, scene.seat) or None) if own(scene) else None


LONG_PLANS = Precomputation(_long_plans, load_plans)
OFFER_COSTS = Precomputation(_long_costs, load_plans)

KINDS = {
    "board": PictureKind(same_strips(NORTH, SOUTH)),
    "turn": PictureKind(_turn),
    "turn_all": PictureKind(same_strips(HEADER, NORTH, SOUTH, PLAYERS)),
    "header": PictureKind(same_strips(HEADER)),
    "players": PictureKind(same_strips(PLAYERS)),
    "legend": PictureKind(same_strips(LEGEND)),
    "hand": PictureKind(_hand, of_a_seat=True, why_not=_not_own, precomputation=LONG_PLANS),
    "cards": PictureKind(same_strips(CARDS), of_a_seat=True, why_not=_not_own, precomputation=LONG_PLANS),
    "tickets": PictureKind(_tickets, of_a_seat=True, why_not=_not_own),
    "plan": PictureKind(same_strips(PLAN), of_a_seat=True, why_not=_not_own, precomputation=LONG_PLANS),
    "claim": PictureKind(
        same_strips(CLAIM_MAP, CLAIM_LIST), of_a_seat=True, why_not=_nothing_to_claim, precomputation=LONG_PLANS
    ),
    "offer": PictureKind(
        same_strips(OFFER_MAP, OFFER_SETS), of_a_seat=True, why_not=_nothing_offered, precomputation=OFFER_COSTS
    ),
    "result": PictureKind(_result),
}
