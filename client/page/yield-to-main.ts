// No piece of work is so long that a tap is late: the browser sees to what waits, then the work goes on.

interface Scheduler {
  yield?: () => Promise<void>;
}

export const yieldToMain = (): Promise<void> => {
  const { scheduler } = globalThis as { scheduler?: Scheduler };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
};
