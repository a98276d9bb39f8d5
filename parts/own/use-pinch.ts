// Two fingers on the picture zoom it; one finger scrolls as everywhere.
import { useEffect, useRef } from 'preact/hooks';

export function usePinch(
  frame: { current: HTMLElement | null },
  zoom: number,
  onZoom: (zoom: number) => void,
): void {
  const latest = useRef({ zoom, onZoom });
  latest.current = { zoom, onZoom };
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let start: { apart: number; zoom: number } | undefined;
    const apartOf = ({ touches: [one, other] }: TouchEvent): number | undefined =>
      one && other && Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
    const begin = (event: TouchEvent) => {
      const apart = apartOf(event);
      start = apart ? { apart, zoom: latest.current.zoom } : undefined;
    };
    const move = (event: TouchEvent) => {
      const apart = apartOf(event);
      if (!start || !apart) return;
      event.preventDefault();
      latest.current.onZoom((start.zoom * apart) / start.apart);
    };
    const end = () => {
      start = undefined;
    };
    element.addEventListener('touchstart', begin, { passive: true });
    element.addEventListener('touchmove', move, { passive: false });
    element.addEventListener('touchend', end);
    return () => {
      element.removeEventListener('touchstart', begin);
      element.removeEventListener('touchmove', move);
      element.removeEventListener('touchend', end);
    };
  }, [frame]);
}
