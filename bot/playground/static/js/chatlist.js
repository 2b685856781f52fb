// The left pane: me, my chats and their topics, with the last words and unread marks.
import { avatar, button, fill, fullName, h, icon } from "./dom.js";
import { menu } from "./dialogs.js";
import { newGroupDialog } from "./groupforms.js";
import { t } from "./i18n.js";
import { switchPerson } from "./people.js";
import { go } from "./route.js";
import { chatName, plainText, senderName } from "./words.js";
import { emit, keyOf, on, state, unreadIn } from "./store.js";
import { shortMoment } from "./times.js";

function isDark() {
  const chosen = document.documentElement.dataset.theme;
  return chosen ? chosen === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
}

function flipTheme() {
  const theme = isDark() ? "light" : "dark";
  document.documentElement.dataset.theme = theme;
  try { localStorage.setItem("parlor.theme", theme); } catch { /* only this tab will remember */ }
}

function mainMenu(anchor) {
  menu(anchor, [
    { label: t("new_group"), icon: "people", act: newGroupDialog },
    { label: t("person_tab"), icon: "tab", act: () => window.open("/", "_blank", "noopener") },
    { label: t("switch_person"), icon: "swap", act: switchPerson },
    { label: isDark() ? t("theme_light") : t("theme_dark"), icon: isDark() ? "sun" : "moon", act: flipTheme },
  ]);
}

function preview(chat, message) {
  if (!message) return h("span.row-sub", {}, chat.type === "private" ? t("private_hint") : t("empty_group"));
  const name = message.out ? t("you") : senderName(message);
  const who = chat.type === "private" && !message.out ? null : h("span.row-who", {}, h("bdi", {}, name), ": ");
  return h("span.row-sub", {}, plainText(message).service ? null : who, plainText(message).text);
}

function badge(count, label) {
  return count ? h("span.badge", { "aria-label": t("unread", { n: count }), data: { count } }, count > 99 ? "99+" : String(count), label) : null;
}

function row(chat, { id, thread, name, picture, last, count, topic }) {
  const here = state.open && keyOf(state.open.chat, state.open.thread) === keyOf(id, thread);
  const when = last ? h("span.row-time", {}, shortMoment(last.date)) : null;
  return h("li", {}, h("a.chat-row", {
    href: `#${id}${thread ? `/${thread}` : ""}`, class: `${here ? "here" : ""} ${topic ? "topic-row" : ""}`, "aria-current": here ? "true" : null,
    data: { chat: id, thread: thread || 0 }, onclick: (event) => { event.preventDefault(); go(id, thread); },
  }, picture,
  h("span.row-text", {},
    h("span.row-line", {}, h("span.row-name", {}, h("bdi", {}, name)), chat.type === "private" && !topic ? h("span.tag", {}, t("bot")) : null, when),
    h("span.row-line", {}, preview(chat, last), badge(count)))));
}

function lastIn(chat, thread) {
  const key = keyOf(chat.id, thread);
  return state.logs.get(key)?.messages.at(-1) ?? chat.newest?.get(key);
}

function topicRows(chat) {
  const named = (chat.topics || []).filter((topic) => topic.id !== 1 && topic.id !== 0);
  return [{ id: 0, name: t("general") }, ...named].map((topic) => row(chat, {
    id: chat.id, thread: topic.id, name: topic.name, topic: true, picture: avatar(topic.id || chat.id, topic.name, "topic"),
    last: lastIn(chat, topic.id), count: state.unread.get(keyOf(chat.id, topic.id)),
  }));
}

function rows(chat) {
  const picture = chat.type === "private" ? avatar(chat.id, "", "bot") : avatar(chat.id, chatName(chat));
  if (!chat.is_forum) return [row(chat, { id: chat.id, name: chatName(chat), picture, last: chat.last_message, count: unreadIn(chat) })];
  const head = h("li.forum-head", {}, picture, h("span.row-text", {}, h("span.row-name", {}, h("bdi", {}, chatName(chat)))));
  return [head, ...topicRows(chat)];
}

function empty() {
  return h("div.list-empty", {}, h("p", {}, t("no_chats")), h("p.muted", {}, t("no_chats_hint")),
    h("button.solid", { type: "button", onclick: newGroupDialog }, t("new_group")));
}

export function chatList() {
  const list = h("ul.chats", { "aria-label": t("chats") });
  const spare = h("div");
  const line = h("div.offline", { role: "status", hidden: true }, h("span.spinner"), t("offline"));
  const menuButton = button("round", t("menu"), "menu", () => mainMenu(menuButton));
  const pane = h("nav.list-pane", { "aria-label": t("chats") },
    h("header.list-head", {}, menuButton,
      h("span.list-me", {}, h("span.brand", {}, "Parlor"), h("span.muted", {}, h("bdi", {}, t("signed_in", { name: fullName(state.me) })))),
      avatar(state.me.id, fullName(state.me)), line),
    h("div.list-scroll", {}, list, spare),
    h("button.fab", { type: "button", "aria-label": t("new_group"), title: t("new_group"), onclick: newGroupDialog }, icon("edit")));
  let queued = false;
  const draw = () => {
    queued = false;
    const focused = document.activeElement?.closest?.(".chat-row")?.dataset;
    const sorted = [...state.chats].sort((a, b) => (b.last_message?.date || 0) - (a.last_message?.date || 0));
    fill(list, sorted.map(rows));
    fill(spare, state.chats.some((chat) => chat.type !== "private") ? null : empty());
    if (focused) list.querySelector(`[data-chat="${focused.chat}"][data-thread="${focused.thread}"]`)?.focus();
  };
  on("chats", () => { if (!queued) { queued = true; queueMicrotask(draw); } });
  on("online", () => { line.hidden = state.online; });
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => emit("chats"));
  return pane;
}
