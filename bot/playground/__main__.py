"""Start the playground: `python -m bot.playground` (PLAYGROUND_PORT, PLAYGROUND_STATE)."""

import os
import sys
from pathlib import Path

import msgspec

from bot.playground.defaults import furnish
from bot.playground.server import Server, create_app
from bot.playground.store import load
from bot.playground.world import World


def main() -> int:
    """Serve until Ctrl-C; never beside a real token."""
    if os.environ.get("TELEGRAM_TOKEN"):
        print(
            "The playground does not start while TELEGRAM_TOKEN is set: that token belongs to Telegram.",
            file=sys.stderr,
        )
        return 2
    try:
        port = int(os.environ.get("PLAYGROUND_PORT") or "8081")
    except ValueError:
        print("PLAYGROUND_PORT must be a number.", file=sys.stderr)
        return 2
    name = os.environ.get("PLAYGROUND_STATE")
    path = Path(name) if name else None
    try:
        state = load(path) if path else None
    except (OSError, msgspec.DecodeError) as mistake:
        print(f"PLAYGROUND_STATE={path} cannot be read ({mistake}); remove it to begin anew.", file=sys.stderr)
        return 2
    world = furnish(World(state=state))
    app = create_app(world, path=path)
    print(
        f"Playground: http://127.0.0.1:{port}/   Bot API: http://127.0.0.1:{port}/bot   token: {world.token}",
        flush=True,
    )
    Server(app, port).run()
    return 0


if __name__ == "__main__":
    sys.exit(main())
