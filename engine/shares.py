"""The shares of the players in the seed of a game: whoever drew the sealed seed could not know them (docs/fair-shuffles.md).

A share is the number of the press with which its player sat down, which Discord gives, and the hash of a word if they typed one.

>>> share = share_of("1307", "kopalnia")
>>> share
'1307:d223c8d63fbcf8c47bf8895cf2abb6d5605f6e29b5acb74a87d08d6ef165d172'
>>> shared_seed(7, [share, None, "1308"])
95756376417485656796002515153316875448
>>> shared_seed(7, [None, None])
7
"""

from __future__ import annotations

import hashlib
import re
import unicodedata
from collections.abc import Sequence

FIRST_LINE = "shared-seed/1"  # so that the same hash means nothing elsewhere
_SHARE = re.compile(r"[0-9]{1,20}(:[0-9a-f]{64})?")
_SEED_BYTES = 16


def share_of(press: str, word: str = "") -> str:
    """The share of a press and of what its person typed; of the word only the hash is kept."""
    return f"{press}:{_word_hash(word)}" if word.strip() else press


def share_after(earlier: str | None, press: str, word: str = "") -> str:
    """The share after another press of the same person: without a new word the earlier one counts."""
    _, _, kept = (earlier or "").partition(":")
    return f"{press}:{kept}" if kept and not word.strip() else share_of(press, word)


def is_share(text: object) -> bool:
    """Whether this is a share as ``share_of`` writes it: one line, so that no two lists of shares are hashed as the same text."""
    return isinstance(text, str) and _SHARE.fullmatch(text) is not None


def shared_seed(sealed: int, shares: Sequence[str | None]) -> int:
    """The seed of a game: the sealed seed and the shares in the order of seats (None: an automat), or without shares itself."""
    if not any(shares):
        return sealed
    lines = [FIRST_LINE, str(sealed), *(share or "" for share in shares)]
    return int.from_bytes(hashlib.sha256("\n".join(lines).encode()).digest()[:_SEED_BYTES], "big")


def _word_hash(word: str) -> str:
    # NFC: the same word typed on another machine has the same hash. Half a character is typed by mistake, and counts as it is.
    return hashlib.sha256(unicodedata.normalize("NFC", word.strip()).encode("utf-8", "surrogatepass")).hexdigest()
