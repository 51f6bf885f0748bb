"""For tests of bots: a playground that fails the test if the bot broke Discord's rules."""

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from playground.core import Settings
from playground.server import Playground
from playground.world import Seed

OPENAPI = "PLAYGROUND_OPENAPI"


def openapi_beside(folder: Path) -> Path | None:
    """Discord's description of its API: where the environment says, or the file openapi.json in this folder, or none."""
    path = Path(os.environ.get(OPENAPI) or folder / "openapi.json")
    return path if path.is_file() else None


@asynccontextmanager
async def checked(
    path: Path | None = None, *, seed: Seed | None = None, settings: Settings | None = None, openapi: Path | None = None
) -> AsyncIterator[Playground]:
    """A running playground; leaving it raises if a request broke a rule or the server itself failed."""
    playground = Playground(path, seed=seed, settings=settings, openapi=openapi)
    await playground.start()
    try:
        yield playground
    finally:
        await playground.stop()
    wrong = [str(one) for one in playground.violations] + [f"the playground failed: {one}" for one in playground.core.failures]
    assert not wrong, "\n".join(wrong)
