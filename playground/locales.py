"""The languages that a person's client can have, and which of them a browser asks for."""

LOCALES = ("pl", "en-GB", "en-US", "de")


def best_locale(languages: str) -> str | None:
    """The first of ours in what a browser prefers, such as "de-AT,de,en"; None when none fits."""
    for tag in languages.lower().split(","):
        for same in (tag, tag.partition("-")[0]):
            for locale in LOCALES:
                if same in (locale.lower(), locale.partition("-")[0]):
                    return locale
    return None
