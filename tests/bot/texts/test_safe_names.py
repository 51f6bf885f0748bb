"""Names that people chose, shown harmlessly."""

from __future__ import annotations

import re
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.texts import MarkdownSafe, markdown_safe, mention, plain_name, readable_name
from bot.texts.safe_names import LONGEST, NAMELESS

ACTIVE = "\\`*_~|<>#:/[](){}&"  # what Discord's markdown, links, mentions and emoji are made of


def shown(escaped: str) -> str:
    """What a reader sees: a backslash before a sign that is neither letter nor digit is gone."""
    return re.sub(r"\\([^0-9A-Za-z\s])", r"\1", escaped)


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Ania", "Ania"),
        ("Żółw & Łoś", r"Żółw \& Łoś"),
        ("**Ania**", r"\*\*Ania\*\*"),
        ("_a_ ~~b~~ `c` ||d||", r"\_a\_ \~\~b\~\~ \`c\` \|\|d\|\|"),
        ("# title", r"\# title"),
        ("1. list", r"1\. list"),
        ("- list", r"\- list"),
        ("> quote", r"\> quote"),
        ("[link](https://x.y)", r"\[link\]\(https\:\/\/x\.y\)"),
        ("discord.gg/abc", r"discord\.gg\/abc"),
        ("<@123> <@&4> <#5>", r"\<＠123\> \<＠\&4\> \<\#5\>"),
        ("<t:0:R> :smile: <:x:1>", r"\<t\:0\:R\> \:smile\: \<\:x\:1\>"),
        ("@everyone", "＠everyone"),
        ("\\*a\\*", r"\\\*a\\\*"),
        ("a\u200b\u200db\ufeff", "ab"),  # zero width
        ("\u202eabc\u2066\u2069\u200f", "abc"),  # directions
        ("a\nb\tc\u2028d\x00", "a b c d"),
        ("\u3164\u2800\u115f", NAMELESS),
        ("\u0301\u0302", NAMELESS),  # marks with nothing to stand on
        ("\ufe0f\u034f\U000e0101", NAMELESS),  # variants of nothing
        ("\u200b\u0301 \u2800\u20dd", NAMELESS),
        ("\U000e0020\U000e0081\ufff3\u2065", NAMELESS),  # tags, and numbers kept for what is not seen
        ("\u0301Ania \u0302B", "Ania B"),
        ("e\u200b\u0301", "é"),
        ("❤\ufe0f", "❤\ufe0f"),
        ("", NAMELESS),
        ("   ", NAMELESS),
        ("\U000e0041\ue000\ud800x", "x"),  # tags, private use, half a character
        ("e\u0301\u0302\u0303\u0304\u0305", "é\u0302\u0303"),  # a tower of marks
        ("🎲🪨 Kopacz", "🎲🪨 Kopacz"),
        ("x" * 50, "x" * 32),
    ],
)
def test_names(name: str, expected: str) -> None:
    assert markdown_safe(name) == expected


@given(st.text(st.characters(), max_size=60) | st.text(ACTIVE + "@ab1.-+\u200b\u202e\n", max_size=60))
def test_any_name_is_harmless(name: str) -> None:
    made = markdown_safe(name)
    assert 1 <= len(shown(made)) <= LONGEST
    assert "\n" not in made
    assert "@" not in made
    assert not any(unicodedata.category(sign) in ("Cc", "Cf", "Cs", "Co", "Zl", "Zp") for sign in made)
    bare = re.sub(r"\\[^0-9A-Za-z\s]", "", made)
    assert not set(bare) & set(ACTIVE)
    assert not re.match(r"[-+.]|\d+\.", bare)
    assert shown(made).replace("＠", "@") == plain_name(name).replace("＠", "@")
    assert plain_name(plain_name(name)) == plain_name(name)


def test_who_has_no_visible_name_gets_another_one() -> None:
    assert readable_name("\u2800\u0301", "\u200b", "ania.k") == "ania.k"
    assert readable_name("\u202eAnia", None, "ania.k") == "\u202eAnia", "it is stored as it is"
    assert readable_name("?", "Ania") == "?"
    assert readable_name("\u3164", None) == ""


def test_a_harmless_name_stays_as_it_is() -> None:
    once = markdown_safe("*x*")
    assert isinstance(once, MarkdownSafe)
    assert markdown_safe(once) is once
    assert markdown_safe(mention(17)) == "<@17>"
    assert markdown_safe(str(mention(17))) == r"\<＠17\>"
