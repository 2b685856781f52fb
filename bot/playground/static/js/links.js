// What happens when a link is followed: the bot's own deep links stay on this page.
import { api } from "./api.js";
import { toast } from "./dialogs.js";
import { problem, t } from "./i18n.js";
import { go } from "./route.js";
import { chatOf, loadChats, loadPeople, state } from "./store.js";

// Answers the payload of t.me/BOT?start=PAYLOAD or tg://resolve?domain=BOT&start=PAYLOAD, else null.
export function startPayload(address) {
  let url;
  try { url = new URL(address.includes(":") ? address : `https://${address}`); } catch { return null; }
  const ours = ["t.me", "telegram.me"].includes(url.hostname) || url.protocol === "tg:";
  return ours && url.searchParams.has("start") ? url.searchParams.get("start") : null;
}

export async function startBot(payload) {
  try {
    await api.start(state.me.id, payload || undefined);
    await Promise.all([loadPeople(), loadChats()]);
    const chat = state.chats.find((known) => known.type === "private");
    if (chatOf(chat.id)) go(chat.id);
  } catch (error) {
    toast(problem(error), "bad");
  }
}

export function follow(address) {
  const payload = startPayload(address);
  if (payload !== null) return startBot(payload);
  const bot = address.match(/^(?:https?:\/\/)?(?:t|telegram)\.me\/\w*bot$/i);
  if (bot) return go(state.chats.find((chat) => chat.type === "private").id);
  if (/^https?:\/\//i.test(address)) window.open(address, "_blank", "noopener");
  return undefined;
}
