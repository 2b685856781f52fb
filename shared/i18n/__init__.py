"""Everything people read: locale files, the voice that renders kernel texts, names, rule texts."""

from shared.i18n.bundles import LANGUAGES, best_language
from shared.i18n.markup import HTML, PLAIN, Markup
from shared.i18n.names import tidy_name
from shared.i18n.render import Names, Voice
from shared.i18n.rules_text import Page, pages

__all__ = ["HTML", "LANGUAGES", "PLAIN", "Markup", "Names", "Page", "Voice", "best_language", "pages", "tidy_name"]
