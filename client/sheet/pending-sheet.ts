// Tracks the latest request to open a sheet whose island still loads. Escape, the search or another sheet cancels it.

let latestRequest = 0;

/** Starts a request; the returned function tells whether it is still the latest one when the sheet is ready. */
export function startSheetRequest(): () => boolean {
  latestRequest += 1;
  const request = latestRequest;
  return () => request === latestRequest;
}

export const cancelPendingSheet = (): void => {
  latestRequest += 1;
};

// In the capture phase, because an open sheet stops the propagation of Escape.
window.addEventListener('keydown', ({ key }) => key === 'Escape' && cancelPendingSheet(), true);
