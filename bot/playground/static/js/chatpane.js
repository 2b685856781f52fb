// The right pane: the open chat's head, pinned bar, log and composer.
import { append, avatar, button, fill, h, icon } from "./dom.js";
import { composer } from "./composer.js";
import { toast } from "./dialogs.js";
import { chatMenu } from "./grouppanel.js";
import { problem, t } from "./i18n.js";
import { messageLog } from "./log.js";
import { go, goList } from "./route.js";
import { chatOf, emit, fetchMessage, keyOf, loadLog, loadOlder, moved, on, openChat, state } from "./store.js";
import { chatName, firstLine, plainText } from "./words.js";

function hint(chat) {
  if (!chat) return null;
  if (chat.type === "private") {
    return h("div.hint", {}, avatar(chat.id, "", "bot"), h("h2", {}, t("empty_private")), h("p", {}, t("empty_private_hint")));
  }
  const [before, after] = t("empty_group_hint", { cmd: "\u0000" }).split("\u0000");
  const say = () => emit("say", "/newgame");
  // Not a button element: those break lines around punctuation.
  const command = h("a.cmd", { role: "button", tabindex: 0, onclick: say, onkeydown: (event) => { if (event.key === "Enter") say(); } }, "/newgame");
  return h("div.hint", {}, avatar(chat.id, chatName(chat)), h("h2", {}, t("empty_group")), h("p", {}, before, command, after));
}

function subtitle(chat) {
  if (chat.type === "private") return t("bot");
  if (chat.is_forum && state.open?.thread) return t("topic_of", { title: chatName(chat) });
  const count = Array.isArray(chat.members) ? chat.members.length : chat.members_count;
  return count ? t("members", { n: count }) : t("group");
}

function heading(chat) {
  const topic = chat.is_forum ? (chat.topics || []).find((known) => known.id === state.open.thread) : null;
  const title = topic ? topic.name : chatName(chat);
  const picture = chat.type === "private" ? avatar(chat.id, "", "bot") : topic ? avatar(topic.id, topic.name, "topic") : avatar(chat.id, title);
  const more = button("round", t("chat_menu"), "more", () => chatMenu(openChat(), more));
  return [button("round.back", t("back"), "back", goList),
    h("button.head-title", { type: "button", onclick: () => chatMenu(openChat(), more, true) }, picture,
      h("span.row-text", {}, h("h1.row-name", {}, h("bdi", {}, title)), h("span.row-sub", {}, state.online ? subtitle(chat) : t("offline")))), more];
}

// The pinned message may be older than what is loaded, and a pin of another topic is not shown here.
async function pinnedBar(bar, jumpTo) {
  const chat = openChat();
  const id = chat?.pinned_message_id;
  bar.hidden = true;
  if (!id) return;
  const message = await fetchMessage(chat.id, id).catch(() => null);
  if (!message || openChat()?.id !== chat.id) return;
  if (chat.is_forum && keyOf(chat.id, message.message_thread_id) !== keyOf(chat.id, state.open.thread)) return;
  bar.hidden = false;
  fill(bar, icon("pin"), h("span.row-text", {}, h("span.pin-label", {}, t("pinned")), h("span.pin-text", {}, firstLine(message, 120) || plainText(message, 120).text)));
  bar.onclick = () => jumpTo(id);
}

// The open chat is gone from the list: left, or living on elsewhere, maybe not listed yet.
function follow(target) {
  if (!target) goList();
  else if (chatOf(target)) go(target);
}

export function chatPane() {
  const head = h("header.chat-head");
  const bar = h("button.pinned", { type: "button", hidden: true });
  const log = messageLog(hint);
  const compose = composer({ onPage: log.scrollPage });
  const room = h("div.room", {}, h("div.wall", { "aria-hidden": "true" }), head, bar, ...log.nodes, compose.node);
  const blank = h("div.blank", {}, h("div.wall", { "aria-hidden": "true" }), h("p", {}, t("pick_chat")));
  const pane = h("main.chat-pane");
  append(pane, [blank, room]);

  const jumpTo = async (id) => {
    for (let tries = 0; tries < 8; tries += 1) {
      if (log.reveal(id)) return;
      if (!(await loadOlder(openChat(), state.open.thread).catch(() => false))) break;
    }
    toast(t("newest_lost"));
  };

  const drawHead = () => {
    const chat = openChat();
    if (chat) fill(head, heading(chat));
  };

  const show = async () => {
    const chat = openChat();
    blank.hidden = Boolean(chat);
    room.hidden = !chat;
    if (!chat) { log.show(); return; }
    const thread = state.open.thread;
    drawHead();
    compose.show(chat);
    log.show();
    pinnedBar(bar, jumpTo);
    // Known logs are shown at once; only a log never loaded has to be waited for.
    if (!state.logs.has(keyOf(chat.id, thread))) {
      await loadLog(chat, thread).catch((error) => toast(problem(error), "bad"));
      if (openChat() === chat && state.open.thread === thread) log.show();
    }
  };

  let shownPin = null;
  on("open", show);
  on("chats", () => {
    const chat = openChat();
    if (!chat) { if (state.open) follow(moved.get(state.open.chat)); return; }
    drawHead();
    compose.refresh(chat);
    const pin = `${chat.id}/${state.open.thread}/${chat.pinned_message_id}`;
    if (pin !== shownPin) pinnedBar(bar, jumpTo);
    shownPin = pin;
  });
  on("edit", (key, message) => { if (message.message_id === openChat()?.pinned_message_id) pinnedBar(bar, jumpTo); });
  on("online", drawHead);
  on("jump", jumpTo);
  room.hidden = true;
  return pane;
}
