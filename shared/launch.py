"""`make run`: migrations, then playground (without a token), bot and panel, each a process, until one Ctrl-C."""

import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from types import FrameType

from shared.services import signin
from shared.services.opened import open_desk
from shared.settings import ROOT, Settings, SettingsError, load

GRACE = 10.0
"""Seconds in which a process may end by itself before it is ended."""
COLOURS = {"playground": 35, "bot": 36, "panel": 33}
WORLD = ROOT / "var" / "playground.json"
"""Where the playground keeps its people and chats, so that a second run finds them."""


@dataclass
class Child:
    """One process of ours and what it is called."""

    name: str
    process: subprocess.Popen[str]


def main() -> int:
    """Exit status of the whole."""
    try:
        settings = load()
    except SettingsError as error:
        print(error, file=sys.stderr)
        return 2
    if taken := list(_taken(settings)):
        print("\n".join(taken), file=sys.stderr)
        return 1
    environment = _environment(settings)
    if subprocess.run([sys.executable, "-m", "alembic", "upgrade", "head"], cwd=ROOT, env=environment).returncode:
        print("The database could not be brought up to date; see above.", file=sys.stderr)
        return 1
    with _interruptions() as asked_to_stop:
        return _serve(settings, environment, asked_to_stop)


def _environment(settings: Settings) -> dict[str, str]:
    """What the children see: their output comes at once, and they agree on the ports."""
    ours = {
        "PYTHONUNBUFFERED": "1",
        "PLAYGROUND_PORT": str(settings.playground_port),
        "PLAYGROUND_STATE": os.environ.get("PLAYGROUND_STATE", str(WORLD)),
        "PANEL_PORT": str(settings.panel_port),
    }
    return {**os.environ, **ours}


def _taken(settings: Settings) -> Iterator[str]:
    """A sentence for each port that somebody else listens on."""
    ports = {"PANEL_PORT": (settings.panel_host, settings.panel_port)}
    if settings.playground:
        ports["PLAYGROUND_PORT"] = ("127.0.0.1", settings.playground_port)
    if settings.webhook_url:
        ports["WEBHOOK_PORT"] = (settings.webhook_listen, settings.webhook_port)
    for name, (host, port) in ports.items():
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, port))
            except OSError:
                yield f"Port {port} is in use; set {name} to another one."


@contextmanager
def _interruptions() -> Iterator[threading.Event]:
    """The first Ctrl-C or SIGTERM sets the event instead of raising."""
    asked = threading.Event()

    def note(number: int, frame: FrameType | None) -> None:
        asked.set()

    before = {each: signal.signal(each, note) for each in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield asked
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)


def _serve(settings: Settings, environment: Mapping[str, str], asked_to_stop: threading.Event) -> int:
    ended: SimpleQueue[str] = SimpleQueue()
    children: list[Child] = []
    try:
        for name, module in _programs(settings):
            children.append(_start(name, module, environment, ended))
            if name == "playground" and not _listens(settings.playground_port, children[-1]):
                print("The playground did not start; see above.", file=sys.stderr)
                return 1
        _greet(settings)
        while not asked_to_stop.is_set():
            try:
                name = ended.get(timeout=0.2)
            except Empty:
                continue
            print(f"The {name} has ended unexpectedly, so everything stops.", file=sys.stderr, flush=True)
            return 1
        print("\nStopping ...", flush=True)
        return 0
    finally:
        _stop(children)


def _programs(settings: Settings) -> Sequence[tuple[str, str]]:
    playground = [("playground", "bot.playground")] if settings.playground else []
    return [*playground, ("bot", "bot"), ("panel", "admin")]


def _start(name: str, module: str, environment: Mapping[str, str], ended: "SimpleQueue[str]") -> Child:
    """In a session of its own: Ctrl-C reaches us alone, and we stop the children in order."""
    process = subprocess.Popen(
        [sys.executable, "-m", module],
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        start_new_session=True,
    )
    threading.Thread(target=_relay, args=(name, process, ended), daemon=True, name=name).start()
    return Child(name, process)


def _relay(name: str, process: "subprocess.Popen[str]", ended: "SimpleQueue[str]") -> None:
    label = f"\x1b[{COLOURS[name]}m{name:>10} |\x1b[0m" if sys.stdout.isatty() else f"{name:>10} |"
    assert process.stdout is not None
    for line in process.stdout:
        print(label, line.rstrip(), flush=True)
    process.wait()
    ended.put(name)


def _listens(port: int, child: Child, seconds: float = 15.0) -> bool:
    """Wait until a server answers on this port of this machine."""
    end = time.monotonic() + seconds
    while time.monotonic() < end and child.process.poll() is None:
        with socket.socket() as probe:
            probe.settimeout(0.5)
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return True
        time.sleep(0.05)
    return False


def _greet(settings: Settings) -> None:
    """Where everything is, and the way into the panel."""
    desk = open_desk(settings.database_url)
    try:
        token = desk.write(lambda tx: signin.issue_link(tx, None))
    finally:
        desk.close()
    lines = ["", "Parlor is running."]
    if settings.playground:
        lines.append(f"  Playground (chats in the browser):  http://127.0.0.1:{settings.playground_port}/")
    lines += [
        f"  Directors' panel:                   {settings.panel_url}/",
        f"  Your one-time way into the panel:   {settings.panel_url}/login/{token}",
        "  Ctrl-C stops everything.",
        "",
    ]
    print("\n".join(lines), flush=True)


def _stop(children: Sequence[Child]) -> None:
    """Those who started last stop first; who does not listen within the grace is ended."""
    for child in reversed(children):
        if child.process.poll() is None:
            child.process.send_signal(signal.SIGTERM)
    end = time.monotonic() + GRACE
    for child in reversed(children):
        try:
            child.process.wait(max(0.1, end - time.monotonic()))
        except subprocess.TimeoutExpired:
            child.process.kill()
            child.process.wait()


if __name__ == "__main__":
    sys.exit(main())
