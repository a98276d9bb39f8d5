// A value that lives outside of a part, as its state: `read` gives the same object until something changes.
import { useLayoutEffect, useState } from 'preact/hooks';

export function useOutside<T>(subscribe: (listener: () => void) => () => void, read: () => T): T {
  const [, draw] = useState({});
  const value = read();
  // biome-ignore lint/correctness/useExhaustiveDependencies: both are the same for the life of a part
  useLayoutEffect(() => {
    let last = value;
    const look = () => {
      const next = read();
      if (Object.is(next, last)) return;
      last = next;
      draw({});
    };
    look();
    return subscribe(look);
  }, []);
  return value;
}
