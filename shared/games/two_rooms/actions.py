"""What a seat may ask for; the tags are the names of the scenario format."""

from typing import Literal

import msgspec

from shared.games.two_rooms.names import CardName, Prediction, What
from shared.kernel.actions import Action
from shared.kernel.seats import Seat


class Offer(Action, frozen=True):
    """Proposes to share colours or whole cards."""

    to: Seat
    what: What


class Accept(Action, frozen=True):
    """Agrees to an offer, which is carried out at once."""

    by: Seat = msgspec.field(name="from")
    what: What


class RevokeOffer(Action, frozen=True):
    """Takes an offer back that nobody has accepted."""

    to: Seat
    what: What


class Show(Action, frozen=True):
    """Lets one player see one's colour or card."""

    to: Seat
    what: What


class Announce(Action, frozen=True):
    """Lets the whole room see one's colour or card."""

    what: What


class Vote(Action, frozen=True):
    """Forum: for a leader of one's room; replaces an earlier vote."""

    target: Seat


class RevokeVote(Action, frozen=True):
    """Forum: takes the vote for this player back."""

    target: Seat


class Send(Action, frozen=True):
    """Forum: whom one would send to the other room as leader."""

    hostages: tuple[Seat, ...]


class PublishList(Action, frozen=True):
    """Forum: lets the room see one's list."""


class Appoint(Action, frozen=True):
    """Table: names the first leader."""

    target: Seat


class Point(Action, frozen=True):
    """Table: at whom one wants as leader instead, or at nobody any more."""

    target: Seat | None


class Abdicate(Action, frozen=True):
    """Table: the leader offers the office to a player."""

    to: Seat


class TakeOver(Action, frozen=True):
    """Table: takes the offered office, or does not."""

    answer: Literal["yes", "no"]


class Hostages(Action, frozen=True):
    """Table: the leader's choice after the bell, for good."""

    hostages: tuple[Seat, ...]


class Force(Action, frozen=True):
    """The Agent has somebody share cards with them."""

    target: Seat


class Pair(Action, frozen=True):
    """The Enforcer has two others share cards."""

    seats: tuple[Seat, ...]


class Bind(Action, frozen=True):
    """Cupid has two others love, Eris has them hate each other."""

    seats: tuple[Seat, ...]


class Tackle(Action, frozen=True):
    """Security keeps somebody from being a hostage this round."""

    target: Seat


class Usurp(Action, frozen=True):
    """The Usurper takes the lead."""


class Bounce(Action, frozen=True):
    """The Bouncer puts somebody out of the fuller room."""

    target: Seat


class Predict(Action, frozen=True):
    """The Gambler's word on who is about to win."""

    camp: Prediction


class Shoot(Action, frozen=True):
    """The Sniper's shot."""

    target: Seat


class Guess(Action, frozen=True):
    """The Private Eye's word on which card is buried."""

    card: CardName


ACTIONS: tuple[type[Action], ...] = (
    Offer,
    Accept,
    RevokeOffer,
    Show,
    Announce,
    Vote,
    RevokeVote,
    Send,
    PublishList,
    Appoint,
    Point,
    Abdicate,
    TakeOver,
    Hostages,
    Force,
    Pair,
    Bind,
    Tackle,
    Usurp,
    Bounce,
    Predict,
    Shoot,
    Guess,
)
