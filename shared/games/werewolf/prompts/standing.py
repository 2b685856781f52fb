"""What a seat that is out still decides, and what may be started at any time."""

from functools import lru_cache

from shared.games.werewolf import actions as act
from shared.games.werewolf.decide.surrender import may_consent, may_start
from shared.games.werewolf.prompts.options import heir_options, seat_options
from shared.games.werewolf.state import State, hunter_owes, night_now, targets
from shared.games.werewolf.tables import WORDS_MOST, Camp
from shared.kernel.prompts import Entry, Option, Place, Prompt
from shared.kernel.seats import Office
from shared.kernel.text import SeatList, Term, Text, Value

_SURRENDER = (Option("yes", act.Surrender(), Text("werewolf-option-surrender")),)
_CONSENT = (
    Option("yes", act.Consent("yes"), Text("werewolf-option-consent-yes")),
    Option("no", act.Consent("no"), Text("werewolf-option-consent-no")),
)
_WITHDRAW = (Option("no", act.Consent("no"), Text("werewolf-option-withdraw")),)
_WORDS = (
    Option("write", act.LastWords(""), Text("werewolf-option-words-write"), Entry("words", WORDS_MOST, 1)),
    Option("none", act.LastWords(None), Text("werewolf-option-words-none")),
)


def debts(state: State) -> list[Prompt]:
    """Shot first, then the badge (A-17), last words beside them."""
    found: list[Prompt] = []
    timer = {"dusk": "dusk", "day": "day"}.get(state.phase, "dawn")
    if state.shot == "due":
        hunter = hunter_owes(state)
        seats = tuple(seat for seat in targets(state) if seat != hunter)
        options, text = seat_options("shoot", seats), Text("werewolf-prompt-shoot")
        found.append(Prompt(f"shoot.{state.day}", hunter, text, options, Place.PRIVATE, timer=timer, confirm=True))
    elif state.badge == "due":
        options, text = heir_options(state.living), Text("werewolf-prompt-bequeath")
        key = f"bequeath.{state.day}"
        found.append(Prompt(key, state.sheriff, text, options, Place.PRIVATE, timer=timer, confirm=True))
    for seat in state.open_rights:
        text = Text("werewolf-prompt-last-words")
        opening = "dawn" if night_now(state) else None
        found.append(Prompt("words", seat, text, _WORDS, Place.PRIVATE, timer=opening, confirm=True, waits=False))
    return found


def standing(state: State) -> list[Prompt]:
    """Surrender, consent, and for the director the closing of a stale one."""
    found: list[Prompt] = []
    for seat, camp in state.camps.items():
        if (camp != "village" or state.roles[seat] == "cupid") and may_start(state, seat):
            found.append(_surrender(seat))
    for place, each in enumerate(state.appeals):
        seats = tuple(seat for seat in state.pack + state.couple if may_consent(state, seat) == each.camp)
        found += [_consent(seat, each.camp, len(state.wishes)) for seat in dict.fromkeys(seats)]
        found += [_withdraw(seat, each.camp, len(state.wishes)) for seat in each.agreed]
        found.append(_close(each.camp, seats, place))
    return found


@lru_cache(64)
def _surrender(seat: int) -> Prompt:
    text = Text("werewolf-prompt-surrender")
    return Prompt("surrender", seat, text, _SURRENDER, Place.PRIVATE, timer=None, confirm=True, waits=False)


@lru_cache(1024)
def _consent(seat: int, camp: str, number: int) -> Prompt:
    text = Text("werewolf-prompt-consent", {"camp": Term(f"werewolf-camp-{camp}")})
    key = f"consent.{number}"
    return Prompt(key, seat, text, _CONSENT, Place.PRIVATE, timer=None, confirm=True, waits=False)


@lru_cache(1024)
def _withdraw(seat: int, camp: str, number: int) -> Prompt:
    text = Text("werewolf-prompt-withdraw", {"camp": Term(f"werewolf-camp-{camp}")})
    return Prompt(f"withdraw.{number}", seat, text, _WITHDRAW, Place.PRIVATE, timer=None, confirm=True, waits=False)


@lru_cache(1024)
def _close(camp: Camp, seats: tuple[int, ...], place: int) -> Prompt:
    args: dict[str, Value] = {"camp": Term(f"werewolf-camp-{camp}"), "seats": SeatList(seats)}
    text, label = Text("werewolf-prompt-close-surrender", args), Text("werewolf-option-close-surrender")
    options = (Option("close", act.CloseSurrender(camp), label),)
    return Prompt(f"close.{camp}", Office.DIRECTOR, text, options, Place.PRIVATE, timer=None, waits=False)
