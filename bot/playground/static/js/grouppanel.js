// What one may do with a chat: its members and their rights, topics, blocking, leaving.
import { api } from "./api.js";
import { confirmBox, dialog, menu, toast } from "./dialogs.js";
import { avatar, button, fill, fullName, h, icon } from "./dom.js";
import { newTopicDialog } from "./groupforms.js";
import { problem, t } from "./i18n.js";
import { addPersonDialog, personText } from "./people.js";
import { go, goList } from "./route.js";
import { chatOf, isBlocked, isStarted, loadChats, loadPeople, state } from "./store.js";
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

function memberActions(chat, member, anchor, redraw) {
  const entry = (label, glyph, what, bad) => ({ label: t(label), icon: glyph, bad, act: () => attempt(() => act(chat, member.id, what), redraw) });
  const admin = ADMINS.includes(member.status);
  menu(anchor, [
    admin ? entry("demote", "down", "demote") : entry("promote", "up", "promote"),
    admin ? null : member.status === "restricted" ? entry("unmute", "mute", "unmute") : entry("mute", "mute", "mute"),
    entry("kick", "close", "kick", true),
  ]);
}

function memberRow(chat, member, redraw) {
  const name = fullName(member);
  const mine = member.id === state.me.id;
  const mayAct = ADMINS.includes(chat.my_status) && !mine && member.status !== "creator";
  const more = mayAct ? button("round.small", t("actions_for", { name }), "more", () => memberActions(chat, member, more, redraw)) : null;
  const marks = [mine ? t("me_mark") : null, member.status === "member" ? null : t(member.status)].filter(Boolean).join(" · ");
  return h("li.member", {}, avatar(member.id, name, member.is_bot ? "bot" : ""),
    h("span.row-text", {}, h("span.row-name", {}, h("bdi", {}, name)), h("span.row-sub", {}, member.is_bot ? t("bot") : member.username ? `@${member.username}` : "")),
    marks ? h("span.member-mark", {}, marks) : null, more);
}

function addRow(chat, person, redraw) {
  return h("li.member", {}, avatar(person.id, fullName(person)), personText(person),
    h("button.soft", { type: "button", "aria-label": `${t("add")}: ${fullName(person)}`, onclick: () => attempt(() => act(chat, person.id, "add"), redraw) }, t("add")));
}

export function groupPanel(id) {
  const body = h("div");
  const redraw = () => {
    const chat = chatOf(id);
    if (!chat) return box.close();
    const members = (chat.members || []).map((member) => {
      const known = state.people.get(member.id);
      return { first_name: member.name, is_bot: !known, ...known, ...member };
    });
    if (!box.isConnected) return undefined;
    const inside = members.filter((member) => !GONE.includes(member.status));
    const ids = new Set(inside.map((member) => member.id));
    const outside = [...state.people.values()].filter((person) => !ids.has(person.id) && person.id !== (chat.members ? 0 : state.me.id));
    const onePerson = () => addPersonDialog((person) => attempt(() => act(chat, person.id, "add"), redraw), { join: false });
    return fill(body,
      inside.length ? [h("h3", {}, t("people_here")), h("ul.members", {}, inside.map((member) => memberRow(chat, member, redraw)))] : null,
      h("h3", {}, t("add_people")),
      chat.bot === false ? h("button.add-person", { type: "button", onclick: () => attempt(() => act(chat, "bot", "add"), redraw) }, icon("spark"), h("span", {}, t("add_bot"))) : null,
      outside.length ? h("ul.members", {}, outside.map((person) => addRow(chat, person, redraw))) : h("p.muted", {}, t("all_in")),
      h("button.add-person", { type: "button", onclick: onePerson }, icon("plus"), h("span", {}, t("add_person"))));
  };
  const box = dialog(chatName(chatOf(id)), () => body);
  redraw();
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
    chat.type === "group" ? { label: t("migrate"), icon: "up", act: () => attempt(async () => go((await api.migrate(state.me.id, chat.id)).id)) } : null,
    { label: t("leave"), icon: "leave", bad: true, act: leave },
  ]);
}
