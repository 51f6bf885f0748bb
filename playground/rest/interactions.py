"""The first answer to an interaction, and the webhook that its token opens."""

from playground.core import Core
from playground.errors import Json
from playground.messages import show
from playground.rest.pipeline import ApiRoute, Call


def respond(core: Core, call: Call) -> Json | None:
    receipt = core.interactions.respond(call.path["interaction_id"], call.path["interaction_token"], call.form, call.uploads)
    return receipt if call.query.get("with_response", "").lower() in ("1", "true") else None


def follow_up(core: Core, call: Call) -> Json | None:
    one = core.interactions.by_token(call.path["webhook_id"], call.path["webhook_token"])
    return show(core, core.interactions.follow_up(one, call.form, call.uploads))


def read(core: Core, call: Call) -> Json:
    one = core.interactions.by_token(call.path["webhook_id"], call.path["webhook_token"])
    return show(core, core.interactions.message(one, call.path.get("message_id", "@original"))[0])


def change(core: Core, call: Call) -> Json:
    one = core.interactions.by_token(call.path["webhook_id"], call.path["webhook_token"])
    return show(core, core.interactions.change(one, call.path.get("message_id", "@original"), call.form, call.uploads))


def remove(core: Core, call: Call) -> None:
    one = core.interactions.by_token(call.path["webhook_id"], call.path["webhook_token"])
    core.interactions.remove(one, call.path.get("message_id", "@original"))


W = "/webhooks/{webhook_id}/{webhook_token}"
ROUTES = [
    ApiRoute("POST", "/interactions/{interaction_id}/{interaction_token}/callback", respond, open=True),
    ApiRoute("POST", W, follow_up, open=True),
    *(
        ApiRoute(method, f"{W}/messages/{message}", handler, open=True)
        for message in ("@original", "{message_id}")
        for method, handler in (("GET", read), ("PATCH", change), ("DELETE", remove))
    ),
]
