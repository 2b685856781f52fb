"""The games at the command line: list them, check scenarios, simulate matches, verify exports."""

import argparse
import sys
from pathlib import Path

import msgspec
from tqdm import tqdm

from shared.kernel import codec
from shared.kernel.registry import games
from shared.services.lab import replay, scenario
from shared.services.lab.simulate import Report, simulate


def main(arguments: list[str] | None = None) -> int:
    """0 when all is well, 1 when something falls short, 2 for a wrong command line."""
    options = _parser().parse_args(arguments)
    return int(options.run(options))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m shared.games", description=__doc__)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    listing = commands.add_parser("list", help="the games, with their numbers of seats")
    listing.set_defaults(run=_list)

    check = commands.add_parser("check", help="play scenario files on the real engines")
    check.add_argument("files", nargs="+", type=Path, metavar="FILE")
    check.set_defaults(run=_check)

    run = commands.add_parser("simulate", help="play whole matches at random, or with fill-bots")
    run.add_argument("--game", required=True, choices=sorted(games()))
    run.add_argument("--seats", type=int, help="default: the fewest")
    run.add_argument("--games", type=int, default=100, help="how many matches (default 100)")
    run.add_argument("--seed", type=int, default=0, help="the same seed plays the same matches (default 0)")
    run.add_argument("--rules", default="{}", metavar="JSON", help="options that differ from the default")
    run.add_argument("--bots", action="store_true", help="fill-bots instead of random answers")
    run.add_argument("--json", action="store_true", help="print the report as JSON")
    run.set_defaults(run=_simulate)

    verify = commands.add_parser("verify", help="replay an exported match; check its commitment and every event")
    verify.add_argument("file", type=Path, metavar="EXPORT")
    verify.set_defaults(run=_verify)
    return parser


def _list(_: argparse.Namespace) -> int:
    for slug, game in games().items():
        print(f"{slug}\t{game.seats[0]}-{game.seats[-1]}")
    return 0


def _check(options: argparse.Namespace) -> int:
    failed = 0
    for path in options.files:
        fault = scenario.check(path)
        failed += fault is not None
        print(fault or f"ok {path}")
    return 1 if failed else 0


def _simulate(options: argparse.Namespace) -> int:
    game = games()[options.game]
    seats = options.seats or game.seats[0]
    try:
        rules = codec.convert_rules(game, msgspec.json.decode(options.rules))
    except msgspec.DecodeError as error:
        print(f"rules: {error}", file=sys.stderr)
        return 2
    with tqdm(total=options.games, unit="match", disable=options.json or not sys.stderr.isatty()) as bar:
        try:
            report = simulate(
                game,
                rules,
                seats,
                options.games,
                options.seed,
                "bots" if options.bots else "random",
                lambda: bar.update(),
            )
        except (ValueError, RuntimeError) as fault:
            print(fault, file=sys.stderr)
            return 1
    print(msgspec.json.encode(report).decode() if options.json else _readable(report))
    return 0


def _readable(report: Report) -> str:
    shares = ", ".join(f"{who} {number / max(1, report.games):.1%}" for who, number in report.winners.items())
    reasons = ", ".join(f"{why} {number}" for why, number in report.reasons.items())
    return (
        f"{report.game}, {report.seats} seats, {report.mode}: {report.games} matches, "
        f"{report.actions_per_match} actions each, {report.matches_per_second} matches per processor second\n"
        f"won by: {shares}\nbecause: {reasons}"
    )


def _verify(options: argparse.Namespace) -> int:
    try:
        value = replay.loads(options.file.read_bytes())
    except (OSError, msgspec.DecodeError) as error:
        print(f"{options.file}: {error}", file=sys.stderr)
        return 1
    wrong = replay.verify(value)
    print(
        f"{options.file}: {wrong}"
        if wrong
        else f"ok {options.file}: {len(value.acts)} acts, {len(value.events)} events"
    )
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
