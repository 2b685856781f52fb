"""What a seat that is out still decides: the last shot, the badge, last words."""

from shared.games.werewolf import actions as act
from shared.games.werewolf.decide.deaths import settle, show_badge, strike
from shared.games.werewolf.decide.flow import Flow
from shared.games.werewolf.events import day, outs
from shared.games.werewolf.rules import refuse
from shared.games.werewolf.state import hunter_owes, targets
from shared.games.werewolf.tables import WORDS_MOST
from shared.kernel.text import Refusal


def shoot(flow: Flow, seat: int, action: act.Shoot) -> Refusal | None:
    """R081-R089: anyone else who is not announced as out; one who is out already is a wasted shot (A-15)."""
    state = flow.state
    if state.shot != "due" or hunter_owes(state) != seat:
        return refuse("no-shot")
    target = action.target
    if target is None:
        flow.emit(outs.ShotDeclined(seat, late=False))
    elif target == seat:
        return refuse("shoot-oneself")
    elif target not in targets(state):
        return refuse("target-out")
    else:
        flow.emit(outs.ShotFired(seat, target))
        strike(flow, target, "shot", hidden=seat in state.hidden, first=True)
    settle(flow)
    return None


def bequeath(flow: Flow, seat: int, action: act.Bequeath) -> Refusal | None:
    """R095: an heir who is not out."""
    state = flow.state
    if state.badge != "due" or state.sheriff != seat:
        return refuse("no-badge")
    if action.heir not in state.living:
        return refuse("heir-out")
    flow.emit(day.BadgeBequeathed(seat, action.heir))
    show_badge(flow)
    return None


def last_words(flow: Flow, seat: int, action: act.LastWords) -> Refusal | None:
    """R113-R116: plain words, once, until the next opening."""
    if seat not in flow.state.open_rights:
        return refuse("no-last-words")
    if action.words is None:
        flow.emit(outs.LastWordsDeclined(seat, late=False))
        return None
    words = action.words.strip()
    if not words:
        return refuse("words-empty")
    if len(words) > WORDS_MOST:
        return refuse("words-long", most=WORDS_MOST)
    flow.emit(outs.LastWordsLeft(seat, words))
    return None
