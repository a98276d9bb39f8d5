// Interrupts long work, so that the browser can handle pending input. Uses `scheduler.yield`, or `setTimeout` in
// browsers without it.

interface Scheduler {
  yield?: () => Promise<void>;
}

export const yieldToMain = (): Promise<void> => {
  const { scheduler } = globalThis as { scheduler?: Scheduler };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
};
