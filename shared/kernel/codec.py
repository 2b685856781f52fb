"""Values to bytes and back: events, actions, snapshots, by the types of a game."""

from functools import cache
from typing import Any, TypeVar, Union

import msgspec

from shared.kernel.actions import COMMON, Action
from shared.kernel.events import COMMON_EVENTS, Event
from shared.kernel.games import Game
from shared.kernel.match import Match, Table
from shared.kernel.registry import game as game_of

_encoder = msgspec.json.Encoder()


class UnknownVersion(ValueError):
    """A snapshot of another schema: fold the log again instead."""


def encode(value: Any) -> bytes:
    """Any value of the kernel or a game as JSON bytes."""
    return _encoder.encode(value)


@cache
def _decoder(slug: str, what: str) -> msgspec.json.Decoder[Any]:
    game = game_of(slug)
    types: dict[str, Any] = {
        "event": Union[COMMON_EVENTS + game.events],  # noqa: UP007
        "action": Union[COMMON + game.actions],  # noqa: UP007
        "state": game.State,
        "rules": game.Rules,
    }
    return msgspec.json.Decoder(types[what])


def decode_event(slug: str, raw: bytes) -> Event:
    """An event of this game; msgspec.ValidationError for anything else."""
    return _decoder(slug, "event").decode(raw)  # type: ignore[no-any-return]


def decode_action(slug: str, raw: bytes) -> Action:
    """An action of this game; msgspec.ValidationError for anything else."""
    return _decoder(slug, "action").decode(raw)  # type: ignore[no-any-return]


def decode_rules(slug: str, raw: bytes) -> Any:
    """The rules of a match of this game."""
    return _decoder(slug, "rules").decode(raw)


def convert_rules(game: Game, options: dict[str, Any]) -> Any:
    """Rules from plain options; msgspec.ValidationError names the first wrong one."""
    return msgspec.convert(options, game.Rules)


class _Snapshot(msgspec.Struct, frozen=True):
    version: int
    seats: int
    rules: msgspec.Raw
    table: Table
    game: msgspec.Raw


_snapshots = msgspec.json.Decoder(_Snapshot)


def encode_match(game: Game, match: Match) -> bytes:
    """A snapshot, marked with the schema version of the game."""
    return encode(
        _Snapshot(
            game.version,
            match.seats,
            msgspec.Raw(encode(match.rules)),
            match.table,
            msgspec.Raw(encode(match.game)),
        )
    )


def decode_match(game: Game, raw: bytes) -> Match:
    """The match of a snapshot; UnknownVersion when the game's schema has changed since."""
    found = _snapshots.decode(raw)
    if found.version != game.version:
        raise UnknownVersion(f"{game.slug}: snapshot {found.version}, code {game.version}")
    rules = _decoder(game.slug, "rules").decode(found.rules)
    state = _decoder(game.slug, "state").decode(found.game)
    return Match(seats=found.seats, rules=rules, table=found.table, game=state)


T = TypeVar("T")


def decode_as(kind: type[T], raw: bytes) -> T:
    """A value of a known type; msgspec.ValidationError for anything else."""
    return msgspec.json.decode(raw, type=kind)
