"""Which figures of a game make an award; each has a text award-<game>-<name>."""

from __future__ import annotations

# From a figure's name in the engine to the name of the award, which must be an identifier of a text.
AWARDS: dict[str, dict[str, str]] = {
    "szczesc": {
        **{f"delivered {transport}": f"delivered-{transport}" for transport in "HWCL"},
        **{f"colour {coal}": f"colour-{coal}" for coal in "YBGK"},
        **{f"empty {coal}": f"empty-{coal}" for coal in "YBGK"},
        "marks": "marks",
        "cubes": "cubes",
    },
    "kopalnie": {
        name: name for name in ("gold", "bronze", "papyrus", "crystal", "ruby", "diamond", "coins", "mission", "chance", "free")
    },
    "niemcy": {
        **{name: name.replace("_", "-") for name in ("routes", "connections", "tickets_done", "tickets", "globetrotter")},
        **{f"passengers_{colour}": f"passengers-{colour}" for colour in "RKGYBW"},
    },
    "goldmine": {"nuggets": "nuggets", "gold_challenges": "gold-challenges", "bat_challenges": "bat-challenges"},
}
