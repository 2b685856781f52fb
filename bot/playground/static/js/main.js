// Boots the page: who am I, then the two panes, then the live stream.
import { chatList } from "./chatlist.js";
import { chatPane } from "./chatpane.js";
import { fill, h } from "./dom.js";
import { alertBox, toast } from "./dialogs.js";
import { setLanguage, t } from "./i18n.js";
import { choosePerson } from "./people.js";
import { route, watchRoute } from "./route.js";
import { catchUp, emit, on, receive, signIn, state } from "./store.js";
import { listen } from "./stream.js";
import { startTicking } from "./times.js";

const app = document.getElementById("app");

function rememberedId() {
  const asked = new URLSearchParams(location.search).get("me");
  try { return Number(asked ?? sessionStorage.getItem("parlor.me")) || null; } catch { return Number(asked) || null; }
}

function titleCount() {
  const count = [...state.unread.values()].reduce((sum, n) => sum + n, 0);
  const name = state.me ? ` · ${state.me.first_name}` : "";
  document.title = `${count ? `(${count}) ` : ""}Parlor${name}`;
}

function rememberPerson(person) {
  try { sessionStorage.setItem("parlor.me", String(person.id)); } catch { /* the address still says who */ }
  const url = new URL(location.href);
  url.searchParams.set("me", person.id);
  history.replaceState(null, "", url);
}

async function enter(person) {
  rememberPerson(person);
  setLanguage(person.language_code);
  await signIn(person);
  fill(app, h("div.shell", {}, chatList(), chatPane()));
  on("chats", titleCount);
  on("toast", (event) => (event.show_alert ? alertBox(event.text) : toast(event.text)));
  listen(person.id, {
    onEvent: receive,
    onOnline: (again) => {
      state.online = true;
      emit("online");
      // Also the first time: something may have happened between the first look and the open stream.
      catchUp().then(() => again && toast(t("back_online")), () => {});
    },
    onOffline: () => { state.online = false; emit("online"); },
  });
  watchRoute();
  route();
  emit("chats");
  startTicking();
}

async function boot() {
  setLanguage(navigator.language);
  const people = await fetch("/client/people").then((answer) => answer.json());
  const id = rememberedId();
  const person = people.find((known) => known.id === id) ?? (await choosePerson(app, people));
  await enter(person);
}

boot().catch((error) => {
  setTimeout(() => location.reload(), 2500);
  fill(app, h("p.boot", { role: "alert" }, `${t("offline")} (${error.message})`));
});
