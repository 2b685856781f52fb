"""The checker of the published Bot API, where it stands beside the checkout."""

import sys
import warnings
from functools import cache
from pathlib import Path
from typing import Any

SHARED = Path(__file__).parents[3] / "shared"


@cache
def published_spec() -> Any:
    """The checker, or None: then the playground's own tests say loudly that calls are not checked."""
    tool, lists = SHARED / "tools" / "botapi_check.py", SHARED / "botapi.json"
    if not (tool.exists() and lists.exists()):
        return None
    sys.path.insert(0, str(tool.parent))
    try:
        from botapi_check import Spec
    finally:
        sys.path.remove(str(tool.parent))
    with warnings.catch_warnings():
        # The tool leaves its file to the garbage collector.
        warnings.simplefilter("ignore", ResourceWarning)
        return Spec(str(lists))
