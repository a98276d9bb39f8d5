// How large the picture of a page is: by steps, by two fingers, and what is looked at stays in sight. One finger scrolls as everywhere.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

interface Point {
  x: number;
  y: number;
}

/** A place of the picture, as a share of it, and where in the frame it is to stand. */
interface Anchor {
  share: Point;
  place: Point;
}

const STEPS = [1, 1.5, 2, 3, 4];
export const MOST_ZOOM = 4;

export interface Zoom {
  zoom: number;
  step: (by: 1 | -1) => void;
}

/** `marked` is what is looked at, where it is in sight. */
export function useZoom(frame: { current: HTMLElement | null }, marked: string): Zoom {
  const [zoom, setZoom] = useState(1);
  const anchor = useRef<Anchor | undefined>(undefined);
  const latest = useRef(zoom);
  latest.current = zoom;

  const change = (wanted: number, fingers?: Point) => {
    const element = frame.current;
    anchor.current = element ? anchorOf(element, fingers ?? element.querySelector(marked)) : undefined;
    setZoom(Math.min(MOST_ZOOM, Math.max(1, wanted)));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the picture has its new size
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element || !anchor.current) return;
    const { share, place } = anchor.current;
    element.scrollTo({
      left: share.x * element.scrollWidth - place.x,
      top: share.y * element.scrollHeight - place.y,
      behavior: 'instant',
    });
  }, [zoom]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for as long as the frame is there
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let start: { apart: number; zoom: number } | undefined;
    const begin = (event: TouchEvent) => {
      const fingers = fingersOf(event);
      start = fingers && { apart: fingers.apart, zoom: latest.current };
    };
    const move = (event: TouchEvent) => {
      const fingers = fingersOf(event);
      if (!start || !fingers) return;
      event.preventDefault();
      change((start.zoom * fingers.apart) / start.apart, fingers);
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

  const step = (by: 1 | -1) => {
    const next = by > 0 ? STEPS.find((one) => one > zoom) : STEPS.findLast((one) => one < zoom);
    change(next ?? zoom);
  };
  return { zoom, step };
}

function fingersOf({ touches: [one, other] }: TouchEvent): (Point & { apart: number }) | undefined {
  return (
    one &&
    other && {
      x: (one.clientX + other.clientX) / 2,
      y: (one.clientY + other.clientY) / 2,
      apart: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
    }
  );
}

/** What is between the fingers stays there; marked lines come to the middle; otherwise the middle stays. */
function anchorOf(frame: HTMLElement, at: Point | Element | null): Anchor {
  const { left, top, width, height } = frame.getBoundingClientRect();
  const middle = { x: width / 2, y: height / 2 };
  const inFrame = ({ x, y }: Point): Point => ({ x: x - left, y: y - top });
  const shareOf = ({ x, y }: Point): Point => ({
    x: (frame.scrollLeft + x) / frame.scrollWidth,
    y: (frame.scrollTop + y) / frame.scrollHeight,
  });
  if (!at) return { share: shareOf(middle), place: middle };
  if (!(at instanceof Element)) return { share: shareOf(inFrame(at)), place: inFrame(at) };
  const box = at.getBoundingClientRect();
  const centre = inFrame({ x: box.left + box.width / 2, y: box.top + box.height / 2 });
  const isSeen = centre.x >= 0 && centre.x <= width && centre.y >= 0 && centre.y <= height;
  return { share: shareOf(isSeen ? centre : middle), place: middle };
}
