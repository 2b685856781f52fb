"""Questions that several seats are asked together, and values that know their own sentence."""

from typing import Any

import msgspec

from shared.kernel.actions import Pause
from shared.kernel.events import PublicEvent
from shared.kernel.prompts import Option, Place, Prompt, together
from shared.kernel.text import Text, TextList
from shared.kernel.wording import arguments_of, text_of


def asked(seat: int, keys: str, **how: Any) -> Prompt:
    options = tuple(Option(key, Pause(key), Text("label")) for key in keys)
    return Prompt(how.pop("key", "vote.1"), seat, Text("text"), options, how.pop("place", Place.GROUP), None)


def test_nobody_is_missing_where_each_may_not_choose_oneself() -> None:
    (shown,) = together([asked(1, "234"), asked(2, "134"), asked(3, "124")])
    assert [each.key for each in shown.options] == ["1", "2", "3", "4"]


def test_questions_of_other_keys_and_private_ones_stay_apart() -> None:
    found = together([asked(1, "ab"), asked(2, "c", key="other"), asked(3, "d", place=Place.PRIVATE)])
    assert [(each.key, [o.key for o in each.options]) for each in found] == [("vote.1", ["a", "b"]), ("other", ["c"])]


class Coin(msgspec.Struct, frozen=True):
    """Knows how it reads."""

    worth: int

    def said(self) -> Text:
        return Text("coin", {"worth": self.worth})


class Paid(PublicEvent, frozen=True):
    """Holds one such value and several."""

    coin: Coin
    purse: tuple[Coin, ...]
    gift: Coin | None = None


def test_a_value_that_says_itself_is_an_argument() -> None:
    assert arguments_of("game", Paid) == {"coin", "purse", "gift"}
    text = text_of("game", Paid(Coin(1), (Coin(2), Coin(3))))
    assert text.args["coin"] == Text("coin", {"worth": 1})
    assert text.args["purse"] == TextList((Text("coin", {"worth": 2}), Text("coin", {"worth": 3})))
    assert text.args["gift"] == "none"
