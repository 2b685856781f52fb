"""Files: kept, named and read back."""

import hashlib
import struct
from typing import TYPE_CHECKING

from bot.playground.errors import bad
from bot.playground.model import Body, File
from bot.playground.params import Params

if TYPE_CHECKING:
    from bot.playground.world import World

IMAGES = (b"\x89PNG", b"\xff\xd8\xff", b"GIF8", b"RIFF", b"BM")


def store(world: "World", kind: str, name: str, mime: str, data: bytes) -> File:
    """Keep a file; the same content keeps its id."""
    digest = hashlib.sha256(kind.encode() + data).hexdigest()
    file_id = f"AgAC{kind}-{digest[:40]}"
    if file_id not in world.state.files:
        width, height = _size(data)
        world.state.files[file_id] = File(file_id, f"AQ{digest[:14]}", kind, name, mime, data, width, height)
    return world.state.files[file_id]


def _size(data: bytes) -> tuple[int, int]:
    if data.startswith(b"\x89PNG") and len(data) >= 24:
        width, height = struct.unpack(">II", data[16:24])
        return int(width), int(height)
    return 640, 480


def is_image(data: bytes) -> bool:
    """Whether it looks like a picture."""
    return data.startswith(IMAGES)


def photo_sizes(file: File) -> list[Body]:
    """The Bot API's list of PhotoSize."""
    return [
        {
            "file_id": file.id, "file_unique_id": file.unique, "width": file.width, "height": file.height,
            "file_size": len(file.data),
        }
    ]  # fmt: skip


def plain(file: File) -> Body:
    """The Bot API's description of a document, sticker or voice note."""
    body: Body = {"file_id": file.id, "file_unique_id": file.unique, "file_size": len(file.data)}
    if file.kind == "sticker":
        return body | {"type": "regular", "width": 512, "height": 512, "is_animated": False, "is_video": False}
    if file.kind == "voice":
        return body | {"duration": 1, "mime_type": file.mime}
    return body | {"file_name": file.name, "mime_type": file.mime}


def from_call(world: "World", params: Params, name: str, kind: str, reference: str | None = None) -> File:
    """The file that a call uploads or names by its id."""
    value = reference if reference is not None else params.text(name)
    key = value[9:] if value.startswith("attach://") else name
    upload = params.files.get(key)
    if upload is not None and (reference is None or value.startswith("attach://")):
        filename, mime, data = upload
        if not data:
            raise bad("file must be non-empty")
        if kind == "photo" and not is_image(data):
            raise bad("IMAGE_PROCESS_FAILED")
        if kind == "photo" and len(data) > 10_000_000:
            raise bad("file is too big")
        return store(world, kind, filename or name, mime, data)
    if not value:
        raise bad(f"there is no {kind} in the request")
    if value.startswith(("http://", "https://")):
        raise bad("failed to get HTTP URL content")
    file = world.state.files.get(value)
    if file is None:
        raise bad("wrong file identifier/HTTP URL specified")
    if file.kind != kind:
        raise bad(f"can't use file of type {file.kind.title()} as {kind.title()}")
    return file
