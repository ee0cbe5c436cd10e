/* On every page: the server learns the time zone of the browser, and a form is sent once. */
(() => {
  "use strict";
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (zone && !document.cookie.includes(`spieltisch-zone=${zone}`)) {
    const secure = location.protocol === "https:" ? "; secure" : "";
    document.cookie = `spieltisch-zone=${zone}; path=/; max-age=34560000; samesite=lax${secure}`;
  }
  const sent = new WeakSet();
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (form.matches("[hx-post]") || form.method !== "post") return; // htmx sees to its own
    if (sent.has(form)) event.preventDefault();
    sent.add(form);
    setTimeout(() => sent.delete(form), 3000);
  });
})();
