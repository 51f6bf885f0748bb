"""Read-only panels of any game: rules, first lesson, log, statistics."""

from __future__ import annotations

from collections.abc import Sequence

from bot.panels.components import MAX_SELECT_OPTIONS, Address, Button, Panel, PictureBlock, Select, SelectOption, panel
from bot.panels.example_picture import example
from bot.panels.game_module import GAME_MODULES
from bot.panels.reader_view import ReaderView
from bot.tables.log_entries import LogEntry
from bot.tables.results import History, Rating, Statistics
from bot.texts import mention, plain_name, say, say_in
from bot.texts.formatting import decimal, how_to_play, rules_page, rules_topics
from render.cards import views as cards
from render.cards.views import StatisticsCardView
from render.scene import Scene

LOG_LINES = 12


def rules_panel(at: Address, lang: str, game: str, topic: str = "") -> Panel:
    """A page of the rules, and all topics to choose from; it needs no table."""
    topics = rules_topics(lang, game)
    if topic not in dict(topics):
        topic = topics[0][0] if topics else ""
    options = tuple(SelectOption(key, title) for key, title in topics[:MAX_SELECT_OPTIONS])
    return panel(
        rules_page(topic, lang, game),
        Select(_beside(at, "rules", game), say(lang, "choose-topic"), options),
        (Button(_beside(at, "how", game), say(lang, "btn-how")),) if GAME_MODULES[game].texts.LESSONS else None,
    )


def lesson_panel(at: Address, lang: str, game: str, page: int = 0) -> Panel:
    """The first lesson, page by page; it needs no table."""
    lessons = how_to_play(lang, game)
    page = min(page, len(lessons) - 1)
    turns = []
    if page:
        turns.append(Button(_beside(at, "how", f"{game} {page - 1}"), say(lang, "btn-previous-page")))
    if page + 1 < len(lessons):
        turns.append(Button(_beside(at, "how", f"{game} {page + 1}"), say(lang, "btn-next-page"), "primary", emoji="next"))
    panels = GAME_MODULES[game].panels
    shown = example(game, panels.LESSON_PICTURES[page], lang, *panels.EXAMPLE) if page in panels.LESSON_PICTURES else None
    written = GAME_MODULES[game].texts.TOPICS or GAME_MODULES[game].texts.LESSONS
    rules = [Button(_beside(at, "rules", game), say(lang, "btn-rules"))] if written else []
    return panel(lessons[page], shown, (*turns, *rules))


def _beside(at: Address, verb: str, argument: str) -> Address:
    return Address(at.table, at.seq, verb, argument)


def log_panel(reader: ReaderView, entries: Sequence[LogEntry], page: int = 0) -> Panel:
    """What happened, the latest page first, with no more in it than the reader may know."""
    return log_pages(reader, "log", reader.lines(entries), page)


def log_pages(reader: ReaderView, verb: str, lines: Sequence[str], page: int) -> Panel:
    """Lines page by page, the latest first, under the title <verb>-title; ``verb`` turns the pages."""
    pages = max(1, -(-len(lines) // LOG_LINES))
    page = min(max(page, 0), pages - 1)
    end = len(lines) - page * LOG_LINES
    shown = lines[max(0, end - LOG_LINES) : end]
    return panel(
        reader.say(f"{verb}-title", page=page + 1, pages=pages),
        "\n".join(shown) or reader.say("log-empty"),
        (
            reader.button(verb, str(page + 1), label=reader.say("btn-older"), disabled=page + 1 >= pages),
            reader.button(verb, str(page - 1) if page else "", label=reader.say("btn-newer"), disabled=not page),
        ),
    )


def stats_panel(
    lang: str,
    game: str,
    who: int,
    *,
    among_people: Statistics,
    with_automats: Statistics,
    ranking: Sequence[Rating],
    history: History | None,
) -> Panel:
    """What a person has done in a game, and who is strongest; ``history``: where the asker may know whom the person met."""
    lines = [say_in(game)(lang, "stats-title", who=mention(who))]
    for key, found in (("stats-people", among_people), ("stats-automats", with_automats)):
        if found.games:
            lines += [say(lang, key), *_figures(lang, game, found)]
    if len(lines) == 1:
        lines.append(say(lang, "stats-none"))
    ranks = [
        say(lang, "stats-rank", place=place, who=mention(rating.person), rating=decimal(rating.ordinal, lang), games=rating.games)
        for place, rating in enumerate(ranking, 1)
    ]
    card = None if history is None or not among_people.games else _card(lang, game, among_people, history)
    return panel("\n".join(lines), card, "\n".join([say(lang, "stats-ranking"), *ranks]) if ranks else None)


def _card(lang: str, game: str, found: Statistics, history: History) -> PictureBlock:
    view = StatisticsCardView(
        game,
        say_in(game)(lang, "game-title"),
        found.games,
        found.wins,
        tuple(rating.ordinal for rating in history.ratings),
        tuple(cards.Opponent(plain_name(one.name), one.games, one.ahead) for one in history.opponents),
        tuple(GAME_MODULES[game].texts.favourite_lines(found.favourites, lang)),
    )
    return PictureBlock("statistics", Scene(view, (plain_name(history.name),), lang))


def _figures(lang: str, game: str, found: Statistics) -> list[str]:
    lines = [say(lang, "stats-games", games=found.games, wins=found.wins)]
    if found.mean_score is not None and found.best_score is not None:
        lines.append(say(lang, "stats-scores", mean=decimal(found.mean_score, lang), best=found.best_score))
    return lines + GAME_MODULES[game].texts.favourite_lines(found.favourites, lang)
