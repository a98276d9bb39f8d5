// A hook for long lists: draws the first rows, and more when the reader scrolls to the last one.
import type { Ref } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

/** Number of rows that are drawn at once. */
const BATCH_SIZE = 30;

/** Returns how many of `total` rows to draw, and the reference to set on the last drawn row. */
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
