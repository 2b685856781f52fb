// The scrolling log of one chat: keeps its place, follows the newest, counts what waits below.
import { bubble } from "./bubble.js";
import { fill, h, icon } from "./dom.js";
import { t } from "./i18n.js";
import { loadOlder, markRead, openChat, state, keyOf, isOpen, on } from "./store.js";
import { dayLabel, dayOf } from "./times.js";

const NEAR = 90;
const SERIES = 300;

export function messageLog(emptyHint) {
  const list = h("div.log", { role: "log", "aria-label": t("message"), "aria-live": "polite" });
  const count = h("span.badge", { hidden: true });
  const jump = h("button.jump", { type: "button", "aria-label": t("jump"), title: t("jump"), hidden: true }, icon("down"), count);
  const scroller = h("div.scroll", { tabindex: -1 }, list);
  const view = { key: null, stuck: true, below: 0, firstUnread: null, top: 0 };

  const gap = () => scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight;
  const toBottom = (smooth) => scroller.scrollTo({ top: scroller.scrollHeight, behavior: smooth ? "smooth" : "instant" });
  const nodeOf = (id) => list.querySelector(`[data-id="${Number(id)}"]`);

  function showJump() {
    jump.hidden = view.stuck;
    count.hidden = view.below === 0;
    count.textContent = String(view.below);
    jump.setAttribute("aria-label", view.below ? `${t("jump")}: ${t("newer", { n: view.below })}` : t("jump"));
  }

  function seen() {
    const chat = openChat();
    if (!chat || document.hidden || !view.stuck || view.key === null) return;
    view.below = 0;
    markRead(chat, state.open.thread);
  }

  // Each day is a block of its own, so that its label can stay in sight while the day scrolls by.
  function dayBlock(node, before) {
    const day = String(dayOf(node.dataset.date));
    const known = list.querySelector(`.day-block[data-day="${day}"]`);
    if (known) return known;
    const made = h("section.day-block", { data: { day } }, h("div.day", {}, h("span", {}, dayLabel(Number(node.dataset.date)))));
    if (before) before.after(made); else list.prepend(made);
    return made;
  }

  // Series, days and the unread line depend on neighbours, so they are set in one pass over the log.
  function regroup() {
    for (const old of list.querySelectorAll(".unread-line")) old.remove();
    let before = null;
    let block = null;
    for (const node of list.querySelectorAll("[data-id]")) {
      const newDay = !before || dayOf(before.dataset.date) !== dayOf(node.dataset.date);
      const unreadHere = view.firstUnread !== null && Number(node.dataset.id) === view.firstUnread;
      const same = before && !newDay && !unreadHere && node.dataset.sender && before.dataset.sender === node.dataset.sender
        && node.dataset.date - before.dataset.date < SERIES && !before.querySelector(".keys");
      if (newDay) block = dayBlock(node, block);
      if (node.parentElement !== block) block.append(node);
      if (unreadHere) node.before(h("div.unread-line", {}, h("span", {}, t("new_below"))));
      node.classList.toggle("first", !same);
      node.classList.add("last");
      if (same) before.classList.remove("last");
      before = node;
    }
    for (const old of list.querySelectorAll(".day-block")) if (!old.querySelector("[data-id]")) old.remove();
  }

  // Who joined is no talk yet: the first step is shown until somebody says something.
  function hintIfQuiet() {
    list.querySelector(".hint")?.remove();
    if (!list.querySelector(".msg") && openChat()) list.append(emptyHint(openChat()));
  }

  function drawAll(kind) {
    const chat = openChat();
    const messages = state.logs.get(view.key)?.messages || [];
    const fromBottom = scroller.scrollHeight - scroller.scrollTop;
    fill(list, messages.map((message) => bubble(message, chat)));
    regroup();
    hintIfQuiet();
    if (kind === "older") scroller.scrollTop = scroller.scrollHeight - fromBottom;
    else if (view.stuck) toBottom();
    seen();
    showJump();
  }

  function add(key, message) {
    if (key !== view.key) return;
    const node = bubble(message, openChat());
    node.classList.add("fresh");
    const after = [...list.querySelectorAll("[data-id]")].find((other) => Number(other.dataset.id) > message.message_id);
    if (after) after.before(node); else list.append(node);
    if (message.out) { view.stuck = true; view.firstUnread = null; }
    if (!message.out && (!view.stuck || document.hidden) && view.firstUnread === null) view.firstUnread = message.message_id;
    regroup();
    hintIfQuiet();
    if (view.stuck) toBottom(!document.hidden && gap() < 900);
    else if (!message.out) view.below += 1;
    seen();
    showJump();
  }

  function replace(key, message) {
    if (key !== view.key) return;
    const old = nodeOf(message.message_id);
    if (!old) return;
    const focus = old.contains(document.activeElement) ? [...old.querySelectorAll("button, a")].indexOf(document.activeElement) : -1;
    const shown = [...old.querySelectorAll(".spoiler")].map((spoiler) => spoiler.classList.contains("shown"));
    const node = bubble(message, openChat());
    old.replaceWith(node);
    [...node.querySelectorAll(".spoiler")].forEach((spoiler, index) => { if (shown[index]) spoiler.click(); });
    if (focus >= 0) node.querySelectorAll("button, a")[focus]?.focus({ preventScroll: true });
    regroup();
    if (view.stuck) toBottom();
  }

  function remove(key, ids) {
    if (key !== view.key) return;
    for (const id of ids) nodeOf(id)?.remove();
    regroup();
    hintIfQuiet();
    if (view.stuck) toBottom();
  }

  function reveal(id) {
    const node = nodeOf(id);
    if (!node) return false;
    node.scrollIntoView({ block: "center", behavior: "smooth" });
    node.classList.add("lit");
    setTimeout(() => node.classList.remove("lit"), 1600);
    return true;
  }

  scroller.addEventListener("scroll", () => {
    // Only a move upwards lets go of the newest: a smooth way down passes through the middle as well.
    const up = scroller.scrollTop < view.top - 1;
    view.top = scroller.scrollTop;
    if (gap() < NEAR) view.stuck = true;
    else if (up) view.stuck = false;
    if (view.stuck) { seen(); } else if (scroller.scrollTop < 240 && state.open) loadOlder(openChat(), state.open.thread).catch(() => {});
    showJump();
  }, { passive: true });
  jump.addEventListener("click", () => { view.stuck = true; view.below = 0; toBottom(true); seen(); showJump(); });
  // Photos, keyboards and the phone's keyboard change heights; who was at the bottom stays there.
  const hold = new ResizeObserver(() => { if (view.stuck) toBottom(); });
  hold.observe(list);
  hold.observe(scroller);
  document.addEventListener("visibilitychange", seen);
  addEventListener("focus", seen);
  on("log", (key, kind) => { if (isOpen(key)) drawAll(kind); });
  on("message", add);
  on("edit", replace);
  on("delete", remove);

  return {
    nodes: [scroller, jump],
    reveal,
    scrollPage: (sign) => scroller.scrollBy({ top: sign * scroller.clientHeight * 0.85, behavior: "smooth" }),
    show() {
      const chat = openChat();
      view.key = chat ? keyOf(chat.id, state.open.thread) : null;
      if (!chat) return;
      view.stuck = true;
      view.below = 0;
      const unread = state.unread.get(view.key) || 0;
      const messages = state.logs.get(view.key)?.messages || [];
      const line = unread ? messages.filter((message) => !message.out).at(-unread) : null;
      view.firstUnread = line?.message_id ?? null;
      drawAll();
    },
  };
}
