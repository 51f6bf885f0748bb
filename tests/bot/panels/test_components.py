"""Addresses, and Discord's limits."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.panels.components import (
    MAX_ADDRESS,
    MAX_ATTACHMENTS,
    MAX_COMPONENTS,
    MAX_LABEL,
    MAX_OPTION,
    MAX_SELECT_OPTIONS,
    MAX_TEXT,
    Address,
    Block,
    Button,
    Panel,
    PictureBlock,
    Select,
    SelectOption,
    count_components,
    discord_problems,
    fits,
    page_in,
    paged_options,
    panel,
    truncate,
)
from render.picture_kinds import PictureKind, same_strips
from render.picture_registry import GAME_PICTURES, strips_of
from render.scene import SceneOf
from tests.bot.panels.made_tables import mover
from tests.engine.positions import position
from tests.test_borders import imports_of

HERE = Address(7, 40, "play")


@given(st.integers(0, 10**18 - 1), st.integers(0, 10**9), st.from_regex(r"[a-z_]{1,20}", fullmatch=True), st.text(max_size=60))
def test_an_address_is_read_as_it_was_written(table: int, seq: int, verb: str, argument: str) -> None:
    address = Address(table, seq, verb, argument)
    assert Address.parse(str(address)) == (address if fits(address) else None)


@pytest.mark.parametrize(
    "text",
    ["", "sz", "sz:1:2", "sz:1:2:", "sz:-1:2:play", "xx:1:2:play", "sz:1:2:PLAY", "sz:١:2:play", "sz:1:2:play:" + "a" * 100],
)
def test_a_foreign_id_is_no_address(text: str) -> None:
    assert Address.parse(text) is None


def test_a_pair_of_cubes_survives_in_an_address() -> None:
    address = Address(7, 40, "step", "~Y~B>L-YBGK:G")
    assert Address.parse(str(address)) == address


def button(number: int, label: str = "x") -> Button:
    return Button(Address(7, 40, "step", str(number)), label)


def select(count: int, address: Address = HERE) -> Select:
    return Select(address, "choose", tuple(SelectOption(str(number), "x") for number in range(count)))


SCENE = mover(position()).picture("board").scene
WRONG: list[tuple[str, tuple[Block, ...]]] = [
    ("empty", ()),
    ("characters", ("a" * 3000, "b" * 1001)),
    ("twice", ((button(1), button(1)),)),
    ("twice", ((button(1),), select(2, Address(7, 40, "step", "1")))),
    ("6 buttons", (tuple(button(n) for n in range(6)),)),
    ("0 buttons", ((),)),
    ("26 options", (select(26),)),
    ("0 options", (select(0),)),
    ("a value twice", (Select(HERE, "choose", (SelectOption("a", "x"), SelectOption("a", "y"))),)),
    ("placeholder", (Select(HERE, "", (SelectOption("a", "x"),)),)),
    ("label", ((button(1, " "),),)),
    ("option", (Select(HERE, "choose", (SelectOption("a", ""),)),)),
    ("option", (Select(HERE, "choose", (SelectOption("a" * 101, "x"),)),)),
    ("too long", ((Button(Address(7, 40, "step", "a" * 100), "x"),),)),
    ("of kind", (PictureBlock("postcard", SCENE),)),
    ("text", ("  ",)),
]


@pytest.mark.parametrize(("what", "blocks"), WRONG)
def test_what_discord_would_not_take_is_found(what: str, blocks: tuple[Block, ...]) -> None:
    assert any(what in problem for problem in discord_problems(Panel(blocks))), discord_problems(Panel(blocks))


def test_too_many_components_are_found() -> None:
    rows: tuple[Block, ...] = tuple(tuple(button(row * 5 + n) for n in range(5)) for row in range(6))
    assert discord_problems(Panel((*rows, "a", "b", "c"))) == []
    assert count_components(Panel((*rows, "a", "b", "c"))) == MAX_COMPONENTS
    assert discord_problems(Panel((*rows, "a", "b", "c", "d"))) == ["40 components"]


def test_long_texts_are_cut_where_a_part_is_made() -> None:
    long = "a" * 200
    assert len(Button(HERE, long).label) == MAX_LABEL
    option = SelectOption("v", long, long)
    assert (len(option.label), len(option.description)) == (MAX_OPTION, MAX_OPTION)
    assert truncate("Szczęść Boże", 8) == "Szczęść…"
    assert truncate("Szczęść", 7) == "Szczęść"


def test_a_panel_is_made_to_fit() -> None:
    made = panel("a" * 3990, None, "", "b" * 100, "c", tuple(button(n) for n in range(7)), select(0))
    assert discord_problems(made) == []
    assert sum(len(block) for block in made.blocks if isinstance(block, str)) == MAX_TEXT
    assert [len(block) for block in made.blocks if isinstance(block, tuple)] == [5, 2]
    assert made.selects == []


def test_a_panel_without_buttons_keeps_the_rest() -> None:
    made = panel("text", PictureBlock("board", SCENE), (button(1),), select(2), mentions=[5])
    assert made.without_buttons() == Panel(("text", PictureBlock("board", SCENE)), (5,))
    assert isinstance(made.pictures[0].scene, SceneOf)
    assert len(str(HERE)) < MAX_ADDRESS


def test_panels_know_nothing_of_discord() -> None:
    strays = [
        (path, found.module)
        for path, found in imports_of("bot/panels")
        if found.module.startswith(("discord", "bot.discord_app"))
    ]
    assert strays == []
    assert len({path for path, _ in imports_of("bot/panels")}) > 10


def test_every_strip_counts_as_a_component_and_a_file(monkeypatch: pytest.MonkeyPatch) -> None:
    picture = PictureBlock("board", SCENE)
    strip = strips_of("board", picture.scene)[0]
    for count, kept in ((MAX_ATTACHMENTS, []), (MAX_ATTACHMENTS + 1, [f"{MAX_ATTACHMENTS + 1} attachments"])):
        kind = PictureKind(same_strips(*[strip] * count))
        monkeypatch.setitem(GAME_PICTURES["szczesc"].kinds, "board", kind)  # type: ignore[arg-type]
        shown = panel("words", picture)
        assert count_components(shown) == 1 + count
        assert discord_problems(shown) == kept


@pytest.mark.parametrize("count", [0, 1, 25, 26, 49, 120])
def test_options_are_paged_by_one_helper(count: int) -> None:
    options = [SelectOption(f"value {number}", f"label {number}") for number in range(count)]
    seen: list[str] = []
    page: int | None = 0
    for _ in range(20):
        assert page is not None
        shown = paged_options(options, page, lambda at, pages: f"{at} of {pages}")
        assert len(shown) <= MAX_SELECT_OPTIONS
        seen += [option.value for option in shown if page_in(option.value) is None]
        page = page_in(shown[-1].value) if shown else None
        if not page:
            break
    assert seen == [option.value for option in options]
    assert len(paged_options(options, 999, lambda at, pages: "more")) <= MAX_SELECT_OPTIONS


@pytest.mark.parametrize("value", ["page", "page x", "page ²", "page 99999999999999999999", "4", ""])
def test_what_turns_no_page(value: str) -> None:
    assert page_in(value) is None


def test_a_text_too_long_for_its_emojis_loses_them_before_its_words() -> None:
    line = ":coal_yellow: coal "
    whole = panel(line * 200)
    assert whole.blocks == (("coal " * 200).rstrip() + " ",)
    assert not discord_problems(whole)
    assert panel(line * 10).blocks == (line * 10,)


def test_only_drawn_emojis_stand_on_buttons() -> None:
    with pytest.raises(AssertionError):
        Button(Address(1, 1, "play"), "Play", emoji="unicorn")
