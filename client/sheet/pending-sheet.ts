// Tracks the latest request to open a sheet whose island is still loading. Escape, the search or another sheet cancels
// the request.

let latestRequest = 0;

/**
 * Starts a request to open a sheet. The returned function tells, when the sheet is ready, whether the request is still
 * the latest one.
 */
export function startSheetRequest(): () => boolean {
  latestRequest += 1;
  const request = latestRequest;
  return () => request === latestRequest;
}

export const cancelPendingSheet = (): void => {
  latestRequest += 1;
};

// The listener runs in the capture phase, because an open sheet stops the propagation of Escape.
window.addEventListener('keydown', ({ key }) => key === 'Escape' && cancelPendingSheet(), true);
