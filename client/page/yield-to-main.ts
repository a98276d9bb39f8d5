// Splits long work: lets the browser handle pending input, then continues (scheduler.yield, or else a timeout).

interface Scheduler {
  yield?: () => Promise<void>;
}

export const yieldToMain = (): Promise<void> => {
  const { scheduler } = globalThis as { scheduler?: Scheduler };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
};
