// Forms that make something new: a group, a topic.
import { api } from "./api.js";
import { dialog, toast } from "./dialogs.js";
import { h } from "./dom.js";
import { problem, t } from "./i18n.js";
import { go } from "./route.js";
import { loadChats, state } from "./store.js";

function form(fields, action, act) {
  const submit = async (event) => {
    event.preventDefault();
    try { await act(); } catch (error) { toast(problem(error), "bad"); }
  };
  return h("form.form", { onsubmit: submit }, fields, h("div.row.end", {}, h("button.solid", { type: "submit" }, action)));
}

export function newGroupDialog() {
  const title = h("input", { required: true, maxlength: 128, placeholder: t("title_hint"), autofocus: true, autocomplete: "off" });
  const forum = h("input", { type: "checkbox" });
  dialog(t("new_group"), (close) => form([
    h("label.field", {}, h("span", {}, t("title")), title),
    h("label.check", {}, forum, h("span", {}, t("with_topics"))),
  ], t("create_group"), async () => {
    const chat = await api.newGroup({ me: state.me.id, title: title.value.trim(), is_forum: forum.checked });
    await loadChats();
    close();
    go(chat.id);
  }), { cls: "small" });
}

export function newTopicDialog(chat) {
  const name = h("input", { required: true, maxlength: 128, autofocus: true, autocomplete: "off" });
  dialog(t("new_topic"), (close) => form([h("label.field", {}, h("span", {}, t("topic_name")), name)], t("create"), async () => {
    const made = await api.newTopic({ me: state.me.id, chat: chat.id, name: name.value.trim() });
    await loadChats();
    close();
    const topic = made?.topics ? made.topics.at(-1) : made;
    go(chat.id, topic?.id ?? topic?.message_thread_id);
  }), { cls: "small" });
}
