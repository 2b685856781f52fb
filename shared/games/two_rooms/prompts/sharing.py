"""Offers, answers to them, showing and announcing."""

from functools import lru_cache

from shared.games.two_rooms import actions as act
from shared.games.two_rooms.legal import SHARE, SHOW, WHATS, barred, may_accept, may_offer
from shared.games.two_rooms.prompts.options import MANY, of_seats
from shared.games.two_rooms.state import State, around
from shared.kernel.prompts import Option, Place, Prompt
from shared.kernel.text import SeatRef, Text

_OFFER = {"colour": "two_rooms-prompt-offer-colour", "card": "two_rooms-prompt-offer-card"}
_SHOW = {"colour": "two_rooms-prompt-show-colour", "card": "two_rooms-prompt-show-card"}
_ACCEPT = {"colour": "two_rooms-prompt-accept-colour", "card": "two_rooms-prompt-accept-card"}
_REVOKE = {"colour": "two_rooms-option-revoke-colour", "card": "two_rooms-option-revoke-card"}
_ANNOUNCE: dict[str, Option] = {
    "colour": Option("colour", act.Announce("colour"), Text("two_rooms-option-announce-colour")),
    "card": Option("card", act.Announce("card"), Text("two_rooms-option-announce-card")),
}
_THERAPY = "two_rooms-prompt-accept-therapy"


def sharing(state: State, seat: int) -> list[Prompt]:
    """All that a seat may do with its card at this moment."""
    others, found = around(state, seat), []
    shows = tuple(what for what in WHATS if barred(state, seat, what, SHOW) is None)
    for what in WHATS:
        if barred(state, seat, what, SHARE) is None and (to := _may_offer(state, seat, others, what)):
            found.append(of_seats(f"offer-{what}.{state.number}", seat, _OFFER[what], act.Offer, to, what))
        if what in shows and others:
            found.append(of_seats(f"show-{what}.{state.number}", seat, _SHOW[what], act.Show, others, what))
    if shows:
        found.append(_announce(state.number, seat, shows))
    if state.offers or state.therapy:
        found += _answers(state, seat)
    return found


def _may_offer(state: State, seat: int, others: tuple[int, ...], what: str) -> tuple[int, ...]:
    if not state.offers and not state.open_cards:
        return others
    return tuple(to for to in others if may_offer(state, seat, to, what) is None)


@lru_cache(MANY)
def _announce(number: int, seat: int, whats: tuple[str, ...]) -> Prompt:
    options = tuple(_ANNOUNCE[what] for what in whats)
    text = Text("two_rooms-prompt-announce")
    return Prompt(f"announce.{number}", seat, text, options, Place.PRIVATE, timer="round", confirm=True, waits=False)


def _answers(state: State, seat: int) -> list[Prompt]:
    found = []
    asked = [(by, what) for by, to, what in state.offers if to == seat]
    asked += [(by, "card") for by, to in state.therapy if to == seat and (by, "card") not in asked]
    for by, what in asked:
        if may_accept(state, seat, by, what) is None:
            found.append(_accept(state.number, seat, by, what, (by, seat) in state.therapy and what == "card"))
    if mine := tuple((to, what) for by, to, what in state.offers if by == seat):
        found.append(_revoke(state.number, seat, mine))
    return found


@lru_cache(MANY)
def _accept(number: int, seat: int, by: int, what: str, therapy: bool) -> Prompt:
    label = Text("two_rooms-option-accept", {"seat": SeatRef(by)})
    option = Option("yes", act.Accept(by, what), label)  # type: ignore[arg-type]
    text = Text(_THERAPY if therapy else _ACCEPT[what], {"seat": SeatRef(by)})
    key = f"accept.{by}{what[:2]}.{number}"
    return Prompt(key, seat, text, (option,), Place.PRIVATE, timer="round", confirm=True, waits=False)


@lru_cache(MANY)
def _revoke(number: int, seat: int, offers: tuple[tuple[int, str], ...]) -> Prompt:
    options = tuple(
        Option(f"{to}{what[:2]}", act.RevokeOffer(to, what), Text(_REVOKE[what], {"seat": SeatRef(to)}))  # type: ignore[arg-type]
        for to, what in offers
    )
    return Prompt(
        f"revoke.{number}", seat, Text("two_rooms-prompt-revoke"), options, Place.PRIVATE, timer="round", waits=False
    )
