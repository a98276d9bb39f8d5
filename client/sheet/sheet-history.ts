// Adds and removes the browser history entries of sheets and of the search. Changes run one after another, because
// history.go() is asynchronous.

/** Returns how many of the history entries up to the current one belong to open sheets. */
export const currentSheetDepth = (): number =>
  Number((history.state as { sheet?: number } | null)?.sheet ?? 0);

/**
 * The last change in the queue. Without the queue, the `popstate` event of a closing sheet could close another sheet
 * that has just opened.
 */
let queueEnd: Promise<void> = Promise.resolve();

/** Maximum time to wait for `popstate`, in milliseconds, because some browsers do not fire it. */
const POPSTATE_TIMEOUT_MS = 500;

/** Goes back over history entries that are no longer needed. Resolves when the browser has gone back. */
export function goBackBy(entries: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('popstate', done);
      resolve();
    };
    const timer = setTimeout(done, POPSTATE_TIMEOUT_MS);
    window.addEventListener('popstate', done);
    history.go(-entries);
  });
}

let pendingChanges = 0;

/** Whether no history change is pending. If so, a `popstate` event comes from the reader, not from this module. */
export const isHistoryIdle = (): boolean => pendingChanges === 0;

/**
 * Runs a history change after all pending changes. If the change throws an error, logs the error, and later changes
 * still run.
 */
export function queueHistoryChange(change: () => Promise<void> | undefined | void): void {
  pendingChanges += 1;
  queueEnd = queueEnd
    .then(change)
    .catch((error) => console.warn(error))
    .finally(() => {
      pendingChanges -= 1;
    });
}

/** Calls `run` in the first animation frame after all pending history changes. */
export function whenHistoryIdle(run: () => void): void {
  queueHistoryChange(() => {
    requestAnimationFrame(run);
    return undefined;
  });
}
