// Toasts, alerts, dialogs and small menus.
import { append, button, h, icon } from "./dom.js";
import { t } from "./i18n.js";

export function toast(text, kind = "") {
  if (!text) return;
  const rack = document.getElementById("toasts");
  const note = h("div.toast", { class: kind }, text);
  // A modal dialog covers the page's top layer; the toast goes with it.
  (document.querySelector("dialog[open]:last-of-type .dialog-toasts") || rack).append(note);
  // One at a time, as in Telegram: a pile of them would cover what they speak of.
  while (rack.children.length > 1) rack.firstChild.remove();
  const stay = Math.min(8000, 2600 + text.length * 45);
  setTimeout(() => note.classList.add("going"), stay);
  setTimeout(() => note.remove(), stay + 260);
}

export function dialog(title, build, { cls = "" } = {}) {
  const before = document.activeElement;
  const box = h("dialog.dialog", { class: cls, "aria-label": title });
  const close = () => box.close();
  box.addEventListener("close", () => {
    box.remove();
    before?.focus?.();
  });
  box.addEventListener("click", (event) => { if (event.target === box) close(); });
  append(box, [h("div.dialog-box", {},
    h("header.dialog-head", {}, h("h2", {}, title), button("round", t("close"), "close", close)),
    h("div.dialog-body", {}, ...[build(close)].flat()),
    h("div.dialog-toasts", { role: "status" }))]);
  document.body.append(box);
  box.showModal();
  return box;
}

// Telegram's show_alert: it stays until it is read.
export function alertBox(text) {
  if (!text) return;
  const before = document.activeElement;
  const ok = h("button.solid", { type: "button", autofocus: true }, t("ok"));
  const box = h("dialog.dialog.alert", { role: "alertdialog", "aria-label": text },
    h("div.dialog-box", {}, h("p.alert-text", {}, text), h("div.row.end", {}, ok)));
  ok.addEventListener("click", () => box.close());
  box.addEventListener("close", () => { box.remove(); before?.focus?.(); });
  document.body.append(box);
  box.showModal();
}

export function confirmBox(text, action, act) {
  dialog(text, (close) => h("div.row.end", {},
    h("button.plain", { type: "button", onclick: close }, t("cancel")),
    h("button.solid.bad", { type: "button", onclick: () => { close(); act(); } }, action)), { cls: "small" });
}

function place(box, anchor) {
  const spot = anchor instanceof Element ? anchor.getBoundingClientRect() : { left: anchor.x, right: anchor.x, top: anchor.y, bottom: anchor.y };
  const { width, height } = box.getBoundingClientRect();
  const left = anchor instanceof Element && spot.left + width > innerWidth - 8 ? spot.right - width : spot.left;
  const below = spot.bottom + 6;
  const top = below + height > innerHeight - 8 ? Math.max(8, spot.top - height - 6) : below;
  box.style.left = `${Math.min(Math.max(8, left), innerWidth - width - 8)}px`;
  box.style.top = `${top}px`;
}

function moveFocus(event, box) {
  const rows = [...box.querySelectorAll("button, a")];
  const at = rows.indexOf(document.activeElement);
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  rows[(at + step + rows.length) % rows.length].focus();
}

// Entries: {label, icon, act, href, bad}; falsy ones are left out.
export function menu(anchor, entries) {
  document.querySelector(".menu")?.remove();
  const before = document.activeElement;
  const box = h("div.menu", { role: "menu" });
  const close = () => {
    box.remove();
    removeEventListener("pointerdown", outside, true);
    removeEventListener("keydown", onKey, true);
  };
  const outside = (event) => { if (!box.contains(event.target)) close(); };
  const onKey = (event) => {
    if (event.key === "Escape") { event.stopPropagation(); close(); before?.focus?.(); } else moveFocus(event, box);
  };
  for (const entry of entries.filter(Boolean)) {
    const inside = [icon(entry.icon), h("span", {}, entry.label)];
    const props = { role: "menuitem", class: entry.bad ? "bad" : "", onclick: () => { close(); entry.act?.(); } };
    box.append(entry.href ? h("a.menu-row", { ...props, href: entry.href, target: "_blank" }, inside) : h("button.menu-row", { ...props, type: "button" }, inside));
  }
  (anchor instanceof Element && anchor.closest("dialog") || document.body).append(box);
  place(box, anchor);
  box.querySelector("button, a")?.focus();
  setTimeout(() => addEventListener("pointerdown", outside, true));
  addEventListener("keydown", onKey, true);
}
