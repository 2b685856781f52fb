// Labels of the page itself; what the bot writes arrives already in the reader's language.
import en from "./lang/en.js";
import ru from "./lang/ru.js";
import zh from "./lang/zh.js";

const DICTIONARIES = { en, ru, zh };
// What the server refuses, by the words it uses; anything else is shown as it came.
const REFUSALS = {
  "you have blocked the bot": "r_blocked",
  "not a member of this group": "r_stranger",
  "banned from this group": "r_banned",
  "you may not write in this group now": "r_silent",
  "this topic is closed": "r_closed",
  "an empty message": "r_empty",
  "longer than 4096 characters": "r_long",
  "only your own messages can be edited": "r_not_yours",
  "only administrators delete others' messages": "r_not_admin",
  "that message is gone": "r_gone",
  "you have no right to do that": "r_no_right",
  "nobody rules the creator": "r_owner",
  "only a basic group can become a supergroup": "r_super_already",
  "a deep link holds at most 64 of A-Z a-z 0-9 _ -": "r_bad_link",
};
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

export function problem(error) {
  if (error instanceof TypeError) return t("no_connection");
  return error.message in REFUSALS ? t(REFUSALS[error.message]) : t("failed", { why: error.message });
}
