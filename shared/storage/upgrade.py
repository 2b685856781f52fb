"""Brings a database to the model of this code, by the migrations."""

from pathlib import Path

from alembic import command
from alembic.config import Config

ROOT = Path(__file__).resolve().parents[2]


def config(url: str) -> Config:
    """Alembic's configuration for one database."""
    made = Config()
    made.set_main_option("script_location", str(ROOT / "migrations").replace("%", "%%"))
    made.attributes["url"] = url
    return made


def upgrade(url: str, revision: str = "head") -> None:
    """Up to the newest revision, or to the one given; an up-to-date database is left as it is."""
    command.upgrade(config(url), revision)


def downgrade(url: str, revision: str) -> None:
    """Back to an older revision; `base` empties the database."""
    command.downgrade(config(url), revision)
