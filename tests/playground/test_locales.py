"""Which language a browser asks for."""

import pytest

from playground.locales import best_locale


@pytest.mark.parametrize(
    ("languages", "locale"),
    [
        ("de-AT,de,en", "de"),
        ("en-US,en", "en-US"),
        ("en-AU", "en-GB"),
        ("fr-FR,fr,pl-PL,en", "pl"),
        ("fr", None),
        ("", None),
        (",*", None),
    ],
)
def test_the_first_of_ours_is_found(languages: str, locale: str | None) -> None:
    assert best_locale(languages) == locale
