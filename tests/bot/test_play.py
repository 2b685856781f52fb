"""A whole match by people who press what they see."""

from tests.bot.conftest import Stage
from tests.bot.playing import play_out


async def test_a_lobby_gathers_people(stage: Stage) -> None:
    await stage.gather(5)
    text = stage.board(stage.people[0])
    assert all(name in text for name in ("Ada", "Bo", "Cy", "Di", "Ed"))
    assert "may start" in text


async def test_a_match_of_vader_is_played_by_buttons(stage: Stage) -> None:
    await stage.begin(5)
    await play_out(stage, seed=1)
    row = await stage.match()
    assert row.status == "over"
    print(stage.people[0].everything())
