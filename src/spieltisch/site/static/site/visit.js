/* Somebody has really looked: the page is in front of them, not loaded ahead or in a tab behind. */
(() => {
  "use strict";
  const form = document.getElementById("visit");
  let told = ""; // the steps that were reported as seen
  let missed = document.visibilityState !== "visible"; // shown while nobody looked

  const steps = () => document.getElementById("state").dataset.steps;

  function tell() {
    if (told === steps()) return;
    told = steps();
    const body = new FormData(form);
    body.set("version", told);
    fetch(form.action, { method: "POST", body, keepalive: true }).catch(() => { told = ""; });
  }
  function look() {
    if (document.visibilityState !== "visible") return;
    if (missed && told !== steps()) htmx.ajax("GET", form.dataset.since, { source: "#since", target: "#since", swap: "innerHTML" }).then(tell, tell);
    else tell();
    missed = false;
  }
  document.addEventListener("visibilitychange", look);
  document.body.addEventListener("htmx:afterSettle", (event) => {
    if (event.detail.target.id !== "table") return;
    if (document.visibilityState === "visible") tell();
    else missed = true;
  });
  look();
})();
