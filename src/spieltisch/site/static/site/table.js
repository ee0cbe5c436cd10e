/* What htmx and CSS cannot do at a table: say what happened, keep the focus, single keys, the offline strip. */
(() => {
  "use strict";
  const byId = (id) => document.getElementById(id);
  const body = document.body;
  const heard = { version: Number(byId("state").dataset.version), line: lastLine(), points: points(), invited: Boolean(document.querySelector(".invitation")) };
  let moved = false; // this page sent a move or an undo and awaits its answer
  let missed = false; // something happened meanwhile
  let latest = Number(byId("state").dataset.version); // an answer older than this comes too late
  let chosen = null; // what was chosen before a swap, and at which step
  let unsent = null; // the form whose sending failed

  function lines() {
    return [...document.querySelectorAll("#log [data-n]")];
  }
  function lastLine() {
    return Math.max(-1, ...lines().map((line) => Number(line.dataset.n)));
  }
  function points() {
    const found = new Map();
    for (const place of document.querySelectorAll(".points[data-seat]")) {
      found.set(counted(place), place.querySelector("b").textContent);
    }
    return found;
  }
  function counted(place) {
    return `${place.dataset.seat} ${place.dataset.counted}`;
  }
  function number(text) {
    return Number(text.replace("\u2212", "-"));
  }

  /* One sentence an event, your own turn last; a burst is summed up. What is known already is not said again:
     it would take the place of what is still being read out. */
  function announce() {
    const version = Number(byId("state").dataset.version);
    if (version === heard.version) return;
    heard.version = version;
    const fresh = lines().filter((line) => Number(line.dataset.n) > heard.line).reverse();
    heard.line = lastLine();
    const moves = fresh.filter((line) => "move" in line.dataset);
    const said = moves.length > 3
      ? [body.dataset.moves.replace("99", moves.length)]
      : fresh.map((line) => line.textContent.trim());
    const board = document.querySelector(".board");
    if (board && board.dataset.turn) said.push(board.dataset.turn);
    else if (fresh.some((line) => line.dataset.event === "end")) said.push(byId("question").textContent);
    const invitation = document.querySelector(".invitation span");
    if (invitation && !heard.invited) said.push(invitation.textContent);
    heard.invited = Boolean(invitation);
    if (!said.length) return;
    const region = byId("said");
    region.replaceChildren();
    // What the next sentence begins with need not be said twice: a theft, and the question about it.
    for (const sentence of said.filter((part, place) => !(said[place + 1] || "").startsWith(part))) {
      const part = document.createElement("p");
      part.textContent = sentence;
      region.append(part);
    }
  }

  /* A short "+3" beside a number that has changed. */
  function showGains() {
    const before = heard.points;
    heard.points = points();
    for (const place of document.querySelectorAll(".points[data-seat]")) {
      const key = counted(place);
      const change = number(heard.points.get(key)) - number(before.get(key) ?? "");
      // Cards that become points at the end of a hidden game are no gain.
      if (!before.has(key) || !change) continue;
      const token = document.createElement("span");
      token.className = `delta num ${change > 0 ? "gain" : "loss"}`;
      token.setAttribute("aria-hidden", "true");
      token.textContent = change > 0 ? `+${change}` : `\u2212${-change}`;
      token.addEventListener("animationend", () => token.remove());
      place.prepend(token);
    }
  }

  /* A swap that brings the same question keeps what was chosen. */
  function keepChoice() {
    const board = document.querySelector(".board");
    if (!chosen || chosen.step !== board.dataset.step || document.querySelector(".choice:checked")) return;
    for (const choice of document.querySelectorAll(".choice")) {
      if (choice.value === chosen.value) choice.checked = true;
    }
  }

  function showAnswers() {
    const answers = byId("answers");
    if (answers) answers.scrollIntoView({ block: "nearest" });
  }

  /* Where a game marks what to look at first, a phone shows that. */
  function showBeginning() {
    const place = document.querySelector("[data-begin]");
    if (place && place.getBoundingClientRect().top > innerHeight * 0.7) {
      place.scrollIntoView({ block: "center" });
    }
  }

  function arrived() {
    document.title = byId("state").dataset.title || document.title;
    keepChoice();
    announce();
    showGains();
    showAnswers();
    if (moved) {
      moved = false;
      const fault = byId("fault");
      if (!fault) byId("question").focus({ preventScroll: true });
    }
    if (missed) {
      missed = false;
      htmx.trigger("#watch > div", "again");
    }
  }

  /* While a move of ours is on its way, its answer will show whatever else happened. */
  body.addEventListener("htmx:beforeRequest", (event) => {
    if (event.detail.requestConfig.verb === "post") moved = true;
    else if (moved) {
      missed = true;
      event.preventDefault();
    }
  });
  body.addEventListener("htmx:beforeSwap", (event) => {
    if (event.detail.target.id !== "table") return;
    const version = Number((/data-version="(\d+)"/.exec(event.detail.serverResponse) || [0, latest])[1]);
    if (version < latest) {
      event.detail.shouldSwap = false;
      return;
    }
    latest = version;
    const choice = document.querySelector(".choice:checked");
    chosen = choice && { value: choice.value, step: document.querySelector(".board").dataset.step };
  });
  body.addEventListener("htmx:afterSettle", (event) => {
    if (event.detail.target.id === "table") arrived();
  });
  body.addEventListener("htmx:sendError", (event) => {
    if (event.detail.requestConfig.verb !== "post") return;
    moved = false;
    unsent = event.detail.elt;
    byId("offline").hidden = false;
  });
  body.addEventListener("htmx:afterRequest", (event) => {
    const post = event.detail.requestConfig.verb === "post";
    const kept = unsent && unsent.isConnected && !post; // news came through, the move has yet to be sent
    if (event.detail.xhr && event.detail.xhr.status && !kept) byId("offline").hidden = true;
    if (post && event.detail.target.id !== "table") moved = false;
  });
  function retry() {
    if (unsent && unsent.isConnected) unsent.requestSubmit(unsent.querySelector("#go") || undefined);
    else location.reload();
    unsent = null;
  }
  byId("retry").addEventListener("click", retry);
  addEventListener("online", () => { if (!byId("offline").hidden) retry(); });
  addEventListener("pageshow", (event) => { if (event.persisted) location.reload(); });

  /* With the setting on, a tap on a card or place moves at once. Arrow keys only choose: their clicks have no detail. */
  if ("firstTap" in body.dataset) {
    body.addEventListener("click", (event) => {
      if (event.detail && event.target.matches(".felt input[name=action]")) event.target.form.requestSubmit(byId("go"));
    });
  }

  /* A switch between two ways of choosing lets go of what was chosen in the other. */
  body.addEventListener("change", (event) => {
    if (!event.target.matches("[data-clears]")) return;
    for (const choice of document.querySelectorAll(".choice:checked")) choice.checked = false;
  });

  /* Esc, or a tap, ends what is still moving. */
  let travelling = null;
  if (document.startViewTransition) {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      travelling = start(change);
      travelling.ready.catch(() => {});
      travelling.finished.catch(() => {}).then(() => { travelling = null; });
      return travelling;
    };
  }
  const hurry = () => travelling && travelling.skipTransition();
  addEventListener("pointerdown", hurry);

  const doors = {
    i: () => open(byId("inplay")),
    c: () => byId("mine-h") || byId("players"),
    l: () => byId("log-h"),
    u: () => { const undo = byId("undo"); if (undo) undo.click(); },
    "?": () => { byId("said").textContent = body.dataset.keys; },
  };
  function open(details) {
    details.open = true;
    return details.querySelector("summary");
  }
  addEventListener("keydown", (event) => {
    if (event.key === "Escape") hurry();
    if (!("singleKeys" in body.dataset) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.matches("input:not([type=radio]), select, textarea")) return;
    const door = doors[event.key];
    if (!door) return;
    event.preventDefault();
    const place = door();
    if (place) { place.focus(); place.scrollIntoView({ block: "nearest" }); }
  });

  showBeginning();
  showAnswers();
})();
