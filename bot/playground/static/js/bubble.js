// One message as it stands in the log.
import { api } from "./api.js";
import { avatar, h, hue, icon } from "./dom.js";
import { menu, toast } from "./dialogs.js";
import { problem, t } from "./i18n.js";
import { keyboard } from "./keyboard.js";
import { follow } from "./links.js";
import { plainText, senderName, senderOf, serviceText } from "./words.js";
import { chatOf, emit, state } from "./store.js";
import { clock, drawTimes, longMoment } from "./times.js";

const ADMINS = ["creator", "administrator"];
const EMOJI_ONLY = /^(?:\p{Extended_Pictographic}(?:\uFE0F|\u200D\p{Extended_Pictographic}|\p{Emoji_Modifier})*\s*){1,3}$/u;

async function sayCommand(message, command) {
  const thread = message.is_topic_message ? message.message_thread_id : undefined;
  try { await api.send({ me: state.me.id, chat: message.chat.id, text: command, thread }); } catch (error) { toast(problem(error), "bad"); }
}

// Commands inside texts can be tapped, as people expect from a messenger.
function armCommands(root, message) {
  for (const node of root.querySelectorAll("[data-command]")) {
    const act = (event) => { event.preventDefault(); sayCommand(message, node.dataset.command); };
    node.setAttribute("role", "button");
    node.setAttribute("tabindex", "0");
    node.addEventListener("click", act);
    node.addEventListener("keydown", (event) => { if (event.key === "Enter") act(event); });
  }
}

function armSpoilers(root) {
  for (const node of root.querySelectorAll(".spoiler, .tg-spoiler, tg-spoiler")) {
    const show = (event) => {
      if (node.classList.contains("shown")) return;
      event.preventDefault();
      event.stopPropagation();
      node.classList.add("shown");
      node.removeAttribute("role");
      node.removeAttribute("tabindex");
      node.removeAttribute("aria-label");
    };
    node.classList.add("spoiler");
    node.setAttribute("role", "button");
    node.setAttribute("tabindex", "0");
    node.setAttribute("aria-label", t("spoiler"));
    node.addEventListener("click", show, true);
    node.addEventListener("keydown", (event) => { if (event.key === "Enter" || event.key === " ") show(event); });
  }
}

// A block brings its own line breaks; the ones typed around it would show as empty lines.
function trimBlocks(root) {
  for (const block of root.querySelectorAll("blockquote, pre")) {
    const { previousSibling: above, nextSibling: below } = block;
    if (above?.nodeType === Node.TEXT_NODE) above.data = above.data.replace(/\n$/, "");
    if (below?.nodeType === Node.TEXT_NODE) below.data = below.data.replace(/^\n/, "");
  }
}

function body(message) {
  const html = message.html || "";
  if (!html) return null;
  const big = EMOJI_ONLY.test(message.text || "") ? "big" : "";
  const text = h("div.text", { html, dir: "auto", class: big });
  armCommands(text, message);
  armSpoilers(text);
  trimBlocks(text);
  drawTimes(text);
  text.addEventListener("click", (event) => {
    const link = event.target.closest("a[href]");
    if (!link || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    follow(link.getAttribute("href"));
  });
  return text;
}

export const fileUrl = (file, message) => file.url || message.photo_url || `/client/file/${encodeURIComponent(file.file_id)}`;

function media(message) {
  const photo = message.photo?.at(-1);
  if (photo) return h("a.photo", { href: fileUrl(photo, message), target: "_blank", rel: "noopener" }, h("img", { src: fileUrl(photo, message), alt: t("photo"), loading: "lazy", width: photo.width, height: photo.height }));
  if (!message.document) return null;
  return h("a.doc", { href: fileUrl(message.document, message), target: "_blank", rel: "noopener", download: message.document.file_name }, icon("file"), h("span", {}, message.document.file_name || t("document")));
}

function quote(message) {
  const target = message.reply_to_message;
  if (!target || target.forum_topic_created) return null;
  return h("button.quote", { type: "button", class: hue(senderOf(target).id), onclick: () => emit("jump", target.message_id) },
    h("span.quote-name", {}, h("bdi", {}, senderName(target))), h("span.quote-text", {}, plainText(target, 90).text));
}

function meta(message) {
  return h("span.meta", {}, message.edited || message.edit_date ? h("span.edited", {}, t("edited")) : null,
    h("time", { datetime: new Date(message.date * 1000).toISOString(), title: longMoment(message.date) }, clock(message.date)));
}

async function copyText(message) {
  await navigator.clipboard.writeText(message.text || message.caption || "");
  toast(t("copied"));
}

async function removeMessage(message) {
  try { await api.remove(state.me.id, message.chat.id, message.message_id); } catch (error) { toast(problem(error), "bad"); }
}

export const canEdit = (message) => Boolean(message.out && message.text && !serviceText(message));

function actions(event, message) {
  if (event.target.closest("a, .menu") || String(getSelection())) return;
  event.preventDefault();
  menu({ x: event.clientX, y: event.clientY }, [
    { label: t("reply"), icon: "reply", act: () => emit("reply", message) },
    message.text || message.caption ? { label: t("copy"), icon: "copy", act: () => copyText(message) } : null,
    canEdit(message) ? { label: t("edit"), icon: "edit", act: () => emit("editing", message) } : null,
    message.out || ADMINS.includes(chatOf(message.chat.id)?.my_status) ? { label: t("delete"), icon: "close", bad: true, act: () => removeMessage(message) } : null,
  ]);
}

export function bubble(message, chat) {
  const line = serviceText(message);
  const data = { id: message.message_id, date: message.date, sender: line ? "" : senderOf(message).id };
  if (line) return h("div.service", { data }, h("span", {}, line));
  const sender = senderOf(message);
  const group = chat.type !== "private";
  const face = group && !message.out ? h("span.face", {}, avatar(sender.id, senderName(message), sender.is_bot ? "bot" : "")) : null;
  const name = group && !message.out ? h("div.name", { class: sender.is_bot ? "bot" : hue(sender.id) }, h("bdi", {}, senderName(message)), sender.is_bot ? h("span.tag", {}, t("bot")) : null) : null;
  const node = h("article.msg", { class: message.out ? "out" : "in", data, tabindex: -1, "aria-label": `${senderName(message)}, ${clock(message.date)}` },
    face,
    h("div.stack", {},
      h("div.bubble", { class: message.photo && !message.caption ? "bare" : "" }, name, quote(message), media(message), h("div.words", {}, body(message), meta(message))),
      keyboard(message)));
  node.addEventListener("contextmenu", (event) => actions(event, message));
  node.addEventListener("dblclick", (event) => { if (!event.target.closest("button, a, .text")) emit("reply", message); });
  return node;
}
