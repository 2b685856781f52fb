"""A match as a scenario file: what happened, step by step, for reports of bugs."""

from typing import Any

import msgspec
import yaml

from shared.kernel.seats import Office
from shared.services.lab.replay import Act, Export


def as_scenario(value: Export, title: str) -> dict[str, Any]:
    """The document: its seed fixes the deal and all chance, seats are numbers, due timers are `expire` steps."""
    steps = [step for act in value.acts[1:] if (step := _step(act)) is not None]
    return {
        "title": title,
        "game": value.slug,
        "rules": msgspec.json.decode(value.rules),
        "seats": value.seats,
        "seed": value.seed,
        "steps": steps,
    }


def dumps(document: dict[str, Any]) -> str:
    """The text of the file."""
    return yaml.safe_dump(document, sort_keys=False, allow_unicode=True, default_flow_style=None, width=120)


def _step(act: Act) -> dict[str, Any] | None:
    fields = msgspec.json.decode(act.action)
    tag = fields.pop("do")
    if act.by == Office.CLOCK:
        return {"expire": fields["timer"]}
    return {str(act.by): {tag: fields or True}}
