"""The environment, read once and checked whole: frozen Settings, or one clear sentence for every mistake in it."""

import os
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Literal, TypeVar, cast
from urllib.parse import urlsplit

from dotenv import dotenv_values

ROOT = Path(__file__).resolve().parent.parent
LANGUAGES = ("en", "zh", "ru")
LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL")
_WEBHOOK_PORTS = (443, 80, 88, 8443)
_TOKEN = re.compile(r"\d+:[A-Za-z0-9_-]+")
_WEBHOOK_SECRET = re.compile(r"[A-Za-z0-9_-]{1,256}")
_HASH = re.compile(r"scrypt:\d+:\d+:\d+\$[^$]+\$[0-9a-f]+")
_SHORTEST_KEY = 32
_SHORTEST_PASSWORD = 8

T = TypeVar("T")
Environment = Literal["production", "development"]


class SettingsError(ValueError):
    """Nonsense in the environment; `mistakes` holds one sentence for each."""

    def __init__(self, mistakes: list[str]) -> None:
        super().__init__("\n".join(mistakes))
        self.mistakes = tuple(mistakes)


@dataclass(frozen=True)
class Settings:
    """What the environment decides. Secrets are kept out of the representation, so that no log shows them."""

    environment: Environment = "development"
    database_url: str = field(default=f"sqlite:///{ROOT / 'parlor.db'}", repr=False)
    telegram_token: str | None = field(default=None, repr=False)
    telegram_api_url: str | None = None
    webhook_url: str | None = None
    webhook_secret: str = field(default="", repr=False)
    webhook_listen: str = "127.0.0.1"
    webhook_port: int = 8443
    panel_host: str = "127.0.0.1"
    panel_port: int = 8080
    panel_url: str = "http://127.0.0.1:8080"
    secret_key: str | None = field(default=None, repr=False)
    """None in development alone: services.signin then keeps a generated one in the database."""
    admin_password: str | None = field(default=None, repr=False)
    admin_password_hash: str | None = field(default=None, repr=False)
    playground_port: int = 8090
    log_level: str = "INFO"
    default_language: str = "en"

    @property
    def production(self) -> bool:
        """Whether this is a deployment: no generated secrets, cookies over https alone."""
        return self.environment == "production"

    @property
    def playground(self) -> bool:
        """Whether the local Bot API takes Telegram's place; never beside a real token."""
        return self.telegram_token is None


def load(environ: Mapping[str, str] | None = None, env_file: Path | None = ROOT / ".env") -> Settings:
    """The settings of this process; the environment wins over the file. SettingsError names every mistake."""
    written = dotenv_values(env_file) if env_file is not None and env_file.is_file() else {}
    given = {**written, **(os.environ if environ is None else environ)}
    reader = _Reader({name: value.strip() for name, value in given.items() if value and value.strip()})
    settings = _read(reader)
    if reader.mistakes:
        raise SettingsError(reader.mistakes)
    return settings


def _read(reader: "_Reader") -> Settings:
    environment = reader.choice("ENVIRONMENT", "development", ("development", "production"))
    token = reader.read("TELEGRAM_TOKEN", _token, None)
    panel_host = reader.read("PANEL_HOST", str, "127.0.0.1")
    panel_port = reader.read("PANEL_PORT", _port, 8080)
    settings = Settings(
        environment=cast(Environment, environment),
        database_url=reader.read("DATABASE_URL", _database, Settings.database_url),
        telegram_token=token,
        telegram_api_url=reader.read("TELEGRAM_API_URL", _web_address, None),
        webhook_url=reader.read("WEBHOOK_URL", _web_address, None),
        webhook_secret=reader.read("WEBHOOK_SECRET", _webhook_secret, _derived_secret(token)),
        webhook_listen=reader.read("WEBHOOK_LISTEN", str, "127.0.0.1"),
        webhook_port=reader.read("WEBHOOK_PORT", _port, 8443),
        panel_host=panel_host,
        panel_port=panel_port,
        panel_url=reader.read("PANEL_URL", _web_address, f"http://{_visitable(panel_host)}:{panel_port}"),
        secret_key=reader.read("SECRET_KEY", _secret_key, None),
        admin_password=reader.read("ADMIN_PASSWORD", _password, None),
        admin_password_hash=reader.read("ADMIN_PASSWORD_HASH", _password_hash, None),
        playground_port=reader.read("PLAYGROUND_PORT", _port, 8090),
        log_level=reader.choice("LOG_LEVEL", "INFO", LEVELS, str.upper),
        default_language=reader.choice("DEFAULT_LANGUAGE", "en", LANGUAGES, str.lower),
    )
    reader.mistakes += _contradictions(settings, reader.wrong)
    return settings


class _Reader:
    """Takes variables one by one and gathers what is wrong with them."""

    def __init__(self, given: Mapping[str, str]) -> None:
        self._given = given
        self.mistakes: list[str] = []
        self.wrong: set[str] = set()

    def read(self, name: str, parse: Callable[[str], T], default: T) -> T:
        """The parsed variable; `parse` says in a ValueError what it must be."""
        if name not in self._given:
            return default
        try:
            return parse(self._given[name])
        except ValueError as error:
            self.mistakes.append(f"{name} {error}.")
            self.wrong.add(name)
            return default

    def choice(self, name: str, default: str, known: tuple[str, ...], tidy: Callable[[str], str] = str) -> str:
        """One of the known words."""

        def parse(value: str) -> str:
            if tidy(value) not in known:
                raise ValueError(f"must be one of {', '.join(known)}, not {value!r}")
            return tidy(value)

        return self.read(name, parse, default)


def _contradictions(s: Settings, wrong: set[str]) -> list[str]:
    """What is wrong between variables that are each right by themselves."""
    found = []
    if s.production and s.secret_key is None and "SECRET_KEY" not in wrong:
        found.append("SECRET_KEY must be set when ENVIRONMENT is production.")
    if s.production and s.telegram_token is None and "TELEGRAM_TOKEN" not in wrong:
        found.append("TELEGRAM_TOKEN must be set when ENVIRONMENT is production.")
    if s.webhook_url and s.telegram_token is None and "TELEGRAM_TOKEN" not in wrong:
        found.append("WEBHOOK_URL needs TELEGRAM_TOKEN: without one there is nothing to receive updates for.")
    if s.webhook_url and s.telegram_api_url is None:
        found += _public_webhook(s.webhook_url)
    if s.admin_password and s.admin_password_hash:
        found.append("ADMIN_PASSWORD and ADMIN_PASSWORD_HASH must not both be set.")
    ports = {"PANEL_PORT": s.panel_port}
    if s.playground:
        ports["PLAYGROUND_PORT"] = s.playground_port
    if s.webhook_url:
        ports["WEBHOOK_PORT"] = s.webhook_port
    by_port: dict[int, list[str]] = {}
    for name, port in ports.items():
        by_port.setdefault(port, []).append(name)
    found += [f"{' and '.join(names)} must differ, both are {port}." for port, names in by_port.items() if names[1:]]
    return found


def _public_webhook(url: str) -> list[str]:
    address = urlsplit(url)
    if address.scheme != "https":
        return ["WEBHOOK_URL must begin with https://, Telegram delivers to nothing else."]
    if (address.port or 443) not in _WEBHOOK_PORTS:
        return [f"WEBHOOK_URL must use one of the ports {', '.join(map(str, _WEBHOOK_PORTS))}."]
    return []


def _database(value: str) -> str:
    scheme, _, rest = value.partition("://")
    if scheme in ("postgres", "postgresql", "postgresql+psycopg"):
        return f"postgresql+psycopg://{rest}"
    if scheme != "sqlite":
        raise ValueError("must begin with sqlite:/// or postgresql://")
    path = rest.removeprefix("/").partition("?")[0]
    if path in ("", ":memory:"):
        raise ValueError("must name a file, since bot and panel share it (sqlite:///parlor.db)")
    return f"sqlite:///{ROOT / rest.removeprefix('/')}"


def _token(value: str) -> str:
    if not _TOKEN.fullmatch(value):
        raise ValueError("does not look like a bot token (digits, a colon, letters and digits)")
    return value


def _derived_secret(token: str | None) -> str:
    """Whoever does not know the token cannot know this either, so nobody has to choose one."""
    return sha256(f"webhook {token}".encode()).hexdigest() if token else ""


def _webhook_secret(value: str) -> str:
    if not _WEBHOOK_SECRET.fullmatch(value):
        raise ValueError("must be 1 to 256 of the characters A-Z, a-z, 0-9, _ and -")
    return value


def _web_address(value: str) -> str:
    address = urlsplit(value)
    try:
        right = address.scheme in ("http", "https") and bool(address.hostname) and (address.port or 1) > 0
    except ValueError:
        right = False
    if not right:
        raise ValueError(f"must be a web address such as https://example.org, not {value!r}")
    return value.rstrip("/")


def _port(value: str) -> int:
    if not value.isascii() or not value.isdigit() or not 1 <= int(value) <= 65_535:
        raise ValueError(f"must be a port between 1 and 65535, not {value!r}")
    return int(value)


def _secret_key(value: str) -> str:
    if len(value) < _SHORTEST_KEY:
        raise ValueError(f"must have at least {_SHORTEST_KEY} characters")
    return value


def _password(value: str) -> str:
    if len(value) < _SHORTEST_PASSWORD:
        raise ValueError(f"must have at least {_SHORTEST_PASSWORD} characters")
    return value


def _password_hash(value: str) -> str:
    if not _HASH.fullmatch(value):
        raise ValueError("must look like scrypt:32768:8:1$salt$hash")
    return value


def _visitable(host: str) -> str:
    """Where a browser on this machine finds a server that listens everywhere."""
    return "127.0.0.1" if host in ("0.0.0.0", "::") else host
