"""The same seed gives the same game: in any process, under any hash seed, with any version of Python."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from engine.games import GAMES
from engine.rng import below, commitment, new_seed, rng_at, shuffled
from tests.engine.playthrough import PLANS, digest, golden_file
from tests.engine.positions import GAME
from tests.engine.random_games import TASTES, walk
from tests.slow_parts import slow_but

ROOT = Path(__file__).parent.parent.parent
SCRIPT = """
from tests.engine.playthrough import PLANS, digest, playthrough
print(*(digest(playthrough(name)) for name in sorted(PLANS)))
"""


@pytest.mark.integration
@pytest.mark.parametrize("hash_seed", slow_but(["random"], ["0", "1", "31337", "random"]))
def test_the_hash_seed_does_not_matter(hash_seed: str) -> None:
    environment = os.environ | {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ROOT)}
    done = subprocess.run([sys.executable, "-c", SCRIPT], env=environment, capture_output=True, text=True, check=True, cwd=ROOT)
    assert done.stdout.split() == [digest(golden_file(name).read_text(encoding="utf-8")) for name in sorted(PLANS)]


def test_playing_does_not_touch_the_global_generator() -> None:
    import random

    random.seed(5)
    before = random.getstate()
    for game in GAMES.values():
        assert list(walk(game, 3, 1))
    assert random.getstate() == before


def test_what_seed_1_deals() -> None:
    deal = GAME.deal(rng_at(1, 0), 3, {})
    assert deal["start"] == 0
    assert deal["tiles"][:6] == ["B2D", "K2L", "K1L", "Y2D", "B2L", "B1L"]
    assert deal["orders"][:6] == ["L-BBB", "C-KKK", "C-YY", "L-K", "L-KK", "L-YBGK"]
    assert digest(" ".join([*deal["tiles"], *deal["orders"]])) == "7cb91ba174766f59"
    assert [GAME.deal(rng_at(seed, 0), 4, {})["start"] for seed in range(8)] == [3, 0, 3, 3, 0, 3, 1, 1]


def test_how_seed_1_ends() -> None:
    ends = {}
    for taste in TASTES:
        steps = list(walk(GAME, 3, 1, TASTES[taste]))
        ends[taste] = (len(steps), steps[-1].after.scores)
    assert ends == {
        "anything": (246, [6, 16, 27]),
        "digger": (380, [53, 84, 76]),
        "buyer": (205, [-12, 3, -13]),
        "collector": (171, [-4, 0, 14]),
    }


def test_numbers_and_shuffles_of_a_seed() -> None:
    assert [below(rng_at(1, ply), 1000) for ply in range(6)] == [78, 736, 105, 364, 418, 362]
    assert "".join(shuffled("abcdefgh", rng_at(2, 3))) == "cedhfgab"
    assert sorted(shuffled(range(50), rng_at(9, 9))) == list(range(50))


def test_commitments() -> None:
    assert commitment(1) == "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b"
    assert len({commitment(new_seed()) for _ in range(20)}) == 20
    assert max(new_seed().bit_length() for _ in range(20)) > 100
