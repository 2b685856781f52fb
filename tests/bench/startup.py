"""How soon a process acts with 10,000 running matches, and what an idle match costs it in memory."""

import gc
import json
import random
import subprocess
import sys
import tracemalloc

from tests.bench.acting import act
from tests.bench.matches import database, opened
from tests.bench.slices import Result, Spread, interleaved

RUNNING = 10_000
IDLE = 2_000
ROUNDS = 15
_FIRST = """
import sys, time
start = time.perf_counter()
import random
from shared.services.work import Desk
from shared.storage.engine import open_engine
from tests.bench.acting import act
desk = Desk(open_engine(sys.argv[1]))
desk.write(lambda tx: act(tx, int(sys.argv[2]), random.Random(int(sys.argv[2]))))
print(time.perf_counter() - start)
desk.close()
"""
_IMPORT = """
import time
start = time.perf_counter()
import telegram.ext
print(time.perf_counter() - start)
"""


def run() -> list[Result]:
    """From the start of a process to its first accepted action, over importing the Telegram library alone."""
    with database() as (desk, url):
        ids = iter(opened(desk, RUNNING))
        first, alone, ratio = interleaved(
            lambda: _seconds(_FIRST, url, str(next(ids))), lambda: _seconds(_IMPORT), ROUNDS
        )
        note = f"{first.median * 1000:.0f} ms, import telegram.ext {alone.median * 1000:.0f} ms"
        return [Result("start to first action, 10,000 running matches", ratio, 2, at_least=False, note=note)]


def _seconds(code: str, *args: str) -> float:
    done = subprocess.run([sys.executable, "-c", code, *args], capture_output=True, text=True, check=True)
    return float(json.loads(done.stdout))


def run_memory() -> list[Result]:
    """What stays in a process for each match after somebody acted in all of them."""
    with database() as (desk, _):
        ids = opened(desk, IDLE)
        chooser = random.Random(1)
        for match_id in ids[:200]:
            desk.write(lambda tx, m=match_id: act(tx, m, chooser))
        gc.collect()
        tracemalloc.start()
        before = tracemalloc.get_traced_memory()[0]
        for match_id in ids[200:]:
            desk.write(lambda tx, m=match_id: act(tx, m, chooser))
        gc.collect()
        grown = max(0, tracemalloc.get_traced_memory()[0] - before) / (IDLE - 200)
        tracemalloc.stop()
        return [Result("memory of an idle match", Spread(grown, grown, grown), 300, at_least=False, unit="B")]
