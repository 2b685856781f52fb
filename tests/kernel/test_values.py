"""Text keys, audiences, the codec and the registry."""

from typing import Annotated, Literal

import msgspec
import pytest

from shared.games.vader import GAME
from shared.games.vader.actions import Ballot
from shared.games.vader.events import BallotCast, CardsDrawn, ElectionVoided, GovernmentElected
from shared.kernel import codec
from shared.kernel.dice import SeededDice
from shared.kernel.events import SEALED, Paused, PublicEvent, seats_alone, seats_and_director
from shared.kernel.prompts import Option, Place, Prompt, awaited, option, progress
from shared.kernel.registry import game, games
from shared.kernel.seats import Office
from shared.kernel.step import open_match
from shared.kernel.text import Refusal, SeatList, SeatRef, Term, TermList, Text, Typed, kebab, plain, snake
from shared.kernel.wording import arguments_of, text_of, typed, word


def test_names_become_keys_and_tags() -> None:
    assert kebab("GovernmentElected") == kebab("government_elected") == "government-elected"
    assert snake("GovernmentElected") == "government_elected"


@pytest.mark.parametrize(("value", "shown"), [(None, "none"), (True, "yes"), (False, "no"), (3, 3), ("late", "late")])
def test_plain_values(value: object, shown: object) -> None:
    assert plain(value) == shown


def test_an_event_has_the_sentence_of_its_name_with_its_fields() -> None:
    text = text_of("vader", GovernmentElected(1, 2, (1, 2), (), (3,)))
    assert text.key == "vader-event-government-elected"
    assert text.args["master"] == SeatRef(1)
    assert text.args["absent"] == SeatList((3,))
    assert text_of("vader", ElectionVoided(1, None, 1)).args["general"] == "none"
    assert text_of("vader", Paused("night")).key == "common-event-paused"


def test_words_and_typed_words() -> None:
    class Said(PublicEvent, frozen=True):
        mood: Annotated[Literal["so_so"], word("mood")]
        words: Annotated[str, typed]

    args = text_of("chess", Said("so_so", "<hi>")).args
    assert args == {"mood": Term("chess-mood-so-so"), "words": Typed("<hi>")}
    cards = text_of("vader", CardsDrawn(1, ("R", "I", "I"))).args["cards"]
    assert isinstance(cards, TermList)
    assert cards.keys == ("vader-policy-r", "vader-policy-i", "vader-policy-i")
    assert arguments_of("vader", CardsDrawn) == {"seat", "cards"}


def test_audiences() -> None:
    assert not SEALED.includes(Office.DIRECTOR)
    assert seats_and_director(2).includes(Office.DIRECTOR)
    assert not seats_alone(2).includes(Office.DIRECTOR)
    assert seats_alone(2).includes(2)
    assert not seats_alone(2).includes(3)
    assert not seats_and_director(2).includes(Office.PUBLIC)
    assert not seats_and_director(2).includes(Office.CLOCK)


def test_prompts_are_counted_and_awaited() -> None:
    one = Prompt("b", 1, Text("t"), (Option("pass", Ballot("pass"), Text("l")),), Place.GROUP, None, counted=True)
    two = msgspec.structs.replace(one, to=2, chosen="pass")
    idle = msgspec.structs.replace(one, to=3, waits=False, counted=False)
    assert awaited((one, two, idle)) == (1,)
    assert progress((one, two, idle)) == (1, 2)
    assert progress((idle,)) is None
    assert option(one, "pass") is one.options[0]
    assert option(one, "fail") is None


@pytest.mark.parametrize(
    "raw", [b"{}", b'{"e":"ballot_cast","seat":0,"vote":"pass"}', b'{"e":"ballot_cast","seat":1}', b"["]
)
def test_what_is_no_event_is_not_read(raw: bytes) -> None:
    with pytest.raises(msgspec.DecodeError):
        codec.decode_event("vader", raw)


def test_what_is_stored_is_the_tag_and_the_fields() -> None:
    assert codec.encode(BallotCast(1, "pass")) == b'{"e":"ballot_cast","seat":1,"vote":"pass"}'
    assert codec.encode(Ballot("pass")) == b'{"do":"ballot","vote":"pass"}'


def test_a_snapshot_of_another_schema_is_not_read() -> None:
    opened = open_match(GAME, GAME.Rules(), 5, SeededDice(b"", 0))
    assert not isinstance(opened, Refusal)
    raw = codec.encode_match(GAME, opened[0])
    assert codec.decode_match(GAME, raw) == opened[0]
    old = msgspec.json.decode(raw) | {"version": GAME.version - 1}
    with pytest.raises(codec.UnknownVersion):
        codec.decode_match(GAME, msgspec.json.encode(old))


def test_rules_are_read_from_plain_options() -> None:
    assert codec.convert_rules(GAME, {"reshuffle": "at_once"}).reshuffle == "at_once"
    with pytest.raises(msgspec.ValidationError):
        codec.convert_rules(GAME, {"reshuffle": "never"})
    with pytest.raises(msgspec.ValidationError):
        codec.convert_rules(GAME, {"cheat": True})


def test_every_folder_that_exports_a_game_is_one() -> None:
    assert games()["vader"] is GAME
    assert game("vader") is GAME
    assert all(each.slug == slug for slug, each in games().items())
    with pytest.raises(KeyError):
        game("chess")
