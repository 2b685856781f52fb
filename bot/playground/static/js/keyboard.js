// Inline keyboards: a tap shows at once, waits once, and tells what the bot answered.
import { api } from "./api.js";
import { alertBox, toast } from "./dialogs.js";
import { h, icon } from "./dom.js";
import { problem, t } from "./i18n.js";
import { follow } from "./links.js";
import { state } from "./store.js";

// Kept outside the nodes: an edit may redraw the keyboard while the answer is still on its way.
const waiting = new Set();
const nameOf = (message, data) => `${message.chat.id}:${message.message_id}:${data}`;

function mark(name, on) {
  for (const node of document.querySelectorAll(".key")) {
    if (node.dataset.press !== name) continue;
    node.classList.toggle("waiting", on);
    node.setAttribute("aria-busy", String(on));
  }
}

async function press(message, data) {
  const name = nameOf(message, data);
  if (waiting.has(name)) return;
  waiting.add(name);
  mark(name, true);
  try {
    const answer = await api.press({ me: state.me.id, chat: message.chat.id, message: message.message_id, data });
    if (answer.timeout) toast(t("no_answer"), "bad");
    else if (answer.url) follow(answer.url);
    if (answer.text) (answer.show_alert ? alertBox : toast)(answer.text);
  } catch (error) {
    toast(problem(error), "bad");
  } finally {
    waiting.delete(name);
    mark(name, false);
  }
}

async function copy(text) {
  await navigator.clipboard.writeText(text);
  toast(t("copied"));
}

function key(message, spec) {
  const name = nameOf(message, spec.callback_data);
  const busy = spec.callback_data !== undefined && waiting.has(name);
  const act = () => {
    if (spec.url) follow(spec.url);
    else if (spec.copy_text) copy(spec.copy_text.text);
    else if (spec.callback_data !== undefined) press(message, spec.callback_data);
  };
  return h("button.key", {
    type: "button", class: `${spec.style || ""} ${busy ? "waiting" : ""}`, disabled: Boolean(spec.disabled), "aria-busy": busy ? "true" : null,
    data: { press: name }, onclick: act,
  }, h("span.key-label", {}, spec.text), spec.url ? icon("link") : null, h("span.spinner", { "aria-hidden": "true" }));
}

export function keyboard(message) {
  const rows = message.reply_markup?.inline_keyboard;
  if (!rows?.length) return null;
  return h("div.keys", { role: "group" }, rows.map((row) => h("div.keyrow", {}, row.map((spec) => key(message, spec)))));
}
