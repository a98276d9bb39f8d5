// Splits long work: lets the browser handle pending input, then continues. Uses scheduler.yield, or a timeout if the
// browser lacks it.

interface Scheduler {
  yield?: () => Promise<void>;
}

export const yieldToMain = (): Promise<void> => {
  const { scheduler } = globalThis as { scheduler?: Scheduler };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
};
