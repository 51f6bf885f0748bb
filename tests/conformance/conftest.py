"""The promises are tried at the same tables as everything else of the bot."""

from tests.bot.conftest import (  # noqa: F401
    common_database,
    database,
    empty_file,
    engine,
    hall,
    postgres_server,
    pytest_generate_tests,
)
