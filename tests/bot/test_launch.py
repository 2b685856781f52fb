"""One command starts everything, says where it is, and one Ctrl-C stops it."""

import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PROXYLESS = urllib.request.build_opener(urllib.request.ProxyHandler({}))


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    ours = {
        "DATABASE_URL": f"sqlite:///{tmp_path / 'run.sqlite3'}",
        "PLAYGROUND_STATE": str(tmp_path / "world.json"),
        "PANEL_PORT": str(free_port()),
        "PLAYGROUND_PORT": str(free_port()),
    }
    return {name: value for name, value in os.environ.items() if name != "TELEGRAM_TOKEN"} | ours


@pytest.fixture
def launched(environment: dict[str, str]) -> Iterator[subprocess.Popen[str]]:
    process = _launch(environment)
    yield process
    if process.poll() is None:
        process.kill()
    process.wait()
    assert process.stdout is not None
    process.stdout.close()


def _launch(environment: dict[str, str]) -> "subprocess.Popen[str]":
    command = [sys.executable, "-m", "shared.launch"]
    return subprocess.Popen(
        command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )


def _read_until(process: "subprocess.Popen[str]", pattern: str, seconds: float = 60.0) -> str:
    assert process.stdout is not None
    seen, end = "", time.monotonic() + seconds
    while time.monotonic() < end:
        line = process.stdout.readline()
        if not line:
            break
        seen += line
        if re.search(pattern, line):
            return seen
    raise AssertionError(f"{pattern} was not said:\n{seen}")


def _answers(url: str, seconds: float = 20.0) -> int:
    end = time.monotonic() + seconds
    while True:
        try:
            with PROXYLESS.open(url, timeout=5) as answer:
                return answer.status
        except OSError:
            if time.monotonic() > end:
                raise
            time.sleep(0.1)


@pytest.mark.slow
def test_everything_starts_and_one_interrupt_stops_it(
    launched: "subprocess.Popen[str]", environment: dict[str, str]
) -> None:
    said = _read_until(launched, "Ctrl-C stops everything")
    link = re.search(r"http://\S+/login/\S+", said)
    assert link
    assert _answers(f"http://127.0.0.1:{environment['PLAYGROUND_PORT']}/") == 200
    assert _answers(link[0]) == 200
    _read_until(launched, "Connected as")
    launched.send_signal(signal.SIGINT)
    assert launched.wait(20) == 0
    for name in ("PLAYGROUND_PORT", "PANEL_PORT"):
        with socket.socket() as probe:
            assert probe.connect_ex(("127.0.0.1", int(environment[name]))) != 0, f"{name} is still listened on"


def test_a_taken_port_is_said_clearly(environment: dict[str, str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", int(environment["PANEL_PORT"])))
        taken.listen()
        done = subprocess.run(
            [sys.executable, "-m", "shared.launch"],
            cwd=ROOT,
            env=environment,
            capture_output=True,
            text=True,
            timeout=60,
        )
    assert done.returncode == 1
    assert f"Port {environment['PANEL_PORT']} is in use; set PANEL_PORT to another one." in done.stderr


def test_nonsense_in_the_environment_is_one_sentence_each(environment: dict[str, str]) -> None:
    wrong = environment | {"PANEL_PORT": "many", "LOG_LEVEL": "loud"}
    for module in ("shared.launch", "bot"):
        done = subprocess.run(
            [sys.executable, "-m", module], cwd=ROOT, env=wrong, capture_output=True, text=True, timeout=60
        )
        assert done.returncode == 2
        assert len(done.stderr.strip().splitlines()) == 2
