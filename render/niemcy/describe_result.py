"""The result in words: the account, every player's tickets with their ways, the passengers."""

from __future__ import annotations

from collections.abc import Sequence

from engine.niemcy.box import TICKETS
from engine.niemcy.view_plan import passenger_points, way_of
from render.alt_text import AltList, Brevity, colour_of, name_of, shortened_alt_text
from render.frame_parts import minus
from render.niemcy.describe import turn_words
from render.niemcy.names import colour_name, ends_name, place_name
from render.niemcy.palette import PASSENGER_ORDER
from render.niemcy.scene import Scene

ACCOUNT = ("routes", "tickets", "failed", "globetrotter", "passengers")


def ranking(scene: Scene) -> list[int]:
    """The seats from the best; before the end by the points so far."""
    view = scene.view

    def rank(seat: int) -> tuple[int, int, int]:
        player = view.players[seat]
        return -player.points, -len(player.done or ()) if view.winners else 0, -len(player.passengers) if view.winners else 0

    return sorted(range(view.seats), key=rank)


def account_of(scene: Scene, seat: int) -> dict[str, int]:
    """What a player's points are made of; before the end only the routes are known to all."""
    player = scene.view.players[seat]
    if player.account is not None:
        return {name: player.account[name] for name in ACCOUNT}
    return {name: player.points if name == "routes" else 0 for name in ACCOUNT}


def describe_account(scene: Scene) -> str:
    """Who won, and what everybody's points are made of."""

    def tell(brevity: Brevity) -> tuple[str, Sequence[str | AltList]]:
        return turn_words(scene, brevity), [_account(scene, seat, brevity) for seat in ranking(scene)]

    return shortened_alt_text(scene, tell)


def _account(scene: Scene, seat: int, brevity: Brevity) -> str:
    figures = {name: minus(points) for name, points in account_of(scene, seat).items()}
    points = minus(scene.view.players[seat].points)
    return scene.words("alt-rail-account", name=name_of(scene, seat, brevity), points=points, **figures)


def ways_tickets(scene: Scene, seat: int) -> list[str]:
    """A player's tickets as they are listed: completed ones first, then by value."""
    player = scene.view.players[seat]
    done = player.done or ()
    return sorted(player.tickets or (), key=lambda code: (code not in done, -TICKETS[code].value, code))


def describe_ways(scene: Scene, rank: int) -> str:
    """The tickets of the player on this rank, each with its way."""
    say, seat = scene.words, ranking(scene)[rank]
    done = scene.view.players[seat].done or ()

    def tell(brevity: Brevity) -> tuple[str, Sequence[str | AltList]]:
        tickets = []
        for code in ways_tickets(scene, seat):
            start, end = (place_name(say, place) for place in code.split("-"))
            state = "done" if code in done else "failed"
            text = say("alt-rail-ticket", **{"from": start}, to=end, value=TICKETS[code].value, state=state)
            way = way_of(scene.view, seat, code) if code in done else ()
            told = ", ".join(ends_name(say, one) if brevity.name == 32 else one for one in way)
            tickets.append(f"{text} ({told})" if way else text)
        name = f"{name_of(scene, seat, brevity)} ({colour_of(scene, seat, brevity)})"
        listed = "; ".join(tickets) or say("alt-nothing")
        return "", [say("alt-rail-ways", name=name, tickets=listed), _account(scene, seat, brevity)]

    return shortened_alt_text(scene, tell)


def describe_passengers(scene: Scene) -> str:
    """Of every colour how many each player has and what that brings."""
    view, say, prizes = scene.view, scene.words, passenger_points(scene.view)

    def tell(brevity: Brevity) -> tuple[str, Sequence[str | AltList]]:
        told = []
        for colour in PASSENGER_ORDER:
            shares = []
            for seat in ranking(scene):
                count, prize = view.players[seat].passengers.count(colour), prizes[colour][seat]
                if count:
                    shares.append(f"{name_of(scene, seat, brevity)} {count}" + (f" (+{prize})" if prize else ""))
            name = colour_name(say, colour)
            told.append(say("alt-rail-majority", colour=name, shares=", ".join(shares) or say("alt-nothing")))
        return say("rail-passengers"), told

    return shortened_alt_text(scene, tell)
