"""``python -m engine``: replay, play, plan, verify, bench."""

import sys

from engine.cli import main

sys.exit(main())
