"""Attachments: uploads, their use in components, and signed URLs."""

import io
import mimetypes
import re
from dataclasses import dataclass
from typing import Any

from PIL import Image, UnidentifiedImageError

from playground.core import Core
from playground.errors import ApiError, ApiRefusal, Form, Json, invalid
from playground.limits import ATTACHMENTS, media_of, walk


@dataclass(frozen=True)
class Upload:
    """One part `files[n]` of a multipart request."""

    index: int
    filename: str
    data: bytes


def take_uploads(core: Core, channel_id: str, old: list[Json], body: Json, uploads: list[Upload]) -> list[Json]:
    """The attachments after this request: kept ones first, then the new ones, whose bytes go into the store."""
    wanted = body.get("attachments")
    form = Form()
    if len(uploads) > ATTACHMENTS:
        form.fault("attachments", "BASE_TYPE_MAX_LENGTH", f"Must be {ATTACHMENTS} or fewer in length.")
    for upload in uploads:
        if not upload.data:
            form.fault(f"attachments.{upload.index}", "EMPTY_FILE", "The file is empty; was it read before?")
        if len(upload.data) > core.settings.file_bytes:
            raise ApiError(ApiRefusal.TOO_LARGE)
    known = {one["id"]: one for one in old}
    fresh = {str(upload.index): upload for upload in uploads}
    kept: list[Json] = []
    new: list[tuple[Upload, Json]] = []
    if wanted is None:
        kept = list(old) if "attachments" not in body else []
        new = [(upload, {}) for upload in uploads]
    else:
        for place, entry in enumerate(wanted):
            id_ = str(entry.get("id")) if isinstance(entry, dict) else ""
            if id_ in known:
                kept.append({**known[id_], **_description(form, place, entry)})
            elif id_ in fresh:
                new.append((fresh.pop(id_), entry))
            else:
                form.fault(f"attachments.{place}.id", "ATTACHMENT_NOT_FOUND", f"No file and no attachment with the id {id_}.")
        for index in fresh:
            form.fault(f"files[{index}]", "ATTACHMENT_NOT_DECLARED", "The file is not named in attachments.")
    details = [(upload, _description(form, place, entry)) for place, (upload, entry) in enumerate(new)]
    form.refuse()
    return kept + [_keep(core, channel_id, upload, detail) for upload, detail in details]


def _description(form: Form, place: int, entry: Json) -> Json:
    form.length(f"attachments.{place}.description", entry.get("description"), 0, 1024)
    return {"description": entry["description"]} if entry.get("description") else {}


def _keep(core: Core, channel_id: str, upload: Upload, detail: Json) -> Json:
    id_ = core.world.new_id()
    name = re.sub(r"[^\w.\-]", "_", upload.filename, flags=re.ASCII) or "file"
    content_type = mimetypes.guess_type(name)[0] or "application/octet-stream"
    core.world.store.put_file(id_, content_type, upload.data)
    path = f"/attachments/{channel_id}/{id_}/{name}"
    return {
        "id": id_,
        "filename": name,
        "size": len(upload.data),
        "content_type": content_type,
        "path": path,
        **detail,
        **_size(upload.data),
    }


def _size(data: bytes) -> Json:
    try:
        with Image.open(io.BytesIO(data)) as picture:
            return {"width": picture.width, "height": picture.height}
    except (UnidentifiedImageError, OSError, ValueError, Image.DecompressionBombError):
        return {}


def bind_media(core: Core, components: list[Json], attachments: list[Json]) -> None:
    """Point each gallery item, thumbnail and file at the attachment it names."""
    form = Form()
    by_name = {one["filename"]: one["id"] for one in attachments}
    by_id = {one["id"] for one in attachments}
    for one in walk(components):
        for media in media_of(one):
            url = media["url"]
            own = re.match(rf"{re.escape(core.address)}/attachments/\d+/(\d+)/", url)
            id_ = by_name.get(url.removeprefix("attachment://")) if url.startswith("attachment://") else own and own[1]
            external = not own and url.startswith(("http://", "https://"))
            if not external and id_ not in by_id:
                code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
                form.fault("components", code, f"The referenced attachment was not found: {url}")
            media.clear()
            media.update({"url": url} if external else {"attachment_id": id_})
    form.refuse()


def bound_media_stays(components: list[Json], attachments: list[Json]) -> None:
    """An edit may not take away the file that a component goes on showing."""
    kept = {one["id"] for one in attachments}
    for one in walk(components):
        if any(media.get("attachment_id", "") not in kept for media in media_of(one) if "attachment_id" in media):
            code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
            raise invalid("components", code, "A component still shows an attachment that this edit removes.")


def show_attachment(core: Core, attachment: Json) -> Json:
    shown = {key: value for key, value in attachment.items() if key != "path"}
    url = core.file_url(attachment["path"])
    return {**shown, "url": url, "proxy_url": url}


def show_media(core: Core, components: list[Json], attachments: list[Json]) -> None:
    """Fill in addresses and sizes, in place."""
    by_id = {one["id"]: one for one in attachments}
    for one in walk(components):
        for media in media_of(one):
            source: Any = by_id.get(media.get("attachment_id", ""))
            if source:
                url = core.file_url(source["path"])
                media.update(url=url, proxy_url=url, content_type=source["content_type"], loading_state=2)
                media.update(width=source.get("width"), height=source.get("height"), flags=0, placeholder="")
            else:
                media.setdefault("url", "")
                media.update(proxy_url=media["url"], width=None, height=None, flags=0, placeholder="", loading_state=0)
