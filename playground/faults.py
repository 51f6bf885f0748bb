"""Fault injection: the next matching requests answer 429 or 500, or are delayed; emojis are refused now and then."""

from dataclasses import dataclass
from fnmatch import fnmatchcase


@dataclass
class Fault:
    """What happens to the next `times` requests whose "METHOD /path" fits the pattern (* and ? as in file names).

    `status` 0 lets the request through after `delay`. With `takes_effect` the request is carried out
    and only its answer is lost, as when a connection breaks at the wrong moment.
    """

    pattern: str
    status: int = 500
    times: int = 1
    delay: float = 0.0
    code: int = 0
    message: str = ""
    retry_after: float = 0.1
    via: bool = True
    takes_effect: bool = False


class Faults:
    def __init__(self) -> None:
        self._waiting: list[Fault] = []

    def add(self, fault: Fault) -> None:
        self._waiting.append(fault)

    def clear(self) -> None:
        self._waiting.clear()

    @property
    def pending(self) -> int:
        """The number of requests still to fail."""
        return sum(fault.times for fault in self._waiting)

    def hit(self, request: str) -> Fault | None:
        """The fault for this request, if any; counts it down."""
        for fault in self._waiting:
            if fnmatchcase(request, fault.pattern):
                fault.times -= 1
                if not fault.times:
                    self._waiting.remove(fault)
                return fault
        return None


class EmojiRefusals:
    """Refuses every so many uploads of an emoji, and every so many messages with emojis: Discord does so without a reason.

    `every` 0 refuses none.
    """

    def __init__(self, every: int) -> None:
        self.every = every
        self._seen: dict[str, int] = {}

    def due(self, kind: str) -> bool:
        """Count one of this kind; whether it is to be refused."""
        if not self.every:
            return False
        self._seen[kind] = self._seen.get(kind, 0) + 1
        return self._seen[kind] % self.every == 0
