// A hook for state outside Preact, like React's `useSyncExternalStore`. `read` must return the same object until the
// state changes.
import { useLayoutEffect, useState } from 'preact/hooks';

export function useExternalStore<T>(subscribe: (listener: () => void) => () => void, read: () => T): T {
  const [, rerender] = useState({});
  const value = read();
  // biome-ignore lint/correctness/useExhaustiveDependencies: callers never change `subscribe` and `read`
  useLayoutEffect(() => {
    let last = value;
    const update = () => {
      const next = read();
      if (Object.is(next, last)) return;
      last = next;
      rerender({});
    };
    update();
    return subscribe(update);
  }, []);
  return value;
}
