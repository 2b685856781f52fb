"""Who must not write in the group now, and has: muted for a while, the post deleted, or else reminded."""

from datetime import timedelta
from typing import Any

from bot.wire import Message, Person
from shared.kernel.text import SeatRef, Text
from shared.services import letters, notices, outbox, people, running
from shared.services.work import Tx

MUTED_FOR = timedelta(seconds=35)
"""Telegram itself lifts the mute, so that no crash of ours can leave anybody without a voice; a new post renews it.
It takes anything under 30 seconds for ever."""
_NOTHING = (
    "can_send_messages", "can_send_audios", "can_send_documents", "can_send_photos", "can_send_videos",
    "can_send_video_notes", "can_send_voice_notes", "can_send_polls", "can_send_other_messages",
    "can_add_web_page_previews",
)  # fmt: skip


def silent(tx: Tx, match_id: int, seat: int) -> bool:
    """Whether the holder of a seat must not write in the group now: the game says so, of those out too."""
    found = running.load(tx, match_id)
    return found is not None and seat in found.game.silenced(found.match.game)


def hush(tx: Tx, match_id: int, seat: int, message: Message, person: Person) -> None:
    """Sees to it, as far as the group lets us, that who must be silent is, and tells the director."""
    chat = people.chat(tx, message.chat.id)
    muted = chat is not None and chat.may_restrict and chat.kind == "supergroup"
    deleted = chat is not None and chat.may_delete
    if muted:
        _call(tx, match_id, message, "restrictChatMember", _mute(tx, person))
    if deleted:
        _call(tx, match_id, message, "deleteMessage", {"message_id": message.message_id})
    if (muted or deleted) and people.reachable(people.user(tx, person.id)):
        why = letters.SayLetter(Text("bot-silence-private", {"seat": SeatRef(seat)}), match_id)
        outbox.put(tx, why, person.id, letters.PRIVATE, merge=f"silence:{match_id}:{person.id}", match_id=match_id)
    if not muted and not deleted:
        letter = letters.SayLetter(Text("bot-silence-reminder", {"seat": SeatRef(seat)}), match_id, message.thread)
        merge = f"silence:{match_id}:{seat}"  # one reminder may wait, however much they write
        outbox.put(tx, letter, message.chat.id, letters.FIRST, merge=merge, match_id=match_id)
    done = "deleted" if deleted else "muted" if muted else "reminded"
    told = Text("bot-silence-told", {"seat": SeatRef(seat), "done": done})
    notices.tell_directors(tx, match_id, [told], merge=f"told-silence:{match_id}:{seat}")


def _mute(tx: Tx, person: Person) -> dict[str, Any]:
    until = int((tx.now + MUTED_FOR).timestamp())
    permissions = dict.fromkeys(_NOTHING, False)
    return {
        "user_id": person.id,
        "permissions": permissions,
        "until_date": until,
        "use_independent_chat_permissions": True,
    }


def _call(tx: Tx, match_id: int, message: Message, method: str, params: dict[str, Any]) -> None:
    letter = letters.CallLetter(method, {"chat_id": message.chat.id, **params})
    outbox.put(tx, letter, message.chat.id, letters.FIRST, match_id=match_id)
