// Small element builder; text always goes in as text, only server-made HTML goes in as `html`.
export function h(tag, props, ...children) {
  const [name, ...classes] = tag.split(".");
  const node = document.createElement(name || "div");
  if (classes.length) node.className = classes.join(" ");
  for (const [key, value] of Object.entries(props || {})) setProp(node, key, value);
  append(node, children);
  return node;
}

function setProp(node, key, value) {
  if (value === undefined || value === null || value === false) return;
  if (key === "html") node.innerHTML = value;
  else if (key === "data") Object.assign(node.dataset, value);
  else if (key === "class") node.classList.add(...value.split(" ").filter(Boolean));
  else if (key.startsWith("on")) node.addEventListener(key.slice(2), value);
  else node.setAttribute(key, value === true ? "" : value);
}

export function append(node, children) {
  for (const child of children.flat(Infinity)) {
    if (child !== undefined && child !== null && child !== false) node.append(child);
  }
}

export function fill(node, ...children) {
  node.replaceChildren();
  append(node, children);
  return node;
}

const PATHS = {
  back: "M15 5l-7 7 7 7", send: "M12 20V5M5.500 11.500L12 5l6.500 6.500", check: "M5 12.500l4.500 4.500L19 7.500", close: "M6 6l12 12M18 6L6 18",
  down: "M6 9.500l6 6 6-6", more: "M12 5.500h.01M12 12h.01M12 18.500h.01", menu: "M4 7h16M4 12h16M4 17h10", plus: "M12 5v14M5 12h14",
  clip: "M20 11.500l-8 8a5 5 0 0 1-7-7l8.500-8.500a3.400 3.400 0 0 1 4.800 4.800L10 17a1.700 1.700 0 0 1-2.400-2.400l7.400-7.400",
  slash: "M14.500 5l-5 14", reply: "M9 6L4 11l5 5M4 11h9a7 7 0 0 1 7 7", edit: "M4 20l1-4L16 5l3 3L8 19zM14 7l3 3", copy: "M9 9h10v10H9zM5 15V5h10",
  pin: "M9 4h6l-1 6 3 3H7l3-3zM12 13v7", people: "M9 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7zM3 20c0-4 2.500-6 6-6s6 2 6 6M16 5a3 3 0 0 1 0 6M17.500 14.500c2.300.8 3.500 2.700 3.500 5.500",
  moon: "M19.500 14.500A8 8 0 0 1 9.500 4.500a8 8 0 1 0 10 10z", sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.500v2M12 19.500v2M2.500 12h2M19.500 12h2M5.300 5.300l1.400 1.400M17.300 17.300l1.400 1.400M5.300 18.700l1.400-1.400M17.300 6.700l1.400-1.400",
  tab: "M4 8h11v12H4zM9 4h11v12", swap: "M4 8h14l-3-3M20 16H6l3 3", leave: "M14 5H5v14h9M10 12h10M17 8.500L20.500 12 17 15.500", block: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM6.500 6.500l11 11",
  mute: "M5 9.500v5h3l5 4v-13l-5 4zM16.500 9.500l5 5M21.500 9.500l-5 5", topic: "M5 9h14M5 15h14M10 4L8 20M16 4l-2 16", up: "M12 19V6M6.500 11L12 5.500 17.500 11", link: "M8 16L17 7M9.500 7H17v7.500",
  spark: "M12 3l2.200 6.800L21 12l-6.800 2.200L12 21l-2.200-6.800L3 12l6.800-2.200z", file: "M7 3h7l4 4v14H7zM14 3v4h4",
};

export function icon(name) {
  const space = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(space, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  svg.classList.add("icon");
  const path = document.createElementNS(space, "path");
  path.setAttribute("d", PATHS[name]);
  svg.append(path);
  return svg;
}

export const button = (cls, label, glyph, onclick) =>
  h(`button.${cls}`, { type: "button", "aria-label": label, title: label, onclick }, icon(glyph));

// Colours follow the id, so that a person keeps theirs in every chat and after every reload.
export const hue = (id) => `c${Math.abs(Number(id) || 0) % 8}`;

export function initials(name) {
  const words = (name || "").replace(/[^\p{L}\p{N}\p{Extended_Pictographic} ]/gu, "").trim().split(/\s+/).filter(Boolean);
  const first = (word) => [...word][0] || "";
  if (!words.length) return "?";
  return (first(words[0]) + (words.length > 1 ? first(words[words.length - 1]) : "")).toUpperCase();
}

export function avatar(id, name, kind = "") {
  const glyph = kind === "topic" ? icon("topic") : kind === "bot" ? icon("spark") : initials(name);
  return h("span.avatar", { class: `${kind === "bot" ? "bot" : hue(id)} ${kind}`, "aria-hidden": "true" }, glyph);
}

// A name of nothing but invisible signs would leave a hole where a person stands.
export function fullName(person) {
  const name = [person?.first_name, person?.last_name].filter(Boolean).join(" ");
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(name) ? name : `#${person?.id ?? "?"}`;
}
