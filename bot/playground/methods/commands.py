"""Command menus and menu buttons, by scope and language."""

import re

from bot.playground import access
from bot.playground.errors import bad
from bot.playground.methods.registry import api
from bot.playground.model import Body, Chat
from bot.playground.params import Params
from bot.playground.world import World

PLAIN_SCOPES = {"default", "all_private_chats", "all_group_chats", "all_chat_administrators"}


def _key(world: World, params: Params) -> str:
    scope = params.object("scope") or {"type": "default"}
    kind = scope.get("type")
    language = params.text("language_code")
    if language and not re.fullmatch("[a-z]{2}", language):
        raise bad("invalid language code specified")
    if kind in PLAIN_SCOPES:
        return f"{kind}:{language}"
    if kind not in ("chat", "chat_administrators", "chat_member"):
        raise bad("can't parse BotCommandScope: unsupported type specified")
    chat = access.find_chat(world, Params(scope))
    if kind != "chat" and chat.private:
        raise bad("can't set commands for members of private chats")
    user = f"/{Params(scope).user_id()}" if kind == "chat_member" else ""
    return f"{kind}/{chat.id}{user}:{language}"


@api("setMyCommands")
def set_commands(world: World, params: Params) -> bool:
    """Set the menu of one scope and language."""
    given = params.json("commands")
    if not isinstance(given, list):
        raise bad("expected an Array of BotCommand")
    if len(given) > 100:
        raise bad("too many commands specified")
    kept = []
    for command in given:
        name, about = str(command.get("command", "")).removeprefix("/"), str(command.get("description", ""))
        if not re.fullmatch("[a-z0-9_]{1,32}", name):
            raise bad("BOT_COMMAND_INVALID")
        if not 1 <= len(about) <= 256:
            raise bad("BOT_COMMAND_DESCRIPTION_INVALID")
        kept.append({"command": name, "description": about})
    world.state.commands[_key(world, params)] = kept
    return True


@api("getMyCommands")
def get_commands(world: World, params: Params) -> list[Body]:
    """The menu of exactly this scope and language."""
    return world.state.commands.get(_key(world, params), [])


@api("deleteMyCommands")
def delete_commands(world: World, params: Params) -> bool:
    """Let the wider scope show again."""
    world.state.commands.pop(_key(world, params), None)
    return True


def menu(world: World, chat: Chat, user_id: int) -> list[Body]:
    """The commands that a person is offered in a chat: the narrowest scope, their language first."""
    if chat.private:
        scopes = [f"chat/{chat.id}", "all_private_chats", "default"]
    else:
        admin = access.member(world, chat, user_id).admin
        scopes = [f"chat_member/{chat.id}/{user_id}"]
        scopes += [f"chat_administrators/{chat.id}"] if admin else []
        scopes += [f"chat/{chat.id}"]
        scopes += ["all_chat_administrators"] if admin else []
        scopes += ["all_group_chats", "default"]
    for scope in scopes:
        for language in (world.state.users[user_id].language, ""):
            found = world.state.commands.get(f"{scope}:{language}")
            if found:
                return found
    return []


@api("setChatMenuButton")
def set_menu_button(world: World, params: Params) -> bool:
    """Set the button beside the input of a private chat."""
    button = params.object("menu_button") or {"type": "default"}
    if button.get("type") not in ("default", "commands", "web_app"):
        raise bad("can't parse menu button: unsupported type specified")
    if params.has("chat_id") and not access.find_chat(world, params).private:
        raise bad("method is available only for private chats")
    world.state.menus[params.number("chat_id")] = button
    return True


@api("getChatMenuButton")
def get_menu_button(world: World, params: Params) -> Body:
    """The button beside the input."""
    menus = world.state.menus
    return menus.get(params.number("chat_id")) or menus.get(0) or {"type": "commands"}


@api("setMyDefaultAdministratorRights")
def set_rights(world: World, params: Params) -> bool:
    """The rights proposed when the bot is added as an administrator."""
    world.state.admin_rights = params.object("rights") or {}
    return True


@api("getMyDefaultAdministratorRights")
def get_rights(world: World, params: Params) -> Body:
    """The rights proposed when the bot is added as an administrator."""
    from bot.playground.model import RIGHTS

    return dict.fromkeys(RIGHTS, False) | {"is_anonymous": False} | world.state.admin_rights
