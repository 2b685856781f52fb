// Labels of the page itself; what the bot writes arrives already in the reader's language.
import en from "./lang/en.js";
import ru from "./lang/ru.js";
import zh from "./lang/zh.js";

const DICTIONARIES = { en, ru, zh };
let current = "en";

export const lang = () => current;
export const LANGUAGES = [["en", "English"], ["zh", "中文"], ["ru", "Русский"]];

export function setLanguage(code) {
  const short = (code || "en").slice(0, 2).toLowerCase();
  current = short in DICTIONARIES ? short : "en";
  document.documentElement.lang = current;
}

export function t(key, values = {}) {
  let text = DICTIONARIES[current][key] ?? en[key];
  if (text === undefined) throw new Error(`no label ${key}`);
  if (typeof text === "object") text = text[new Intl.PluralRules(current).select(values.n)] ?? text.other;
  return text.replace(/\{(\w+)\}/g, (_, name) => values[name]);
}
