"""What each seat may do now. What comes again in every election (options, texts, unanswered ballots) is built once."""

from functools import lru_cache

from shared.games.vader import actions as act
from shared.games.vader.state import State, candidates, targets
from shared.games.vader.tables import VETO_AT
from shared.kernel.actions import Action
from shared.kernel.prompts import Option, Place, Prompt
from shared.kernel.text import SeatRef, TermList, Text

_CARDS = {"R": "vader-policy-r", "I": "vader-policy-i"}
_LABELS = {
    "discard": {"R": Text("vader-option-discard-r"), "I": Text("vader-option-discard-i")},
    "enact": {"R": Text("vader-option-enact-r"), "I": Text("vader-option-enact-i")},
}
_CHOICES: tuple[Option, ...] = (
    Option("peek", act.ChoosePower("peek"), Text("vader-option-choose-peek")),
    Option("investigate", act.ChoosePower("investigate"), Text("vader-option-choose-investigate")),
)
_VOTES: tuple[Option, ...] = (
    Option("pass", act.Ballot("pass"), Text("vader-option-pass")),
    Option("fail", act.Ballot("fail"), Text("vader-option-fail")),
)
_ANSWERS: tuple[Option, ...] = (
    Option("yes", act.AnswerVeto("yes"), Text("vader-option-veto-yes")),
    Option("no", act.AnswerVeto("no"), Text("vader-option-veto-no")),
)
_NOMINATE = Text("vader-prompt-nominate")
_VETO = Option("veto", act.ProposeVeto(), Text("vader-option-propose-veto"))
_PEEK: tuple[Option, ...] = (Option("peek", act.Peek(), Text("vader-option-peek")),)
_POWERS: dict[str, tuple[type[Action], Text]] = {
    "investigate": (act.Investigate, Text("vader-prompt-investigate")),
    "special_election": (act.SpecialElection, Text("vader-prompt-special-election")),
    "assassinate": (act.Assassinate, Text("vader-prompt-assassinate")),
}


def prompts(state: State) -> tuple[Prompt, ...]:
    """See `Game.prompts`."""
    phase = state.phase
    if phase == "election":
        return _election(state.number, state.general, state.alive, state.ballots)
    if phase == "nomination":
        return _nomination(state.number, state.master, candidates(state))
    if phase == "discard":
        return _discard(state.number, state.master, state.general, state.hand)
    if phase == "enact":
        veto = state.imperial >= VETO_AT and not state.refused
        return _enact(state.number, state.general, state.hand, veto, state.refused)
    if phase == "veto":
        return _veto(state.number, state.master, state.general)
    return _power(state.number, state.master, state.power, targets(state)) if phase == "power" else ()


def _election(number: int, general: int, alive: tuple[int, ...], votes: dict[int, str]) -> tuple[Prompt, ...]:
    unanswered = _unanswered(number, general, alive)
    if not votes:
        return unanswered
    return tuple(
        [
            _ballot(number, prompt.to, general, votes[prompt.to]) if prompt.to in votes else prompt
            for prompt in unanswered
        ]
    )


@lru_cache(4096)
def _unanswered(number: int, general: int, alive: tuple[int, ...]) -> tuple[Prompt, ...]:
    return tuple([_ballot(number, seat, general, None) for seat in alive])


def _ballot(number: int, seat: int, general: int, chosen: str | None) -> Prompt:
    return Prompt(
        f"ballot.{number}",
        seat,
        _ballot_text(general),
        _VOTES,
        Place.GROUP,
        timer="election",
        chosen=chosen,
        counted=True,
    )


@lru_cache(16)
def _ballot_text(general: int) -> Text:
    return Text("vader-prompt-ballot", {"general": SeatRef(general)})


def _nomination(number: int, master: int, seats: tuple[int, ...]) -> tuple[Prompt, ...]:
    if not seats:
        return ()
    options = _seat_options(act.Nominate, seats)
    return (Prompt(f"nominate.{number}", master, _NOMINATE, options, Place.GROUP, timer="nomination", confirm=True),)


@lru_cache(4096)
def _seat_options(kind: type[Action], seats: tuple[int, ...]) -> tuple[Option, ...]:
    return tuple([_seat_option(kind, seat) for seat in seats])


@lru_cache(256)
def _seat_option(kind: type[Action], seat: int) -> Option:
    return Option(str(seat), kind(seat), Text("vader-option-seat", {"seat": SeatRef(seat)}))


@lru_cache(64)
def _card_options(what: str, hand: str) -> tuple[Option, ...]:
    kind: type[Action] = act.Discard if what == "discard" else act.Enact
    return tuple(Option(card, kind(card), _LABELS[what][card]) for card in dict.fromkeys(hand))


@lru_cache(64)
def card_list(hand: str) -> TermList:
    """Cards as words, in order."""
    return TermList(tuple(_CARDS[card] for card in hand))


def _discard(number: int, master: int, general: int, hand: str) -> tuple[Prompt, ...]:
    text = Text("vader-prompt-discard", {"cards": card_list(hand), "general": SeatRef(general)})
    options = _card_options("discard", hand)
    return (Prompt(f"discard.{number}", master, text, options, Place.PRIVATE, timer="discard"),)


def _enact(number: int, general: int, hand: str, veto: bool, again: bool) -> tuple[Prompt, ...]:
    key = "vader-prompt-enact-after-veto" if again else "vader-prompt-enact"
    options = _card_options("enact", hand)
    return (
        Prompt(
            f"enact.{number}.again" if again else f"enact.{number}",
            general,
            Text(key, {"cards": card_list(hand)}),
            (*options, _VETO) if veto else options,
            Place.PRIVATE,
            timer="enact",
        ),
    )


def _veto(number: int, master: int, general: int) -> tuple[Prompt, ...]:
    text = Text("vader-prompt-veto", {"general": SeatRef(general)})
    return (Prompt(f"veto.{number}", master, text, _ANSWERS, Place.PRIVATE, timer="veto"),)


def _power(number: int, master: int, power: str, seats: tuple[int, ...]) -> tuple[Prompt, ...]:
    if power == "choice":
        key, text, options = f"choose.{number}", Text("vader-prompt-choose-power"), _CHOICES
    elif power == "peek":
        key, text, options = f"power.{number}", Text("vader-prompt-peek"), _PEEK
    elif seats:
        kind, text = _POWERS[power]
        key, options = f"power.{number}", _seat_options(kind, seats)
    else:
        return ()
    return (Prompt(key, master, text, options, Place.GROUP, timer="power", confirm=True),)
