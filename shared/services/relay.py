"""The relay: what a seat writes to the bot in a channel reaches the others in it, and nobody else.

Who reads is settled in the transaction in which something is said: whoever comes later, or has gone by then, gets
nothing of it, even if the copy itself goes out after a move. An edit is something said anew: it goes from those who
still speak in the channel to those of its readers who have the message.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

import msgspec
from sqlalchemy import delete, insert, select

from shared.kernel.channels import Channel
from shared.kernel.text import Refusal, Text
from shared.services import lobby, notices, outbox, people, roster
from shared.services.letters import PRIVATE, RelayLetter
from shared.services.running import Running, load
from shared.services.work import Tx
from shared.storage.models import Chat, CopyRow, MatchRow, OutboxRow, PostRow, VoiceRow

Kind = Literal["text", "photo", "sticker", "voice", "document"]
LONGEST = 3500
"""Characters of one message, so that the name of who speaks fits beside it."""


@dataclass(frozen=True)
class Place:
    """A channel that a person may use now."""

    running: Running
    seat: int
    channel: Channel


class Words(msgspec.Struct, frozen=True):
    """What somebody wrote in their private chat: `reply_to` is a message of that chat."""

    message_id: int
    kind: Kind
    body: str = ""
    file_id: str | None = None
    reply_to: int | None = None


def places(tx: Tx, user_id: int, *, lock: bool = False) -> tuple[Place, ...]:
    """Every channel in which this person may speak now, match by match; `lock` lets nobody move until the commit."""
    found = []
    for row, seat in lobby.matches_of_user(tx, user_id):
        running = load(tx, row.id, lock=lock)
        if running is not None and running.status == "running":
            channels = running.game.channels(running.match.game)
            found += [Place(running, seat, each) for each in channels if seat in each.writers]
    return tuple(found)


def choose(tx: Tx, user_id: int, match_id: int, key: str) -> Place | Refusal:
    """From now on what they write goes there."""
    place = next((p for p in places(tx, user_id) if (p.running.id, p.channel.key) == (match_id, key)), None)
    if place is None:
        return Refusal("desk-refusal-channel-closed")
    _remember(tx, user_id, match_id, key)
    return place


def fall_silent(tx: Tx, user_id: int, match_id: int) -> None:
    """From now on what they write goes nowhere."""
    _remember(tx, user_id, match_id, "")


def _remember(tx: Tx, user_id: int, match_id: int, key: str) -> None:
    tx.session.execute(delete(VoiceRow).where(VoiceRow.user_id == user_id))
    tx.session.execute(insert(VoiceRow).values(user_id=user_id, match_id=match_id, channel=key))


def current(tx: Tx, user_id: int, *, lock: bool = False) -> Place | None:
    """Where their words go now: the chosen channel while it is open to them, else the one main channel there is."""
    return of_places(tx, user_id, places(tx, user_id, lock=lock))


def of_places(tx: Tx, user_id: int, found: Sequence[Place]) -> Place | None:
    """The one of these places that their words go to now."""
    row = tx.session.execute(
        select(VoiceRow.match_id, VoiceRow.channel).where(VoiceRow.user_id == user_id)
    ).one_or_none()
    if row is not None:
        chosen = [p for p in found if (p.running.id, p.channel.key) == (row.match_id, row.channel)]
        if chosen:
            return chosen[0]
        if not row.channel and any(p.running.id == row.match_id for p in found):
            return None
    main = [p for p in found if p.channel.main]
    return main[0] if len(main) == 1 else None


def speak(tx: Tx, user_id: int, words: Words) -> Place | Refusal | None:
    """Relays what somebody wrote. None when they have no channel: then it was not meant for one."""
    place = current(tx, user_id, lock=True)
    if place is None:
        return None
    if len(words.body) > LONGEST:
        return Refusal("desk-refusal-too-long", {"most": LONGEST, "length": len(words.body)})
    post = PostRow(
        match_id=place.running.id,
        seat=place.seat,
        channel=place.channel.key,
        chat_id=user_id,
        message_id=words.message_id,
        kind=words.kind,
        body=words.body,
        file_id=words.file_id,
        reply_to=_answered(tx, user_id, place, words.reply_to),
        at=tx.now,
    )
    tx.session.add(post)
    tx.session.flush()
    for reader in _readers(tx, place):
        letter = RelayLetter(post.id, place.channel.title, words.body)
        outbox.put(tx, letter, reader, PRIVATE, merge=_merge(post.id, reader), match_id=place.running.id)
    return place


def _merge(post_id: int, reader: int) -> str:
    """The name of the letter that brings a post to a reader."""
    return f"said:{post_id}:{reader}"


def _readers(tx: Tx, place: Place) -> list[int]:
    holders = notices.people(tx, place.running.id)
    return [user for seat, user in sorted(holders.items()) if seat in place.channel.readers and seat != place.seat]


def _answered(tx: Tx, user_id: int, place: Place, message_id: int | None) -> int | None:
    """The post that a message of this chat is, or is a copy of; only one of the same channel may be answered."""
    if message_id is None:
        return None
    own = select(PostRow.id).where(PostRow.chat_id == user_id, PostRow.message_id == message_id)
    copy = select(CopyRow.post_id).where(CopyRow.chat_id == user_id, CopyRow.message_id == message_id)
    post_id = tx.session.scalar(own) or tx.session.scalar(copy)
    same = select(PostRow.id).where(
        PostRow.id == post_id, PostRow.match_id == place.running.id, PostRow.channel == place.channel.key
    )
    return tx.session.scalar(same)


def amend(tx: Tx, user_id: int, message_id: int, body: str) -> bool | Refusal:
    """An edit of something said in a channel is carried to those who have it. False for other messages."""
    post = tx.session.scalar(
        select(PostRow).where(PostRow.chat_id == user_id, PostRow.message_id == message_id, PostRow.channel != "")
    )
    if post is None or body == post.body:
        return post is not None
    place = _still(tx, post)
    if place is None:
        return Refusal("desk-refusal-edit")
    if len(body) > LONGEST:
        return Refusal("desk-refusal-too-long", {"most": LONGEST, "length": len(body)})
    post.body, post.edited_at = body, tx.now
    tx.session.flush()
    for reader in _readers(tx, place):
        if _copy(tx, post.id, reader) is not None or _on_its_way(tx, post.id, reader):
            letter = RelayLetter(post.id, place.channel.title, body, edit=True)
            outbox.put(tx, letter, reader, PRIVATE, merge=f"edit:{post.id}:{reader}", match_id=post.match_id)
    return True


def _on_its_way(tx: Tx, post_id: int, reader: int) -> bool:
    """Whether the letter that brings a post to a reader is not settled yet."""
    query = select(OutboxRow.id).where(
        OutboxRow.merge == _merge(post_id, reader), OutboxRow.status.in_(("waiting", "sending"))
    )
    return tx.session.scalar(query.limit(1)) is not None


def _still(tx: Tx, post: PostRow) -> Place | None:
    """The channel of a post while who wrote it may speak there in the same seat."""
    found = places(tx, post.chat_id, lock=True)
    key = (post.match_id, post.seat, post.channel)
    return next((p for p in found if (p.running.id, p.seat, p.channel.key) == key), None)


def delivered(tx: Tx, post_id: int, chat_id: int, message_id: int) -> None:
    """A copy stands in a reader's chat."""
    tx.session.execute(delete(CopyRow).where(CopyRow.post_id == post_id, CopyRow.chat_id == chat_id))
    tx.session.execute(insert(CopyRow).values(post_id=post_id, chat_id=chat_id, message_id=message_id))


@dataclass(frozen=True)
class RelayPicture:
    """A post as one reader gets it; `message_id` is the copy that stands, `reply_to` a message of their chat."""

    post_id: int
    chat_id: int
    language: str
    names: dict[int, str]
    title: Text
    group: str | None
    """The title of the group, for a reader who sits in several matches."""
    seat: int
    kind: str
    words: str
    file_id: str | None
    message_id: int | None
    reply_to: int | None
    edit: bool
    early: bool
    """An edit that is here before what it changes."""


def picture(tx: Tx, letter: RelayLetter, chat_id: int) -> RelayPicture | None:
    """What a relay letter shows; None when the post is gone."""
    post = tx.session.get(PostRow, letter.post_id, populate_existing=True)
    reader = people.user(tx, chat_id)
    if post is None or reader is None:
        return None
    standing = _copy(tx, post.id, chat_id)
    return RelayPicture(
        post_id=post.id,
        chat_id=chat_id,
        language=reader.language,
        names=roster.names(tx, post.match_id),
        title=letter.title,
        group=group_of(tx, post.match_id) if len(lobby.matches_of_user(tx, chat_id)) > 1 else None,
        seat=post.seat or 0,
        kind=post.kind,
        words=letter.words,
        file_id=post.file_id,
        message_id=standing,
        reply_to=_reply(tx, post.reply_to, chat_id),
        edit=letter.edit,
        early=letter.edit and standing is None and _on_its_way(tx, post.id, chat_id),
    )


def group_of(tx: Tx, match_id: int) -> str:
    """The title of the group in which a match is played."""
    query = select(Chat.title).join(MatchRow, MatchRow.chat_id == Chat.id).where(MatchRow.id == match_id)
    return tx.session.scalar(query) or ""


def _copy(tx: Tx, post_id: int, chat_id: int) -> int | None:
    return tx.session.scalar(select(CopyRow.message_id).where(CopyRow.post_id == post_id, CopyRow.chat_id == chat_id))


def _reply(tx: Tx, post_id: int | None, chat_id: int) -> int | None:
    if post_id is None:
        return None
    own = select(PostRow.message_id).where(PostRow.id == post_id, PostRow.chat_id == chat_id)
    return tx.session.scalar(own) or _copy(tx, post_id, chat_id)


def said(tx: Tx, match_id: int, channel: str, *, before: int | None = None, limit: int = 100) -> Sequence[PostRow]:
    """What was said in a channel, the newest last."""
    query = select(PostRow).where(PostRow.match_id == match_id, PostRow.channel == channel)
    if before is not None:
        query = query.where(PostRow.id < before)
    return tx.session.scalars(query.order_by(PostRow.id.desc()).limit(limit)).all()[::-1]
