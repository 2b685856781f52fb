"""Small changes to records and offices."""

from typing import Any


def without(record: dict[int, Any], seat: int) -> dict[int, Any]:
    """A record without a seat."""
    return {each: value for each, value in record.items() if each != seat} if seat in record else record


def drop(seats: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """Seats without one."""
    return tuple(each for each in seats if each != seat) if seat in seats else seats


def vacate(offices: tuple[int, int], seat: int) -> tuple[int, int]:
    """Offices without a seat."""
    first, second = offices
    return (0 if first == seat else first, 0 if second == seat else second)


def office(offices: tuple[int, int], room: int, seat: int) -> tuple[int, int]:
    """Offices with a seat in that of a room."""
    return (seat, offices[1]) if room == 1 else (offices[0], seat)
