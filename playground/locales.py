"""The languages that a person's client can have, and which of them a browser asks for."""

LOCALES = ("pl", "en-GB", "en-US", "de")


def best_locale(accept_language: str) -> str | None:
    """The best of ours for a header `Accept-Language`, such as "de-AT,de;q=0.9,en;q=0.8"; None when none fits."""
    wanted = []
    for entry in accept_language.split(","):
        tag, _, weight = entry.strip().partition(";q=")
        try:
            wanted.append((-float(weight or 1), tag.lower()))
        except ValueError:
            continue
    for _, tag in sorted(wanted, key=lambda one: one[0]):
        for locale in LOCALES:
            if tag == locale.lower():
                return locale
        for locale in LOCALES:
            if tag.split("-")[0] == locale.split("-")[0]:
                return locale
    return None
