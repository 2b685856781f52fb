"""Methods that tell about the bot and files, and those that set the bot's own texts."""

from bot.playground.errors import bad
from bot.playground.methods.registry import api
from bot.playground.model import Body
from bot.playground.params import Params
from bot.playground.world import World

LIMITS = {"Name": ("name", 64), "Description": ("description", 512), "ShortDescription": ("short_description", 120)}


@api("getMe")
def get_me(world: World, params: Params) -> Body:
    """The bot's account."""
    return world.bot.api() | {
        "can_join_groups": True, "can_read_all_group_messages": world.state.bot_reads_everything,
        "supports_inline_queries": False, "can_connect_to_business": False, "has_main_web_app": False,
        "has_topics_enabled": False, "allows_users_to_create_topics": False,
    }  # fmt: skip


@api("logOut", "close")
def close(world: World, params: Params) -> bool:
    """Part from the server; nothing to do here."""
    return True


@api("getFile")
def get_file(world: World, params: Params) -> Body:
    """Where a file can be downloaded."""
    file = world.state.files.get(params.text("file_id"))
    if file is None:
        raise bad("wrong file_id or the file is temporarily unavailable")
    if len(file.data) > 20_000_000:
        raise bad("file is too big")
    return {
        "file_id": file.id, "file_unique_id": file.unique, "file_size": len(file.data),
        "file_path": f"{file.kind}s/{file.unique}/{file.name}",
    }  # fmt: skip


@api("getUserProfilePhotos")
def photos(world: World, params: Params) -> Body:
    """Nobody here has a picture."""
    if params.user_id() not in world.state.users:
        raise bad("user not found")
    return {"total_count": 0, "photos": []}


def _texts(kind: str) -> None:
    field, limit = LIMITS[kind]

    @api(f"setMy{kind}")
    def write(world: World, params: Params) -> bool:
        value = params.text(field)
        if len(value) > limit:
            raise bad(f"{field.replace('_', ' ')} is too long")
        world.state.texts[f"{kind}:{params.text('language_code')}"] = value
        return True

    @api(f"getMy{kind}")
    def read(world: World, params: Params) -> Body:
        texts, default = world.state.texts, world.bot.first_name if kind == "Name" else ""
        value = texts.get(f"{kind}:{params.text('language_code')}") or texts.get(f"{kind}:") or default
        return {field: value}


for _kind in LIMITS:
    _texts(_kind)
