"""The opening of a day: the outs, the badge, last words."""

from typing import Literal

from shared.games.werewolf.decide.deaths import show_badge
from shared.games.werewolf.decide.flow import Flow
from shared.games.werewolf.events import day, outs


def open_day(flow: Flow) -> None:
    """R025-R033: two lists in the order of going out, then the badge, then last words; rights not used have lapsed."""
    before = flow.state
    for seat in before.open_rights:
        flow.emit(outs.LastWordsDeclined(seat, late=True))
    number = before.day + 1
    first: Literal["sheriff", "none"] = "sheriff" if before.rules.sheriff else "none"
    flow.emit(day.DayOpened(number, first if number == 1 else "out"))
    if number > 1:
        flow.emit(day.OpeningListed(number, before.by_vote, before.hidden))
    show_badge(flow)
    for seat, words in before.words:
        flow.emit(outs.LastWordsPublished(seat, words))
