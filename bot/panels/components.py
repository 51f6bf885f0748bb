"""What a panel is made of. Discord's limits are kept where a part is made, and ``discord_problems`` checks a whole panel.

Every button and select carries an address, which says all there is to know about what pressing it means: nothing about
a panel is stored anywhere else, so one that was sent before a restart works after it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from bot.texts.emoji_tokens import shown_length, without_emojis
from render.emojis import EMOJIS
from render.picture_registry import RenderedPicture, strips_of
from render.scene import Scene

MAX_COMPONENTS = 39  # Discord allows 40; one is left for a frame around everything
MAX_ATTACHMENTS = 10
MAX_TEXT = 4000
MAX_BUTTONS_IN_ROW = 5
MAX_SELECT_OPTIONS = 25
MAX_LABEL = 80
MAX_OPTION = 100
MAX_PLACEHOLDER = 150
MAX_ADDRESS = 100
MAX_DIGITS = 6  # of a number in a press: a seat, a page, a place in a list
BUTTON_STYLES = ("primary", "secondary", "success", "danger")

_ADDRESS = re.compile(r"sz:(d?)(\d{1,18}):(\d{1,18}):([a-z_]{1,20})(?::(.*))?", re.ASCII | re.DOTALL)


@dataclass(frozen=True, slots=True)
class Address:
    """The meaning of a press: table, version that the panel shows, verb and argument. It is the component's custom id."""

    table: int
    seq: int
    verb: str
    argument: str = ""  # may hold any character; never anything secret
    posted: bool = False  # on a table's own message in direct messages, which an answer must not replace

    def __str__(self) -> str:
        """As it stands in a component's id."""
        return f"sz:{'d' if self.posted else ''}{self.table}:{self.seq}:{self.verb}" + (
            f":{self.argument}" if self.argument else ""
        )

    @staticmethod
    def parse(text: str) -> Address | None:
        """The address that a component's id stands for; None when it is none of ours."""
        found = _ADDRESS.fullmatch(text) if len(text) <= MAX_ADDRESS else None
        return found and Address(int(found[2]), int(found[3]), found[4], found[5] or "", bool(found[1]))


def small_number(text: str) -> int | None:
    """The number that somebody sent in a press or an option of a command; None for anything else, however long."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= MAX_DIGITS else None


def fits(address: Address) -> bool:
    """Whether this address is short enough for a component's id."""
    return len(str(address)) <= MAX_ADDRESS


@dataclass(frozen=True, slots=True)
class Button:
    """Pressed, it goes to its address. Too long a label is cut. ``emoji``: the name of one, beside the label."""

    address: Address
    label: str
    style: str = "secondary"
    disabled: bool = False
    emoji: str = ""

    def __post_init__(self) -> None:
        assert self.style in BUTTON_STYLES, self.style
        assert not self.emoji or self.emoji in EMOJIS, self.emoji
        object.__setattr__(self, "label", truncate(self.label, MAX_LABEL))


@dataclass(frozen=True, slots=True)
class SelectOption:
    """A line of a select. ``emoji``: the name of one, beside the label; ``chosen``: it is marked beforehand."""

    value: str
    label: str
    description: str = ""
    emoji: str = ""
    chosen: bool = False

    def __post_init__(self) -> None:
        assert not self.emoji or self.emoji in EMOJIS, self.emoji
        object.__setattr__(self, "label", truncate(self.label, MAX_OPTION))
        object.__setattr__(self, "description", truncate(self.description, MAX_OPTION))


@dataclass(frozen=True, slots=True)
class Select:
    """Exactly one of its options is chosen; the option's value arrives with the address."""

    address: Address
    placeholder: str
    options: tuple[SelectOption, ...]
    disabled: bool = False

    def __post_init__(self) -> None:
        object.__setattr__(self, "placeholder", truncate(self.placeholder, MAX_PLACEHOLDER))


@dataclass(frozen=True, slots=True)
class PictureBlock:
    """A picture to be drawn. Its scene holds a view, so no more than its reader may see."""

    kind: str  # one of the picture kinds of the scene's game
    scene: Scene

    @property
    def strips(self) -> int:
        """Of how many strips it is made, each a gallery with a file of its own; 0: its game has no such picture."""
        try:
            return len(strips_of(self.kind, self.scene))
        except KeyError:
            return 0


@dataclass(frozen=True, slots=True)
class ReadyPicture:
    """A picture that has been drawn already, such as an animation."""

    kind: str
    drawn: RenderedPicture

    @property
    def strips(self) -> int:
        return len(self.drawn.strips)


ButtonRow = tuple[Button, ...]
Block = str | PictureBlock | ReadyPicture | ButtonRow | Select


@dataclass(frozen=True, slots=True)
class Panel:
    """A message from top to bottom. ``mentions``: the people whom it notifies."""

    blocks: tuple[Block, ...]
    mentions: tuple[int, ...] = ()

    @property
    def text(self) -> str:
        return "\n".join(block for block in self.blocks if isinstance(block, str))

    @property
    def pictures(self) -> list[PictureBlock]:
        return [block for block in self.blocks if isinstance(block, PictureBlock)]

    @property
    def buttons(self) -> list[Button]:
        return [button for block in self.blocks if isinstance(block, tuple) for button in block]

    @property
    def selects(self) -> list[Select]:
        return [block for block in self.blocks if isinstance(block, Select)]

    def without_buttons(self) -> Panel:
        """The same without controls, for a message that is not the newest any more."""
        return Panel(tuple(block for block in self.blocks if isinstance(block, str | PictureBlock | ReadyPicture)), self.mentions)


@dataclass(frozen=True, slots=True)
class PressResult:
    """The result of a press: the panel to show privately, and whether anything changed."""

    panel: Panel
    changed: bool = False
    refused: str = ""  # the code of the refusal, for the log
    table: int | None = None
    files: tuple[tuple[str, bytes], ...] = ()  # to be sent along: name and content


def panel(*blocks: Block | None, mentions: Sequence[int] = ()) -> Panel:
    """A panel of these blocks: nothing empty, long rows broken, and no more text than Discord takes."""
    kept: list[Block] = []
    room = MAX_TEXT
    too_long = sum(shown_length(block) for block in blocks if isinstance(block, str)) > MAX_TEXT  # with their emojis
    for block in blocks:
        if block is None:
            continue
        if isinstance(block, str):
            if block.strip() and room > 0:
                text = truncate(without_emojis(block), room) if too_long else block
                kept.append(text)
                room -= len(text)
        elif isinstance(block, tuple):
            kept.extend(button_rows(block))
        elif not isinstance(block, Select) or block.options:
            kept.append(block)
    return Panel(tuple(kept), tuple(mentions))


def button_rows(buttons: Sequence[Button]) -> list[ButtonRow]:
    """Buttons in rows of five."""
    return [tuple(buttons[i : i + MAX_BUTTONS_IN_ROW]) for i in range(0, len(buttons), MAX_BUTTONS_IN_ROW)]


PAGE_VALUE = "page "  # the value of the option that turns to another page; no other option's value may begin like this


def paged_options(options: Sequence[SelectOption], page: int, more: Callable[[int, int], str]) -> tuple[SelectOption, ...]:
    """The options of one page of a select: all of them where they fit, else 24 and one that turns to the next page.

    ``more`` labels that one, given the number of this page, from 1, and of all. ``page_in`` reads its value.
    """
    if len(options) <= MAX_SELECT_OPTIONS:
        return tuple(options)
    size = MAX_SELECT_OPTIONS - 1
    pages = -(-len(options) // size)
    page %= pages
    turn = SelectOption(f"{PAGE_VALUE}{(page + 1) % pages}", more(page + 1, pages))
    return (*options[page * size : (page + 1) * size], turn)


def page_in(value: str) -> int | None:
    """The page that this value of a select turns to; None when it is an ordinary option."""
    number = value.removeprefix(PAGE_VALUE)
    return small_number(number) if value.startswith(PAGE_VALUE) else None


def truncate(text: str, most: int) -> str:
    """The text, or as much of it as fits, with a sign that there was more."""
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"


def count_components(of: Panel) -> int:
    """How many components Discord counts."""
    count = 0
    for block in of.blocks:
        if isinstance(block, PictureBlock | ReadyPicture):
            count += block.strips
        else:
            count += 1 + len(block) if isinstance(block, tuple) else 2 if isinstance(block, Select) else 1
    return count


def with_button(of: Panel, button: Button) -> Panel:
    """With one more button, beside its last ones or below them; the same where that would be too much for Discord."""
    blocks = list(of.blocks)
    last = max((at for at, block in enumerate(blocks) if isinstance(block, tuple)), default=len(blocks) - 1)
    row = blocks[last]
    if isinstance(row, tuple) and len(row) < MAX_BUTTONS_IN_ROW:
        blocks[last] = (*row, button)
    else:
        blocks.insert(last + 1, (button,))
    more = Panel(tuple(blocks), of.mentions)
    return of if count_components(more) > MAX_COMPONENTS else more


def posted_in_direct_messages(of: Panel) -> Panel:
    """The same for a table's own message in direct messages: each address says so."""

    def marked(block: Block) -> Block:
        if isinstance(block, Select):
            return replace(block, address=replace(block.address, posted=True))
        if isinstance(block, tuple):
            return tuple(replace(button, address=replace(button.address, posted=True)) for button in block)
        return block

    return Panel(tuple(marked(block) for block in of.blocks), of.mentions)


def discord_problems(of: Panel) -> list[str]:
    """Everything in a panel that Discord would not take."""
    return [*_whole(of), *(f"{where}: {what}" for block in of.blocks for where, what in _parts(block))]


def _whole(of: Panel) -> Iterator[str]:
    if not of.blocks:
        yield "empty"
    if (count := count_components(of)) > MAX_COMPONENTS:
        yield f"{count} components"
    if (count := sum(block.strips for block in of.blocks if isinstance(block, PictureBlock | ReadyPicture))) > MAX_ATTACHMENTS:
        yield f"{count} attachments"
    if (count := sum(len(without_emojis(block)) for block in of.blocks if isinstance(block, str))) > MAX_TEXT:
        yield f"{count} characters of text"
    addresses = [*(str(button.address) for button in of.buttons), *(str(select.address) for select in of.selects)]
    for address in addresses:
        if len(address) > MAX_ADDRESS:
            yield f"{address} is too long"
    for address in {address for address in addresses if addresses.count(address) > 1}:
        yield f"{address} twice"


def _parts(block: Block) -> Iterator[tuple[str, str]]:
    if isinstance(block, str):
        if not block.strip():
            yield "text", "empty"
    elif isinstance(block, PictureBlock | ReadyPicture):
        if not block.strips:
            yield "picture", f"of kind {block.kind}"
    elif isinstance(block, Select):
        where = str(block.address)
        if not 1 <= len(block.options) <= MAX_SELECT_OPTIONS:
            yield where, f"{len(block.options)} options"
        if len({option.value for option in block.options}) < len(block.options):
            yield where, "a value twice"
        if not 1 <= len(block.placeholder) <= MAX_PLACEHOLDER:
            yield where, "placeholder"
        for option in block.options:
            if not 1 <= len(option.label.strip()) <= MAX_OPTION or not 1 <= len(option.value) <= MAX_OPTION:
                yield where, f"option {option}"
    else:
        if not 1 <= len(block) <= MAX_BUTTONS_IN_ROW:
            yield "row", f"{len(block)} buttons"
        for button in block:
            if not 1 <= len(button.label.strip()) <= MAX_LABEL:
                yield str(button.address), "label"
