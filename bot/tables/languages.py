"""The languages that tables and people can choose."""

LANGUAGES = ("pl", "en", "de")
