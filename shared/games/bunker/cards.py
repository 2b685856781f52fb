"""A card as a value: which one it is, what chance added to it, and how it reads."""

from typing import Literal, TypeAlias

import msgspec

from shared.kernel.text import SeatList, SeatRef, Term, Text, Typed, Value

Kind: TypeAlias = Literal[
    "profession", "biology", "health", "hobby", "baggage", "fact", "special", "catastrophe", "threat", "bunker"
]
Degree: TypeAlias = Literal["none", "light", "medium", "grave"]
Sex: TypeAlias = Literal["woman", "man"]


class Card(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Number `n` of the deck of its kind, or a card in somebody's own `words` (`n` is 0 then).

    `years` is the experience of a profession and the age of a body, whose `n` is its build.
    """

    kind: Kind
    n: int = 0
    years: int = 0
    degree: Degree = "none"
    sex: Sex = "woman"
    fertile: bool = False
    words: str = ""

    def said(self) -> Text:
        """The card in full, as one sentence or phrase."""
        if self.words:
            return Text("bunker-own-words", {"words": Typed(self.words)})
        match self.kind:
            case "profession":
                return Text("bunker-say-profession", {"name": self._name, "years": self.years})
            case "biology":
                return Text("bunker-say-biology", self._body)
            case "health":
                return Text("bunker-say-health", {"name": self._name, "degree": self.degree})
            case "special" | "catastrophe" | "threat":
                return Text("bunker-say-titled", {"title": self.title(), "text": self._name})
            case kind:
                return Text(f"bunker-card-{kind}-{self.n}")

    def brief(self) -> Text:
        """The card as the table shows it, where sixteen players have to fit on a phone."""
        if self.words or self.kind not in ("profession", "biology"):
            return self.said()
        if self.kind == "profession":
            return Text("bunker-brief-profession", {"name": self._name, "years": self.years})
        return Text("bunker-brief-biology", self._body)

    def title(self) -> Text:
        """The short name of a special condition, a catastrophe or a threat."""
        if self.words:
            return Text("bunker-own-words", {"words": Typed(self.words)})
        return Text(f"bunker-card-{self.kind}-{self.n}.name")

    @property
    def _body(self) -> dict[str, Value]:
        fertile = "yes" if self.fertile else "no"
        return {"sex": self.sex, "age": self.years, "fertile": fertile, "build": self._name}

    @property
    def _name(self) -> Term:
        return Term(f"bunker-card-{self.kind}-{self.n}")


class Advice(msgspec.Struct, frozen=True):
    """What the host may do when special condition number `n` is played (0: one in somebody's own words)."""

    n: int

    def said(self) -> Text:
        """The hint."""
        return Text(f"bunker-card-special-{self.n}.hint") if self.n else Text("bunker-own-hint")


class Plan(msgspec.Struct, frozen=True):
    """The votes of the five rounds (B14)."""

    rounds: tuple[int, ...]

    def said(self) -> Text:
        """The five numbers."""
        return Text("bunker-plan", {f"r{number}": votes for number, votes in enumerate(self.rounds, 1)})


class Poll(msgspec.Struct, frozen=True):
    """The votes for one candidate, by name."""

    seat: int
    voters: tuple[int, ...]

    def said(self) -> Text:
        """One line of the result."""
        return Text(
            "bunker-poll", {"seat": SeatRef(self.seat), "votes": len(self.voters), "voters": SeatList(self.voters)}
        )


class Line(msgspec.Struct, frozen=True):
    """One need of the story at the end, and the survivors who can meet it."""

    need: str
    seats: tuple[int, ...]

    def said(self) -> Text:
        """One sentence; an empty list reads as what is missing."""
        return Text(f"bunker-story-{self.need}", {"seats": SeatList(self.seats), "count": len(self.seats)})
