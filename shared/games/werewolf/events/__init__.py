"""What happened, and who may know."""

from shared.games.werewolf.events import day, deal, night, outs, showdown
from shared.kernel.events import Event

EVENTS: tuple[type[Event], ...] = (*deal.EVENTS, *day.EVENTS, *night.EVENTS, *outs.EVENTS, *showdown.EVENTS)
