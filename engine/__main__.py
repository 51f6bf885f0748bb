"""Entry point of ``python -m engine``; ``engine.cli`` has the commands."""

import sys

from engine.cli import main

sys.exit(main())
