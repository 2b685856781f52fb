"""When timers fall due: symbolic timers to moments, pauses, moves. Pure; production and scenarios share it."""

from collections.abc import Iterable, Mapping
from datetime import UTC, datetime, time, timedelta
from zoneinfo import ZoneInfo

import msgspec

from shared.kernel.events import DeadlineMoved, Event, Paused, Resumed
from shared.kernel.timers import After, Before, Daily, Due, Timer


class Moment(msgspec.Struct, frozen=True):
    """A timer with its moment: `due` (UTC) while the clock runs, `left` while the match is paused; never both."""

    name: str
    key: str
    started: datetime
    due: datetime | None
    left: timedelta | None = None


def moments(
    timers: Iterable[Timer], previous: Mapping[str, Moment], now: datetime, zone: ZoneInfo, *, paused: bool = False
) -> dict[str, Moment]:
    """The moments of these timers by key: one that ran already keeps its moment, a new one begins now.

    While `paused` new ones stand still with their whole length left. `Before` always follows the timer it names.
    """
    found: dict[str, Moment] = {}
    followers: list[tuple[Timer, Before]] = []
    for timer in timers:
        if isinstance(timer.due, Before):
            followers.append((timer, timer.due))
        else:
            found[timer.key] = previous.get(timer.key) or _begin(timer, timer.due, now, zone, paused)
    by_name = {each.name: each for each in found.values()}
    for timer, due in followers:
        if (other := by_name.get(due.timer)) is not None:
            started = previous[timer.key].started if timer.key in previous else now
            found[timer.key] = _ahead(timer, other, timedelta(seconds=due.seconds), started)
    return found


def _begin(timer: Timer, due: Due, now: datetime, zone: ZoneInfo, paused: bool) -> Moment:
    moment = Moment(timer.name, timer.key, now, _due(due, now, zone))
    return freeze(moment, now) if paused else moment


def _due(due: Due, now: datetime, zone: ZoneInfo) -> datetime:
    if isinstance(due, After):
        return now + timedelta(seconds=due.seconds)
    if isinstance(due, Daily):
        return next_time(due.at, now + timedelta(seconds=due.least), zone)
    raise TypeError(due)


def next_time(at: str, now: datetime, zone: ZoneInfo) -> datetime:
    """The next moment, strictly after `now`, at which clocks in the zone show `at` ("22:00"), in UTC.

    Right across changes of summer time: the hour is looked up on each date, days are never 24 hours added.
    An hour that a change leaves out is taken as much later as the change is long.
    """
    hour = time.fromisoformat(at)
    day = now.astimezone(zone).date()
    while True:
        moment = datetime.combine(day, hour, tzinfo=zone).astimezone(UTC)
        if moment > now:
            return moment
        day += timedelta(days=1)


def _ahead(timer: Timer, other: Moment, by: timedelta, started: datetime) -> Moment:
    due = None if other.due is None else other.due - by
    left = None if other.left is None else max(timedelta(0), other.left - by)
    return Moment(timer.name, timer.key, started, due, left)


def freeze(moment: Moment, now: datetime) -> Moment:
    """The same moment standing still, with what is left of it."""
    if moment.due is None:
        return moment
    return msgspec.structs.replace(moment, due=None, left=max(timedelta(0), moment.due - now))


def thaw(moment: Moment, now: datetime) -> Moment:
    """The same moment running again from now."""
    if moment.left is None:
        return moment
    return msgspec.structs.replace(moment, due=now + moment.left, left=None)


def move(moment: Moment, by: timedelta, now: datetime) -> Moment:
    """Later by so much (earlier when negative), never into the past."""
    if moment.due is None:
        return msgspec.structs.replace(moment, left=max(timedelta(0), (moment.left or timedelta(0)) + by))
    return msgspec.structs.replace(moment, due=max(now, moment.due + by))


def overdue(found: Mapping[str, Moment], now: datetime) -> Moment | None:
    """The first moment that has come (`due` ≤ now), the earliest first."""
    come = [each for each in found.values() if each.due is not None and each.due <= now]
    return min(come, key=lambda each: (each.due or now, each.key), default=None)


def follow(
    found: Mapping[str, Moment],
    events: Iterable[Event],
    timers: Iterable[Timer],
    now: datetime,
    zone: ZoneInfo,
    *,
    paused: bool,
) -> dict[str, Moment]:
    """The moments after one step: moved, frozen and thawed as its events say, then those of the timers that run now."""
    kept = dict(found)
    for event in events:
        if isinstance(event, DeadlineMoved):
            by = timedelta(seconds=event.by)
            kept = {key: move(each, by, now) if each.name == event.timer else each for key, each in kept.items()}
        elif isinstance(event, Paused):
            kept = {key: freeze(each, now) for key, each in kept.items()}
        elif isinstance(event, Resumed) and event.playing:
            kept = {key: thaw(each, now) for key, each in kept.items()}
    return moments(timers, kept, now, zone, paused=paused)
