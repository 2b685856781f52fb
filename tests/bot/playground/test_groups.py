"""Members, rights, mutes, topics, privacy and the move to a supergroup."""

import pytest
from telegram import Bot, ChatPermissions
from telegram.error import BadRequest, ChatMigrated, Forbidden

from bot.playground import Refused
from tests.bot.playground.conftest import Raw, Scene, says

MUTED = ChatPermissions.no_permissions()


async def kinds(bot: Bot, *allowed: str) -> list[str]:
    updates = await bot.get_updates(allowed_updates=allowed or None)
    if updates:
        await bot.get_updates(offset=updates[-1].update_id + 1)
    return [next(key for key in update.to_dict() if key != "update_id") for update in updates]


async def test_standing(scene: Scene, bot: Bot) -> None:
    assert (await bot.get_chat_member(scene.group.id, scene.ada.id)).status == "creator"
    assert (await bot.get_chat_member(scene.group.id, scene.bo.id)).status == "member"
    mine = await bot.get_chat_member(scene.group.id, bot.id)
    assert mine.status == "administrator"
    assert mine.can_restrict_members
    assert not mine.can_promote_members
    assert {one.user.id for one in await bot.get_chat_administrators(scene.group.id)} == {scene.ada.id, bot.id}
    assert await bot.get_chat_member_count(scene.group.id) == 4
    assert (await bot.get_chat(scene.group.id)).permissions.can_send_messages
    stranger = scene.world.person("Stranger")
    assert (await bot.get_chat_member(scene.group.id, stranger.id)).status == "left"
    with pytest.raises(BadRequest, match=says("PARTICIPANT_ID_INVALID")):
        await bot.get_chat_member(scene.group.id, 424242)


async def test_a_muted_member_cannot_write_until_unmuted(scene: Scene, bot: Bot) -> None:
    await bot.restrict_chat_member(scene.group.id, scene.bo.id, MUTED)
    with pytest.raises(Refused):
        scene.bo.send(scene.group, "psst")
    scene.cy.send(scene.group, "hello")
    everything = ChatPermissions.all_permissions()
    await bot.restrict_chat_member(scene.group.id, scene.bo.id, everything)
    assert (await bot.get_chat_member(scene.group.id, scene.bo.id)).status == "member"
    scene.bo.send(scene.group, "free")


async def test_a_mute_ends_by_itself_and_too_short_ones_never(scene: Scene, bot: Bot) -> None:
    now = int(scene.clock.now())
    await bot.restrict_chat_member(scene.group.id, scene.bo.id, MUTED, until_date=now + 60)
    await bot.restrict_chat_member(scene.group.id, scene.cy.id, MUTED, until_date=now + 10)
    scene.clock.advance(61)
    scene.bo.send(scene.group, "free")
    with pytest.raises(Refused):
        scene.cy.send(scene.group, "still not")


async def test_a_mute_survives_leaving_and_coming_back(scene: Scene, bot: Bot) -> None:
    await bot.restrict_chat_member(scene.group.id, scene.bo.id, MUTED)
    scene.bo.leave(scene.group)
    scene.bo.join(scene.group)
    with pytest.raises(Refused):
        scene.bo.send(scene.group, "psst")


async def test_everybody_is_muted_with_one_call(scene: Scene, bot: Bot) -> None:
    await bot.set_chat_permissions(scene.group.id, MUTED)
    for person in (scene.bo, scene.cy):
        with pytest.raises(Refused):
            person.send(scene.group, "psst")
    scene.ada.send(scene.group, "the creator may")
    await bot.send_message(scene.group.id, "and an administrator")


async def test_implied_permissions(scene: Scene, bot: Bot) -> None:
    implied = ChatPermissions(can_send_other_messages=True)
    await bot.restrict_chat_member(scene.group.id, scene.bo.id, implied)
    assert (await bot.get_chat_member(scene.group.id, scene.bo.id)).can_send_messages
    await bot.restrict_chat_member(scene.group.id, scene.bo.id, implied, use_independent_chat_permissions=True)
    assert not (await bot.get_chat_member(scene.group.id, scene.bo.id)).can_send_messages


async def test_restricting_is_refused(scene: Scene, bot: Bot) -> None:
    scene.ada.promote(scene.group, scene.cy)
    for admin in (scene.ada, scene.cy):
        with pytest.raises(BadRequest, match=says("user is an administrator of the chat")):
            await bot.restrict_chat_member(scene.group.id, admin.id, MUTED)
    small = scene.world.group("Small", scene.ada, [scene.bo], type="group")
    with pytest.raises(BadRequest, match=says("method is available only for supergroups")):
        await bot.restrict_chat_member(small.id, scene.bo.id, MUTED)
    scene.ada.promote(scene.group, scene.world.bot, {})
    with pytest.raises(BadRequest, match=says("not enough rights to restrict/unrestrict chat member")):
        await bot.restrict_chat_member(scene.group.id, scene.bo.id, MUTED)


async def test_a_bot_that_is_muted_or_gone_cannot_write(scene: Scene, bot: Bot) -> None:
    plain = scene.world.group("Plain", scene.ada, bot="member")
    plain.permissions["can_send_messages"] = False
    with pytest.raises(BadRequest, match=says("not enough rights to send text messages to the chat")):
        await bot.send_message(plain.id, "x")
    scene.ada.kick(scene.group, scene.world.bot)
    with pytest.raises(Forbidden, match=says("bot was kicked from the supergroup chat")):
        await bot.send_message(scene.group.id, "x")
    small = scene.world.group("Small", scene.ada, type="group")
    await bot.leave_chat(small.id)
    with pytest.raises(Forbidden, match=says("bot is not a member of the group chat")):
        await bot.send_message(small.id, "x")


async def test_bans(scene: Scene, bot: Bot) -> None:
    await bot.ban_chat_member(scene.group.id, scene.bo.id)
    assert scene.bo.sees(scene.group) == []
    with pytest.raises(Refused):
        scene.bo.join(scene.group)
    await bot.unban_chat_member(scene.group.id, scene.bo.id)
    scene.bo.join(scene.group)
    await bot.unban_chat_member(scene.group.id, scene.bo.id, only_if_banned=True)
    assert scene.bo.sees(scene.group)
    await bot.unban_chat_member(scene.group.id, scene.bo.id)
    assert scene.bo.sees(scene.group) == [], "unbanning a present member throws them out"
    with pytest.raises(BadRequest, match=says("can't remove chat owner")):
        await bot.ban_chat_member(scene.group.id, scene.ada.id)


async def test_promoting_needs_the_right(scene: Scene, bot: Bot) -> None:
    with pytest.raises(BadRequest, match=says("not enough rights")):
        await bot.promote_chat_member(scene.group.id, scene.bo.id, can_pin_messages=True)
    scene.ada.promote(scene.group, scene.world.bot, {"can_promote_members": True, "can_pin_messages": True})
    await bot.promote_chat_member(scene.group.id, scene.bo.id, can_pin_messages=True)
    assert (await bot.get_chat_member(scene.group.id, scene.bo.id)).can_pin_messages
    with pytest.raises(BadRequest, match=says("RIGHT_FORBIDDEN")):
        await bot.promote_chat_member(scene.group.id, scene.bo.id, can_delete_messages=True)


async def test_member_updates(scene: Scene, bot: Bot) -> None:
    await bot.get_updates(allowed_updates=["chat_member", "my_chat_member", "message"])
    scene.bo.leave(scene.group)
    assert await kinds(bot, "chat_member", "my_chat_member", "message") == ["chat_member", "message"]
    scene.ada.promote(scene.group, scene.world.bot, {})
    scene.bo.join(scene.group)
    assert await kinds(bot, "chat_member", "my_chat_member", "message") == ["my_chat_member", "message"]
    scene.bo.block()
    update = (await bot.get_updates())[0].my_chat_member
    assert (update.chat.id, update.new_chat_member.status) == (scene.bo.id, "kicked")


async def test_chat_member_is_not_sent_unless_asked_for(scene: Scene, bot: Bot, raw: Raw) -> None:
    scene.bo.leave(scene.group)
    assert await kinds(bot) == ["message"]


async def test_privacy_mode(scene: Scene, bot: Bot) -> None:
    plain = scene.world.group("Plain", scene.ada, [scene.bo], bot="member")
    said = await bot.send_message(plain.id, "question")
    scene.world.updates.drop()
    scene.bo.send(plain, "chatter")
    scene.bo.send(plain, "/start@other_bot")
    scene.bo.send(plain, "not first /start")
    scene.bo.send(plain, "/newgame")
    scene.bo.send(plain, "/newgame@parlor_bot now")
    scene.bo.send(plain, "reply", reply_to=said.id)
    scene.cy.join(plain)
    texts = [update.message.text for update in await bot.get_updates()]
    assert texts == ["/newgame", "/newgame@parlor_bot now", "reply", None]
    scene.world.updates.drop()
    scene.bo.send(scene.group, "chatter")
    assert [update.message.text for update in await bot.get_updates()] == ["chatter"]


async def test_anonymous_administrators_and_channels(scene: Scene, bot: Bot) -> None:
    scene.ada.send(scene.group, "from the shadows", anonymous=True)
    scene.bo.send(scene.group, "news", as_channel="Bo's channel")
    shadow, channel = [update.message for update in await bot.get_updates()]
    assert (shadow.from_user.id, shadow.sender_chat.id) == (1087968824, scene.group.id)
    assert (channel.from_user.id, channel.sender_chat.type) == (136817688, "channel")


async def test_a_basic_group_becomes_a_supergroup(scene: Scene, bot: Bot) -> None:
    small = scene.world.group("Small", scene.ada, [scene.bo], type="group")
    old_message = await bot.send_message(small.id, "board")
    scene.world.updates.drop()
    large = scene.world.migrate(small)
    first, second = [update.message for update in await bot.get_updates()]
    assert (first.chat.id, first.migrate_to_chat_id) == (small.id, large.id)
    assert (second.chat.id, second.migrate_from_chat_id) == (large.id, small.id)
    for call in (bot.send_message(small.id, "x"), bot.edit_message_text("x", small.id, old_message.id)):
        with pytest.raises(ChatMigrated) as moved:
            await call
        assert moved.value.new_chat_id == large.id
    await bot.send_message(large.id, "here")
    assert scene.bo.last(small).text == "here", "people find the new chat behind the old one"
    assert (await bot.get_chat_member(large.id, bot.id)).status == "administrator"


async def test_topics(scene: Scene, bot: Bot) -> None:
    forum = scene.world.group("Forum", scene.ada, [scene.bo], forum=True)
    topic = await bot.create_forum_topic(forum.id, "Night")
    scene.world.updates.drop()
    await bot.send_message(forum.id, "in it", message_thread_id=topic.message_thread_id)
    await bot.send_message(forum.id, "in General")
    assert scene.bo.sees(forum, thread=topic.message_thread_id)[-1].text == "in it"
    scene.bo.send(forum, "me too", thread=topic.message_thread_id)
    update = (await bot.get_updates())[0].message
    assert (update.message_thread_id, update.is_topic_message) == (topic.message_thread_id, True)
    for wrong in (1, 424242):
        with pytest.raises(BadRequest, match=says("message thread not found")):
            await bot.send_message(forum.id, "x", message_thread_id=wrong)
    with pytest.raises(BadRequest, match=says("the chat is not a forum")):
        await bot.create_forum_topic(scene.group.id, "Night")


async def test_a_closed_topic_takes_only_those_who_manage_topics(scene: Scene, bot: Bot) -> None:
    forum = scene.world.group("Forum", scene.ada, [scene.bo], forum=True)
    topic = (await bot.create_forum_topic(forum.id, "Night")).message_thread_id
    await bot.close_forum_topic(forum.id, topic)
    await bot.send_message(forum.id, "the bot may", message_thread_id=topic)
    with pytest.raises(Refused):
        scene.bo.send(forum, "psst", thread=topic)
    scene.ada.promote(forum, scene.world.bot, {"can_delete_messages": True})
    with pytest.raises(BadRequest, match=says("TOPIC_CLOSED")):
        await bot.send_message(forum.id, "x", message_thread_id=topic)
    with pytest.raises(BadRequest, match=says("not enough rights to create a topic")):
        await bot.create_forum_topic(forum.id, "Day")


async def test_invite_links(scene: Scene, bot: Bot) -> None:
    stranger, other = scene.world.person("Dana"), scene.world.person("Eve")
    link = await bot.create_chat_invite_link(scene.group.id, name="table", member_limit=1)
    stranger.join(scene.group, link.invite_link)
    with pytest.raises(Refused):
        other.join(scene.group, link.invite_link)
    wide = await bot.create_chat_invite_link(scene.group.id)
    assert (await bot.revoke_chat_invite_link(scene.group.id, wide.invite_link)).is_revoked
    with pytest.raises(Refused):
        other.join(scene.group, wide.invite_link)
    with pytest.raises(BadRequest, match=says("invite link name is too long")):
        await bot.create_chat_invite_link(scene.group.id, name="x" * 33)


async def test_people_obey_rights_too(scene: Scene) -> None:
    with pytest.raises(Refused):
        scene.bo.kick(scene.group, scene.cy)
    with pytest.raises(Refused):
        scene.bo.delete(scene.group, scene.cy.send(scene.group, "mine"))
    with pytest.raises(Refused):
        scene.world.person("Stranger").send(scene.group, "x")
    with pytest.raises(Refused):
        scene.bo.start("not a payload!")
    with pytest.raises(Refused):
        scene.bo.start("x" * 65)
