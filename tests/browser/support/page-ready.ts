// Finds out whether a page responds to taps. The function runs in the page, in every browser.

/** Whether main.js has run and all islands with `data-when="load"` are attached. */
export const isInteractive = (): boolean =>
  document.documentElement.classList.contains('js') &&
  !('pravyloTaps' in window) &&
  !document.querySelector('[data-island][data-when="load"]:not([data-attached])');
