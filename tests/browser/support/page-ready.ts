// Finds out whether a page responds to taps. The function runs in the page, in every browser.

/**
 * Whether the page responds to taps: main.js has run, and all islands (scripts of parts of the page) that load with
 * the page have attached their event handlers.
 */
export const isInteractive = (): boolean =>
  document.documentElement.classList.contains('js') &&
  !('pravyloTaps' in window) &&
  !document.querySelector('[data-island][data-when="load"]:not([data-attached])');
