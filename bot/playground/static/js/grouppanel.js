// What one may do with a chat: its members and their rights, topics, blocking, leaving.
import { api } from "./api.js";
import { confirmBox, dialog, menu, toast } from "./dialogs.js";
import { avatar, button, fill, fullName, h, icon } from "./dom.js";
import { newTopicDialog } from "./groupforms.js";
import { problem, t } from "./i18n.js";
import { addPersonDialog, personText } from "./people.js";
import { goList } from "./route.js";
import { chatOf, isBlocked, isStarted, loadChats, loadPeople, moved, on, state } from "./store.js";
import { chatName } from "./words.js";

const GONE = ["left", "kicked"];
const ADMINS = ["creator", "administrator"];

async function attempt(work, after) {
  try {
    await work();
    await Promise.all([loadPeople(), loadChats()]);
    after?.();
  } catch (error) { toast(problem(error), "bad"); }
}

const act = (chat, who, what) => api.member({ me: state.me.id, chat: chat.id, who, act: what });

function memberActions(chat, member, anchor) {
  const entry = (label, glyph, what, bad) => ({ label: t(label), icon: glyph, bad, act: () => attempt(() => act(chat, member.id, what)) });
  const admin = ADMINS.includes(member.status);
  menu(anchor, [
    admin ? entry("demote", "down", "demote") : entry("promote", "up", "promote"),
    admin ? null : member.status === "restricted" ? entry("unmute", "mute", "unmute") : entry("mute", "mute", "mute"),
    entry("kick", "close", "kick", true),
  ]);
}

function memberRow(chat, member) {
  const name = fullName(member);
  const mine = member.id === state.me.id;
  const mayAct = ADMINS.includes(chat.my_status) && !mine && member.status !== "creator";
  const more = mayAct ? button("round.small", t("actions_for", { name }), "more", () => memberActions(chat, member, more)) : null;
  const marks = [mine ? t("me_mark") : null, member.status === "member" ? null : t(member.status)].filter(Boolean).join(" · ");
  return h("li.member", {}, avatar(member.id, name, member.is_bot ? "bot" : ""),
    h("span.row-text", {}, h("span.row-name", {}, h("bdi", {}, name)), h("span.row-sub", {}, member.is_bot ? t("bot") : member.username ? `@${member.username}` : "")),
    marks ? h("span.member-mark", {}, marks) : null, more);
}

function addRow(chat, person) {
  return h("li.member", {}, avatar(person.id, fullName(person)), personText(person),
    h("button.soft", { type: "button", "aria-label": `${t("add")}: ${fullName(person)}`, onclick: () => attempt(() => act(chat, person.id, "add")) }, t("add")));
}

function panelBody(chat) {
  const inside = (chat.members || []).filter((member) => !GONE.includes(member.status)).map((member) => {
    const known = state.people.get(member.id);
    return { first_name: member.name, is_bot: !known, ...known, ...member };
  });
  const ids = new Set(inside.map((member) => member.id));
  const outside = [...state.people.values()].filter((person) => !ids.has(person.id));
  const onePerson = () => addPersonDialog((person) => attempt(() => act(chat, person.id, "add")), { join: false });
  return [h("h3", {}, t("people_here")), h("ul.members", {}, inside.map((member) => memberRow(chat, member))),
    h("h3", {}, t("add_people")),
    chat.bot === false ? h("button.add-person", { type: "button", onclick: () => attempt(() => act(chat, "bot", "add")) }, icon("spark"), h("span", {}, t("add_bot"))) : null,
    outside.length ? h("ul.members", {}, outside.map((person) => addRow(chat, person))) : h("p.muted", {}, t("all_in")),
    h("button.add-person", { type: "button", onclick: onePerson }, icon("plus"), h("span", {}, t("add_person")))];
}

let refreshPanel = null;
on("chats", () => refreshPanel?.());

// Stays true while it is open: somebody else may come, go or be muted meanwhile.
export function groupPanel(id) {
  const body = h("div");
  const box = dialog(chatName(chatOf(id)), () => body);
  let shown = null;
  refreshPanel = () => {
    const chat = chatOf(id);
    if (!box.isConnected || !chat) { refreshPanel = null; box.close(); return; }
    const now = JSON.stringify([chat.members, chat.bot, chat.my_status, [...state.people.keys()]]);
    if (now === shown) return;
    shown = now;
    const focused = box.contains(document.activeElement) ? document.activeElement.getAttribute("aria-label") : null;
    fill(body, panelBody(chat));
    if (focused) [...box.querySelectorAll("[aria-label]")].find((node) => node.getAttribute("aria-label") === focused)?.focus();
  };
  refreshPanel();
}

function privateMenu(chat, anchor) {
  const blocked = isBlocked(chat);
  if (!isStarted(chat) && !blocked) return;
  menu(anchor, [{ label: t(blocked ? "unblock" : "block"), icon: "block", bad: !blocked, act: () => attempt(() => api.block(state.me.id, !blocked)) }]);
}

// A tap on the head of a group shows its people; the dots offer everything.
export function chatMenu(chat, anchor, people = false) {
  if (chat.type === "private") return privateMenu(chat, anchor);
  if (people) return groupPanel(chat.id);
  const leave = () => confirmBox(t("leave_sure", { title: chatName(chat) }), t("leave"), () => attempt(() => act(chat, state.me.id, "leave"), goList));
  return menu(anchor, [
    { label: t("people_here"), icon: "people", act: () => groupPanel(chat.id) },
    chat.is_forum ? { label: t("new_topic"), icon: "topic", act: () => newTopicDialog(chat) } : null,
    chat.type === "group" ? { label: t("migrate"), icon: "up", act: () => attempt(async () => moved.set(chat.id, (await api.migrate(state.me.id, chat.id)).id)) } : null,
    { label: t("leave"), icon: "leave", bad: true, act: leave },
  ]);
}
