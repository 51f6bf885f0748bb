"""The end of a game in words: everybody's tickets, the Globetrotter, the majorities, the accounts, who wins."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bot.games.niemcy.texts.labels import say, tickets_list
from bot.texts.labels import listing, signed
from engine.niemcy.box import GLOBETROTTER

Data = Mapping[str, Any]


def final_lines(data: Data, names: Sequence[str], lang: str) -> list[str]:
    """The final account, from the figures of ``game_over``; the last line names the winner."""
    return [*_tickets(data, names, lang), *_majorities(data, names, lang), *account_lines(data["accounts"], names, lang),
            _winner(data, names, lang)]  # fmt: skip


def _tickets(data: Data, names: Sequence[str], lang: str) -> Iterator[str]:
    for who, done, failed in zip(names, data["done"], data["failed"]):
        lists = {"done": tickets_list(done, lang), "failed": tickets_list(failed, lang)}
        yield say(lang, "told-tickets", who=who, **lists)
    trotters = [seat for seat, account in enumerate(data["accounts"]) if account["globetrotter"]]
    if not trotters:
        yield say(lang, "told-globetrotter-none")
        return
    who = listing([names[seat] for seat in trotters], lang)
    yield say(lang, "told-globetrotter", bonus=GLOBETROTTER, who=who, count=len(data["done"][trotters[0]]))


def _majorities(data: Data, names: Sequence[str], lang: str) -> Iterator[str]:
    for colour, figures in data["majorities"].items():
        rows = sorted(zip(figures["points"], figures["counts"], names), key=lambda row: -row[0])
        shares = [say(lang, "told-majority-one", who=who, bonus=bonus, count=count) for bonus, count, who in rows if bonus]
        if shares:
            yield say(lang, "told-majority", colour=colour, list=", ".join(shares))
        else:
            yield say(lang, "told-majority-none", colour=colour)


def account_lines(accounts: Sequence[Mapping[str, int]], names: Sequence[str], lang: str) -> list[str]:
    """What everybody's points are made of, the best first."""
    totals = [sum(account.values()) for account in accounts]
    return [
        say(
            lang,
            "told-account",
            who=names[seat],
            points=totals[seat],
            for_routes=accounts[seat]["routes"],
            for_tickets=accounts[seat]["tickets"],
            failed=signed(accounts[seat]["failed"], ""),
            globetrotter=accounts[seat]["globetrotter"],
            for_passengers=accounts[seat]["passengers"],
        )
        for seat in sorted(range(len(accounts)), key=lambda seat: -totals[seat])
    ]


def _winner(data: Data, names: Sequence[str], lang: str) -> str:
    scores, winners = data["scores"], data["winners"]
    best = scores[winners[0]]
    figures: dict[str, str | int] = {"who": listing([names[seat] for seat in winners], lang), "points": best}
    if len(winners) > 1:
        return say(lang, "told-win-shared", **figures)
    tied = [seat for seat, score in enumerate(scores) if score == best]
    if len(tied) == 1:
        return say(lang, "told-win", **figures)
    done = [len(data["done"][seat]) for seat in tied]
    own = len(data["done"][winners[0]])
    if done.count(own) == 1:
        return say(lang, "told-win-tickets", count=own, **figures)
    taken = sum(row["counts"][winners[0]] for row in data["majorities"].values())
    return say(lang, "told-win-passengers", count=taken, **figures)
