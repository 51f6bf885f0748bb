"""Looking around at any table: rules, the first lesson, the log, statistics. Nothing here changes anything."""

from __future__ import annotations

from collections.abc import Sequence

from bot.hosted import HOSTED
from bot.model import Happening
from bot.panels.example import example
from bot.panels.look import Look
from bot.panels.model import MOST_OPTIONS, Address, Button, Option, Panel, Select, panel
from bot.results import Rating, Statistics
from bot.texts import mention, say, say_in
from bot.texts.words import how_to_play, rules_page, rules_topics

LOG_LINES = 12


def rules_panel(at: Address, lang: str, game: str, topic: str = "") -> Panel:
    """A page of the rules, and all topics to choose from; it needs no table."""
    topics = rules_topics(lang, game)
    if topic not in dict(topics):
        topic = topics[0][0]
    options = tuple(Option(key, title) for key, title in topics[:MOST_OPTIONS])
    return panel(
        rules_page(topic, lang, game),
        Select(_beside(at, "rules", game), say(lang, "choose-topic"), options),
        (Button(_beside(at, "how", game), say(lang, "btn-how")),),
    )


def how_panel(at: Address, lang: str, game: str, page: int = 0) -> Panel:
    """The first lesson, page by page; it needs no table."""
    lessons = how_to_play(lang, game)
    page = min(page, len(lessons) - 1)
    turns = tuple(
        Button(_beside(at, "how", f"{game} {number}"), str(number + 1), "primary", disabled=number == page)
        for number in range(len(lessons))
    )
    panels = HOSTED[game].panels
    shown = example(game, panels.LESSON_PICTURES[page], lang, *panels.EXAMPLE) if page in panels.LESSON_PICTURES else None
    return panel(lessons[page], shown, (*turns, Button(_beside(at, "rules", game), say(lang, "btn-rules"))))


def _beside(at: Address, verb: str, argument: str) -> Address:
    return Address(at.table, at.seq, verb, argument)


def log_panel(look: Look, happenings: Sequence[Happening], page: int = 0) -> Panel:
    """What happened, the latest page first, with no more in it than the reader may know."""
    lines = look.lines(happenings)
    pages = max(1, -(-len(lines) // LOG_LINES))
    page = min(max(page, 0), pages - 1)
    end = len(lines) - page * LOG_LINES
    shown = lines[max(0, end - LOG_LINES) : end]
    return panel(
        look.say("log-title", page=page + 1, pages=pages),
        "\n".join(shown) or look.say("log-empty"),
        (
            look.button("log", str(page + 1), label=look.say("btn-older"), disabled=page + 1 >= pages),
            look.button("log", str(page - 1) if page else "", label=look.say("btn-newer"), disabled=not page),
        ),
    )


def stats_panel(
    lang: str, game: str, who: int, *, among_people: Statistics, with_automats: Statistics, ranking: Sequence[Rating]
) -> Panel:
    """What a person has done in a game, and who is strongest."""
    lines = [say_in(game)(lang, "stats-title", who=mention(who))]
    for key, found in (("stats-people", among_people), ("stats-automats", with_automats)):
        if found.games:
            lines += [say(lang, key), *_figures(lang, game, found)]
    if len(lines) == 1:
        lines.append(say(lang, "stats-none"))
    ranks = [
        say(lang, "stats-rank", place=place, who=mention(rating.person), rating=f"{rating.ordinal:.1f}", games=rating.games)
        for place, rating in enumerate(ranking, 1)
    ]
    return panel("\n".join(lines), "\n".join([say(lang, "stats-ranking"), *ranks]) if ranks else None)


def _figures(lang: str, game: str, found: Statistics) -> list[str]:
    lines = [say(lang, "stats-games", games=found.games, wins=found.wins)]
    if found.mean_score is not None and found.best_score is not None:
        lines.append(say(lang, "stats-scores", mean=f"{found.mean_score:.1f}", best=found.best_score))
    return lines + HOSTED[game].texts.favourite_lines(found.favourites, lang)
