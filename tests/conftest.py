"""Fixtures for everybody: a database of each kind, a browser, and a loud word about what was skipped."""

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from playwright.sync_api import Browser, sync_playwright
from sqlalchemy.engine import URL

from tests import chromium, postgres

RUN = "PARLOR_TEST_RUN"

# Two busy cores make an example slow with nothing being wrong; the same examples every time make a run repeatable.
settings.register_profile("parlor", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("parlor")


def pytest_configure(config: pytest.Config) -> None:
    """The controlling process makes the folder in which its workers find each other."""
    if not hasattr(config, "workerinput"):
        folder = tempfile.TemporaryDirectory(prefix="parlor-run-")
        os.environ[RUN] = f"{os.getpid()}:{folder.name}"
        config.add_cleanup(folder.cleanup)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say last, and in colour, what this run did not test."""
    reasons: dict[str, int] = {}
    for report in terminalreporter.stats.get("skipped", []):
        reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr)
        reasons[reason] = reasons.get(reason, 0) + 1
    if reasons:
        terminalreporter.section("NOT TESTED", sep="!", red=True, bold=True)
        for reason, count in sorted(reasons.items()):
            terminalreporter.write_line(f"{count} skipped: {reason.removeprefix('Skipped: ')}", red=True, bold=True)


@pytest.fixture(scope="session")
def postgres_server() -> URL:
    """The run's PostgreSQL server. It is never skipped: without one the tests that ask for it fail."""
    owner, _, folder = os.environ[RUN].partition(":")
    try:
        return postgres.shared_server(Path(folder), int(owner))
    except LookupError as error:
        raise pytest.fail.Exception(str(error), pytrace=False) from None


@pytest.fixture
def postgres_url(postgres_server: URL) -> str:
    """URL of an empty PostgreSQL database, this test's alone."""
    worker = os.environ.get("PYTEST_XDIST_WORKER", "main")
    return postgres.fresh(postgres_server, f"parlor_{worker}").render_as_string(hide_password=False)


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """URL of an SQLite file that does not exist yet."""
    return f"sqlite:///{tmp_path / 'parlor.sqlite3'}"


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest) -> str:
    """URL of an empty database; the test runs once on each kind."""
    return request.getfixturevalue(f"{request.param}_url")


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Chromium. Playwright's synchronous half occupies the event loop: keep asynchronous tests in other modules."""
    path = chromium.find()
    if path is None:
        pytest.skip(chromium.MISSING)
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=path, args=list(chromium.FLAGS))
        yield launched
        launched.close()
