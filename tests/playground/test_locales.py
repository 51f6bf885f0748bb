"""Which language a browser asks for."""

import pytest

from playground.locales import best_locale


@pytest.mark.parametrize(
    ("header", "locale"),
    [
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("en-US,en;q=0.9", "en-US"),
        ("en", "en-GB"),
        ("fr-FR,fr;q=0.9,pl;q=0.8,en;q=0.7", "pl"),
        ("en;q=0.5,pl;q=0.9", "pl"),
        ("fr", None),
        ("", None),
        ("*;q=x,;;", None),
    ],
)
def test_the_best_of_ours_is_found(header: str, locale: str | None) -> None:
    assert best_locale(header) == locale
