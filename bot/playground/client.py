"""The HTTP side of the chat page: people act and look through it."""

import base64
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from bot.playground import control, groups, pages_json, personal
from bot.playground.errors import NoSuchButton, Refused
from bot.playground.methods.commands import menu
from bot.playground.model import Chat
from bot.playground.people import Person
from bot.playground.presses import Press
from bot.playground.stream import Streams
from bot.playground.world import World

Body = dict[str, Any]
Action = Callable[[World, Body], Any]
ANSWER_WAIT = 15.0


def answer(value: Any, status: int = 200) -> Response:
    """JSON out."""
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def _me(world: World, given: Body) -> Person:
    person = Person(world, int(given["me"]))
    if person.id not in world.state.users or person.user.is_bot:
        raise LookupError("there is no such person")
    return person


def _place(world: World, given: Body) -> tuple[Person, Chat]:
    me = _me(world, given)
    return me, me.place(int(given["chat"]))


def people(world: World, given: Body) -> Any:
    """Everybody."""
    return [pages_json.person(person.user) for person in world.people()]


def new_person(world: World, given: Body) -> Any:
    """Somebody new."""
    name = str(given.get("first_name", "")).strip()[:64]
    if not name:
        raise Refused("a name is needed")
    person = world.person(name, given.get("language_code") or "en", username=given.get("username") or None)
    for chat in world.state.chats.values():
        if given.get("join", True) and not chat.private and not chat.migrated_to:
            groups.join(world, chat, person.id)
            break
    return pages_json.person(person.user)


def chats(world: World, given: Body) -> Any:
    """My chats, the private one with the bot always among them."""
    me = _me(world, given)
    me.place(None)
    mine = [c for c in world.state.chats.values() if not c.migrated_to and personal.may_see(world, c, me.id)]
    return [pages_json.chat(world, chat, me.id) for chat in mine]


def new_group(world: World, given: Body) -> Any:
    """A group of mine with the bot and everybody else in it."""
    me = _me(world, given)
    others = [person for person in world.people() if person != me] if given.get("everybody", True) else []
    chat = world.group(
        str(given.get("title") or "Group")[:128], me, others, forum=bool(given.get("is_forum")),
        bot=given.get("bot", "administrator"), type=str(given.get("type", "supergroup")),
    )  # fmt: skip
    return pages_json.chat(world, chat, me.id)


def new_topic(world: World, given: Body) -> Any:
    """A topic of a forum."""
    me, chat = _place(world, given)
    if not chat.is_forum:
        raise Refused("this group has no topics")
    topic = groups.topic(world, chat, me.id, str(given.get("name") or "Topic")[:128])
    return {"id": topic.id, "name": topic.name}


def messages(world: World, given: Body) -> Any:
    """The newest messages of a chat (before one of them, of one topic), oldest first."""
    me, chat = _place(world, given)
    thread, before = int(given.get("thread") or 0), int(given.get("before") or 0)
    seen = [m for m in me.sees(chat) if (not thread or (m.thread or 0) == thread) and (not before or m.id < before)]
    limit = int(given.get("limit") or 50)
    return [pages_json.message(world, found, me.id) for found in seen[-limit:]]


def send(world: World, given: Body) -> Any:
    """Write, edit, or send a picture given as a data URL."""
    me, chat = _place(world, given)
    text, thread = str(given.get("text") or ""), int(given.get("thread") or 0) or None
    if given.get("edit"):
        return pages_json.message(world, me.edit(chat, int(given["edit"]), text), me.id)
    if given.get("photo"):
        data = base64.b64decode(str(given["photo"]).partition(",")[2])
        return pages_json.message(world, me.send_photo(chat, data, text, thread=thread), me.id)
    plain, entities = personal.typed(text)
    content = {"text": plain, "entities": entities}
    reply_to = int(given.get("reply_to") or 0) or None
    found = personal.send(world, chat, me.id, content, thread=thread, reply_to=reply_to)
    return pages_json.message(world, found, me.id)


def press(world: World, given: Body) -> Press:
    """Tap a button; the answer comes later."""
    me, chat = _place(world, given)
    return me.forge(chat, int(given["message"]), str(given["data"]))


def start(world: World, given: Body) -> Any:
    """Press Start in the private chat."""
    me = _me(world, given)
    return pages_json.message(world, me.start(str(given.get("payload") or "")), me.id)


def member(world: World, given: Body) -> Any:
    """Join, leave, or rule others; `who` is an id or "bot"."""
    me, chat = _place(world, given)
    act, who = str(given["act"]), given.get("who", me.id)
    who = world.state.bot_id if who == "bot" else int(who or me.id)
    if act == "join":
        groups.join(world, chat, me.id)
    elif act == "leave":
        groups.leave(world, chat, me.id)
    else:
        personal.rule(world, chat, me.id, who, act)
    return pages_json.chat(world, chat, me.id)


def block(world: World, given: Body) -> Any:
    """Block the bot or let it in again."""
    me = _me(world, given)
    me.block(bool(given.get("blocked", True)))
    return pages_json.person(me.user)


def migrate(world: World, given: Body) -> Any:
    """A basic group becomes a supergroup."""
    return {"id": world.migrate(world.chat(int(given["chat"]))).id}


def read(world: World, given: Body) -> Any:
    """I have seen everything up to this message."""
    me, chat = _place(world, given)
    chat.read[me.id] = max(chat.read.get(me.id, 0), int(given.get("message") or 0))
    world.dirty = True
    return {"ok": True}


def delete(world: World, given: Body) -> Any:
    """Delete a message."""
    me, chat = _place(world, given)
    me.delete(chat, int(given["message"]))
    return {"ok": True}


def commands(world: World, given: Body) -> Any:
    """The menu behind `/`."""
    me, chat = _place(world, given)
    return menu(world, chat, me.id)


ACTIONS: list[tuple[str, str, Action]] = [
    ("GET", "people", people), ("POST", "people", new_person), ("GET", "chats", chats), ("POST", "groups", new_group),
    ("POST", "topics", new_topic), ("GET", "messages", messages), ("POST", "send", send), ("POST", "press", press),
    ("POST", "start", start), ("POST", "member", member), ("POST", "block", block), ("POST", "migrate", migrate),
    ("POST", "read", read), ("POST", "delete", delete), ("GET", "commands", commands),
]  # fmt: skip


def _json(body: bytes) -> Body:
    given = msgspec.json.decode(body) if body else {}
    if not isinstance(given, dict):
        raise ValueError("an object is expected")
    return given


def _endpoint(world: World, action: Action) -> Callable[[Request], Coroutine[Any, Any, Response]]:
    async def serve(request: Request) -> Response:
        try:
            given = dict(request.query_params) if request.method == "GET" else _json(await request.body())
            with world.lock:
                result = action(world, given)
                world.dirty = world.dirty or request.method != "GET"
        except Refused as refusal:
            return answer({"error": str(refusal)}, 403)
        except NoSuchButton as missing:
            return answer({"error": str(missing)}, 404)
        except (LookupError, ValueError, TypeError) as mistake:
            return answer({"error": f"{type(mistake).__name__}: {mistake}"}, 400)
        if not isinstance(result, Press):
            return answer(result)
        try:
            said = await result.wait(ANSWER_WAIT)
        except TimeoutError:
            return answer({"timeout": True})
        return answer({"text": said.text, "show_alert": said.show_alert, "url": said.url})

    return serve


def routes(world: World, streams: Streams) -> list[Route]:
    """All addresses of the page's data, and of the tests' control."""
    found = [Route(f"/client/{name}", _endpoint(world, action), methods=[verb]) for verb, name, action in ACTIONS]

    async def stream(request: Request) -> Response:
        me = int(request.query_params["me"])
        headers = {"Cache-Control": "no-cache", "X-Accel-Buffering": "no"}
        return StreamingResponse(streams.read(me), media_type="text/event-stream", headers=headers)

    async def photo(request: Request) -> Response:
        file = world.state.files.get(request.path_params["file_id"])
        return Response(file.data, media_type=file.mime) if file else answer({"error": "no such file"}, 404)

    found += [Route("/client/stream", stream), Route("/client/file/{file_id}", photo)]
    found += [
        Route("/control/faults", _endpoint(world, control.faults), methods=["POST"]),
        Route("/control/limits", _endpoint(world, control.limits), methods=["POST"]),
        Route("/control/calls", _endpoint(world, control.calls), methods=["GET"]),
        Route("/control/calls", _endpoint(world, control.forget_calls), methods=["DELETE"]),
        Route("/control/sees", _endpoint(world, control.sees), methods=["GET"]),
    ]
    return found
