"""What one match's page shows, gathered for one reader: never more than they may know."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime

from markupsafe import Markup

from admin.reader import Access, Reader
from admin.speech import say, t, word
from admin.steer import TABLE
from shared.kernel.events import YellowCardProposed
from shared.kernel.prompts import Place, Prompt, awaited, progress
from shared.kernel.seats import Office
from shared.kernel.step import open_prompts
from shared.kernel.text import SeatList, Text, kebab
from shared.kernel.views import Outcome, SeatLine, View
from shared.kernel.wording import text_of
from shared.services import cards, deadlines, lobby, record, rows, running
from shared.services.lobbyview import Place as Seated
from shared.services.running import Running
from shared.services.schedule import Moment
from shared.services.work import Tx

KINDS = ("all", "game", "votes", "director")
STEPS = {"live": (-5, 1, 5, 15), "forum": (-60, 60, 360, 1440)}
"""The buttons that move a deadline, in minutes, by pace."""


@dataclass(frozen=True)
class Entry:
    """One line of the log."""

    at: datetime
    text: Text
    kind: str


@dataclass(frozen=True)
class Line:
    """One seat with all that is shown beside its name."""

    seat: int
    fill_bot: bool
    unreachable: bool
    yellow: int
    red: bool
    out: bool
    awaited: bool
    marks: tuple[str, ...]
    note: Text | None


@dataclass(frozen=True)
class Proposal:
    """A card that waits for a decision."""

    id: int
    at: datetime
    text: Text


@dataclass
class Sheet:
    """The page of one match."""

    id: int
    slug: str
    status: str
    chat: str
    names: dict[int, str]
    eyes: str
    acts: bool
    audited: bool
    exportable: bool
    commitment: str
    started_at: datetime | None
    ended_at: datetime | None
    kind: str
    roster: Sequence[Line] = ()
    view: View | None = None
    phase: Markup | str = ""
    waiting: Markup | str = ""
    awaited: tuple[int, ...] = ()
    progress: tuple[int, int] | None = None
    paused: tuple[str, ...] = ()
    timers: Sequence[Moment] = ()
    steps: tuple[int, ...] = ()
    seen: int = 0
    proposals: Sequence[Proposal] = ()
    failures: Sequence[record.Failure] = ()
    log: Sequence[Entry] = ()
    outcome: Outcome | None = None


def sheet(tx: Tx, reader: Reader, access: Access, kind: str) -> Sheet | None:
    """The page as this reader may see it; None when there is no such match."""
    row, picture = rows.fresh(tx, access.match_id), lobby.picture(tx, access.match_id)
    if row is None or picture is None:
        return None
    m = Sheet(
        id=row.id,
        slug=row.slug,
        status=row.status,
        chat=picture.chat_title,
        names={each.number: each.name for each in picture.places},
        eyes=_eyes(reader, access, row.status),
        acts=access.director,
        audited=access.director or reader.operator,
        exportable=row.status == "over" and (access.director or reader.operator),
        commitment=row.commitment if row.started_at else "",
        started_at=row.started_at,
        ended_at=row.ended_at,
        kind=kind,
    )
    match = running.load(tx, row.id)
    if match is not None:
        _running(tx, m, match, access)
    m.roster = [_line(m, match, access, reader, each) for each in picture.places]
    return m


def _eyes(reader: Reader, access: Access, status: str) -> str:
    if access.secrets:
        return "full"
    if status == "lobby":
        return "lobby"
    if access.director:
        return "seated" if access.seat else "hosting"
    return "operator" if reader.operator else "player"


def _running(tx: Tx, m: Sheet, match: Running, access: Access) -> None:
    """All that a dealt match adds."""
    over = m.status == "over"
    prompts = () if over else open_prompts(match.game, match.match)
    entries = record.log(tx, m.id, access.viewer, everything=over)
    m.paused = match.match.table.pauses
    m.view = match.game.view(match.match.game, access.viewer)
    m.phase = word(f"{m.slug}-phase-{kebab(m.view.phase)}") if m.view.phase else ""
    m.awaited = tuple(each for each in awaited(_asked(prompts, access)) if not isinstance(each, Office))
    m.waiting = "" if over or m.paused else waiting_for(m.awaited, m.names)
    m.progress = progress(prompts)
    m.timers = deadlines.known(tx, match, secrets=access.secrets or over)
    m.steps = STEPS[match.match.rules.pace]
    m.seen = sum(each.text.key.startswith(TABLE) for each in entries)
    m.outcome = match.game.outcome(match.match.game)
    m.log = [each for each in _entries(entries) if m.kind in ("all", each.kind)][::-1]
    if access.secrets and access.director and not over:
        m.proposals = _proposals(tx, m)
    if access.secrets and access.director:
        m.failures = record.failures(tx, m.id)


def _asked(prompts: tuple[Prompt, ...], access: Access) -> tuple[Prompt, ...]:
    """The questions this viewer may know of: a private one tells something by being open."""
    return prompts if access.secrets else tuple(each for each in prompts if each.place is Place.GROUP)


def waiting_for(seats: tuple[int, ...], names: Mapping[int, str]) -> Markup:
    """Whom a match waits for, in words."""
    return say(Text("admin-waiting-for", {"seats": SeatList(seats)}), names) if seats else t("admin-waiting-nobody")


def _entries(entries: Sequence[record.Entry]) -> list[Entry]:
    def kind(entry: record.Entry) -> str:
        return "director" if entry.text.key.startswith(TABLE) else "votes" if entry.quiet else "game"

    return [Entry(each.at, each.text, kind(each)) for each in entries]


def _proposals(tx: Tx, m: Sheet) -> list[Proposal]:
    waiting = (each for each in cards.cards(tx, m.id) if each.status == cards.PROPOSED)
    return [Proposal(each.id, each.at, text_of(m.slug, YellowCardProposed(each.seat, each.cause))) for each in waiting]


def _line(m: Sheet, match: Running | None, access: Access, reader: Reader, place: Seated) -> Line:
    seen = next((each for each in m.view.seats if each.seat == place.number), None) if m.view else None
    shown = seen or SeatLine(place.number)
    return Line(
        seat=place.number,
        fill_bot=place.fill_bot,
        unreachable=not place.reachable and (access.director or reader.operator),
        yellow=match.match.table.yellow.get(place.number, 0) if match else 0,
        red=match is not None and place.number in match.match.table.red,
        out=shown.out,
        awaited=place.number in m.awaited,
        marks=shown.marks,
        note=shown.note,
    )
