// What this tab knows: the person, the chats, the messages seen so far, and what is unread.
import { api } from "./api.js";

export const state = { me: null, people: new Map(), chats: [], open: null, logs: new Map(), unread: new Map(), online: true };
const PAGE = 50;
const GENERAL = new Set([undefined, null, 0, 1]);
const listeners = new Map();
let readMarks = {};
// Groups that became supergroups live on under a new id.
export const moved = new Map();

export function on(name, act) {
  listeners.set(name, [...(listeners.get(name) || []), act]);
}
export function emit(name, ...values) {
  for (const act of listeners.get(name) || []) act(...values);
}

export const keyOf = (chat, thread) => `${chat}/${GENERAL.has(thread) ? 0 : thread}`;
export const chatOf = (id) => state.chats.find((chat) => chat.id === Number(id));
export const openChat = () => (state.open ? chatOf(state.open.chat) : undefined);
export const isOpen = (key) => Boolean(state.open) && keyOf(state.open.chat, state.open.thread) === key;
const threadOf = (chat, message) => (chat?.is_forum ? message.message_thread_id : 0);
const markName = () => `parlor.read.${state.me.id}`;

export async function signIn(person) {
  state.me = person;
  try { readMarks = JSON.parse(localStorage.getItem(markName()) || "{}"); } catch { readMarks = {}; }
  await Promise.all([loadPeople(), loadChats()]);
}

export async function loadPeople() {
  state.people = new Map((await api.people()).map((person) => [person.id, person]));
}

// Answers may overtake each other: the look that began last is the one that counts, and all wait for it.
let newestLook = null;
export function loadChats() {
  const look = (async () => {
    const chats = await api.chats(state.me.id);
    await Promise.all(chats.map(countUnread));
    if (look !== newestLook) return newestLook;
    newestLook = null;
    state.chats = chats;
    return emit("chats");
  })();
  newestLook = look;
  look.catch(() => { if (newestLook === look) newestLook = null; });
  return look;
}

const watching = (key) => isOpen(key) && !document.hidden;

// The server counts by chat; topics are counted here, from the marks this browser keeps for each of them.
async function countUnread(chat) {
  if (!chat.is_forum) {
    const key = keyOf(chat.id);
    if (chat.unread && !watching(key)) state.unread.set(key, chat.unread);
    else state.unread.delete(key);
    return;
  }
  const counts = new Map();
  const newest = new Map();
  for (const message of await api.messages({ me: state.me.id, chat: chat.id, limit: 100 })) {
    const key = keyOf(chat.id, message.message_thread_id);
    newest.set(key, message);
    if (!message.out && message.message_id > (readMarks[key] || 0) && !watching(key)) counts.set(key, (counts.get(key) || 0) + 1);
  }
  for (const key of [...state.unread.keys()]) if (key.startsWith(`${chat.id}/`)) state.unread.delete(key);
  for (const [key, count] of counts) state.unread.set(key, count);
  chat.newest = newest;
}

let pending = null;
export function refreshChats() {
  clearTimeout(pending);
  pending = setTimeout(() => Promise.all([loadPeople(), loadChats()]).catch(() => {}), 60);
}

const inThread = (chat, thread) => (message) => !chat?.is_forum || keyOf(chat.id, message.message_thread_id) === keyOf(chat.id, thread);

async function fetchPage(chat, thread, before) {
  const where = { me: state.me.id, chat: chat.id, limit: PAGE, before };
  if (chat.is_forum && !GENERAL.has(thread)) where.thread = thread;
  const page = await api.messages(where);
  return { whole: page.length < PAGE, raw: page, mine: page.filter((message) => !message.deleted).filter(inThread(chat, thread)) };
}

// What happened while a page was on its way is younger than the page: it is applied to it afterwards.
const late = new Map();
function note(key, change) {
  for (const changes of late.get(key) || []) changes.push(change);
}

function applyLate(messages, changes) {
  let result = messages;
  for (const { message, isNew, gone } of changes) {
    if (gone) result = result.filter((known) => !gone.includes(known.message_id));
    else if (result.some((known) => known.message_id === message.message_id)) result = result.map((known) => (known.message_id === message.message_id ? message : known));
    else if (isNew) result = [...result, message];
  }
  return result.sort((a, b) => a.message_id - b.message_id);
}

async function watchLate(key, work) {
  const changes = [];
  late.set(key, [...(late.get(key) || []), changes]);
  try { return [await work(), changes]; } finally { late.set(key, late.get(key).filter((other) => other !== changes)); }
}

// A fresh page replaces what was known of its range, so that edits and deletions of a gap show too.
export async function loadLog(chat, thread) {
  const key = keyOf(chat.id, thread);
  const [{ whole, raw, mine }, changes] = await watchLate(key, () => fetchPage(chat, thread));
  const known = state.logs.get(key);
  const from = raw[0]?.message_id ?? 0;
  const older = known && !whole ? known.messages.filter((message) => message.message_id < from) : [];
  const joined = older.length > 0;
  state.logs.set(key, { messages: applyLate([...older, ...mine], changes), whole: joined ? known.whole : whole, oldest: joined ? known.oldest : raw[0]?.message_id });
  emit("log", key);
}

export async function loadOlder(chat, thread) {
  const log = state.logs.get(keyOf(chat.id, thread));
  if (!log || log.whole || log.loading) return false;
  log.loading = true;
  try {
    const { whole, raw, mine } = await fetchPage(chat, thread, log.oldest);
    log.messages = [...mine, ...log.messages];
    log.whole = whole;
    log.oldest = raw[0]?.message_id ?? log.oldest;
  } finally { log.loading = false; }
  emit("log", keyOf(chat.id, thread), "older");
  return true;
}

export function findMessage(chat, id) {
  for (const [key, log] of state.logs) {
    if (!key.startsWith(`${chat}/`)) continue;
    const found = log.messages.find((message) => message.message_id === id);
    if (found) return found;
  }
  return undefined;
}

export async function fetchMessage(chat, id) {
  const known = findMessage(chat, id);
  if (known) return known;
  const page = await api.messages({ me: state.me.id, chat, before: id + 1, limit: 1 });
  return page.find((message) => message.message_id === id);
}

export function receive(event) {
  const id = Number(event.chat?.id ?? event.chat);
  if (event.kind === "message") arrived(id, event.message);
  else if (event.kind === "edit") changed(id, event.message);
  else if (event.kind === "delete") vanished(id, [event.message?.message_id ?? event.message]);
  else if (event.kind === "toast") emit("toast", event);
  else {
    if (event.migrated_to) moved.set(id, event.migrated_to);
    refreshChats();
  }
}

export function arrived(id, message) {
  const chat = chatOf(id);
  if (!chat) return refreshChats();
  const key = keyOf(id, threadOf(chat, message));
  const log = state.logs.get(key);
  note(key, { message, isNew: true });
  // One's own message comes twice: as the answer and on the stream.
  const known = findMessage(id, message.message_id);
  if (known) return JSON.stringify(known) === JSON.stringify(message) ? undefined : changed(id, message);
  if (log) log.messages = [...log.messages, message].sort((a, b) => a.message_id - b.message_id);
  chat.last_message = message;
  chat.newest?.set(key, message);
  if (!message.out) state.unread.set(key, (state.unread.get(key) || 0) + 1);
  emit("message", key, message);
  emit("chats");
  if (newestLook || message.new_chat_members || message.left_chat_member || message.forum_topic_created || id === state.me.id) refreshChats();
}

function changed(id, message) {
  note(keyOf(id, threadOf(chatOf(id), message)), { message });
  for (const [key, log] of state.logs) {
    if (!key.startsWith(`${id}/`)) continue;
    const index = log.messages.findIndex((known) => known.message_id === message.message_id);
    if (index < 0) continue;
    log.messages[index] = message;
    emit("edit", key, message);
  }
  const chat = chatOf(id);
  if (chat?.last_message?.message_id === message.message_id) {
    chat.last_message = message;
    emit("chats");
  }
}

function vanished(id, ids) {
  for (const key of late.keys()) if (key.startsWith(`${id}/`)) note(key, { gone: ids });
  for (const [key, log] of state.logs) {
    if (!key.startsWith(`${id}/`)) continue;
    log.messages = log.messages.filter((message) => !ids.includes(message.message_id));
    emit("delete", key, ids);
  }
  refreshChats();
}

export async function catchUp() {
  const open = state.open && keyOf(state.open.chat, state.open.thread);
  for (const key of [...state.logs.keys()]) if (key !== open) state.logs.delete(key);
  await Promise.all([loadPeople(), loadChats()]);
  const chat = openChat();
  if (chat) await loadLog(chat, state.open.thread);
}

export function markRead(chat, thread) {
  const key = keyOf(chat.id, thread);
  const newest = state.logs.get(key)?.messages.at(-1)?.message_id;
  if (!newest || (!state.unread.get(key) && readMarks[key] >= newest)) return;
  readMarks[key] = newest;
  state.unread.delete(key);
  try { localStorage.setItem(markName(), JSON.stringify(readMarks)); } catch { /* only this tab will remember */ }
  api.read(state.me.id, chat.id, newest, chat.is_forum && !GENERAL.has(thread) ? thread : undefined).catch(() => {});
  emit("chats");
}

export const unreadIn = (chat) => [...state.unread].reduce((sum, [key, n]) => (key.startsWith(`${chat.id}/`) ? sum + n : sum), 0);
const standing = () => state.people.get(state.me.id) || state.me;
export const isBlocked = (chat) => chat.type === "private" && Boolean(standing().blocked);
export const isStarted = (chat) => chat.type !== "private" || Boolean(standing().started);
