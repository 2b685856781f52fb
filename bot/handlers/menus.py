"""Menus that belong to nobody's match: languages, and the pages of the rules."""

from bot.buttons import RulesPage, SetLanguage, encode
from bot.keyboards import flow
from bot.keys import Key, Rows
from bot.replies import Draw, Reply, Send
from shared.i18n import LANGUAGES, PLAIN, Voice
from shared.i18n.rules_text import Page, pages
from shared.kernel import codec
from shared.kernel.registry import games
from shared.kernel.text import Term
from shared.services import rows
from shared.services.work import Tx


def languages(language: str, chat_id: int, thread_id: int = 0) -> Reply:
    """The choice of languages, each in its own words."""
    voice = Voice(language, markup=PLAIN)
    keys = [Key(voice.line(f"common-language-{code}"), encode(SetLanguage(code))) for code in LANGUAGES]
    html = Voice(language).line("bot-language-choose")
    return Reply(sends=(Send(chat_id, html, thread_id, flow(keys)),))


def rules(tx: Tx, language: str, slug: str | None, match_id: int, chat_id: int, thread_id: int = 0) -> Reply:
    """The first page of a game's rules, or the choice of games."""
    known = games()
    slug = slug or (next(iter(known)) if len(known) == 1 else None)
    if slug not in known:
        plain = Voice(language, markup=PLAIN)
        keys = [Key(plain.line(f"{each}-name"), encode(RulesPage(each, 0))) for each in known]
        return Reply(sends=(Send(chat_id, Voice(language).line("bot-rules-choose"), thread_id, flow(keys)),))
    html, keyboard = _page(tx, language, RulesPage(slug, 0, match_id))
    return Reply(sends=(Send(chat_id, html, thread_id, keyboard),))


def turn(tx: Tx, language: str, to: RulesPage) -> Draw | None:
    """Another page in the same message; None for a page that there is not."""
    if to.slug not in games():
        return None
    html, keyboard = _page(tx, language, to)
    return Draw(html, keyboard)


def _page(tx: Tx, language: str, at: RulesPage) -> tuple[str, Rows]:
    found = _pages(tx, language, at)
    voice, plain = Voice(language), Voice(language, markup=PLAIN)
    if not found:
        return voice.line("bot-rules-none"), ()
    number = min(at.page, len(found) - 1)
    head = voice.line("bot-rules-page", game=Term(f"{at.slug}-name"), page=str(number + 1), pages=str(len(found)))
    around = [each for each in (number - 1, number + 1) if 0 <= each < len(found)]
    labels = {number - 1: "bot-button-back", number + 1: "bot-button-next"}
    keys = tuple(Key(plain.line(labels[each]), encode(RulesPage(at.slug, each, at.match))) for each in around)
    return f"{head}\n\n{found[number].html}", (keys,) if keys else ()


def _pages(tx: Tx, language: str, at: RulesPage) -> list[Page]:
    """The rules as they hold in this match: its own options decide the numbers."""
    game = games()[at.slug]
    row = rows.fresh(tx, at.match) if at.match else None
    same = row is not None and row.slug == at.slug
    agreed = codec.decode_rules(at.slug, row.rules) if row is not None and same else game.Rules()
    return pages(at.slug, language, game.book(agreed))
