// A hook that zooms the picture of a page with buttons or by pinching. During a zoom, one point of the picture keeps
// its position on the screen. One finger scrolls.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

interface Point {
  x: number;
  y: number;
}

/** A point of the picture that keeps its position in the frame while the zoom changes. */
interface Anchor {
  /** Position in the picture, as fractions of its width and height. */
  inPicture: Point;
  /** Position in the frame, in CSS pixels from its upper left corner. */
  inFrame: Point;
}

const STEPS = [1, 1.5, 2, 3, 4];
export const MAX_ZOOM = 4;

export interface Zoom {
  zoom: number;
  step: (by: 1 | -1) => void;
}

/**
 * Returns the zoom and a function that changes it. `markSelector` selects the element that stays visible while the zoom
 * changes.
 */
export function useZoom(frame: { current: HTMLElement | null }, markSelector: string): Zoom {
  const [zoom, setZoom] = useState(1);
  const anchor = useRef<Anchor | undefined>(undefined);
  const latest = useRef(zoom);
  latest.current = zoom;

  const changeZoom = (next: number, fingers?: Point) => {
    const element = frame.current;
    anchor.current = element
      ? findAnchor(element, fingers ?? element.querySelector(markSelector))
      : undefined;
    setZoom(Math.min(MAX_ZOOM, Math.max(1, next)));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the picture has its new size
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element || !anchor.current) return;
    const { inPicture, inFrame } = anchor.current;
    element.scrollTo({
      left: inPicture.x * element.scrollWidth - inFrame.x,
      top: inPicture.y * element.scrollHeight - inFrame.y,
      behavior: 'instant',
    });
  }, [zoom]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the listeners stay as long as the frame
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let start: { distance: number; zoom: number } | undefined;
    const begin = (event: TouchEvent) => {
      const fingers = findPinch(event);
      start = fingers && { distance: fingers.distance, zoom: latest.current };
    };
    const move = (event: TouchEvent) => {
      const fingers = findPinch(event);
      if (!start || !fingers) return;
      event.preventDefault();
      changeZoom((start.zoom * fingers.distance) / start.distance, fingers);
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
    changeZoom(next ?? zoom);
  };
  return { zoom, step };
}

/**
 * Returns the midpoint of two fingers and the distance between them, in CSS pixels; undefined if fewer than two fingers
 * touch the screen.
 */
function findPinch({ touches: [one, other] }: TouchEvent): (Point & { distance: number }) | undefined {
  return (
    one &&
    other && {
      x: (one.clientX + other.clientX) / 2,
      y: (one.clientY + other.clientY) / 2,
      distance: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
    }
  );
}

/**
 * Chooses the point that keeps its position during a zoom: the midpoint of the fingers if there are two, otherwise the
 * center of the frame. Without fingers, a visible highlight is moved to the center first.
 */
function findAnchor(frame: HTMLElement, at: Point | Element | null): Anchor {
  const { left, top, width, height } = frame.getBoundingClientRect();
  const center = { x: width / 2, y: height / 2 };
  const toFrame = ({ x, y }: Point): Point => ({ x: x - left, y: y - top });
  const toPicture = ({ x, y }: Point): Point => ({
    x: (frame.scrollLeft + x) / frame.scrollWidth,
    y: (frame.scrollTop + y) / frame.scrollHeight,
  });
  if (!at) return { inPicture: toPicture(center), inFrame: center };
  if (!(at instanceof Element)) return { inPicture: toPicture(toFrame(at)), inFrame: toFrame(at) };
  const box = at.getBoundingClientRect();
  const mark = toFrame({ x: box.left + box.width / 2, y: box.top + box.height / 2 });
  const isVisible = mark.x >= 0 && mark.x <= width && mark.y >= 0 && mark.y <= height;
  return { inPicture: toPicture(isVisible ? mark : center), inFrame: center };
}
