"""Serves the panel: `python -m admin`."""

import logging
import sys

import waitress

from admin.app import create_app
from shared import settings
from shared.services.opened import open_desk


def main() -> int:
    """Runs until it is interrupted; nonsense in the environment ends it with one sentence for each mistake."""
    try:
        config = settings.load()
    except settings.SettingsError as error:
        print("\n".join(error.mistakes), file=sys.stderr)
        return 2
    logging.basicConfig(level=config.log_level, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    desk = open_desk(config.database_url)
    try:
        app = create_app(config, desk)
        print(f"Panel: {config.panel_url}", flush=True)
        # The address of whoever asks comes from a proxy only if there is one, on this machine.
        proxied = {"trusted_proxy": "127.0.0.1", "trusted_proxy_headers": {"x-forwarded-for", "x-forwarded-proto"}}
        waitress.serve(
            app,
            host=config.panel_host,
            port=config.panel_port,
            threads=8,
            ident=None,
            **(proxied if config.panel_url.startswith("https://") else {}),
        )
    finally:
        desk.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
