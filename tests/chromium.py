"""Finds the Chromium that browser tests drive."""

import os
import shutil
from pathlib import Path

MISSING = "no Chromium: install your system's (on Debian: apt-get install chromium), or set PARLOR_CHROMIUM to its path"
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PLACES = ("/usr/bin/chromium", "/snap/bin/chromium", "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome")


def find() -> str | None:
    """The path of a browser. A path that was named but is not there is a mistake, not a reason to skip."""
    if named := os.environ.get("PARLOR_CHROMIUM"):
        if not Path(named).exists():
            raise FileNotFoundError(f"PARLOR_CHROMIUM names {named}, which does not exist")
        return named
    on_path = (shutil.which(name) for name in NAMES)
    return next((path for path in on_path if path), None) or next((p for p in PLACES if Path(p).exists()), None)
