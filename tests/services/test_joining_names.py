"""Fill-bots keep out of the way of people's names."""

import pytest

from shared.services import joining, lobby, names, people, roster
from shared.services.work import Tx
from tests.services.cast import opened


@pytest.mark.parametrize("language", ["en", "zh", "ru"])
def test_a_fill_bot_does_not_take_the_name_of_somebody_who_sits_there(sqlite_url: str, language: str) -> None:
    first = names.bot_name(1, language)

    def job(tx: Tx) -> dict[int, str]:
        people.see_chat(tx, -1, "The group", "supergroup")
        people.set_chat_language(tx, -1, language)
        people.see_user(tx, 7, first.upper(), None, language)
        people.started(tx, 7)
        row = lobby.open_lobby(tx, -1, 0, 7, "vader")
        match_id = row.id  # type: ignore[union-attr]
        joining.join(tx, match_id, 7)
        for _ in range(4):
            assert joining.add_bot(tx, match_id, 7) is None
        return roster.names(tx, match_id)

    with opened(sqlite_url) as (desk, _):
        seated = desk.write(job)
    assert len(seated) == 5
    assert len({name.casefold() for name in seated.values()}) == 5
