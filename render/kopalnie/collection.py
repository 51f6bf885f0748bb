"""One player's collection as strips and in words: the sets; the sum with the packs; mission and cards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from engine.kopalnie.box import CARDS, MISSIONS, STONE
from render.alt_text import AltList, Brevity, alt_text, colour_of, name_of, shortened_alt_text
from render.frame_parts import minus
from render.kopalnie.changes import CELLS, changes, changes_in_words
from render.kopalnie.hand import PER_STRIP, cards_of, choosing, draw_further, draw_hand, further_key, hand_key
from render.kopalnie.names import card_name, card_text, mission_name, mission_text
from render.kopalnie.parts import points_text
from render.kopalnie.scene import Scene
from render.kopalnie.sets import SetRow, draw_sets, set_rows, sets_key
from render.kopalnie.sums import WITH_CARDS, account_cells, draw_sum, draw_sum_and_cards, sum_and_cards_key, sum_key
from render.picture_kinds import StripKind


def collection_strips(scene: Scene) -> Sequence[StripKind]:
    """The sets, then the sum with mission and cards; more than four of them have strips of their own."""
    count = len(cards_of(scene))
    return (SETS, SUM_AND_CARDS) if count <= WITH_CARDS else (SETS, SUM, *_further(count, first=0))


def hand_strips(scene: Scene) -> Sequence[StripKind]:
    """Mission and cards, eight on a strip."""
    return (HAND, *_further(len(cards_of(scene)), first=PER_STRIP))


def _further(count: int, first: int) -> list[StripKind]:
    return [FURTHER[start] for start in range(first, count, PER_STRIP)]


def describe_sets(scene: Scene) -> str:
    """Every set with its points and its next threshold."""
    say, seat = scene.words, scene.seat

    def tell(brevity: Brevity) -> tuple[str, Sequence[str | AltList]]:
        name, colour = name_of(scene, seat, brevity), colour_of(scene, seat, brevity)
        head = say("alt-collection", name=name, colour=colour, points=points_text(scene, seat))
        return changes_in_words(scene, seat, name), [head, *(_row_in_words(scene, row) for row in set_rows(scene))]

    return shortened_alt_text(scene, tell)


def _row_in_words(scene: Scene, row: SetRow) -> str:
    say = scene.words
    text = say("alt-set", kind=say(f"kind-{row.kind}"), count=row.count, points=minus(row.points))
    if row.kind == "bronze":
        text += f" ({say('alt-forms', **scene.view.players[scene.seat].forms)})"
    if row.ahead:
        text += f", {say('alt-next', count=row.ahead.tiles - row.count, points=minus(row.ahead.points))}"
    return text


def describe_sum(scene: Scene) -> str:
    """What the points are made of, packs and coins."""
    return alt_text(scene, _changed_cells(scene), _sum_in_words(scene))


def describe_sum_and_cards(scene: Scene) -> str:
    """The same with mission and cards."""
    return alt_text(scene, _changed_cells(scene), [*_sum_in_words(scene), mission_sentence(scene), _cards(scene, 0)])


def _changed_cells(scene: Scene) -> str:
    cells = [cell for cell in changes(scene).get(scene.seat, ()) if cell in CELLS]
    return f"{scene.name(scene.seat)}: {', '.join(scene.words(f'cell-{cell}') for cell in cells)}" if cells else ""


def _sum_in_words(scene: Scene) -> list[str]:
    say, player = scene.words, scene.view.players[scene.seat]
    cells = " + ".join(f"{say(f'cell-{key}')} {value}" for key, value in account_cells(scene))
    free = sum(row.count for row in set_rows(scene) if row.kind != STONE and not row.reached)
    return [
        f"{scene.name(scene.seat)}: {cells} = {points_text(scene, scene.seat)}",
        say("alt-packs", count=free, points=player.account["free"]),
        say("alt-coins", coins=player.coins),
    ]


def describe_hand(scene: Scene) -> str:
    """The missions to choose from, or the mission and the first cards, as far as the viewer may see them."""
    say, head = scene.words, f"{scene.words('hand-title')}: {scene.name(scene.seat)}"
    if offered := choosing(scene):
        return alt_text(scene, "", [head, AltList(say("alt-offer"), [mission_in_words(scene, mission) for mission in offered])])
    return alt_text(scene, _changed_cells(scene), [head, mission_sentence(scene), _cards(scene, 0, PER_STRIP)])


def describe_further(scene: Scene, first: int) -> str:
    """The cards from this one on."""
    told = [mission_sentence(scene)] if not first else []
    return alt_text(
        scene, "", [f"{scene.words('hand-title')}: {scene.name(scene.seat)}", *told, _cards(scene, first, first + PER_STRIP)]
    )


def mission_in_words(scene: Scene, mission: str) -> str:
    """A mission with its points and what it asks for."""
    say = scene.words
    text = mission_text(say, mission, scene.view.seats)
    return say("alt-mission-line", name=mission_name(say, mission), points=MISSIONS[mission].points, text=text)


def mission_sentence(scene: Scene) -> str:
    """The mission of the scene's seat, as far as the viewer knows it."""
    player, say = scene.view.players[scene.seat], scene.words
    if player.mission:
        now = say("mission-now-done" if player.mission_done else "mission-now-open")
        return say("alt-mission", mission=f"{mission_in_words(scene, player.mission)}; {now}")
    return say("alt-mission", mission=say("hidden-mission" if player.has_mission else "no-mission"))


def _cards(scene: Scene, first: int, end: int | None = None) -> AltList:
    """The kept cards among the cards of a strip: those that the viewer may see, and how many more."""
    player, say = scene.view.players[scene.seat], scene.words
    before = int(player.has_mission)  # the mission is the first card
    kept = player.kept[max(0, first - before) : None if end is None else max(0, end - before)]
    told = [f"{card_name(say, card)} ({card_text(say, card)})" for card in kept if card]
    hidden = kept.count(None)
    return AltList(say("alt-kept"), [*told, *([say("alt-covered", count=hidden)] if hidden else [])] or [say("no-cards")])


SETS = StripKind("sets", draw_sets, describe_sets, sets_key)
SUM_AND_CARDS = StripKind("sum and cards", draw_sum_and_cards, describe_sum_and_cards, sum_and_cards_key)
SUM = StripKind("sum", draw_sum, describe_sum, sum_key)
HAND = StripKind("hand", draw_hand, describe_hand, hand_key)
_MOST = 1 + sum(card.copies for card in CARDS.values())  # the mission, and every chance card of the game
FURTHER = {
    first: StripKind(
        f"cards from {first}",
        partial(draw_further, first=first),
        partial(describe_further, first=first),
        partial(further_key, first=first),
    )
    for first in range(0, _MOST, PER_STRIP)
}
