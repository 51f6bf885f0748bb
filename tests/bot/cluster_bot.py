"""The bot as the tests of clusters run it: on a busy machine no process takes the slot of another that is still starting."""

from __future__ import annotations

import sys

from bot.__main__ import main
from bot.service import slot_keeper

if __name__ == "__main__":
    slot_keeper.SPARE_SECONDS = 3600.0
    sys.exit(main(["run"]))
