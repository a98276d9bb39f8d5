// The history entries of sheets and of the search. Changes run one after another, because history.go() is asynchronous.

/** Number of history entries, up to the current one, that belong to open sheets. */
export const currentSheetDepth = (): number =>
  Number((history.state as { sheet?: number } | null)?.sheet ?? 0);

/** The end of the queue. Without it, the `popstate` of a closing sheet would close a sheet that opens meanwhile. */
let queueEnd: Promise<void> = Promise.resolve();

/** The longest wait for `popstate`, which a browser may leave out. */
const POPSTATE_TIMEOUT_MS = 500;

/** Goes back over entries that are no longer needed; resolves when the browser has done it. */
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

/** Whether no change is pending: a `popstate` then comes from the reader, not from this module. */
export const isHistoryIdle = (): boolean => pendingChanges === 0;

/** Runs a history change after the pending ones. A change that throws is logged and does not stop the next. */
export function queueHistoryChange(change: () => Promise<void> | undefined | void): void {
  pendingChanges += 1;
  queueEnd = queueEnd
    .then(change)
    .catch((error) => console.warn(error))
    .finally(() => {
      pendingChanges -= 1;
    });
}

/** Runs in the first frame after all pending changes. */
export function whenHistoryIdle(run: () => void): void {
  queueHistoryChange(() => {
    requestAnimationFrame(run);
    return undefined;
  });
}
