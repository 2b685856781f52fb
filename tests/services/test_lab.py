"""The workbench: arguments of actions, its clock, simulations and their command line."""

from collections.abc import Mapping
from datetime import timedelta
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import pytest

from shared.games.__main__ import main
from shared.games.vader import GAME
from shared.games.vader import actions as vader
from shared.kernel.actions import Action, MoveDeadline, Pause, RedCard, Resume
from shared.kernel.registry import games
from shared.kernel.seats import Office, Seat
from shared.kernel.wording import typed
from shared.services.lab import replay, report
from shared.services.lab.bench import MONDAY, Bench, DealRefused
from shared.services.lab.scenario import check
from shared.services.lab.simulate import Anybody, simulate
from shared.services.lab.speech import UnknownAction, action_of, seconds

NAMES = ["Ada", "Bo", "Cy"]


class Send(Action, frozen=True):
    """Several seats."""

    seats: tuple[Seat, ...]


class Vote(Action, frozen=True):
    """A seat or nobody, with a reason."""

    seat: Seat | None
    reason: Annotated[str, typed] = "because"


class Offer(Action, frozen=True):
    """Fields whose names are words of the language."""

    from_: Seat
    what: Literal["colour", "card"]


class Swear(Action, frozen=True):
    """Yes or no."""

    answer: Literal["yes", "no"]


class Toy:
    """As much of a game as reading actions needs."""

    slug = "toy"
    actions = (Send, Vote, Offer, Swear)


class Hooked(Toy):
    """A game that reads one form itself."""

    slug = "hooked"

    def parse(self, name: str, arg: object, seat_of: Any) -> Action | None:
        """Its own form."""
        return Vote(seat_of(arg["for"]), arg["why"]) if isinstance(arg, Mapping) and "for" in arg else None


def seat_of(name: object) -> int:
    return NAMES.index(str(name)) + 1


@pytest.mark.parametrize(
    ("name", "arg", "action"),
    [
        ("send", ["Ada", "Cy"], Send((1, 3))),
        ("send", "Bo", Send((2,))),
        ("vote", "Bo", Vote(2)),
        ("vote", "abstain", Vote(None)),
        ("vote", "none", Vote(None)),
        ("vote", {"seat": "Cy", "reason": "why not"}, Vote(3, "why not")),
        ("offer", {"from": "Ada", "what": "card"}, Offer(1, "card")),
        ("swear", "yes", Swear("yes")),
        ("swear", False, Swear("no")),
        ("pause", True, Pause()),
        ("red_card", "Bo", RedCard(2)),
        ("red_card", {"seat": "Bo", "insist": True}, RedCard(2, insist=True)),
        ("move_deadline", {"timer": "vote", "by": "30m"}, MoveDeadline("vote", 1800)),
        ("move_deadline", {"timer": "vote", "by": "-90s"}, MoveDeadline("vote", -90)),
    ],
)
def test_arguments_are_read_by_the_types_of_fields(name: str, arg: object, action: Action) -> None:
    assert action_of(Toy(), name, arg, seat_of) == action  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("name", "arg"),
    [("vote", "Zoe"), ("vote", {"who": "Bo"}), ("offer", {"what": "card"}), ("offer", {"from": "Ada", "what": "shoe"})],
)
def test_wrong_arguments_are_told(name: str, arg: object) -> None:
    with pytest.raises((ValueError, msgspec.ValidationError)):
        action_of(Toy(), name, arg, seat_of)  # type: ignore[arg-type]


def test_a_game_may_read_a_form_of_its_own() -> None:
    assert action_of(Hooked(), "vote", {"for": "Bo", "why": "x"}, seat_of) == Vote(2, "x")  # type: ignore[arg-type]
    assert action_of(Hooked(), "vote", "Bo", seat_of) == Vote(2)  # type: ignore[arg-type]
    with pytest.raises(UnknownAction):
        action_of(Hooked(), "dance", True, seat_of)  # type: ignore[arg-type]


@pytest.mark.parametrize(("text", "length"), [("90s", 90), ("45m", 2700), ("2h", 7200), ("1d", 86400), ("1h30m", 5400)])
def test_lengths_of_time(text: str, length: int) -> None:
    assert seconds(text) == length


@pytest.mark.parametrize("text", ["", "soon", "5", "5m later"])
def test_what_is_no_length_of_time(text: str) -> None:
    with pytest.raises(ValueError):
        seconds(text)


def a_bench(**rules: Any) -> Bench:
    return Bench(GAME, GAME.Rules(**rules), 5, b"bench")


def test_timers_fire_at_their_moments_in_order() -> None:
    bench = a_bench(seconds={"nomination": 60})
    bench.advance(MONDAY + timedelta(seconds=150))
    assert [act.at for act in bench.acts[1:]] == [MONDAY + timedelta(seconds=60), MONDAY + timedelta(seconds=120)]
    assert bench.now == MONDAY + timedelta(seconds=150)
    assert bench.match.game.failed == 2


def test_an_action_at_the_due_moment_comes_too_late() -> None:
    bench = a_bench(seconds={"nomination": 60})
    bench.advance(MONDAY + timedelta(seconds=59))
    bench.tick()
    assert bench.submit(vader.Nominate(2), 1) is not None


def test_a_pause_keeps_what_is_left_and_a_move_moves() -> None:
    bench = a_bench(seconds={"nomination": 60})
    bench.advance(MONDAY + timedelta(seconds=50))
    assert bench.submit(Pause(), Office.DIRECTOR) is None
    bench.advance(MONDAY + timedelta(days=1))
    assert bench.match.game.failed == 0
    assert bench.submit(Resume(), Office.DIRECTOR) is None
    moment = bench.moment("nomination")
    assert moment is not None
    assert moment.due == bench.now + timedelta(seconds=10)
    assert bench.submit(MoveDeadline("nomination", -3600), Office.DIRECTOR) is None
    moment = bench.moment("nomination")
    assert moment is not None
    assert moment.due == bench.now


def test_a_deal_that_is_refused_is_no_bench() -> None:
    with pytest.raises(DealRefused):
        Bench(GAME, GAME.Rules(), 4, b"bench")


@pytest.mark.parametrize("slug", sorted(games()))
@pytest.mark.parametrize("mode", ["random", "bots"])
def test_the_same_seed_plays_the_same_matches(slug: str, mode: Literal["random", "bots"]) -> None:
    game = games()[slug]
    first, second, *others = (simulate(game, game.Rules(), game.seats[1], 3, seed, mode) for seed in (1, 1, 2, 3, 4))
    assert (first.actions, first.events, first.winners) == (second.actions, second.events, second.winners)
    assert any((first.actions, first.events) != (other.actions, other.events) for other in others)
    assert sum(first.winners.values()) == sum(first.reasons.values()) == first.games == 3


def test_the_command_line_simulates(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--game", "vader", "--seats", "7", "--games", "3", "--seed", "5", "--json"]) == 0
    report = msgspec.json.decode(capsys.readouterr().out)
    assert report["games"] == sum(report["winners"].values()) == 3
    assert main(["simulate", "--game", "vader", "--seats", "4", "--games", "1"]) == 1
    assert main(["simulate", "--game", "vader", "--rules", '{"reshuffle": "never"}']) == 2
    with pytest.raises(SystemExit) as wrong:
        main(["simulate", "--game", "chess"])
    assert wrong.value.code == 2


def test_the_command_line_lists_the_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["list"]) == 0
    assert "vader\t5-10\n" in capsys.readouterr().out


def test_a_match_becomes_a_scenario_that_plays_to_the_same_end(tmp_path: Path) -> None:
    bench = a_bench()
    player = Anybody(GAME, b"someone")
    while not bench.over:
        action, by = player.choose(bench.match, ())
        bench.tick()
        if bench.submit(action, by) is not None:
            player.look_again()
    export = replay.export("vader", bench.match.rules, 5, bench.seed, bench.acts, bench.events)
    assert replay.verify(export) is None
    document = report.as_scenario(export, "as it was")
    summary = GAME.summary(bench.match.game, str)
    document["steps"].append({"expect": summary})
    path = tmp_path / "played.yaml"
    path.write_text(report.dumps(document), encoding="utf-8")
    assert check(path) is None
    document["steps"][-1] = {"expect": {**summary, "deck": summary["deck"] + 1}}
    path.write_text(report.dumps(document), encoding="utf-8")
    assert "deck" in (check(path) or "")
