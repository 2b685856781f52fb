"""Fill-bots play by what their seat knows: colours with care, team mates lead, strangers go."""

from shared.games.two_rooms import GAME, bots
from shared.games.two_rooms import actions as act
from shared.games.two_rooms.rules import Rules
from shared.kernel.actions import Action
from shared.kernel.dice import SeededDice
from shared.kernel.step import open_prompts
from shared.services.lab.simulate import play, simulate
from tests.games.two_rooms.tables import Table

DICE = SeededDice(b"bots".ljust(32), 0)


def wish(table: Table, seat: int, about: str) -> Action | None:
    known = [event for event in table.events if event.audience().includes(seat)]
    prompts = [p for p in open_prompts(GAME, table.match) if p.to == seat and p.key.startswith(about)]
    return bots.bot(seat, known, prompts, DICE)


def friends() -> Table:
    table = Table("P b b r", "B b r r", variant="forum")
    table.share(1, 2, "colour")
    table.share(1, 4, "colour")
    return table


def test_a_bot_votes_for_a_known_team_mate() -> None:
    assert wish(friends(), 1, "vote") == act.Vote(2)


def test_a_bot_sends_enemies_before_strangers_before_friends() -> None:
    table = friends()
    assert wish(table, 1, "list") == act.Send((4,))
    table.does(act.Send((4,)), 1)
    assert wish(table, 1, "list") is None


def test_a_bot_shares_its_card_with_friends_alone() -> None:
    table = friends()
    assert wish(table, 1, "offer-card") is None
    other = Table("P b b r", "B b r r", variant="forum")
    other.does(act.Show(1, "colour"), 2)
    assert wish(other, 1, "offer-card") == act.Offer(2, "card")
    other.does(act.Offer(1, "card"), 4)
    assert wish(other, 1, "accept") is None


def test_a_bot_offers_its_colour_once_a_round_and_never_twice_to_the_same() -> None:
    table = Table("P b r", "B b r", variant="forum")
    offer = wish(table, 1, "offer-colour")
    assert isinstance(offer, act.Offer)
    table.does(offer, 1)
    assert wish(table, 1, "offer-colour") is None
    table.exchange((3,), (6,))
    again = wish(table, 1, "offer-colour")
    assert isinstance(again, act.Offer)
    assert again.to != offer.to


def test_a_bot_does_not_press_the_other_way_to_usurp_a_friend() -> None:
    table = Table("P b b r", "B b r r")
    table.leads(2, 5)
    table.does(act.Show(1, "card"), 2)
    assert wish(table, 1, "point") is None


def test_the_sniper_shoots_the_target_it_knows() -> None:
    table = Table("P sniper b b", "B target decoy r r")
    table.leads(1, 5)
    table.exchange((2,), (7,))
    table.does(act.Show(2, "card"), 6)
    while table.state.phase != "final":
        table.expires()
    assert wish(table, 2, "shoot") == act.Shoot(6)


def test_matches_of_bots_end_and_are_not_decided_beforehand() -> None:
    report = simulate(GAME, Rules(variant="tabletop"), 10, 20, 1, "bots")
    assert {"blue", "red"} <= set(report.winners)
    assert play(GAME, Rules(playset="cover_up"), 18, b"c" * 32, "bots").winner in ("blue", "red", "neither")
