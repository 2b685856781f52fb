// The address after # names the open chat, so that the phone's back gesture returns to the list.
import { chatOf, emit, state } from "./store.js";

export function go(chat, thread) {
  const target = `#${chat}${thread ? `/${thread}` : ""}`;
  if (location.hash === target) route();
  else location.hash = target;
}

export function goList() {
  if (location.hash) location.hash = "";
}

export function route() {
  const [chat, thread] = location.hash.slice(1).split("/").map(Number);
  const known = chat ? chatOf(chat) : undefined;
  const before = state.open;
  state.open = known ? { chat, thread: thread || 0 } : null;
  document.body.dataset.view = state.open ? "chat" : "list";
  if (before?.chat !== state.open?.chat || before?.thread !== state.open?.thread) emit("open");
  emit("chats");
}

export function watchRoute() {
  addEventListener("hashchange", route);
}
