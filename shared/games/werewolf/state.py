"""The match as one flat value, and the questions that the rules ask of it."""

import msgspec

from shared.games.werewolf.rules import Rules
from shared.games.werewolf.tables import NO_SHOT


class Ballot(msgspec.Struct, frozen=True):
    """The ballot of a seat that stands, in the order in which each became final (A-16); `choice` 0 abstains."""

    voter: int
    choice: int
    reason: str
    changed: bool = False


class Stroke(msgspec.Struct, frozen=True):
    """Something lethal that waits to be settled."""

    seat: int
    cause: str
    hidden: bool


class Appeal(msgspec.Struct, frozen=True):
    """A surrender under way: who started it, who has agreed."""

    camp: str
    starter: int
    agreed: tuple[int, ...] = ()


class Sum(msgspec.Struct, frozen=True):
    """What one candidate got in the last count, in halves of a vote."""

    seat: int
    halves: int
    voters: tuple[int, ...]


class Copy(msgspec.Struct, frozen=True):
    """The frozen copy on which a showdown is played (RD2), and the night of it that is open."""

    living: tuple[int, ...]
    heal: bool
    poison: bool
    lost: tuple[str, ...] = ()
    number: int = 1
    by: str = "wolves"
    knives: tuple[int, ...] = ()
    proposals: tuple[tuple[int, int], ...] = ()
    target: int | None = None
    asked: bool = False
    healed: int | None = None
    poisoned: int | None = None


class State(msgspec.Struct, frozen=True):
    """Everything about one match. Seats are 1..; in single fields 0 means nobody and None not yet."""

    rules: Rules
    seats: int
    phase: str = ""
    day: int = 0
    roles: dict[int, str] = {}
    camps: dict[int, str] = {}
    living: tuple[int, ...] = ()
    out: tuple[int, ...] = ()
    causes: dict[int, str] = {}
    hidden: tuple[int, ...] = ()
    """Out, but not announced before the next opening."""
    announced: tuple[int, ...] = ()
    aware: tuple[int, ...] = ()
    """Have been told that they are out."""
    by_vote: tuple[int, ...] = ()
    """Announced since the last closing, for the first list of the opening."""
    queue: tuple[Stroke, ...] = ()

    couple: tuple[int, ...] = ()
    met: tuple[int, ...] = ()
    """Lovers that were told so."""
    pack: tuple[int, ...] = ()
    """The wolves that share a group, out ones included; before the arrow all of them, then without one who eloped."""
    told_camp: tuple[int, ...] = ()
    """A Cupid who was told the camp."""

    sheriff: int = 0
    shown_sheriff: int = 0
    badge: str = ""
    """`due` while a sheriff who is out owes an heir."""
    badge_order: tuple[int, ...] = ()
    shot: str = ""
    """`due` while the hunter may shoot, then `done`."""

    ballots: tuple[Ballot, ...] = ()
    spent: tuple[int, ...] = ()
    """Have used their change today."""
    void: tuple[int, ...] = ()
    excused: tuple[int, ...] = ()
    last_call: bool = False
    counted: bool = False
    silent: int = 0
    """Closings in a row at which nobody had voted."""
    sums: tuple[Sum, ...] = ()
    abstained: tuple[int, ...] = ()

    heal: bool = True
    poison: bool = True
    senses: bool = True
    """Whether the witch senses tonight: she held the heal when the night fell (R070)."""
    proposals: tuple[tuple[int, int], ...] = ()
    knife: int | None = None
    sensed: int | None = None
    sense_again: bool = False
    """What the witch sensed has fallen since, which she does not know yet."""
    healed: int | None = None
    poisoned: int | None = None
    checked: int | None = None
    night_over: bool = False
    witch_over: bool = False
    settled: bool = False
    """The knives and potions of this night are settled."""
    round: int = 1
    """Counts the nights' times anew when a showdown has given the knife to others."""
    findings: tuple[tuple[int, int, str], ...] = ()

    lost: tuple[str, ...] = ()
    wolves_told: bool = False
    knife_told: bool = False
    rights: tuple[int, ...] = ()
    """Last words: who has ever had the right, in order."""
    open_rights: tuple[int, ...] = ()
    words: tuple[tuple[int, str], ...] = ()
    appeals: tuple[Appeal, ...] = ()
    wishes: tuple[int, ...] = ()
    """A Cupid who has asked to surrender, whatever his camp."""
    showdown: Copy | None = None
    declared: bool = False
    winner: str = ""
    reason: str = ""


def holder(state: State, role: str) -> int:
    """The living seat of a role of which there is at most one; 0 if there is none."""
    for seat in state.living:
        if state.roles[seat] == role:
            return seat
    return 0


def night_now(state: State) -> bool:
    """Between closing and opening: what happens now is told at the opening (R031)."""
    return state.phase in ("dusk", "night", "dawn")


def acting(state: State) -> bool:
    """Whether night acts are taken (A-31: from closing on)."""
    return state.phase in ("dusk", "night")


def knives(state: State) -> tuple[int, ...]:
    """The living seats that hold the knife tonight (R048-R052)."""
    if "wolves" not in state.lost:
        return tuple(seat for seat in state.pack if seat in state.living)
    if "lovers" in state.lost:
        return ()
    return tuple(seat for seat in state.couple if seat in state.living and state.camps[seat] == "lovers")


def confidants(state: State) -> tuple[int, ...]:
    """Who hears of the knife's proposals and decision: the whole pack, out wolves too (R057), or both lovers."""
    return state.pack if "wolves" not in state.lost else state.couple


def targets(state: State) -> tuple[int, ...]:
    """Whom a skill or a vote may be aimed at: everybody not announced as out (R104, R105)."""
    gone = state.announced
    return tuple(seat for seat in range(1, state.seats + 1) if seat not in gone)


def may_heal(state: State, target: int) -> bool:
    """R071: herself only in the first night, unless the ruleset says otherwise."""
    if state.roles.get(target) != "witch":
        return True
    rule = state.rules.self_heal
    return rule == "always" or (rule == "first" and state.day == 1)


def has_heal(state: State) -> bool:
    """Whether the heal is still hers, and open tonight (R069)."""
    return state.heal and state.healed is None and not state.poisoned


def has_poison(state: State) -> bool:
    """Whether the poison is still hers, and open tonight (R069)."""
    return state.poison and state.poisoned is None and not state.healed


def witch_waits(state: State) -> bool:
    """Whether the witch still has something to answer."""
    return not state.witch_over and holder(state, "witch") != 0 and (has_heal(state) or has_poison(state))


def seer_waits(state: State) -> bool:
    """Whether the seer still has something to ask."""
    return not state.night_over and state.checked is None and holder(state, "seer") != 0


def knife_waits(state: State) -> bool:
    """Whether somebody still has to name a target."""
    return not state.night_over and state.knife is None and bool(knives(state))


def sense_waits(state: State) -> bool:
    """Whether the witch waits for a knife that nobody holds: she must not learn that before the hour (R014)."""
    return not state.night_over and state.knife is None and state.senses and witch_waits(state)


def hunter_owes(state: State) -> int:
    """The hunter who went out in a way that leaves a shot, not yet decided; 0 if there is none."""
    if state.shot == "done":
        return 0
    for seat in state.out:
        if state.roles[seat] == "hunter" and state.causes[seat] not in NO_SHOT:
            return seat
    return 0


def bereaved(state: State) -> int:
    """The lover who has to follow the other (R045); 0 if nobody has."""
    gone = tuple(seat for seat in state.couple if seat in state.out)
    return 0 if len(gone) != 1 else next(seat for seat in state.couple if seat != gone[0])


def debts(state: State) -> bool:
    """Whether a shot or a badge is owed."""
    return state.shot == "due" or state.badge == "due"


def owes(state: State, seat: int) -> bool:
    """Whether this out seat still has an act to do: shot, badge or last words."""
    shot = state.shot == "due" and state.roles[seat] == "hunter"
    return shot or (state.badge == "due" and state.sheriff == seat) or seat in state.open_rights


def camp_seats(state: State, camp: str) -> tuple[int, ...]:
    """All seats of a camp, out ones too."""
    return tuple(seat for seat in range(1, state.seats + 1) if state.camps.get(seat) == camp)


def asked(state: State, camp: str) -> tuple[int, ...]:
    """Whom a surrender of this camp asks: the whole pack, or both lovers (R120, R121)."""
    return state.pack if camp == "wolves" else state.couple


def appeal(state: State, camp: str) -> Appeal | None:
    """The surrender of this camp that is under way."""
    return next((each for each in state.appeals if each.camp == camp), None)


def knows_camp(state: State, seat: int) -> bool:
    """A single Cupid does not know his camp unless he was told (A-03)."""
    return state.roles.get(seat) != "cupid" or seat in state.couple or seat in state.told_camp


def votes_today(state: State) -> bool:
    """Whether this day has a vote: the first has one only for the badge (R020)."""
    return state.day > 1 or state.rules.sheriff


def waiting_for_hour(state: State) -> bool:
    """Whether the hour of wolves and seer still matters."""
    return acting(state) and (knife_waits(state) or seer_waits(state) or sense_waits(state))
