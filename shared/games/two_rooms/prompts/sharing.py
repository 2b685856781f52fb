"""Offers, answers to them, showing and announcing."""

from collections.abc import Sequence
from functools import lru_cache

from shared.games.two_rooms import actions as act
from shared.games.two_rooms.legal import may_accept, rights
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


Pairs = dict[int, list[tuple[int, str]]]


def offers_by_seat(state: State) -> tuple[Pairs, Pairs]:
    """Who has offered what to whom, and who has been offered what by whom, by seat."""
    made: Pairs = {}
    asked: Pairs = {}
    for by, to, what in state.offers:
        made.setdefault(by, []).append((to, what))
        asked.setdefault(to, []).append((by, what))
    for by, to in state.therapy:
        if (by, "card") not in asked.setdefault(to, []):
            asked[to].append((by, "card"))
    return made, asked


def sharing(state: State, seat: int, made: list[tuple[int, str]], asked: list[tuple[int, str]]) -> Sequence[Prompt]:
    """All that a seat may do with its card at this moment."""
    others = around(state, seat)
    if not others:
        return []
    shares, shows = rights(state, seat)
    if not made and not asked and not state.open_cards:
        return _undisturbed(state.number, seat, others, shares, shows)
    found = [_show(state.number, seat, what, others) for what in shows]
    if shares:
        crossing = asked if state.rules.crossing == "refuse" else []
        for what in shares:
            busy = {to for to, kind in made if kind == what} | {by for by, kind in crossing if kind == what}
            busy.update(state.open_cards)
            if to := tuple([other for other in others if other not in busy]) if busy else others:
                found.append(_offer(state.number, seat, what, to))
    if shows:
        found.append(_announce(state.number, seat, shows))
    for by, what in asked:
        if may_accept(state, seat, by, what) is None:
            found.append(_accept(state.number, seat, by, what, what == "card" and (by, seat) in state.therapy))
    if made:
        found.append(_revoke(state.number, seat, tuple(made)))
    return found


@lru_cache(MANY)
def _undisturbed(
    number: int, seat: int, others: tuple[int, ...], shares: tuple[str, ...], shows: tuple[str, ...]
) -> tuple[Prompt, ...]:
    """All that a seat may do as long as nothing is offered to it or by it, and no card lies open."""
    showing = tuple(_show(number, seat, what, others) for what in shows)
    offering = tuple(_offer(number, seat, what, others) for what in shares)
    return (*showing, *offering, _announce(number, seat, shows)) if shows else (*showing, *offering)


@lru_cache(MANY)
def _show(number: int, seat: int, what: str, others: tuple[int, ...]) -> Prompt:
    return of_seats(f"show-{what}.{number}", seat, _SHOW[what], act.Show, others, what)


@lru_cache(MANY)
def _offer(number: int, seat: int, what: str, others: tuple[int, ...]) -> Prompt:
    return of_seats(f"offer-{what}.{number}", seat, _OFFER[what], act.Offer, others, what)


@lru_cache(MANY)
def _announce(number: int, seat: int, whats: tuple[str, ...]) -> Prompt:
    options = tuple(_ANNOUNCE[what] for what in whats)
    text = Text("two_rooms-prompt-announce")
    return Prompt(f"announce.{number}", seat, text, options, Place.PRIVATE, timer="round", confirm=True, waits=False)


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
