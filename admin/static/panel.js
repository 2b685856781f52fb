// What the pages do without a reload: follow a match, fold the menu, ask the clock. Everything works without it, too.
"use strict";

(() => {
  const page = document.querySelector("[data-live]");
  if (page) follow(page);
  document.addEventListener("change", (event) => {
    if (event.target.matches("[data-submits]")) event.target.form.requestSubmit();
  });
  setInterval(countDown, 1000);
  countDown();

  // Asks a small address every few seconds and exchanges only the parts that have changed.
  function follow(root) {
    const every = 3000;
    let have = root.dataset.digest;
    let failures = 0;
    let timer;
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(ask, Math.min(every * 2 ** failures, 60000));
    };

    async function ask() {
      if (document.hidden) return later();
      try {
        const address = new URL(root.dataset.live, location.href);
        address.searchParams.set("have", have);
        for (const [name, value] of new URLSearchParams(location.search)) address.searchParams.set(name, value);
        const answer = await fetch(address, { headers: { Accept: "application/json" }, credentials: "same-origin" });
        if (answer.status === 401 || answer.status === 403 || answer.status === 404) return location.reload();
        if (answer.status === 200) {
          const { digest, parts } = await answer.json();
          if (Object.entries(parts).map(([id, html]) => exchange(id, html)).every(Boolean)) have = digest;
        }
        failures = 0;
        root.classList.remove("stale");
      } catch {
        failures += 1;
        root.classList.toggle("stale", failures > 1);
      }
      return later();
    }
    document.addEventListener("visibilitychange", () => { if (!document.hidden) ask(); });
    later();
  }

  // A part in which somebody is typing stays as it is until they are done.
  function exchange(id, html) {
    const part = document.getElementById(id);
    if (!part || part.dataset.was === html) return true;
    const inside = document.activeElement;
    if (part.contains(inside) && inside.matches("input:not([type=hidden]), textarea, select")) return false;
    const open = [...part.querySelectorAll("details[id][open]")].map((each) => each.id);
    const focused = part.contains(inside) ? inside.id : "";
    part.innerHTML = html;
    part.dataset.was = html;
    for (const each of open) document.getElementById(each)?.setAttribute("open", "");
    if (focused) document.getElementById(focused)?.focus();
    countDown();
    return true;
  }

  // The last ten minutes are counted to the second.
  function countDown() {
    for (const each of document.querySelectorAll("[data-soon]")) {
      const left = Math.round((Date.parse(each.parentElement.querySelector("time").dateTime) - Date.now()) / 1000);
      if (left < 0) continue;
      const clock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
      if (each.textContent !== clock) each.textContent = clock;
      each.classList.toggle("urgent", left < 60);
    }
  }
})();
