/* Who has the page open, as the stream tells it: a dot beside each name, and how many others watch. It is never
   announced: whoever wants to know finds it with the names. */
(() => {
  "use strict";
  const line = document.getElementById("onlookers");
  let here = null;

  function show() {
    if (!here) return;
    for (const dot of document.querySelectorAll("[data-here]")) {
      dot.hidden = !here.seats.includes(Number(dot.dataset.here));
    }
    line.hidden = !here.onlookers;
    line.textContent = here.onlookers === 1 ? line.dataset.one : line.dataset.many.replace("99", here.onlookers);
  }
  line.addEventListener("htmx:sseMessage", (event) => {
    here = JSON.parse(event.detail.data);
    show();
  });
  document.body.addEventListener("htmx:afterSettle", show);
})();
