"""Settings for all tests."""

import os
import shutil
import tempfile
from pathlib import Path

import pytest
from hypothesis import settings

from tests import isolation, speed
from tests.bot.postgres import MISSING, programs
from tests.examples import THOROUGH

HERE = Path(__file__).parent
ROOM = 1 << 30
INTEGRATION_FOLDERS = (HERE / "playground", HERE / "simcord")
INTEGRATION_FIXTURES = {"postgres_server", "common_database", "place", "on"}

# The ordinary run tries the same examples every time, so that a failure is always about the change at hand;
# HYPOTHESIS_PROFILE=explore looks for new ones.
settings.register_profile("repeatable", deadline=None, derandomize=True)
settings.register_profile(THOROUGH, deadline=None, derandomize=True)
settings.register_profile("explore", deadline=None, max_examples=2000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "repeatable"))


def _keep_files_in_memory() -> None:
    """Temporary files, databases above all, in memory where there is room: on a disk every commit waits for it."""
    memory = Path("/dev/shm")
    if "TMPDIR" not in os.environ and os.access(memory, os.W_OK) and shutil.disk_usage(memory).free > ROOM:
        os.environ["TMPDIR"] = str(memory)
        tempfile.tempdir = None  # it is looked up again


_keep_files_in_memory()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """One line where a part of the tests could not run."""
    if programs() is None:
        terminalreporter.write_line(MISSING)


def pytest_configure(config: pytest.Config) -> None:
    isolation.watch()
    config.pluginmanager.register(isolation)
    config.pluginmanager.register(speed)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Folders that are integration as a whole, and whatever uses a database server; modules with a few examples only."""
    for item in items:
        if any(hasattr(getattr(item, "module", None), name) for name in ("few", "some")):
            item.add_marker(pytest.mark.thorough)
        in_folder = any(item.path.is_relative_to(folder) for folder in INTEGRATION_FOLDERS)
        if in_folder or INTEGRATION_FIXTURES & set(getattr(item, "fixturenames", ())):
            item.add_marker(pytest.mark.integration)
