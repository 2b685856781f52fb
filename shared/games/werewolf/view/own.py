"""What a seat alone knows. Every line rests on something the seat was told: no secret event may change it."""

from shared.games.werewolf.prompts.night import proposal_lines
from shared.games.werewolf.state import Ballot, State, asked
from shared.kernel.text import SeatList, SeatRef, Term, Text, Typed

_ROLES = {role: Text(f"werewolf-own-{role}") for role in ("wolf", "seer", "witch", "hunter", "cupid", "villager")}


def own(state: State, seat: int) -> tuple[Text, ...]:
    """The lines of one seat."""
    role = state.roles.get(seat)
    if role is None:
        return ()
    found = [_ROLES[role], *_bonds(state, seat, role)]
    if role == "witch":
        found += _witch(state)
    found += [
        Text(f"werewolf-own-found-{camp}", {"target": SeatRef(target)})
        for seer, target, camp in state.findings
        if seer == seat
    ]
    found += _knife(state, seat)
    found += _ballot(next((each for each in state.ballots if each.voter == seat), None))
    return (*found, *_out(state, seat))


def _bonds(state: State, seat: int, role: str) -> list[Text]:
    found = []
    if seat in state.pack and state.phase not in ("", "link"):
        found.append(Text("werewolf-own-pack", {"seats": SeatList(state.pack)}))
    if seat in state.met:
        lover = next(each for each in state.couple if each != seat)
        found.append(Text("werewolf-own-lover", {"lover": SeatRef(lover)}))
    if role == "cupid" and state.couple:
        first, second = state.couple
        found.append(Text("werewolf-own-couple", {"first": SeatRef(first), "second": SeatRef(second)}))
    if seat in state.told_camp:
        found.append(Text("werewolf-own-camp", {"camp": Term(f"werewolf-camp-{state.camps[seat]}")}))
    return found


def _witch(state: State) -> list[Text]:
    args = {"heal": "yes" if state.heal else "no", "poison": "yes" if state.poison else "no"}
    found = [Text("werewolf-own-potions", {**args})]
    if state.sensed is not None:
        target = SeatRef(state.sensed) if state.sensed else "none"
        found.append(Text("werewolf-own-sensed", {"target": target}))
    return found


def _knife(state: State, seat: int) -> list[Text]:
    found = []
    if state.wolves_told and seat in state.pack:
        found.append(Text("werewolf-own-wolves-lost"))
    if state.knife_told and state.camps[seat] == "lovers":
        found.append(Text("werewolf-own-knife"))
    mine = seat in state.couple if state.knife_told else seat in state.pack and not state.wolves_told
    if mine and state.proposals:
        found.append(Text("werewolf-own-proposals", {"proposals": proposal_lines(state.proposals)}))
    if state.declared and seat in state.pack:
        found.append(Text("werewolf-own-showdown"))
    for each in state.appeals:
        if seat in asked(state, each.camp):
            found.append(Text("werewolf-own-appeal"))
    return found


def _ballot(ballot: Ballot | None) -> list[Text]:
    if ballot is None:
        return []
    choice = SeatRef(ballot.choice) if ballot.choice else "none"
    return [Text("werewolf-own-ballot", {"choice": choice, "reason": Typed(ballot.reason)})]


def _out(state: State, seat: int) -> list[Text]:
    if seat not in state.aware:
        return []
    found = [Text("werewolf-own-out")]
    if seat in state.open_rights:
        found.append(Text("werewolf-own-last-words"))
    found += [Text("werewolf-own-words", {"words": Typed(words)}) for writer, words in state.words if writer == seat]
    return found
