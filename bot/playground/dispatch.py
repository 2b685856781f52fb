"""One Bot API call: recorded, checked against the published lists, performed under the world's lock."""

from typing import Any

import msgspec

from bot.playground.errors import ApiError, flood
from bot.playground.faults import Fault
from bot.playground.methods import METHODS, NAMES
from bot.playground.params import Params
from bot.playground.recording import Call
from bot.playground.world import World

TITLES = {500: "Internal Server Error", 502: "Bad Gateway", 503: "Service Unavailable", 504: "Gateway Timeout"}
encode = msgspec.json.encode


def answer(error: ApiError) -> tuple[int, bytes]:
    """An error as status and body."""
    return error.code, encode(error.body())


def refuse(world: World, name: str, params: Params, fault: Fault) -> tuple[int, bytes]:
    """The call meets a fault before anything happens."""
    error = flood(fault.retry_after) if fault.code == 429 else ApiError(fault.code, TITLES.get(fault.code, "Fault"))
    record(world, NAMES.get(name, name), params, error.code, error.description, None)
    return answer(error)


def record(world: World, name: str, params: Params, status: int, error: str | None, result: Any) -> None:
    """Keep the call, and what the specification says against it."""
    world.calls.add(Call(name, params.raw, tuple(params.files), world.now(), status, error, result))
    if world.spec is not None:
        world.violations.extend(world.spec.check(name, params.raw, tuple(params.files)))


def perform(world: World, name: str, params: Params) -> tuple[int, bytes]:
    """Do what one call asks; returns the HTTP status and the JSON body."""
    name = name.lower()
    method = METHODS.get(name)
    if method is None:
        error = ApiError(404, "Not Found: method not found")
        record(world, name, params, 404, error.description, None)
        return answer(error)
    with world.lock:
        try:
            result = method(world, params)
        except ApiError as refusal:
            record(world, NAMES[name], params, refusal.code, refusal.description, None)
            return answer(refusal)
        world.dirty = True
        record(world, NAMES[name], params, 200, None, result)
    return 200, b'{"ok":true,"result":' + encode(result) + b"}"
