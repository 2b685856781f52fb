// The bot's commands, offered while a message begins with a slash.
import { api } from "./api.js";
import { fill, h } from "./dom.js";
import { t } from "./i18n.js";
import { openChat, state } from "./store.js";

export function commandMenu(area, say) {
  const node = h("div.commands", { role: "listbox", id: "commands", "aria-label": t("commands"), hidden: true });
  let known = [];
  let shown = [];
  let at = 0;

  const isOpen = () => !node.hidden;

  function close() {
    node.hidden = true;
    area.removeAttribute("aria-activedescendant");
    area.setAttribute("aria-expanded", "false");
  }

  function take(command, send) {
    close();
    const text = `/${command}`;
    area.value = send ? "" : `${text} `;
    area.dispatchEvent(new Event("input"));
    area.focus();
    if (send) say(text);
  }

  function mark() {
    [...node.children].forEach((row, index) => row.setAttribute("aria-selected", String(index === at)));
    const row = node.children[at];
    if (row?.id) area.setAttribute("aria-activedescendant", row.id);
    row?.scrollIntoView({ block: "nearest" });
  }

  function draw(typed) {
    shown = known.filter(({ command }) => command.startsWith(typed));
    at = 0;
    if (!shown.length) return close();
    fill(node, shown.map(({ command, description }, index) => h("div.command", {
      role: "option", id: `command-${index}`, onpointerdown: (event) => event.preventDefault(), onclick: () => take(command, true),
      onpointermove: () => { if (at !== index) { at = index; mark(); } },
    }, h("span.command-name", {}, `/${command}`), h("span.command-text", {}, description))));
    node.hidden = false;
    area.setAttribute("aria-expanded", "true");
    return mark();
  }

  function onInput() {
    const typed = area.value.match(/^\/(\w*)$/);
    if (typed) draw(typed[1].toLowerCase());
    else close();
  }

  function onKey(event) {
    if (!isOpen()) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      at = (at + step + shown.length) % shown.length;
      mark();
    } else if (event.key === "Enter" && !event.shiftKey) take(shown[at].command, true);
    else if (event.key === "Tab") take(shown[at].command, false);
    else if (event.key === "Escape") { event.stopPropagation(); close(); } else return false;
    event.preventDefault();
    return true;
  }

  // Lists differ by chat, and an administrator sees more, so each opening asks again.
  async function load(chat) {
    try {
      const list = await api.commands(state.me.id, chat.id);
      if (openChat()?.id !== chat.id) return;
      // What is shown already stays as it is, with the row that one has moved to meanwhile.
      if (JSON.stringify(list) === JSON.stringify(known)) return;
      known = list;
      if (isOpen()) onInput();
    } catch { known = []; }
  }

  async function toggle() {
    if (isOpen()) return close();
    await load(openChat());
    area.focus();
    return draw("");
  }

  area.setAttribute("role", "combobox");
  area.setAttribute("aria-controls", "commands");
  area.setAttribute("aria-expanded", "false");
  area.addEventListener("blur", () => setTimeout(() => { if (document.activeElement !== area) close(); }, 120));
  area.addEventListener("input", () => { if (area.value === "/" && openChat()) load(openChat()); });
  return { node, onKey, onInput, close, load, toggle };
}
