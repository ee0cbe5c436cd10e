/* Copying the link, which without scripts is selected by hand. */
(() => {
  "use strict";
  const link = document.getElementById("link");
  const button = document.getElementById("copy");
  if (!link) return;
  button.hidden = false;
  link.addEventListener("focus", () => link.select());
  button.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(link.value);
    } catch {
      // No clipboard here (an address without https): the old way.
      link.select();
      document.execCommand("copy");
    }
    document.getElementById("copied").textContent = button.textContent = button.dataset.copied;
  });
})();
