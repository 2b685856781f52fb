// Clock texts in the person's language, and the one ticker that keeps relative times alive.
import { lang } from "./i18n.js";

const cache = new Map();
function formatter(kind, options) {
  const key = `${lang()}|${kind}|${JSON.stringify(options)}`;
  if (!cache.has(key)) cache.set(key, new Intl[kind](lang(), options));
  return cache.get(key);
}
const date = (options) => formatter("DateTimeFormat", options);

export const clock = (unix) => date({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(unix * 1000);

const dayStart = (moment) => new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();
export const dayOf = (unix) => dayStart(new Date(unix * 1000));

export function dayLabel(unix) {
  const days = Math.round((dayStart(new Date()) - dayOf(unix)) / 86400000);
  if (days === 0 || days === 1) {
    const text = formatter("RelativeTimeFormat", { numeric: "auto" }).format(-days, "day");
    return text.charAt(0).toLocaleUpperCase(lang()) + text.slice(1);
  }
  const year = new Date(unix * 1000).getFullYear() === new Date().getFullYear() ? undefined : "numeric";
  return date({ day: "numeric", month: "long", year }).format(unix * 1000);
}

export function shortMoment(unix) {
  const days = Math.round((dayStart(new Date()) - dayOf(unix)) / 86400000);
  if (days <= 0) return clock(unix);
  return days < 7 ? date({ weekday: "short" }).format(unix * 1000) : date({ day: "2-digit", month: "2-digit" }).format(unix * 1000);
}

export const longMoment = (unix) => date({ dateStyle: "full", timeStyle: "medium" }).format(unix * 1000);

function relative(unix) {
  const left = Math.round(unix - Date.now() / 1000);
  const size = Math.abs(left);
  const format = formatter("RelativeTimeFormat", { numeric: "auto" });
  if (size < 90) return format.format(left, "second");
  if (size < 3600 * 1.5) return format.format(Math.round(left / 60), "minute");
  if (size < 86400 * 1.5) return format.format(Math.round(left / 3600), "hour");
  return format.format(Math.round(left / 86400), "day");
}

// Telegram's letters: r alone, else w (weekday), d or D (date), t or T (time).
export function formatMoment(unix, letters) {
  if (letters === "r") return relative(unix);
  const options = {};
  if (letters.includes("w")) options.weekday = "long";
  if (letters.includes("d")) Object.assign(options, { day: "numeric", month: "short" });
  if (letters.includes("D")) Object.assign(options, { day: "numeric", month: "long", year: "numeric" });
  if (/[tT]/.test(letters)) Object.assign(options, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  if (letters.includes("T")) options.second = "2-digit";
  return date(options).format(unix * 1000);
}

export function drawTimes(root) {
  for (const node of root.querySelectorAll("time[data-unix]")) {
    const unix = Number(node.dataset.unix);
    const letters = node.dataset.format || "";
    if (!letters || !Number.isFinite(unix)) continue;
    const text = formatMoment(unix, letters);
    if (node.textContent !== text) node.textContent = text;
    if (!node.title) node.title = longMoment(unix);
    node.classList.toggle("soon", letters === "r" && unix * 1000 > Date.now() && unix * 1000 - Date.now() < 30000);
  }
}

export function startTicking() {
  setInterval(() => { if (!document.hidden) drawTimes(document); }, 1000);
  document.addEventListener("visibilitychange", () => drawTimes(document));
}
