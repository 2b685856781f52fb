// Where one writes: text with bold, replies, edits, photos, commands; or the one button that is needed first.
import { api } from "./api.js";
import { commandMenu } from "./commands.js";
import { canEdit } from "./bubble.js";
import { button, fill, h, icon } from "./dom.js";
import { toast } from "./dialogs.js";
import { problem, t } from "./i18n.js";
import { startBot } from "./links.js";
import { pickPhoto, photoFrom } from "./photo.js";
import { arrived, isBlocked, isStarted, keyOf, on, openChat, receive, refreshChats, state } from "./store.js";
import { plainText, senderName } from "./words.js";

const drafts = new Map();

// Bold is typed as *text*; an edit has to show it that way again.
export function typedText(message) {
  const bold = (message.entities || []).filter((entity) => entity.type === "bold").sort((a, b) => b.offset - a.offset);
  let text = message.text || "";
  for (const { offset, length } of bold) {
    text = `${text.slice(0, offset)}*${text.slice(offset, offset + length)}*${text.slice(offset + length)}`;
  }
  return text;
}

function toggleBold(area) {
  const { selectionStart: from, selectionEnd: to, value } = area;
  const chosen = value.slice(from, to);
  const bare = chosen.length > 2 && chosen.startsWith("*") && chosen.endsWith("*") ? chosen.slice(1, -1) : null;
  area.setRangeText(bare ?? `*${chosen}*`, from, to, "select");
  if (!chosen) area.setSelectionRange(from + 1, from + 1);
  area.dispatchEvent(new Event("input"));
}

function gate(chat) {
  const big = (label, act, cls = "") => h("button.gate", { type: "button", class: cls, onclick: act }, label);
  const attempt = (promise) => promise.then(refreshChats).catch((error) => toast(problem(error), "bad"));
  if (isBlocked(chat)) return big(t("unblock"), () => attempt(api.block(state.me.id, false)));
  if (!isStarted(chat)) return big(t("start"), () => startBot());
  if (["left", "kicked"].includes(chat.my_status)) return big(t("join"), () => attempt(api.member({ me: state.me.id, chat: chat.id, who: state.me.id, act: "join" })));
  const topic = chat.is_forum && (chat.topics || []).find((known) => known.id === state.open?.thread);
  const closed = topic?.closed && !["creator", "administrator"].includes(chat.my_status);
  return closed || chat.may_write === false ? h("p.gate.quiet", {}, t("cannot_write")) : null;
}

export function composer({ onPage }) {
  const mode = { reply: null, editing: null };
  const area = h("textarea", { rows: 1, "aria-label": t("message"), placeholder: t("message"), maxlength: 4096, dir: "auto", enterkeyhint: "send" });
  const sendButton = button("send", t("send"), "send", () => submit());
  const strip = h("div.strip", { hidden: true });
  const menu = commandMenu(area, (command) => say(command));
  const slash = button("round", t("commands"), "slash", () => menu.toggle());
  const clip = button("round", t("attach"), "clip", () => pickPhoto(sendPhoto));
  const form = h("div.compose-card", {}, strip, h("div.compose-row", {}, clip, area, slash));
  const inner = h("div.compose-inner", {}, form, sendButton);
  const closed = h("div.compose-closed", { hidden: true });
  const node = h("footer.composer", {}, menu.node, inner, closed);
  let key = null;

  const grow = () => {
    area.style.height = "auto";
    area.style.height = `${Math.min(area.scrollHeight, 180)}px`;
    sendButton.classList.toggle("ready", area.value.trim() !== "");
  };
  const faceSend = (glyph, label) => {
    fill(sendButton, icon(glyph));
    sendButton.title = label;
    sendButton.setAttribute("aria-label", label);
  };
  const setText = (text) => { area.value = text; grow(); };

  function drawStrip() {
    const target = mode.editing || mode.reply;
    strip.hidden = !target;
    if (!target) return fill(strip);
    const title = mode.editing ? t("editing") : t("reply_to", { name: mode.reply.out ? t("you") : senderName(mode.reply) });
    faceSend(mode.editing ? "check" : "send", t(mode.editing ? "save" : "send"));
    return fill(strip, icon(mode.editing ? "edit" : "reply"),
      h("span.row-text", {}, h("span.strip-title", {}, h("bdi", {}, title)), h("span.strip-text", {}, plainText(target, 120).text)),
      button("round.small", t("cancel"), "close", () => leaveMode(true)));
  }

  function leaveMode(focus) {
    if (mode.editing) setText("");
    mode.editing = null;
    mode.reply = null;
    faceSend("send", t("send"));
    drawStrip();
    if (focus) area.focus();
  }

  function edit(message) {
    mode.reply = null;
    mode.editing = message;
    setText(typedText(message));
    drawStrip();
    area.focus();
    area.setSelectionRange(area.value.length, area.value.length);
  }

  const where = () => {
    const chat = openChat();
    return { me: state.me.id, chat: chat.id, thread: chat.is_forum && state.open.thread ? state.open.thread : undefined };
  };

  async function deliver(extra, place = where()) {
    const message = await api.send({ ...place, ...extra });
    if (!message?.message_id) return;
    if (extra.edit) receive({ kind: "edit", chat: place.chat, message });
    else arrived(place.chat, message);
  }

  async function say(text) {
    try { await deliver({ text }); } catch (error) { toast(problem(error), "bad"); }
  }

  async function submit() {
    const text = area.value.trim();
    if (!text || !openChat()) return;
    const extra = { text, reply_to: mode.reply?.message_id, edit: mode.editing?.message_id };
    const from = key;
    menu.close();
    setText("");
    leaveMode();
    area.focus();
    try { await deliver(extra); } catch (error) {
      toast(problem(error), "bad");
      if (key === from && !area.value) setText(text);
    }
  }

  async function sendPhoto(photo, caption) {
    try { await deliver({ photo, text: caption || "" }); area.focus(); } catch (error) { toast(problem(error), "bad"); }
  }

  function lastOwn() {
    return state.logs.get(key)?.messages.findLast((message) => canEdit(message));
  }

  function onKey(event) {
    if (event.isComposing) return;
    if (menu.onKey(event)) return;
    const control = event.ctrlKey || event.metaKey;
    if (event.key === "Enter" && !event.shiftKey) { event.preventDefault(); submit(); }
    else if (control && event.key.toLowerCase() === "b") { event.preventDefault(); toggleBold(area); }
    else if (event.key === "ArrowUp" && !area.value && lastOwn()) { event.preventDefault(); edit(lastOwn()); }
    else if (event.key === "Escape" && (mode.editing || mode.reply)) { event.stopPropagation(); leaveMode(true); }
    else if (event.key === "PageUp" || event.key === "PageDown") { event.preventDefault(); onPage(event.key === "PageUp" ? -1 : 1); }
  }

  area.addEventListener("keydown", onKey);
  area.addEventListener("input", () => { grow(); menu.onInput(); if (!mode.editing) drafts.set(key, area.value); });
  area.addEventListener("paste", (event) => {
    const file = [...event.clipboardData.files].find((item) => item.type.startsWith("image/"));
    if (file) { event.preventDefault(); photoFrom(file, sendPhoto); }
  });
  on("reply", (message) => { mode.editing = null; mode.reply = message; drawStrip(); area.focus(); });
  on("editing", edit);
  on("say", say);

  function refresh(chat) {
    const wall = gate(chat);
    inner.hidden = Boolean(wall);
    closed.hidden = !wall;
    const label = `${wall?.className}${wall?.textContent}`;
    if (closed.dataset.label === label) return;
    closed.dataset.label = label;
    fill(closed, wall);
  }

  return {
    node,
    refresh,
    show(chat) {
      key = keyOf(chat.id, state.open.thread);
      menu.close();
      menu.load(chat);
      leaveMode();
      setText(drafts.get(key) || "");
      refresh(chat);
      if (matchMedia("(hover: hover)").matches && !inner.hidden) area.focus();
    },
  };
}
