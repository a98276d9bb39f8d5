// Manages the browser history entries of sheets and of the search. Changes run one after another, because history.go()
// is asynchronous.

/** Returns the number of history entries, up to the current one, that belong to open sheets. */
export const currentSheetDepth = (): number =>
  Number((history.state as { sheet?: number } | null)?.sheet ?? 0);

/**
 * The last change of the queue. The queue is needed because the `popstate` event of a closing sheet could otherwise
 * close a sheet that has just opened.
 */
let queueEnd: Promise<void> = Promise.resolve();

/** Maximum wait for `popstate`, because some browsers do not fire it. */
const POPSTATE_TIMEOUT_MS = 500;

/** Goes back over history entries that are no longer needed; resolves when the browser has gone back. */
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

/** Whether no history change is pending. If so, a `popstate` event was caused by the reader and not by this module. */
export const isHistoryIdle = (): boolean => pendingChanges === 0;

/** Runs a history change after all pending changes. An error is logged and does not stop the changes after it. */
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
