// Shows a printed page as a picture that the reader can zoom and turn. The lines of the chosen rule are highlighted,
// and every line of every rule is a link.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Strings } from '@/lib/i18n';
import type { LineBox } from '@/lib/private-books/private-book';
import type { RuleOnSheet } from '@/lib/private-books/rules-on-page';
import { drawPage, type PdfDocument } from './render-pdf-page';
import { MAX_ZOOM, useZoom } from './use-zoom';

interface PageViewerProps {
  words: Strings['privateBooks'];
  /** Accessible name of the picture. */
  label: string;
  /** The opened PDF; undefined while it is being opened. */
  pdf: PdfDocument | undefined;
  sheet: number;
  /** Width of the PDF page, in points. */
  width: number;
  /** Height of the PDF page, in points. */
  height: number;
  marked: readonly LineBox[];
  rules: readonly RuleOnSheet[];
  hrefOf: (target: string) => string;
  onError: () => void;
}

export function PageViewer(props: PageViewerProps) {
  const { words, label, pdf, sheet, width, height, marked, rules, hrefOf, onError } = props;
  const [turn, setTurn] = useState(0);
  const frame = useRef<HTMLElement>(null);
  const { zoom, step } = useZoom(frame, '.own-mark');
  const frameWidth = useWidth(frame);
  const isSideways = turn % 2 === 1;
  const shownWidth = frameWidth * zoom * (isSideways ? width / height : 1);
  const shownHeight = (shownWidth * height) / width;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the frame has a width, and after each turn
  useEffect(() => {
    frame.current
      ?.querySelector('.own-mark')
      ?.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  }, [frameWidth > 0, turn]);
  return (
    <>
      <div className="mt-3 flex flex-wrap gap-2">
        <button type="button" className="pill-button" disabled={zoom >= MAX_ZOOM} onClick={() => step(1)}>
          {words.larger}
        </button>
        <button type="button" className="pill-button" disabled={zoom <= 1} onClick={() => step(-1)}>
          {words.smaller}
        </button>
        <button type="button" className="pill-button" onClick={() => setTurn((turn + 1) % 4)}>
          {words.turn}
        </button>
      </div>
      <section
        ref={frame}
        className="own-frame"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard
        tabIndex={0}
      >
        <div style={turnedSize(shownWidth, shownHeight, turn)}>
          <div className="own-sheet" style={turnStyle(shownWidth, shownHeight, turn)}>
            <PageCanvas pdf={pdf} sheet={sheet} width={shownWidth} words={words} onError={onError} />
            {marked.map((box) => (
              <span
                key={box.join()}
                className="own-mark"
                data-box={box.join()}
                style={boxStyle(box, width, height)}
              />
            ))}
            {rules.map((rule) => (
              <RuleLinks key={rule.target} rule={rule} href={hrefOf(rule.target)} size={[width, height]} />
            ))}
          </div>
        </div>
      </section>
    </>
  );
}

/** Time between the last change in size and drawing the picture again in full resolution, in milliseconds. */
const REDRAW_DELAY_MS = 120;

interface PageCanvasProps {
  pdf: PdfDocument | undefined;
  sheet: number;
  /** Width of the picture, in CSS pixels. */
  width: number;
  words: Strings['privateBooks'];
  onError: () => void;
}

export function PageCanvas({ pdf, sheet, width, words, onError }: PageCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: onError does the same on every render
  useEffect(() => {
    if (!pdf || !width) return;
    let stop = () => {};
    let isCancelled = false;
    const draw = async () => {
      const page = await pdf.page(sheet);
      if (isCancelled || !canvas.current) return;
      const drawing = drawPage(page, canvas.current, width);
      stop = drawing.stop;
      await pdf.limit(drawing.done, page);
      setDrawn(true);
    };
    const begin = () => void draw().catch(() => isCancelled || onError());
    const timer = setTimeout(begin, isDrawn ? REDRAW_DELAY_MS : 0);
    return () => {
      isCancelled = true;
      clearTimeout(timer);
      stop();
    };
  }, [pdf, sheet, width]);
  return (
    <>
      <canvas ref={canvas} className="own-canvas" {...(isDrawn && { 'data-drawn': '' })} />
      {!isDrawn && (
        <p role="status" className="own-loading">
          {words.loadingPage}
        </p>
      )}
    </>
  );
}

interface RuleLinksProps {
  rule: RuleOnSheet;
  href: string;
  /** Width and height of the PDF page, in points. */
  size: [number, number];
}

/**
 * A link over every line of a rule, for mouse and touch. The list below the picture has the same links for keyboards
 * and screen readers.
 */
function RuleLinks({ rule, href, size: [width, height] }: RuleLinksProps) {
  return rule.boxes.map((box) => (
    // biome-ignore lint/a11y/useAnchorContent: the list below has the same links with text
    <a
      key={box.join()}
      href={href}
      className="own-area"
      tabIndex={-1}
      aria-hidden="true"
      data-target={rule.target}
      style={boxStyle(box, width, height)}
    />
  ));
}

const percent = (part: number, total: number): string => `${((100 * part) / total).toFixed(3)}%`;

export const boxStyle = ([, left, top, right, bottom]: LineBox, width: number, height: number) => ({
  left: percent(left, width),
  top: percent(top, height),
  width: percent(right - left, width),
  height: percent(bottom - top, height),
});

/** Returns the width and height of the turned page in the frame, as CSS values. */
const turnedSize = (width: number, height: number, turn: number) =>
  turn % 2 ? { width: `${height}px`, height: `${width}px` } : { width: `${width}px`, height: `${height}px` };

/**
 * CSS translations that move the turned page back to the upper left corner. The index is the number of quarter turns.
 */
const SHIFTS = ['', '0,-100%', '-100%,-100%', '-100%,0'];

const turnStyle = (width: number, height: number, turn: number) => ({
  width: `${width}px`,
  height: `${height}px`,
  transform: turn ? `rotate(${turn * 90}deg) translate(${SHIFTS[turn]})` : 'none',
});

/**
 * Measures the width of the frame in CSS pixels. Measures it again when it changes, for example because the reader has
 * turned the phone.
 */
export function useWidth(frame: { current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const update = () => setWidth(element.clientWidth);
    update();
    const observer = new ResizeObserver(update);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return width;
}
