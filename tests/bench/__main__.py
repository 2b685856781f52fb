"""`python -m tests.bench [NAME...] [--json FILE]`: runs the benchmarks and prints a table."""

import argparse
import json
import platform
import sys
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path

from tests.bench import calls, engine, presses, startup, submit
from tests.bench.slices import Result

BENCHES: dict[str, Callable[[], list[Result]]] = {
    "engine": engine.run,
    "submit": submit.run,
    "deadlines": submit.run_deadlines,
    "presses": presses.run,
    "calls": calls.run,
    "startup": startup.run,
    "memory": startup.run_memory,
}


def main() -> int:
    """Runs what was named, or everything; the exit code does not judge: machines differ."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument("names", nargs="*", choices=[*BENCHES, []], help="which ones (default: all)")
    parser.add_argument("--json", type=Path, default=Path("build/bench.json"), help="where the numbers go")
    chosen = parser.parse_args()
    results: list[Result] = []
    for name in chosen.names or BENCHES:
        print(f"… {name}", file=sys.stderr, flush=True)
        found = BENCHES[name]()
        for each in found:
            print(_row(each), flush=True)
        results += found
    chosen.json.parent.mkdir(parents=True, exist_ok=True)
    record = {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "results": [asdict(r) for r in results],
    }
    chosen.json.write_text(json.dumps(record, indent=1), encoding="utf-8")
    print(f"numbers in {chosen.json}")
    return 0


def _row(each: Result) -> str:
    value = each.value
    aim = "" if each.aim is None else f"aim {'≥' if each.at_least else '≤'} {each.aim:g}"
    mark = {None: " ", True: "✓", False: "✗"}[each.reached]
    numbers = f"{value.median:12,.2f} {each.unit:4} [{value.p10:,.2f} – {value.p90:,.2f}]"
    return f"{mark} {each.name:58} {numbers:44} {aim:12} {each.note}"


if __name__ == "__main__":
    sys.exit(main())
