// The steps that sheets and the search put into the browser's history, one change after another.

/** How many entries up to the current one belong to sheets. */
export const levelNow = (): number => Number((history.state as { sheet?: number } | null)?.sheet ?? 0);

/** Going back takes a moment; a sheet that opens within it would be closed by the farewell of the one before. */
let settled: Promise<void> = Promise.resolve();

/** Goes back over entries that are no longer needed. */
export function leave(entries: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('popstate', done);
      resolve();
    };
    const timer = setTimeout(done, 500);
    window.addEventListener('popstate', done);
    history.go(-entries);
  });
}

let underWay = 0;

/** Whether what the history tells now was the reader's own doing. */
export const isResting = (): boolean => underWay === 0;

/** Runs a change of the history after those that are still under way; one that the browser refuses does not stop the next. */
export function afterwards(change: () => Promise<void> | undefined | void): void {
  underWay += 1;
  settled = settled
    .then(change)
    .catch((error) => console.warn(error))
    .finally(() => {
      underWay -= 1;
    });
}

/** Runs when the history has come to rest. */
export function whenHistoryRests(then: () => void): void {
  afterwards(() => {
    requestAnimationFrame(then);
    return undefined;
  });
}
