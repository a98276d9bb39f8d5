// When a page answers to taps. Runs in the page, in every engine.

/** At once when its first script is here, and the parts it wants from the start are attached. */
export const isAlive = (): boolean =>
  document.documentElement.classList.contains('js') &&
  !('pravyloTaps' in window) &&
  !document.querySelector('[data-island][data-when="load"]:not([data-attached])');
