"""The strips in words, for those who listen to them."""

from __future__ import annotations

from collections.abc import Sequence

from engine.goldmine.box import ENTRANCE
from engine.goldmine.cells import Place, coordinates
from engine.goldmine.choices import goals, moved_seat, spots, steps_to_cell
from render.alt_text import AltList, Brevity, alt_text, colour_of, name_of, shortened_alt_text
from render.goldmine.choice import CHALLENGE_PERCENT, challenge_planned, choice_question
from render.goldmine.course import how_it_ended, ranking, teams
from render.goldmine.header import acting, gold_left
from render.goldmine.lay import lay_plan, lay_question, page_cells
from render.goldmine.mine_strips import window_of
from render.goldmine.numbers import tree
from render.goldmine.orientations import joined_sides, sides_in_words
from render.goldmine.parts import capital, minus_text, spoken, tile_name, written_cell
from render.goldmine.question import Question, decimal, outlook
from render.goldmine.result import end_window, shut_in
from render.goldmine.scene import Scene
from render.goldmine.story import Chip, story
from render.goldmine.walk import walk_question, walk_window
from render.goldmine.window import Window, around, spots_of


def _deeds(chips: Sequence[Chip]) -> str:
    lines = (f"{chip.head}, {chip.more}" if chip.more else chip.head.rstrip("!") for chip in chips)
    return "; ".join(lines).replace("›", "→")


def _last(scene: Scene, brevity: Brevity) -> str:
    told = story(scene)
    if told.seat is None or not told.chips:
        return ""
    return scene.words("alt-last", news=f"{name_of(scene, told.seat, brevity)}: {_deeds(told.chips)}")


def _turn(scene: Scene, brevity: Brevity) -> str:
    view, say = scene.view, scene.words
    if view.winners is not None:
        return f"{say('game-over')}, {say('gold-winners', names=_names(scene, view.winners, brevity))}"
    seat = acting(view)
    return say("turn" if seat == view.turn else "gold-deciding", name=name_of(scene, seat or 0, brevity))


def _names(scene: Scene, seats: Sequence[int], brevity: Brevity) -> str:
    return ", ".join(name_of(scene, seat, brevity) for seat in seats)


def describe_header(scene: Scene) -> str:
    """The last turn, whose turn it is, the bag and the target."""
    view, say = scene.view, scene.words

    def tell(brevity: Brevity) -> tuple[str, Sequence[str | AltList]]:
        gold = gold_left(view)
        rest = [
            say(
                "alt-gold-header",
                turn=_turn(scene, brevity),
                tiles=view.bag,
                chambers="?" if gold is None else gold,
                target=view.target,
            )
        ]
        if view.players[0].miner is None:
            rest.append(say("alt-gold-laid", laid=view.laid, of=view.to_lay))
        return _last(scene, brevity), rest

    return shortened_alt_text(scene, tell)


def _mine(scene: Scene, window: Window) -> list[str | AltList]:
    """What a window shows: gold, the last tile, and who stands where."""
    view, say, told = scene.view, scene.words, story(scene)
    gold = [written_cell(cell) for cell in view.nuggets if window.holds(coordinates(cell))]
    full = around(spots_of(view.mine.pieces))
    shown = Window(
        max(window.left, full.left), max(window.top, full.top), min(window.right, full.right), min(window.bottom, full.bottom)
    )
    corners = {"from": minus_text(f"{shown.left},{shown.top}"), "to": minus_text(f"{shown.right},{shown.bottom}")}
    parts: list[str | AltList] = [say("alt-gold-window", **corners), AltList(say("alt-gold-nuggets"), gold)]
    if told.laid is not None:
        parts.append(say("alt-gold-last-tile", cell=written_cell(told.laid), tile=tile_name(scene, view.mine.names[told.laid])))
    return parts


def _standing(scene: Scene, brevity: Brevity) -> list[str]:
    """Everybody with place, gold, nearest gold and way home."""
    view = scene.view
    return [_player(scene, seat, brevity) for seat in range(view.seats) if view.players[seat].miner is not None]


def _player(scene: Scene, seat: int, brevity: Brevity) -> str:
    view, player, near = scene.view, scene.view.players[seat], outlook(scene.view, seat)
    return scene.words(
        "alt-gold-player",
        name=name_of(scene, seat, brevity),
        colour=colour_of(scene, seat, brevity),
        place="–" if player.miner is None else spoken(scene, player.miner),
        gold=f"{player.gold}" if view.alliances else f"{player.gold}/{view.target}",
        tokens=player.gold_tokens,
        bats=player.bat_tokens,
        near=_far(scene, near.steps, near.rolls),
        home=_far(scene, near.home_steps, near.home_rolls),
    )


def _far(scene: Scene, steps: int | None, rolls: float | None) -> str:
    if rolls is None:
        return scene.words("alt-gold-no-way")
    rolled = scene.words("alt-gold-rolls", rolls=decimal(scene, rolls))
    return rolled if steps is None else f"{scene.words('gold-steps', steps=steps)} ({rolled})"


def describe_players(scene: Scene) -> str:
    """Everybody, and teams together."""
    view, say = scene.view, scene.words

    def tell(brevity: Brevity) -> tuple[str, Sequence[str | AltList]]:
        rest: list[str | AltList] = []
        if view.alliances:
            for team in teams(view):
                gold = view.players[team[0]].together
                rest.append(say("alt-gold-team", names=_names(scene, team, brevity), gold=gold, target=view.target))
        return "", [*rest, *_standing(scene, brevity)]

    return shortened_alt_text(scene, tell)


def describe_mine(scene: Scene) -> str:
    """The window: gold and the last tile."""
    return shortened_alt_text(scene, lambda brevity: (_last(scene, brevity), _mine(scene, window_of(scene).window)))


def describe_whole(scene: Scene) -> str:
    """The whole mine, and everybody in it."""
    window = around(spots_of(scene.view.mine.pieces))
    return shortened_alt_text(scene, lambda brevity: ("", [*_mine(scene, window), *_standing(scene, brevity)]))


def describe_half(scene: Scene) -> str:
    """The lower half of a window says that it goes on."""
    return scene.words("alt-gold-goes-on")


def describe_duel(scene: Scene) -> str:
    """Both sides, the dice, the winner and what came of it."""
    told, say = story(scene), scene.words
    duel = told.duel
    assert duel is not None

    def tell(brevity: Brevity) -> tuple[str, Sequence[str | AltList]]:
        line = say(
            "alt-gold-duel",
            kind=duel.kind,
            name=name_of(scene, duel.by, brevity),
            other=name_of(scene, duel.against, brevity),
            rolls=", ".join(f"{mine}:{theirs}" for mine, theirs in duel.rolls),
            winner=name_of(scene, duel.winner, brevity),
        )
        return line, [capital(_deeds(told.outcome))] if told.outcome else []

    return shortened_alt_text(scene, tell)


def describe_question(scene: Scene, asked: Question) -> str:
    """What is asked and how the seat stands."""

    def tell(brevity: Brevity) -> tuple[str, Sequence[str | AltList]]:
        rest = [] if scene.view.players[asked.seat].miner is None else [_player(scene, asked.seat, brevity)]
        return f"{asked.title}: {asked.sub}" + (f". {asked.note}" if asked.note else ""), rest

    return shortened_alt_text(scene, tell)


def describe_choice(scene: Scene) -> str:
    """The question of a small choice."""
    return describe_question(scene, choice_question(scene))


def describe_walk_question(scene: Scene) -> str:
    """The question of a move."""
    return describe_question(scene, walk_question(scene))


def describe_lay_question(scene: Scene) -> str:
    """The question of laying."""
    return describe_question(scene, lay_question(scene))


def _goal(scene: Scene, number: int, place: Place, steps: int | None) -> str:
    """A goal: number, place, what lies there, steps."""
    view, say = scene.view, scene.words
    piece = view.mine.pieces[place >> 4]
    parts = [f"{number}: {spoken(scene, place)}"]
    if place >> 4 in view.nuggets:
        parts.append(say("gold-own"))
    if piece.code != ENTRANCE and piece.passage == place & 15:
        parts.append(say("gold-passage-short"))
    if piece.mud and view.mud:
        parts.append(say("gold-mud-short"))
    if steps is not None:
        parts.append(say("gold-steps", steps=steps))
    return ", ".join(parts)


def describe_walk(scene: Scene) -> str:
    """Every goal by its number."""
    view, say, found = scene.view, scene.words, goals(scene.view)
    seat = moved_seat(view) or 0
    here = view.players[seat].miner
    ways = tree(view, here, view.steps or 0) if here is not None and view.phase in ("walk", "chase") else {}

    def tell(brevity: Brevity) -> tuple[str, Sequence[str | AltList]]:
        items = [_goal(scene, number, place, ways[place][1] if place in ways else None) for number, place in enumerate(found, 1)]
        head = say("alt-gold-goals", name=name_of(scene, seat, brevity), steps=view.steps or 0) if ways else say("alt-gold-exits")
        window = walk_window(scene).window
        return "", [AltList(head, items), *_mine(scene, window)[1:2]]

    return shortened_alt_text(scene, tell)


def describe_lay(scene: Scene) -> str:
    """Every cell of the page by its number."""
    view, say, plan = scene.view, scene.words, lay_plan(scene)
    assert plan is not None
    items = []
    for number, cell in enumerate(page_cells(scene), 1):
        steps = steps_to_cell(view, plan.tile, cell)
        items.append(f"{number}: {written_cell(cell)}" + ("" if steps is None else f", {say('gold-steps', steps=steps)}"))
    return alt_text(scene, "", [say("alt-gold-to-lay", tile=tile_name(scene, plan.tile)), AltList(say("alt-gold-cells"), items)])


def describe_turns(scene: Scene) -> str:
    """Every orientation by its number."""
    view, say, plan = scene.view, scene.words, lay_plan(scene)
    assert plan is not None
    assert plan.cell is not None
    code = view.mine.laid(plan.cell, plan.tile, spots(view, plan.tile)[plan.cell][0]).pieces[plan.cell].code
    items = [
        f"{number}: {sides_in_words(code, side)}, {say('gold-joins', count=len(joined_sides(view.mine, code, side, plan.cell)))}"
        for number, side in enumerate(spots(view, plan.tile)[plan.cell], 1)
    ]
    title = say("gold-turn-title", tile=tile_name(scene, plan.tile), cell=written_cell(plan.cell))
    return alt_text(scene, "", [capital(title), AltList("", items)])


def describe_hand(scene: Scene) -> str:
    """The tiles in hand; of others how many of each kind."""
    player, say = scene.view.players[scene.seat], scene.words
    if player.hand is None:
        kinds = [f"{say(f'gold-hand-{kind}')} {count}" for kind, count in zip(("cave", "passage", "mud"), player.hand_kinds)]
        return say("alt-gold-hand-of", name=scene.name(scene.seat), tiles=", ".join(kinds))
    return say("alt-gold-hand", tiles="; ".join(tile_name(scene, tile) for tile in player.hand) or say("alt-nothing"))


def describe_odds(scene: Scene) -> str:
    """The chances before a challenge."""
    planned = challenge_planned(scene)
    assert planned is not None
    return scene.words("alt-gold-odds", kind=planned[0], name=scene.name(planned[1]), chance=CHALLENGE_PERCENT)


def describe_banner(scene: Scene) -> str:
    """Who won and how."""
    view, say = scene.view, scene.words

    def tell(brevity: Brevity) -> tuple[str, Sequence[str | AltList]]:
        order = ranking(view)
        scores = ", ".join(f"{_names(scene, team, brevity)} {sum(view.players[seat].gold for seat in team)}" for team in order)
        names = _names(scene, view.winners or (), brevity)
        return say("alt-gold-result", names=names or "–", scores=scores, how=how_it_ended(view, scene.events)), []

    return shortened_alt_text(scene, tell)


def describe_end(scene: Scene) -> str:
    """The mine at the end."""
    parts = _mine(scene, end_window(scene).window)
    if how_it_ended(scene.view, scene.events) == "quiet" and scene.view.nuggets:
        parts.append(AltList(capital(scene.words("gold-shut-in")), [written_cell(cell) for cell in sorted(shut_in(scene))]))
    return alt_text(scene, "", parts)


def describe_chart(scene: Scene) -> str:
    """Gold of everybody in the order of the end."""
    view = scene.view

    def tell(brevity: Brevity) -> tuple[str, Sequence[str | AltList]]:
        items = [
            f"{_names(scene, team, brevity)} {sum(view.players[seat].gold for seat in team)}/{view.target}"
            for team in ranking(view)
        ]
        return "", [AltList(capital(scene.words("gold-own")), items)]

    return shortened_alt_text(scene, tell)
