"""The result in words: who won with what, then every line of the sum and the missions."""

from __future__ import annotations

from collections.abc import Sequence

from render.alt_text import AltList, Brevity, colour_of, name_of, shortened_alt_text, slashed
from render.frame_parts import minus
from render.kopalnie.account import account_rows, row_name, sections
from render.kopalnie.names import mission_name
from render.kopalnie.podium import heroes, ranking, shares
from render.kopalnie.scene import Scene


def describe_podium(scene: Scene) -> str:
    """The verdict, the scores by rank, and what the winner's points are made of."""
    view, say = scene.view, scene.words

    def tell(brevity: Brevity) -> tuple[str, Sequence[str | AltList]]:
        won = [colour_of(scene, seat, brevity) for seat in view.winners or ()]
        head = say("result") if won else say("so-far")
        if won:
            head += f": {say('alt-wins-points' if len(won) == 1 else 'alt-wins-shared', names=', '.join(won))}"
        ranks = [
            f"{name_of(scene, seat, brevity)} ({colour_of(scene, seat, brevity)}) {minus(view.players[seat].points)}"
            for seat in ranking(view)
        ]
        made = [
            AltList(
                say("shares-of", name=name_of(scene, seat, brevity)),
                [f"{row_name(scene, row)} {minus(points)}" for row, points in shares(scene, seat)],
            )
            for seat in heroes(view)
        ]
        return head, [AltList("", ranks), *made]

    return shortened_alt_text(scene, tell)


def describe_account(scene: Scene) -> str:
    """Every line of the sum, a number for each player in the order of the rows, and the missions."""
    view, say, rows = scene.view, scene.words, account_rows(scene)

    def tell(brevity: Brevity) -> tuple[str, Sequence[str | AltList]]:
        names = ", ".join(f"{name_of(scene, row.seat, brevity)} ({colour_of(scene, row.seat, brevity)})" for row in rows)
        lines = iter(zip(*(row.cells for row in rows)))
        tables = [
            AltList(say(f"section-{key}"), [f"{row_name(scene, name)} {slashed(next(lines))}" for name in names_of])
            for key, names_of, _ in sections(view.seats)
        ]
        total = f"{say('score-now')} {slashed(row.total for row in rows)}"
        missions = []
        for row in rows:
            mission = (
                mission_name(say, row.mission) if row.mission else say("hidden-mission" if row.has_mission else "no-mission")
            )
            points = view.players[row.seat].account["mission"]
            missions.append(say("alt-result-mission", name=colour_of(scene, row.seat, brevity), mission=mission, points=points))
        return "", [say("alt-in-order", names=names), *tables, total, AltList(say("missions-shown"), missions)]

    return shortened_alt_text(scene, tell)
