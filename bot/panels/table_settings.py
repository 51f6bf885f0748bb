"""The settings of a table by buttons: for whoever is in charge of it to change, for everybody to read."""

from __future__ import annotations

from typing import Any

from bot.panels import own_settings
from bot.panels.components import Block, ButtonRow, Panel, Select, SelectOption, panel, small_number
from bot.panels.lobby_panel import option_text_key, settings_line
from bot.panels.panel_press import ActionHandler, PanelPress
from bot.panels.reader_view import ReaderView
from bot.tables.languages import LANGUAGES
from bot.tables.pace import MINUTE, PACES, in_one_sitting
from bot.texts.formatting import pace_label
from engine.contract import Refusal
from engine.players.registry import advised

SET = "set_table"


def table_settings_panel(reader: ReaderView, *, in_charge: bool, note: str = "") -> Panel:
    """Pace, weekends, language and pictures at any time, advice and the options of the game before it begins."""
    table = reader.table
    can_change = in_charge and table.status in ("open", "running")
    return panel(
        note,
        reader.say("settings-table", settings=settings_line(reader)),
        *(_controls(reader) if can_change else (reader.say("settings-not-yours"),)),
        (reader.button(own_settings.OPEN), reader.button("play", label=reader.say("btn-back-table"))),
    )


def _controls(reader: ReaderView) -> list[Block]:
    table = reader.table
    limits = dict.fromkeys((*PACES.values(), table.clock))  # somebody may have typed another
    clocks = [SelectOption(str((limit or 0) // MINUTE), pace_label(limit, reader.lang), emoji="clock") for limit in limits]
    languages = [SelectOption(lang, reader.say(f"language-{lang}")) for lang in LANGUAGES]
    blocks: list[Block] = [
        Select(reader.to(SET, "clock"), reader.say("choose-clock", clock=pace_label(table.clock, reader.lang)), tuple(clocks)),
        Select(
            reader.to(SET, "language"),
            reader.say("choose-language", language=reader.say(f"language-{table.language}")),
            tuple(languages),
        ),
    ]
    if table.clock is not None and not in_one_sitting(table.clock):
        blocks.append(_choice(reader, "weekends", "btn-weekends", (False, True), table.weekends))
    blocks.append(_choice(reader, "keep_pictures", "btn-pictures", (False, True), table.keep_pictures))
    if table.status == "open":
        if advised(table.game_name):
            blocks.append(_choice(reader, "advice", "table-advice", (True, False), table.advice))
        for name, values in table.game.options.items():
            blocks.append(_choice(reader, f"option {name}", f"option-{name}", values, table.options[name]))
    return blocks


def _choice(reader: ReaderView, name: str, text: str, values: Any, now: Any) -> ButtonRow:
    """A button for each value; the one that holds cannot be pressed."""
    words = {option_text_key(value): value for value in values}
    return tuple(
        reader.button(SET, f"{name} {word}", label=reader.say(f"{text}-{word}"), disabled=value == now)
        for word, value in words.items()
    )


async def _show(press: PanelPress, reader: ReaderView) -> Panel:
    return table_settings_panel(reader, in_charge=_in_charge(press, reader))


async def _set(press: PanelPress, reader: ReaderView) -> Panel:
    """Change a setting. What happened at the table meanwhile does not matter here."""
    wanted = _wanted(press, reader)
    if wanted is None:
        why: Refusal | None = Refusal("stale", {"seen": press.address.seq, "seq": reader.table.seq})
    else:
        why = (await press.tables.configure(press.request(seen=reader.table.seq), reader.table.id, **wanted)).refusal
    table = await press.tables.table(reader.table.id)
    now = reader if table is None else ReaderView.of(table, press.person, press.lang)
    note = reader.say("settings-saved") if why is None else reader.refusal(why)
    return table_settings_panel(now, in_charge=_in_charge(press, now), note=note)


def _in_charge(press: PanelPress, reader: ReaderView) -> bool:
    return press.place == reader.table.place and (press.moderator or press.person == reader.table.host)


def _wanted(press: PanelPress, reader: ReaderView) -> dict[str, Any] | None:
    """The settings that a press names; None for an address that no panel has."""
    name, _, rest = press.address.argument.partition(" ")
    if name == "clock" and (minutes := small_number(press.value)) is not None:
        return {"clock": minutes * MINUTE or None}
    if name == "language":
        return {"language": press.value}
    if name in ("advice", "keep_pictures", "weekends") and rest in ("yes", "no"):
        return {name: rest == "yes"}
    option, _, word = rest.partition(" ")
    for value in reader.table.game.options.get(option, ()) if name == "option" else ():
        if option_text_key(value) == word:
            return {"options": {option: value}}
    return None


ACTION_HANDLERS: dict[str, ActionHandler] = {"settings": _show, SET: _set}
