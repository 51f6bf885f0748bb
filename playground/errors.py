"""Error responses with Discord's codes and messages."""

from enum import Enum
from typing import Any

Json = dict[str, Any]


class ApiRefusal(Enum):
    """Status, code and sentence as Discord documents them."""

    UNAUTHORIZED = 401, 0, "401: Unauthorized"
    NOT_FOUND = 404, 0, "404: Not Found"
    SERVER_ERROR = 500, 0, "500: Internal Server Error"
    UNKNOWN_APPLICATION = 404, 10002, "Unknown Application"
    UNKNOWN_CHANNEL = 404, 10003, "Unknown Channel"
    UNKNOWN_GUILD = 404, 10004, "Unknown Guild"
    UNKNOWN_MEMBER = 404, 10007, "Unknown Member"
    UNKNOWN_MESSAGE = 404, 10008, "Unknown Message"
    UNKNOWN_USER = 404, 10013, "Unknown User"
    UNKNOWN_EMOJI = 404, 10014, "Unknown Emoji"
    UNKNOWN_WEBHOOK = 404, 10015, "Unknown Webhook"
    UNKNOWN_INTERACTION = 404, 10062, "Unknown interaction"
    UNKNOWN_COMMAND = 404, 10063, "Unknown application command"
    TOO_LARGE = 413, 40005, "Request entity too large"
    ALREADY_ACKNOWLEDGED = 400, 40060, "Interaction has already been acknowledged."
    MISSING_ACCESS = 403, 50001, "Missing Access"
    NOT_IN_DIRECT_MESSAGES = 403, 50003, "Cannot execute action on a DM channel"
    NOT_YOUR_MESSAGE = 403, 50005, "Cannot edit a message authored by another user"
    EMPTY_MESSAGE = 400, 50006, "Cannot send an empty message"
    CLOSED_TO_MESSAGES = 403, 50007, "Cannot send messages to this user"
    MISSING_PERMISSIONS = 403, 50013, "Missing Permissions"
    SYSTEM_MESSAGE = 403, 50021, "Cannot execute action on a system message"
    WRONG_CHANNEL_TYPE = 400, 50024, "Cannot execute action on this channel type"
    EXPIRED_TOKEN = 401, 50027, "Invalid Webhook Token"
    BULK_DELETE_TOO_OLD = 400, 50034, "A message provided was too old to bulk delete"
    INVALID_FORM = 400, 50035, "Invalid Form Body"
    ARCHIVED_THREAD = 400, 50083, "Thread is archived"
    INVALID_JSON = 400, 50109, "The request body contains invalid JSON."
    NO_MUTUAL_GUILD = 403, 50278, "Cannot send messages to this user due to having no mutual guilds"
    TOO_MANY_OLD_EDITS = 429, 30046, "Maximum number of edits to messages older than 1 hour reached. Try again later."
    TOO_MANY_PINS = 400, 30003, "Maximum number of pins reached"
    THREAD_EXISTS = 400, 160004, "A thread has already been created for this message"


class BotEnded(RuntimeError):
    """The bot's process ended while something was expected of it; the sentence has its last output."""


class NotInTime(TimeoutError):
    """Something did not come for as long as anybody waits; the sentence says what."""


class ApiError(Exception):
    """A request that is refused; `form` says what is wrong where, in Discord's nested shape."""

    def __init__(self, refusal: ApiRefusal, form: Json | None = None) -> None:
        self.refusal = refusal
        self.status, self.code, self.sentence = refusal.value
        self.form = form
        self.on_purpose = False  # refused as a test of the bot, who did nothing wrong
        super().__init__(f"{self.status} ({self.code}): {self.sentence}{f' {form}' if form else ''}")

    def body(self) -> Json:
        body: Json = {"message": self.sentence, "code": self.code}
        if self.form:
            body["errors"] = self.form
        return body


class Form:
    """Collects the errors of one request body, to report all at once."""

    def __init__(self) -> None:
        self.faults: list[tuple[str, str, str]] = []

    def fault(self, path: str, code: str, sentence: str) -> None:
        self.faults.append((path, code, sentence))

    def length(self, path: str, value: Any, least: int, most: int) -> None:
        """A text (or list) that must be there with a length between the two figures."""
        if value is None:
            if least:
                self.fault(path, "BASE_TYPE_REQUIRED", "This field is required")
        elif not isinstance(value, (str, list)):
            self.fault(path, "STRING_TYPE_CONVERT", f'Could not interpret "{value}" as string.')
        elif not least <= len(value) <= most:
            self.fault(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")

    def refuse(self) -> None:
        """Raise if anything was found."""
        if not self.faults:
            return
        tree: Json = {}
        for path, code, sentence in self.faults:
            node = tree
            for step in path.split(".") if path else []:
                node = node.setdefault(step, {})
            node.setdefault("_errors", []).append({"code": code, "message": sentence})
        raise ApiError(ApiRefusal.INVALID_FORM, tree)


def listed(value: Any) -> list[Any]:
    """The value if it is a list, else an empty list; the caller has already recorded the error."""
    return value if isinstance(value, list) else []


def invalid(path: str, code: str, sentence: str) -> ApiError:
    """One fault of a request body."""
    form = Form()
    form.fault(path, code, sentence)
    try:
        form.refuse()
    except ApiError as error:
        return error
    raise AssertionError("a form with a fault refuses")


class Unfit(Exception):
    """An impossible action of a person: a code, the field, and the limit."""

    def __init__(self, code: str, field: str = "", figure: int | None = None) -> None:
        self.code, self.field, self.figure = code, field, figure
        super().__init__(f"{code} {field}".strip() + (f" ({figure})" if figure is not None else ""))
