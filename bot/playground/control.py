"""What tests order over HTTP: faults, limits, a look at the recorded calls."""

from typing import Any

from bot.playground.people import Person
from bot.playground.world import World

Body = dict[str, Any]


def faults(world: World, given: Body) -> Any:
    """{clear} or {kind: 429|500|lose|delay|duplicate|reorder, method, chat, times, retry_after, seconds, new_id}."""
    kind, found = str(given.get("kind", "")), world.faults
    method, chat, times = given.get("method"), given.get("chat"), int(given.get("times", 1))
    if given.get("clear"):
        found.clear()
        world.updates.release()
    elif kind == "429":
        found.too_many(method, chat=chat, times=times, retry_after=int(given.get("retry_after", 3)))
    elif kind.isdigit():
        found.error(int(kind), method, chat=chat, times=times)
    elif kind == "lose":
        found.lose_answer(method, chat=chat, times=times, seconds=float(given.get("seconds", 30)))
    elif kind == "delay":
        found.delay(float(given.get("seconds", 1)), method, chat=chat, times=times)
    elif kind == "duplicate":
        found.duplicate_updates(times, given.get("update"), new_id=bool(given.get("new_id")))
    elif kind == "reorder":
        found.reorder_updates(int(given.get("times", 2)))
    else:
        raise ValueError(f"unknown fault {kind!r}")
    return {"waiting": len(found.calls) + len(found.duplicates) + found.hold}


def limits(world: World, given: Body) -> Any:
    """Change the flood limits: {enabled, per_chat, burst, group_per_minute, overall, penalty}."""
    for key, value in given.items():
        if key not in ("enabled", "per_chat", "burst", "group_per_minute", "overall", "penalty"):
            raise ValueError(f"unknown limit {key!r}")
        setattr(world.limits, key, value)
    return {"refused": world.limits.refused}


def calls(world: World, given: Body) -> Any:
    """Recorded calls (?method=&chat=&limit=), with counters of all and what was found against the published lists."""
    chat = int(given["chat"]) if given.get("chat") else None
    found = world.calls.of(given.get("method"), chat)[-int(given.get("limit", 200)) :]
    return {
        "counts": dict(world.calls.by_method), "statuses": {str(k): v for k, v in world.calls.by_status.items()},
        "violations": world.violations,
        "calls": [
            {key: getattr(call, key) for key in ("method", "params", "at", "status", "error", "result")}
            for call in found
        ],
    }  # fmt: skip


def forget_calls(world: World, given: Body) -> Any:
    """Start counting anew."""
    world.calls.clear()
    world.violations.clear()
    return {"ok": True}


def sees(world: World, given: Body) -> Any:
    """Everything a person (?me=) was ever shown, as one text."""
    return {"text": Person(world, int(given["me"])).everything()}
