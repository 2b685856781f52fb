"""The playground as an ASGI application, and ways to run it: on a port of this machine, or in a thread for tests."""

import asyncio
import socket
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

from bot.playground import client, store
from bot.playground.botapi import BotApi
from bot.playground.stream import Streams
from bot.playground.webhook import Pusher
from bot.playground.world import Spec, World

STATIC = Path(__file__).parent / "static"


class Playground:
    """The whole application; the Bot API's addresses skip the router."""

    def __init__(self, world: World, path: Path | None = None) -> None:
        self.world = world
        self.path = path
        self.api = BotApi(world)
        self.streams = Streams(world)
        self.pusher = Pusher(world)
        routes: list[Route | Mount] = [Route("/", self.page), *client.routes(world, self.streams)]
        if STATIC.is_dir():
            routes.append(Mount("/static", StaticFiles(directory=STATIC)))
        self.pages = Starlette(routes=routes, lifespan=self.lifespan)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            path = scope["path"]
            if path.startswith("/bot"):
                await self.api(scope, receive, send)
                return
            if path.startswith("/file/bot"):
                await self.api.download(scope, send)
                return
        await self.pages(scope, receive, send)

    async def page(self, request: Request) -> Response:
        """The chat page."""
        index = STATIC / "index.html"
        return FileResponse(index) if index.exists() else PlainTextResponse("The chat page is not installed.", 404)

    @asynccontextmanager
    async def lifespan(self, app: Starlette) -> AsyncIterator[None]:
        """Bind to the running loop; push webhooks and save while it runs."""
        self.world.updates.signal.attach()
        self.world.updates.push.attach()
        self.streams.attach()
        tasks = [asyncio.create_task(self.pusher.run())]
        if self.path is not None:
            tasks.append(asyncio.create_task(store.keep(self.world, self.path)))
        try:
            yield
        finally:
            self.streams.detach()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)


def create_app(world: World, spec: Spec | None = None, path: Path | None = None) -> Playground:
    """The application of a world; `spec` checks every call, `path` is where the world is kept."""
    if spec is not None:
        world.spec = spec
    return Playground(world, path)


class Server(uvicorn.Server):
    """Open streams and long polls must not hold the shutdown up."""

    def __init__(self, app: Playground, port: int) -> None:
        super().__init__(
            uvicorn.Config(
                app, host="127.0.0.1", port=port, log_level="warning", access_log=False, timeout_graceful_shutdown=1,
                timeout_keep_alive=75,
            )
        )  # fmt: skip
        self.app = app

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let the streams end first."""
        for queue in self.app.streams.open:
            queue.put_nowait(b"")
        self.app.api.poller.close()
        await super().shutdown(sockets)


@dataclass(frozen=True, slots=True)
class Running:
    """A server in a thread: `base_url` and `token` go to python-telegram-bot."""

    url: str
    world: World
    app: Playground

    @property
    def token(self) -> str:
        """The bot's token."""
        return self.world.token

    @property
    def base_url(self) -> str:
        """What python-telegram-bot puts before the token."""
        return f"{self.url}/bot"

    @property
    def base_file_url(self) -> str:
        """What python-telegram-bot puts before the token to download files."""
        return f"{self.url}/file/bot"


@contextmanager
def running_server(
    world: World | None = None, *, spec: Spec | None = None, path: Path | None = None, port: int = 0
) -> Iterator[Running]:
    """Serve a world (by default an empty one) from a thread on a free port."""
    world = world or World()
    app = create_app(world, spec, path)
    # asyncio switches Nagle's delay off only for sockets that say they are TCP.
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP) as listener:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(("127.0.0.1", port))
        server = Server(app, 0)
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True, name="playground")
        thread.start()
        while not server.started:
            if not thread.is_alive():
                raise RuntimeError("the playground did not start")
            thread.join(0.005)
        try:
            yield Running(f"http://127.0.0.1:{listener.getsockname()[1]}", world, app)
        finally:
            server.should_exit = True
            thread.join(10)
