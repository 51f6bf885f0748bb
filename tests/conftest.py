"""Settings for all tests."""

import os

import pytest
from hypothesis import settings

from tests.bot.postgres import MISSING, programs
from tests.examples import THOROUGH

# The ordinary run tries the same examples every time, so that a failure is always about the change at hand;
# HYPOTHESIS_PROFILE=explore looks for new ones.
settings.register_profile("repeatable", deadline=None, derandomize=True)
settings.register_profile(THOROUGH, deadline=None, derandomize=True)
settings.register_profile("explore", deadline=None, max_examples=2000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "repeatable"))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """One line where a part of the tests could not run."""
    if programs() is None:
        terminalreporter.write_line(MISSING)
