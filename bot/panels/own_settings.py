"""A person's own settings by buttons. They need no table.

An address may name the one from which they were opened, and names the game whose standing orders are shown, too.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.panels.components import Address, Button, Panel, PressResult, Select, SelectOption, panel, small_number
from bot.panels.forget_panel import forget_button
from bot.panels.game_module import GAME_MODULES, default_game
from bot.panels.standing_orders import order_buttons
from bot.service.table_service import TableService
from bot.tables.errors import Refused
from bot.tables.person_settings import PersonSettings
from bot.texts import say
from bot.texts.formatting import refusal_sentence
from engine.contract import Refusal

OPEN, SET = "my_settings", "set_mine"
VERBS = frozenset({OPEN, SET})
NO_QUIET = "none"
QUIET_HOURS = ((21, 9), (22, 6), (22, 7), (23, 7), (23, 8), (0, 8))  # others can be typed
ZONES = (
    "Europe/Warsaw", "Europe/Berlin", "Europe/Vienna", "Europe/Zurich", "Europe/London", "Europe/Dublin", "Europe/Paris",
    "Europe/Madrid", "Europe/Athens", "Europe/Kyiv", "America/New_York", "America/Chicago", "America/Denver",
    "America/Los_Angeles", "America/Sao_Paulo", "Asia/Kolkata", "Asia/Tokyo", "Australia/Sydney", "UTC",
)  # fmt: skip


def own_settings_panel(person: PersonSettings, lang: str, game: str, table: int = 0, note: str = "") -> Panel:
    """What the person has set, and the ways to change it."""

    def to(setting: str) -> Address:
        return Address(table, 0, SET, f"{game} {setting}")

    return panel(
        note,
        own_settings_line(person, lang),
        (
            _toggle(to, lang, "reminders", person.reminders),
            _toggle(to, lang, "next_up", person.next_up),
            _toggle(to, lang, "emojis", person.emojis),
            forget_button(lang),
        ),
        (
            Button(Address(table, 0, "absence"), say(lang, "btn-absence")),
            Button(Address(table, 0, "settings"), say(lang, "btn-settings")),
        )
        if table
        else None,
        order_buttons(game, person, lang),
        _quiet_hours(person, lang, to("quiet")),
        _zones(person, lang, to("zone")),
    )


def own_settings_line(person: PersonSettings, lang: str) -> str:
    """The same in words."""
    quiet = say(lang, "settings-none")
    if person.quiet_from is not None and person.quiet_to is not None:
        quiet = f"{_clock(person.quiet_from)}–{_clock(person.quiet_to)} ({person.zone})"
    return say(
        lang,
        "settings-you",
        language=say(lang, f"language-{person.language or lang}"),
        reminders=say(lang, "yes" if person.reminders else "no"),
        quiet=quiet,
        emojis=say(lang, "yes" if person.emojis else "no"),
        next=say(lang, "yes" if person.next_up else "no"),
    )


async def own_settings_press(tables: TableService, person: int, address: Address, value: str, lang: str) -> PressResult:
    """Show the settings, or change one; only ever of whoever presses."""
    note = refused = ""
    game, _, setting = address.argument.partition(" ")
    if game not in GAME_MODULES:
        table = await tables.table(address.table)
        game = default_game() if table is None else table.game_name
    settings = await tables.person(person)
    if address.verb == SET:
        try:
            # Whoever changes something is written to again.
            settings = await tables.set_own(person, **_wanted(setting, value), unreachable=False)
            note = say(lang, "settings-saved")
        except Refused as why:
            note, refused = refusal_sentence(why.refusal, lang, default_game()), why.refusal.code
    return PressResult(own_settings_panel(settings, lang, game, address.table, note), changed=bool(note), refused=refused)


def _wanted(setting: str, value: str) -> dict[str, Any]:
    """What a press sets; raises Refused for an address that no panel has."""
    name, _, word = setting.partition(" ")
    if name in ("reminders", "emojis", "next_up") and word in ("yes", "no"):
        return {name: word == "yes"}
    if name == "zone":
        return {"zone": value}
    if name == "quiet":
        if value == NO_QUIET:
            return {"quiet_from": None, "quiet_to": None}
        first, last = (small_number(part) for part in value.partition("-")[::2])
        if first is not None and last is not None:
            return {"quiet_from": first, "quiet_to": last}
    raise Refused.because(Refusal("stale", {"seen": 0, "seq": 0}))


def _toggle(to: Callable[[str], Address], lang: str, name: str, now: bool) -> Button:
    word = "no" if now else "yes"
    return Button(to(f"{name} {word}"), say(lang, f"btn-{name}-{word}"))


def _quiet_hours(person: PersonSettings, lang: str, address: Address) -> Select:
    hours = [(first * 60, last * 60) for first, last in QUIET_HOURS]
    if person.quiet_from is not None and person.quiet_to is not None and (person.quiet_from, person.quiet_to) not in hours:
        hours.insert(0, (person.quiet_from, person.quiet_to))
    options = [SelectOption(f"{first}-{last}", f"{_clock(first)}–{_clock(last)}") for first, last in hours]
    none = SelectOption(NO_QUIET, say(lang, "settings-no-quiet"))
    return Select(address, say(lang, "choose-quiet"), (none, *options))


def _zones(person: PersonSettings, lang: str, address: Address) -> Select:
    zones = dict.fromkeys((person.zone, *ZONES))
    options = tuple(SelectOption(zone, zone.replace("_", " ")) for zone in zones)
    return Select(address, say(lang, "choose-zone", zone=person.zone.replace("_", " ")), options)


def _clock(minute: int) -> str:
    return f"{minute // 60}:{minute % 60:02d}"
