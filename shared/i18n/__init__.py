"""Everything people read: locale files, the voice that renders kernel texts, names, rule texts."""

from shared.i18n.bundles import LANGUAGES, best_language
from shared.i18n.markup import HTML, PLAIN, Markup
from shared.i18n.names import tidy_name
from shared.i18n.render import Names, Voice

__all__ = ["HTML", "LANGUAGES", "PLAIN", "Markup", "Names", "Voice", "best_language", "tidy_name"]
