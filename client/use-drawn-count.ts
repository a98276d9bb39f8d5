// A hook for long lists. It renders the first rows, and further rows when the reader scrolls to the last rendered row.
import type { Ref } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

/** Number of rows that are rendered at once. */
const BATCH_SIZE = 30;

/** Returns how many of `total` rows to render, and a reference for the last rendered row. */
export function useDrawnCount<Row extends Element>(total: number): { drawn: number; last: Ref<Row> } {
  const [drawn, setDrawn] = useState(BATCH_SIZE);
  const last = useRef<Row>(null);
  useEffect(() => {
    if (!last.current || drawn >= total) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setDrawn(drawn + BATCH_SIZE);
    });
    observer.observe(last.current);
    return () => observer.disconnect();
  }, [drawn, total]);
  return { drawn: Math.min(drawn, total), last };
}
