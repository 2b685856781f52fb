// Who is sitting at this tab: the picker, and the form for one more person.
import { api } from "./api.js";
import { avatar, fill, fullName, h, icon } from "./dom.js";
import { dialog, toast } from "./dialogs.js";
import { LANGUAGES, lang, problem, t } from "./i18n.js";

export const languageName = (code) => (LANGUAGES.find(([short]) => (code || "en").startsWith(short)) || LANGUAGES[0])[1];
export const personUrl = (id) => `/?me=${id}`;

export function personText(person) {
  const handle = person.username ? `@${person.username} · ` : "";
  return h("span.row-text", {}, h("span.row-name", {}, h("bdi", {}, fullName(person))), h("span.row-sub", {}, `${handle}${languageName(person.language_code)}`));
}

function personForm(done, extra) {
  const first = h("input", { name: "first_name", required: true, maxlength: 64, autocomplete: "off", autofocus: true });
  const username = h("input", { name: "username", maxlength: 32, pattern: "@?[A-Za-z][A-Za-z0-9_]{2,31}", autocomplete: "off" });
  const choice = h("select", { name: "language_code" }, LANGUAGES.map(([code, label]) => h("option", { value: code, selected: code === lang() }, label)));
  const field = (label, input) => h("label.field", {}, h("span", {}, label), input);
  const submit = async (event) => {
    event.preventDefault();
    const person = { first_name: first.value.trim(), language_code: choice.value, ...extra };
    if (username.value.trim()) person.username = username.value.trim().replace(/^@/, "");
    try { done(await api.addPerson(person)); } catch (error) { toast(problem(error), "bad"); }
  };
  return h("form.form", { onsubmit: submit }, field(t("first_name"), first), field(t("username"), username), field(t("language"), choice),
    h("div.row.end", {}, h("button.solid", { type: "submit" }, t("create"))));
}

export function addPersonDialog(done, extra = {}) {
  const box = dialog(t("add_person"), () => personForm((person) => { box.close(); done(person); }, extra), { cls: "small" });
}

// A plain click takes this tab; a middle or Ctrl click on the same row opens another person's tab.
export function choosePerson(app, people) {
  return new Promise((resolve) => {
    const row = (person) => {
      const take = (event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        resolve(person);
      };
      return h("li.person", {},
        h("a.person-row", { href: personUrl(person.id), onclick: take }, avatar(person.id, fullName(person)), personText(person)),
        h("a.round", { href: personUrl(person.id), target: "_blank", rel: "noopener", "aria-label": `${t("in_new_tab")}: ${fullName(person)}`, title: t("in_new_tab") }, icon("tab")));
    };
    fill(app, h("main.welcome", {}, h("div.welcome-card", {},
      h("img.mark", { src: "/static/img/mark.svg", alt: "", width: 56, height: 56 }),
      h("h1", {}, t("who")), h("p.muted", {}, t("who_hint")),
      h("ul.people", {}, people.map(row)),
      h("button.add-person", { type: "button", onclick: () => addPersonDialog(resolve) }, icon("plus"), h("span", {}, t("add_person"))))));
    app.querySelector(".person-row")?.focus();
  });
}

export function switchPerson() {
  try { sessionStorage.removeItem("parlor.me"); } catch { /* nothing was remembered */ }
  location.href = "/";
}

