"""Gold Mine's pictures in words: who stands where, gold, nearest gold and way home, in three languages, never too long."""

from __future__ import annotations

import re

import pytest

from engine.goldmine import GOLDMINE
from engine.goldmine.cells import parse_place
from engine.goldmine.choices import goals
from engine.goldmine.plan_command import plan
from render.goldmine.picture_kinds import KINDS
from tests.render.goldmine.moments import FAMILIES
from tests.render.goldmine.positions import at, own, show
from tests.render.strips import words


def test_names_of_tiles_in_the_record_are_never_said() -> None:
    for kind, family in FAMILIES.items():
        for scene in list(family("en"))[:6]:
            assert not re.search(r"\bG?[ILTXEDBJYHZO][sm]?\d", words(KINDS[kind], scene))


def test_everybody_is_described_with_gold_tokens_and_ways() -> None:
    scene = show(at("turn_4p"), None, "en")
    said = words(KINDS["players"], scene)
    for seat, name in enumerate(scene.names):
        found, player = plan(scene.view, seat), scene.view.players[seat]
        place = found["place"].replace("-", "−").replace(":", " (") + (")" if ":" in found["place"] else "")
        line = f"at {place}, gold {player.gold}/7, gold tokens {player.gold_tokens}, bat tokens {player.bat_tokens}; "
        ways = [f"{way['steps']} steps (rolls {way['rolls']:.1f})" for way in (found["gold"], found["home"])]
        assert f"{line}to gold {ways[0]}, to the entrance {ways[1]}" in said.split(name, 1)[1]


def test_teams_are_described_together() -> None:
    assert "Team Anna, Wojciech: 8 of 8 together." in words(KINDS["players"], show(at("turn_teams_6p"), None, "en"))


def test_where_there_is_no_way_it_says_so() -> None:
    scene = show(at("chase"), None, "en")
    assert plan(scene.view, 1)["gold"]["rolls"] is None
    assert "to gold no way" in words(KINDS["players"], scene)


def test_the_last_turn_comes_first() -> None:
    said = words(KINDS["header"], show(at("turn_4p"), None, "en"))
    assert said.startswith("Last: Jan: −2,4 → −4,1, 5 steps; +1, 4 of 7. Turn: Zofia. Tiles in the bag 51, with gold 11.")


def test_a_challenge_is_described_with_its_dice_and_its_outcome() -> None:
    said = words(KINDS["turn"], show(at("turn_gold"), None, "en"))
    assert "Gold challenge: Wojciech and Anna, dice 5:4, 1:1, 3:4, Wojciech wins. The nugget goes to 3,1;" in said
    said = words(KINDS["turn"], show(at("turn_bat"), None, "pl"))
    assert "Wyzwanie nietoperzy: Zofia i Bolesław, kostki 5:5, 2:3, 5:6, wygrywa Bolesław." in said


def test_after_bats_the_last_turn_is_that_of_whoever_flees() -> None:
    """A person decides where to, so the challenge stood in the message before."""
    moment = at("chase")
    state = GOLDMINE.clone(moment.state)
    winner, loser = state.duel_winner(), state.duel_loser()
    action = next(action for action in GOLDMINE.legal_actions(state, winner) if str(action).startswith("chase"))
    events = GOLDMINE.apply(state, winner, action)
    said = words(KINDS["header"], show(moment._replace(state=state, events=tuple(events)), None, "en"))
    assert said.startswith(f"Last: {moment.names[loser]}: ")
    assert moment.names[winner] not in said.partition(" Turn: ")[0]


def test_goals_are_described_by_number() -> None:
    scene = own(at("walk"), "en")
    said = words(KINDS["walk"], scene)
    numbers = dict(re.findall(r"(\d+): (−?\d+,−?\d+)", said))
    for number, place in enumerate(goals(scene.view), 1):
        assert (parse_place(numbers[str(number)].replace("−", "-")) or 0) >> 4 == place >> 4
    assert "3: −7,4, gold, 4 steps" in said


def test_the_entrance_is_called_by_its_name() -> None:
    assert "entrance" in words(KINDS["players"], show(at("start_6p"), None, "en"))
    assert "0,0" not in words(KINDS["players"], show(at("start_6p"), None, "en"))


@pytest.mark.parametrize(
    ("name", "part"),
    [
        ("result", "The end: Anna. Gold in order: Anna 7, Wojciech 5, Jan 0, Zofia 0. The movement ended at the entrance."),
        ("result_quiet", "The end: Jan. Gold in order: Jan 8, Anna 7. The mine went quiet."),
        ("result_teams", "The end: Jan, Wojciech. Gold in order: Jan, Wojciech 12, Anna, Zofia 3."),
    ],
)
def test_the_result_says_who_won_and_how(name: str, part: str) -> None:
    assert words(KINDS["result"], show(at(name), None, "en")).startswith(part)
