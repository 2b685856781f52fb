// Messages and chats put into plain words: names, previews and service lines.
import { fullName } from "./dom.js";
import { t } from "./i18n.js";
import { state } from "./store.js";

export const chatName = (chat) => chat.title || [chat.first_name, chat.last_name].filter(Boolean).join(" ") || "Parlor";
export const senderOf = (message) => message.sender_chat || message.from || { id: 0 };
export const senderName = (message) => message.sender_chat?.title || fullName(message.from);

const cut = (text, size) => ([...text].length > size ? `${[...text].slice(0, size).join("")}…` : text);

export const firstLine = (message, size) => cut((message.text || message.caption || "").trim().split("\n")[0], size);

function mediaLabel(message) {
  if (message.photo) return `🖼 ${t("photo")}`;
  if (message.document) return `📎 ${message.document.file_name || t("document")}`;
  return "";
}

// `service` is true for lines that belong to the chat and not to a sender.
export function plainText(message, size = 160) {
  const line = serviceText(message);
  if (line) return { text: line, service: true };
  const words = (message.text || message.caption || "").replace(/\s+/g, " ").trim();
  return { text: cut(words || mediaLabel(message), size), service: false };
}

function people(list) {
  return list.map((person) => fullName(person)).join(", ");
}

function memberText(message, who) {
  const joined = message.new_chat_members;
  if (joined) {
    const alone = joined.length === 1 && joined[0].id === message.from?.id;
    return alone ? t("s_joined", { who }) : t("s_added", { who, whom: people(joined) });
  }
  const gone = message.left_chat_member;
  if (!gone) return null;
  return gone.id === message.from?.id ? t("s_left", { who }) : t("s_removed", { who, whom: fullName(gone) });
}

function pinText(message, who) {
  const pinned = message.pinned_message;
  if (!pinned) return null;
  const text = firstLine(pinned, 40);
  return text ? t("s_pinned", { who, text }) : t("s_pinned_any", { who });
}

function topicText(message) {
  if (message.forum_topic_created) return t("s_topic", { title: message.forum_topic_created.name });
  if (message.forum_topic_edited) return t("s_topic_renamed", { title: message.forum_topic_edited.name || "" });
  if (message.forum_topic_closed) return t("s_topic_closed");
  return message.forum_topic_reopened ? t("s_topic_reopened") : null;
}

export function serviceText(message) {
  const who = message.from?.id === state.me?.id ? t("you") : senderName(message);
  const known = memberText(message, who) || pinText(message, who) || topicText(message);
  if (known) return known;
  if (message.group_chat_created || message.supergroup_chat_created) return t("s_created", { who, title: message.chat?.title || "" });
  if (message.new_chat_title) return t("s_title", { who, title: message.new_chat_title });
  if (message.migrate_to_chat_id || message.migrate_from_chat_id) return t("s_migrated");
  const spoken = message.text || message.caption || message.photo || message.document || message.html;
  return spoken ? null : t("s_other");
}
