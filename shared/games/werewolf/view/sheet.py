"""The director's sheet: couple, camps, who has acted tonight and how, what is owed, last words that wait, advice."""

from shared.games.werewolf.showdown import advice
from shared.games.werewolf.state import State, asked, holder, hunter_owes, knives, night_now
from shared.kernel.text import SeatList, SeatRef, Term, TermList, Text, Typed, Value


def sheet(state: State) -> tuple[Text, ...]:
    """The lines for a director who does not play."""
    if state.phase in ("", "over"):
        return ()
    found: list[Text] = []
    if state.couple:
        first, second = state.couple
        found.append(Text("werewolf-sheet-couple", {"first": SeatRef(first), "second": SeatRef(second)}))
    if state.lost:
        camps = tuple(f"werewolf-camp-{camp}" for camp in state.lost)
        found.append(Text("werewolf-sheet-lost", {"camps": TermList(camps)}))
    if state.out:
        found += [
            Text("werewolf-sheet-out", {"seat": SeatRef(s), "cause": Term(f"werewolf-cause-{_kebab(state.causes[s])}")})
            for s in state.out
        ]
    if night_now(state):
        found += _acts(state)
    return (*found, *_debts(state), *_appeals(state), *_showdown(state))


def _kebab(cause: str) -> str:
    return cause.replace("_", "-")


def _target(target: int | None) -> Value:
    if target is None:
        return "open"
    return SeatRef(target) if target else "none"


def _acts(state: State) -> list[Text]:
    """R022: who has acted tonight; `open` while nothing was decided, `none` where the act was declined."""
    holders = SeatList(knives(state))
    found = [Text("werewolf-sheet-knife", {"holders": holders, "target": _target(state.knife)})]
    if witch := holder(state, "witch"):
        who = {"seat": SeatRef(witch)}
        found.append(Text("werewolf-sheet-sense", {**who, "target": _target(state.sensed)}))
        found.append(Text("werewolf-sheet-heal", {**who, "target": _target(state.healed)}))
        found.append(Text("werewolf-sheet-poison", {**who, "target": _target(state.poisoned)}))
    if seer := holder(state, "seer"):
        found.append(Text("werewolf-sheet-check", {"seat": SeatRef(seer), "target": _target(state.checked)}))
    return found


def _debts(state: State) -> list[Text]:
    found = []
    if state.shot == "due":
        found.append(Text("werewolf-sheet-shot", {"seat": SeatRef(hunter_owes(state))}))
    if state.badge == "due":
        found.append(Text("werewolf-sheet-badge", {"seat": SeatRef(state.sheriff)}))
    if state.open_rights:
        found.append(Text("werewolf-sheet-rights", {"seats": SeatList(state.open_rights)}))
    found += [
        Text("werewolf-sheet-words", {"seat": SeatRef(seat), "words": Typed(words)}) for seat, words in state.words
    ]
    return found


def _appeals(state: State) -> list[Text]:
    return [
        Text(
            "werewolf-sheet-appeal",
            {
                "camp": Term(f"werewolf-camp-{each.camp}"),
                "agreed": SeatList(each.agreed),
                "asked": SeatList(asked(state, each.camp)),
            },
        )
        for each in state.appeals
    ]


def _showdown(state: State) -> list[Text]:
    copy = state.showdown
    if copy is not None:
        living = {"living": SeatList(copy.living), "knives": SeatList(copy.knives)}
        return [Text("werewolf-sheet-showdown", {"number": copy.number, "by": copy.by, **living})]
    knife = advice(state)
    if knife is None:
        return []
    return [Text("werewolf-sheet-advice", {"knife": SeatRef(knife) if knife else "none"})]
