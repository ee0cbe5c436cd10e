/* Looking back: the rail without loading the page anew, playing, arrow keys. Every step has its address anyway. */
(() => {
  "use strict";
  const PACE = { slow: 3000, normal: 1700, fast: 800 }; // milliseconds a move
  const byId = (id) => document.getElementById(id);
  const table = byId("table");
  const rows = [...document.querySelectorAll(".moves tr[data-step]")];
  const stops = rows.map((row) => Number(row.dataset.step));
  let playing = 0; // the timer of the next move
  let isPlaying = false;
  let speed = document.body.dataset.speed;
  let under = ""; // the address that is on its way
  let wanted = ""; // the one to go to after it

  function go(url) {
    if (!url) return;
    if (under) {
      wanted = url;
      return;
    }
    under = url;
    htmx.ajax("GET", url, { source: table, target: table, swap: table.dataset.swap });
  }
  function to(step) {
    const row = rows[stops.indexOf(step)];
    const there = new URL(row ? row.querySelector("a").href : location.href);
    there.searchParams.set("step", step);
    go(there.href);
  }
  const address = (id) => byId(id).getAttribute("href") || "";

  function dress() {
    byId("rail-go").hidden = true;
    const play = byId("rail-play");
    play.hidden = false;
    play.classList.toggle("playing", isPlaying);
    play.setAttribute("aria-label", isPlaying ? play.dataset.pause : play.dataset.play);
    const pace = byId("rail-speed");
    pace.closest("label").hidden = false;
    pace.value = speed;
  }

  function arrived() {
    const state = byId("state").dataset;
    const step = Number(state.step);
    document.title = state.title;
    history.replaceState(history.state, "", under || location.href);
    for (const row of rows) {
      const now = Number(row.dataset.step) === step;
      row.classList.toggle("now", now);
      const link = row.querySelector("a");
      if (now) link.setAttribute("aria-current", "step");
      else link.removeAttribute("aria-current");
    }
    const mark = byId("plot-now");
    if (mark) {
      const x = (100 * Number(state.index)) / Math.max(1, rows.length - 1);
      mark.setAttribute("x1", x);
      mark.setAttribute("x2", x);
    }
    for (const eye of document.querySelectorAll(".eyes a")) {
      const there = new URL(eye.href);
      there.searchParams.set("step", step);
      eye.href = there.href;
    }
    byId("said").textContent = state.says;
    dress();
  }

  function stop() {
    clearTimeout(playing);
    isPlaying = false;
    dress();
  }
  function playOn() {
    clearTimeout(playing);
    if (!isPlaying) return;
    const next = address("rail-forward");
    if (!next) {
      stop();
      return;
    }
    playing = setTimeout(() => go(next), PACE[speed]);
  }

  document.body.addEventListener("htmx:afterSettle", (event) => {
    if (event.detail.target !== table) return;
    arrived();
    under = "";
    const next = wanted;
    wanted = "";
    if (next) go(next);
    else playOn();
  });
  function failed() { // as without scripts: the page says what is wrong
    const url = under;
    under = wanted = "";
    stop();
    if (url) location.assign(url);
  }
  document.body.addEventListener("htmx:sendError", () => { under = wanted = ""; stop(); });
  document.body.addEventListener("htmx:beforeSwap", (event) => {
    if (event.detail.xhr.status === 200) return;
    event.detail.shouldSwap = false;
    failed();
  });

  document.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const link = event.target.closest(".rail a, a[data-step]");
    if (link) {
      event.preventDefault();
      stop();
      go(link.getAttribute("href"));
      return;
    }
    if (!event.target.closest("#rail-play")) return;
    if (isPlaying) {
      stop();
      return;
    }
    isPlaying = true;
    dress();
    const next = address("rail-forward");
    go(next || address("rail-first"));
  });

  /* The slider knows every step; it stops where somebody had moved. */
  function snapped(slider) {
    const now = Number(byId("state").dataset.step);
    const at = Number(slider.value);
    if (stops.includes(at) || at > stops[stops.length - 1]) return at; // the game may have gone on since
    return at > now ? stops.find((one) => one > at) : stops.filter((one) => one < at).pop() ?? stops[0];
  }
  document.addEventListener("input", (event) => {
    if (event.target.id !== "rail-slider") return;
    const row = rows[stops.indexOf(snapped(event.target))];
    if (row) event.target.setAttribute("aria-valuetext", row.querySelector("a").textContent);
  });
  document.addEventListener("change", (event) => {
    if (event.target.id === "rail-slider") {
      const step = snapped(event.target);
      event.target.value = step;
      stop();
      to(step);
    } else if (event.target.id === "rail-speed") {
      speed = event.target.value;
      playOn();
    }
  });
  addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (event.target.matches("input, select, textarea") || event.target.closest("[tabindex='0'][role=region]")) return;
    const id = { ArrowLeft: "rail-back", ArrowRight: "rail-forward" }[event.key];
    if (!id) return;
    event.preventDefault();
    stop();
    go(address(id));
  });
  addEventListener("pageshow", (event) => { if (event.persisted) location.reload(); });

  dress();
})();
