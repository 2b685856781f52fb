"""An exported match proves itself; one that was tampered with does not."""

from collections.abc import Callable
from functools import cache
from pathlib import Path

import msgspec
import pytest

from shared.games.__main__ import main
from shared.kernel.registry import game as game_of
from shared.kernel.registry import games
from shared.services.lab import replay
from shared.services.lab.bench import MONDAY
from shared.services.lab.replay import Export
from tests.laws import worlds
from tests.laws.worlds import World


def exported(world: World) -> Export:
    return _exported(world.name)


@cache
def _exported(name: str) -> Export:
    world = next(each for each in worlds.worlds() if each.name == name)
    game = game_of(world.slug)
    _, dealt = worlds.opening(game, world)
    events = list(dealt)
    acts = [replay.act(0, None, None, MONDAY, 0, len(dealt))]
    for n, moment in enumerate(worlds.moments(game, world), 1):
        assert moment.position == len(events)
        acts.append(replay.act(n, moment.by, moment.action, MONDAY, len(events), len(moment.events)))
        events += moment.events
    return replay.export(world.slug, world.rules, world.seats, world.seed, acts, events)


def first_world(slug: str) -> World:
    return next(world for world in worlds.worlds() if world.slug == slug)


@pytest.mark.parametrize("world", worlds.worlds(), ids=worlds.names())
def test_an_export_read_back_verifies(world: World) -> None:
    value = replay.loads(replay.dumps(exported(world)))
    assert len(value.acts) > 1
    assert replay.verify(value) is None


def other_seed(value: Export) -> Export:
    return msgspec.structs.replace(value, seed="00" * 32)


def other_seed_with_its_commitment(value: Export) -> Export:
    forged = replay.export(value.slug, value.rules, value.seats, bytes(32), value.acts, [])
    return msgspec.structs.replace(value, seed=forged.seed, commitment=forged.commitment)


def without_last_event(value: Export) -> Export:
    return msgspec.structs.replace(value, events=value.events[:-1])


def with_one_event_more(value: Export) -> Export:
    return msgspec.structs.replace(value, events=(*value.events, value.events[-1]))


def events_swapped(value: Export) -> Export:
    first, second, *rest = value.events
    return msgspec.structs.replace(value, events=(second, first, *rest))


def without_an_act(value: Export) -> Export:
    return msgspec.structs.replace(value, acts=value.acts[:-1])


def act_by_another(value: Export) -> Export:
    act = next(each for each in value.acts[1:] if isinstance(each.by, int))
    forged = msgspec.structs.replace(act, by=act.by % value.seats + 1)
    return msgspec.structs.replace(value, acts=tuple(forged if each is act else each for each in value.acts))


def act_moved(value: Export) -> Export:
    deal, first, *rest = value.acts
    return msgspec.structs.replace(value, acts=(deal, msgspec.structs.replace(first, first=first.first + 1), *rest))


def not_even_a_seed(value: Export) -> Export:
    return msgspec.structs.replace(value, seed="no seed")


def without_any_act(value: Export) -> Export:
    return msgspec.structs.replace(value, acts=())


TAMPERED: tuple[Callable[[Export], Export], ...] = (
    other_seed,
    other_seed_with_its_commitment,
    without_last_event,
    with_one_event_more,
    events_swapped,
    without_an_act,
    act_by_another,
    act_moved,
    not_even_a_seed,
    without_any_act,
)


@pytest.mark.parametrize("slug", sorted(games()))
@pytest.mark.parametrize("tamper", TAMPERED, ids=lambda tamper: tamper.__name__)
def test_a_tampered_export_is_found_out(tamper: Callable[[Export], Export], slug: str) -> None:
    assert replay.verify(tamper(exported(first_world(slug)))) is not None


def test_the_command_line_says_so_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    value = exported(worlds.worlds()[0])
    good, bad, none = tmp_path / "good.json", tmp_path / "bad.json", tmp_path / "none.json"
    good.write_bytes(replay.dumps(value))
    bad.write_bytes(replay.dumps(without_last_event(value)))
    assert main(["verify", str(good)]) == 0
    assert capsys.readouterr().out.startswith("ok ")
    assert main(["verify", str(bad)]) == 1
    assert "missing" in capsys.readouterr().out
    assert main(["verify", str(none)]) == 1
