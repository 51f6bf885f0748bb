"""A message as its reader sees it, for scripted people and tests."""

from dataclasses import dataclass

from playground.errors import Json
from playground.limits import BUTTON, GALLERY, SELECTS, THUMBNAIL, walk
from playground.messages import EPHEMERAL, LOADING, text_of


@dataclass(frozen=True)
class MessagePicture:
    """A picture in a gallery or thumbnail, or a bare attachment."""

    url: str
    alt: str | None
    width: int | None
    height: int | None


@dataclass(frozen=True)
class MessageView:
    """`raw` is what the API gives out; the rest reads it."""

    raw: Json

    @property
    def id(self) -> str:
        return str(self.raw["id"])

    @property
    def author(self) -> str:
        return str(self.raw["author"]["id"])

    @property
    def text(self) -> str:
        return text_of(self.raw)

    @property
    def private(self) -> bool:
        """Only one person can see it."""
        return bool(self.raw["flags"] & EPHEMERAL)

    @property
    def thinking(self) -> bool:
        return bool(self.raw["flags"] & LOADING)

    @property
    def mentions(self) -> list[str]:
        return [one["id"] for one in self.raw["mentions"]]

    @property
    def buttons(self) -> list[Json]:
        return [one for one in walk(self.raw["components"]) if one["type"] == BUTTON]

    @property
    def labels(self) -> list[str]:
        """The labels of the buttons that can be pressed."""
        return [one.get("label") or "" for one in self.buttons if not one.get("disabled")]

    @property
    def selects(self) -> list[Json]:
        return [one for one in walk(self.raw["components"]) if one["type"] in SELECTS]

    @property
    def pictures(self) -> list[MessagePicture]:
        found = []
        for one in walk(self.raw["components"]):
            items = one["items"] if one["type"] == GALLERY else [one] if one["type"] == THUMBNAIL else []
            for item in items:
                media = item["media"]
                found.append(MessagePicture(media["url"], item.get("description"), media.get("width"), media.get("height")))
        if not self.raw["components"]:
            for one in self.raw["attachments"]:
                found.append(MessagePicture(one["url"], one.get("description"), one.get("width"), one.get("height")))
        return found
