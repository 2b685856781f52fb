"""What the host may do by hand (B63-B75). Names of players and traits go in; closed values never come out."""

from collections.abc import Sequence

from shared.games.bunker import actions as act
from shared.games.bunker import events as ev
from shared.games.bunker.cards import Card
from shared.games.bunker.decide.flow import Flow, exclude, next_turn, over, refuse, skip_if_nothing_left
from shared.games.bunker.decide.removal import dissolve_tie
from shared.games.bunker.decks import Decks
from shared.games.bunker.state import State
from shared.games.bunker.tables import PLACE, TRAITS, Trait
from shared.kernel.dice import Dice
from shared.kernel.events import Event
from shared.kernel.seats import Actor, Office
from shared.kernel.text import Refusal, SeatRef

Decided = Sequence[Event] | Refusal


def _barred(state: State, by: Actor, *seats: int) -> Refusal | None:
    """B71, Q-13: the host alone, not while a ballot is open, and only on players who are in the room."""
    if by is not Office.DIRECTOR:
        return refuse("host-alone")
    if state.phase in ("vote", "revote"):
        return refuse("ballot-open")
    for seat in seats:
        if not 1 <= seat <= state.seats:
            return refuse("no-seat")
        if seat in state.removed:
            return refuse("removed", seat=SeatRef(seat))
    return None


def has_card(state: State, seat: int, trait: Trait) -> bool:
    """Whether the card of this trait is still in play."""
    return not state.gone.get(seat, 0) >> PLACE[trait] & 1


def is_open(state: State, seat: int, trait: Trait) -> bool:
    """Whether it lies open."""
    return bool(state.open.get(seat, 0) >> PLACE[trait] & 1)


def ban(state: State, action: act.Exclude, by: Actor, dice: Dice) -> Decided:
    """B72: the player becomes the last excluded; a turn or a defence of theirs is over."""
    seat = action.seat
    if refusal := _barred(state, by, seat):
        return refusal
    if seat not in state.alive:
        return refuse("out-already", seat=SeatRef(seat))
    flow = Flow(state, dice)
    exclude(flow, seat, "host")
    if over(flow):
        return flow.events
    if state.phase == "reveal" and state.turn == seat:
        next_turn(flow)
    elif state.phase == "defence":
        dissolve_tie(flow)
    return flow.events


def bring_back(state: State, action: act.Return, by: Actor, _: Dice) -> Decided:
    """B73: living again, with a turn still to come if their place in the circle is."""
    if refusal := _barred(state, by, action.seat):
        return refusal
    if action.seat in state.alive:
        return refuse("not-excluded", seat=SeatRef(action.seat))
    return (ev.SeatReturned(action.seat),)


def reveal_for(state: State, seat: int, trait: Trait, dice: Dice) -> Decided:
    """Q-16: the host opens a card, even the last closed one."""
    if refusal := _barred(state, Office.DIRECTOR, seat):
        return refusal
    if not has_card(state, seat, trait):
        return refuse("card-gone")
    if is_open(state, seat, trait):
        return refuse("open-already")
    flow = Flow(state, dice, (ev.CardRevealed(seat, trait, state.hands[seat][PLACE[trait]], "host"),))
    skip_if_nothing_left(flow)
    return flow.events


def discard(state: State, action: act.Discard, by: Actor, dice: Dice) -> Decided:
    """A card leaves the game; what was open stays on the table as it was (B30)."""
    if refusal := _barred(state, by, action.seat):
        return refusal
    if not has_card(state, action.seat, action.trait):
        return refuse("card-gone")
    flow = Flow(state, dice, (ev.CardDiscarded(action.seat, action.trait),))
    skip_if_nothing_left(flow)
    return flow.events


def replace_card(state: State, action: act.ReplaceCard, by: Actor, dice: Dice) -> Decided:
    """B70: a card that is not in the game; an open place shows it at once, a closed one stays closed."""
    seat, trait = action.seat, action.trait
    if refusal := _barred(state, by, seat):
        return refusal
    if not has_card(state, seat, trait):
        return refuse("card-gone")
    used = [card for hand in state.hands.values() for card in hand]
    decks = Decks(dice, (*used, *state.spent), state.rules.pack, state.rules.pack_alone)
    if not decks.left(trait):
        return refuse("deck-empty")
    card = decks.trait(trait, state.hands[seat])
    return (ev.CardReplaced(seat, trait), _put(state, seat, trait, card))


def swap(state: State, action: act.Swap, by: Actor, _: Dice) -> Decided:
    """B69: two players exchange a card; each place keeps whether it is open (Q-11)."""
    first, second = action.seats
    if refusal := _barred(state, by, first, second):
        return refusal
    if first == second:
        return refuse("two-players")
    if not has_card(state, first, action.trait) or not has_card(state, second, action.trait):
        return refuse("card-gone")
    place = PLACE[action.trait]
    return (
        ev.CardsSwapped(action.trait, first, second),
        _put(state, first, action.trait, state.hands[second][place]),
        _put(state, second, action.trait, state.hands[first][place]),
    )


def shuffle(state: State, action: act.Shuffle, by: Actor, dice: Dice) -> Decided:
    """B69: the cards of one trait are shuffled among the living who have one."""
    if refusal := _barred(state, by):
        return refusal
    seats = holders(state, action.trait)
    if len(seats) < 2:
        return refuse("two-players")
    cards = dice.shuffled([state.hands[seat][PLACE[action.trait]] for seat in seats])
    put = [_put(state, seat, action.trait, card) for seat, card in zip(seats, cards, strict=True)]
    return (ev.CardsShuffled(action.trait, seats), *put)


def holders(state: State, trait: Trait) -> tuple[int, ...]:
    """The living who have a card of this trait."""
    return tuple(seat for seat in state.alive if has_card(state, seat, trait))


def _put(state: State, seat: int, trait: Trait, card: Card) -> Event:
    return ev.CardShown(seat, trait, card) if is_open(state, seat, trait) else ev.CardReceived(seat, trait, card)


def closed_traits(state: State, seat: int) -> tuple[Trait, ...]:
    """The traits of a seat that the host may open."""
    return tuple(t for t in TRAITS if has_card(state, seat, t) and not is_open(state, seat, t))
