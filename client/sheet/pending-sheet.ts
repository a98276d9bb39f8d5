// Remembers the latest request to open a sheet while the island of the sheet is loading. Escape, the search or another
// sheet cancels the request.

let latestRequest = 0;

/**
 * Starts a request to open a sheet, and returns a function. The caller calls this function when the sheet is ready, to
 * find out whether the request is still the latest one.
 */
export function startSheetRequest(): () => boolean {
  latestRequest += 1;
  const request = latestRequest;
  return () => request === latestRequest;
}

export const cancelPendingSheet = (): void => {
  latestRequest += 1;
};

// The listener runs in the capture phase, because an open sheet stops Escape events from bubbling.
window.addEventListener('keydown', ({ key }) => key === 'Escape' && cancelPendingSheet(), true);
