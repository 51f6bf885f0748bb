"""Small things that every game's texts are made of."""

from __future__ import annotations

from collections.abc import Sequence

from bot.tables.pace import HOUR, MINUTE, PACES
from bot.texts.catalogue import say, say_in


def listing(items: Sequence[str], lang: str, joint: str = "and") -> str:
    """Several things in a row: "a, b and c", or with ``joint="or"`` "a, b or c"."""
    if len(items) < 2:
        return "".join(items)
    return say(lang, f"list-{joint}", rest=", ".join(items[:-1]), last=items[-1])


def automat_label(name: str, lang: str, game: str) -> str:
    """How strong an automatic player of a game is, in a word: "foreman"; each game has its own words."""
    return say_in(game)(lang, f"automat-{name}")


def automat_option(name: str, lang: str, game: str) -> tuple[str, str]:
    """An automatic player as a line of a select: what it is called, and how it plays."""
    label = automat_label(name, lang, game)
    return label[:1].upper() + label[1:], say_in(game)(lang, f"automat-{name}-plays")


def pace_label(seconds: int | None, lang: str) -> str:
    """How long a turn may take, with the name of the pace where it has one: "live, 3 minutes a turn"."""
    if seconds is None:
        return say(lang, "clock-none")
    minutes = seconds < HOUR
    clock = say(lang, "minutes", minutes=seconds // MINUTE) if minutes else say(lang, "hours", hours=seconds // HOUR)
    name = "live" if minutes else next((pace for pace, limit in PACES.items() if limit == seconds), "")
    return say(lang, "pace-named", pace=say(lang, f"pace-{name}"), clock=clock) if name else say(lang, "pace-typed", clock=clock)


def decimal(figure: float, lang: str) -> str:
    """A figure with one decimal place: "5.4", in Polish and German "5,4"."""
    text = f"{round(figure, 1) + 0.0:.1f}".replace("-", "−")
    return text if lang == "en" else text.replace(".", ",")


def signed(figure: int, plus: str = "+") -> str:
    """A figure with its sign: "+7", "−2", "0"."""
    return f"{plus}{figure}" if figure > 0 else f"−{-figure}" if figure < 0 else "0"
