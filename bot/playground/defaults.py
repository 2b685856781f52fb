"""The world a newcomer finds: one group, six people of three languages, the bot an administrator."""

from bot.playground.world import World

CAST = (("Ada", "en"), ("Борис", "ru"), ("陈晨", "zh"), ("Dana", "en"), ("Егор", "ru"), ("冯丽", "zh"))


def furnish(world: World) -> World:
    """Put the cast into an empty world."""
    if not world.people():
        people = [world.person(name, language) for name, language in CAST]
        world.group("Parlor playground", people[0], people[1:])
    return world
