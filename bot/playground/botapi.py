"""The Bot API over HTTP: /bot<token>/<method> and file downloads, as bare ASGI since it carries the benchmarks."""

import asyncio
from typing import Any
from urllib.parse import parse_qsl, unquote

import msgspec
from starlette.datastructures import UploadFile
from starlette.requests import Request
from starlette.types import Receive, Scope, Send

from bot.playground import dispatch, polling
from bot.playground.errors import ApiError
from bot.playground.params import Params, Upload
from bot.playground.world import World

JSON = [(b"content-type", b"application/json")]


async def respond(send: Send, status: int, body: bytes, headers: list[tuple[bytes, bytes]] | None = None) -> None:
    """Answer one request."""
    size = (b"content-length", str(len(body)).encode())
    await send({"type": "http.response.start", "status": status, "headers": [*(headers or JSON), size]})
    await send({"type": "http.response.body", "body": body})


async def _body(receive: Receive) -> bytes:
    parts: list[bytes] = []
    while True:
        message = await receive()
        if message["type"] != "http.request":
            return b"".join(parts)
        if piece := message.get("body"):
            parts.append(piece)
        if not message.get("more_body"):
            return parts[0] if len(parts) == 1 else b"".join(parts)


def _kind(scope: Scope) -> str:
    for name, value in scope["headers"]:
        if name == b"content-type":
            return str(value.decode("latin-1"))
    return ""


async def read(scope: Scope, receive: Receive) -> Params:
    """Parameters from the query, a form, JSON or a multipart form with files."""
    raw: dict[str, Any] = {}
    if scope["query_string"]:
        raw.update(parse_qsl(scope["query_string"].decode(), keep_blank_values=True))
    kind = _kind(scope)
    if kind.startswith("multipart/form-data"):
        files: dict[str, Upload] = {}
        async with Request(scope, receive).form(max_part_size=50_000_000) as form:
            for name, value in form.multi_items():
                if isinstance(value, UploadFile):
                    files[name] = (value.filename or name, value.content_type or "", await value.read())
                else:
                    raw[name] = value
        return Params(raw, files)
    body = await _body(receive)
    if kind.startswith("application/json"):
        decoded = msgspec.json.decode(body or b"{}")
        if isinstance(decoded, dict):
            raw.update(decoded)
    elif body:
        raw.update(parse_qsl(body.decode(), keep_blank_values=True))
    return Params(raw)


class BotApi:
    """The ASGI side of the bot."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.poller = polling.Poller(world)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        token, _, name = scope["path"][4:].partition("/")
        if token != self.world.token:
            await respond(send, 401, b'{"ok":false,"error_code":401,"description":"Unauthorized"}')
            return
        try:
            params = await read(scope, receive)
        except (msgspec.DecodeError, UnicodeDecodeError):
            await respond(
                send, 400, b'{"ok":false,"error_code":400,"description":"Bad Request: can\'t parse request body"}'
            )
            return
        answer = await self.call(name.lower(), params, receive)
        if answer is not None:
            await respond(send, *answer)
            return
        # An answer that is begun and never finished: the server hangs up, the client learns nothing.
        await send({"type": "http.response.start", "status": 200, "headers": [*JSON, (b"content-length", b"1000")]})

    async def call(self, name: str, params: Params, receive: Receive) -> tuple[int, bytes] | None:
        """Status and body of one call, or None when the answer is lost."""
        world = self.world
        fault = None
        if world.faults.calls:
            with world.lock:
                fault = world.faults.strike(name, params.raw)
        if fault is not None and fault.kind == "delay":
            await asyncio.sleep(fault.seconds)
        if fault is not None and fault.kind == "refuse":
            return dispatch.refuse(world, name, params, fault)
        done = await self.updates(params, receive) if name == "getupdates" else dispatch.perform(world, name, params)
        if fault is not None and fault.kind == "lose":
            await asyncio.sleep(fault.seconds)
            return None
        return done

    async def updates(self, params: Params, receive: Receive) -> tuple[int, bytes]:
        """getUpdates, which alone may wait; a client that hangs up stops waiting."""
        poll = asyncio.ensure_future(self.poller.get(params))
        gone = asyncio.ensure_future(receive())
        try:
            await asyncio.wait((poll, gone), return_when=asyncio.FIRST_COMPLETED)
            if not poll.done():
                poll.cancel()
                return 200, b'{"ok":true,"result":[]}'
            result = poll.result()
        except ApiError as refusal:
            polling.log(self.world, params, refusal.code, refusal.description)
            return dispatch.answer(refusal)
        finally:
            gone.cancel()
        polling.log(self.world, params, 200, None)
        return 200, dispatch.encode({"ok": True, "result": result})

    async def download(self, scope: Scope, send: Send) -> None:
        """/file/bot<token>/<path>"""
        token, _, path = scope["path"][9:].partition("/")
        parts = unquote(path).split("/")
        if token == self.world.token and len(parts) == 3:
            for file in self.world.state.files.values():
                if file.unique == parts[1]:
                    await respond(
                        send, 200, file.data, [(b"content-type", (file.mime or "application/octet-stream").encode())]
                    )
                    return
        await respond(send, 404, b'{"ok":false,"error_code":404,"description":"Not Found"}')
