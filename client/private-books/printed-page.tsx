// The picture of a printed page with the lines of a rule marked; to be zoomed and turned, and every line leads to its rule.
import { useEffect, useRef, useState } from 'preact/hooks';
import { PageTitle } from '@/components/page/page-title';
import { withBase } from '@/components/page/site-addresses';
import { bookOf, printPath, targetPath } from '@/lib/core/addresses';
import { stringsOf } from '@/lib/i18n';
import type { OwnEdition } from '@/lib/private-books/compile-book';
import type { LinePlace, OwnBook } from '@/lib/private-books/private-book';
import { boxesOf, type RuleOnSheet, rulesOnSheet } from '@/lib/private-books/rules-on-page';
import { readPrint } from './books.island';
import { drawPage, openPrint, type PrintedBook } from './render-pdf-page';
import { MOST_ZOOM, useZoom } from './use-zoom';

interface PagePictureProps {
  book: OwnBook;
  own: OwnEdition;
  sheet: number;
  rule: string | undefined;
}

export function PrintedPage({ book, own, sheet, rule }: PagePictureProps) {
  const { game, lang } = own.edition;
  const strings = stringsOf(lang);
  const words = strings.own;
  const { sheets = [], places = [] } = book.account ?? {};
  const {
    width = 1,
    height = 1,
    pages: [printed = sheet] = [],
  } = sheets.find((one) => one.sheet === sheet) ?? {};
  const [print, setPrint] = useState<PrintedBook>();
  const [trouble, setTrouble] = useState('');
  const [turn, setTurn] = useState(0);
  const frame = useRef<HTMLElement>(null);
  const { zoom, step } = useZoom(frame, '.own-mark');
  const marked = rule ? boxesOf(own, places, rule).filter(([on]) => on === sheet) : [];
  const rules = rulesOnSheet(own, places, sheet);
  const sideways = turn % 2 === 1;
  const room = useWidth(frame);
  const shown = room * zoom * (sideways ? width / height : 1);

  useEffect(() => {
    readPrint(bookOf(game))
      .then(async (bytes) => (bytes ? setPrint(await openPrint(bytes)) : setTrouble('no-print')))
      .catch(() => setTrouble(navigator.onLine ? 'broken' : 'offline'));
  }, [game]);
  // The marked lines come into view when there is something to see, and again when the sheet was turned.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the frame has its size
  useEffect(() => {
    frame.current
      ?.querySelector('.own-mark')
      ?.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  }, [room > 0, turn]);

  const beside = (by: 1 | -1, label: string) =>
    sheets.some((one) => one.sheet === sheet + by) && (
      <a className="pill-button" href={withBase(printPath(game, lang, sheet + by))}>
        {label}
      </a>
    );
  return (
    <main id="content" className="own mx-auto max-w-2xl px-5 pt-5">
      <PageTitle>{words.picture(printed)}</PageTitle>
      {rule && (
        <p className="mt-2">
          <a className="link-button" href={withBase(targetPath(game, lang, rule))}>
            {words.toRule}: {nameOf(own, rule)}
          </a>
        </p>
      )}
      {trouble ? (
        <p role="alert" className="mt-4 rounded-xl bg-wash p-4">
          {words.trouble[trouble]}
        </p>
      ) : (
        <>
          <div className="mt-3 flex flex-wrap gap-2">
            <button
              type="button"
              className="pill-button"
              disabled={zoom >= MOST_ZOOM}
              onClick={() => step(1)}
            >
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
            aria-label={words.picture(printed)}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
            tabIndex={0}
          >
            <div style={placed(shown, (shown * height) / width, turn)}>
              <div className="own-sheet" style={turned(shown, (shown * height) / width, turn)}>
                <Picture print={print} sheet={sheet} width={shown} onTrouble={() => setTrouble('broken')} />
                {marked.map((box) => (
                  <span
                    key={box.join()}
                    className="own-mark"
                    data-box={box.join()}
                    style={boxStyle(box, width, height)}
                  />
                ))}
                {rules.map((one) => (
                  <Areas
                    key={one.target}
                    rule={one}
                    href={withBase(targetPath(game, lang, one.target))}
                    size={[width, height]}
                  />
                ))}
              </div>
            </div>
          </section>
        </>
      )}
      <nav aria-label={words.onPage} className="mt-3 flex flex-wrap gap-2">
        {beside(-1, words.previousPage)}
        {beside(1, words.nextPage)}
      </nav>
      {rules.length > 0 && (
        <section className="mt-6">
          <h2 className="font-rule text-2xl font-[650]">{words.rulesHere}</h2>
          <ul className="mt-2">
            {rules.map(({ target, title, number }) => (
              <li key={target}>
                <a
                  href={withBase(targetPath(game, lang, target))}
                  className="flex min-h-11 flex-wrap items-baseline gap-x-2 border-b border-line py-2.5 no-underline hover:text-accent"
                >
                  {title}
                  {number && (
                    <span className="text-sm text-soft">
                      {strings.ruleNumber(number).toLocaleLowerCase(lang)}
                    </span>
                  )}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </main>
  );
}

function nameOf({ data }: OwnEdition, target: string): string {
  const [id, rule] = target.split('#');
  const entry = data.entries.find((one) => one.id === id);
  const number = entry?.rules.find((one) => one.id === rule)?.number;
  return [entry?.title ?? target, number].filter(Boolean).join(', ');
}

/** Milliseconds without a change of size after which the picture is drawn anew, sharp. */
const PAUSE = 120;

interface PictureProps {
  print: PrintedBook | undefined;
  sheet: number;
  width: number;
  onTrouble: () => void;
}

function Picture({ print, sheet, width, onTrouble }: PictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it says when it fails is the same every time
  useEffect(() => {
    if (!print || !width) return;
    let stop = () => {};
    let over = false;
    const draw = async () => {
      const page = await print.page(sheet);
      if (over || !canvas.current) return;
      const drawing = drawPage(page, canvas.current, width);
      stop = drawing.stop;
      await drawing.done;
      canvas.current?.setAttribute('data-drawn', '');
    };
    const begin = () => void draw().catch(() => over || onTrouble());
    const timer = setTimeout(begin, canvas.current?.hasAttribute('data-drawn') ? PAUSE : 0);
    return () => {
      over = true;
      clearTimeout(timer);
      stop();
    };
  }, [print, sheet, width]);
  return <canvas ref={canvas} className="own-canvas" />;
}

/** Every line of a rule can be tapped; the list below says the same to those who do not tap. */
function Areas({
  rule,
  href,
  size: [width, height],
}: {
  rule: RuleOnSheet;
  href: string;
  size: [number, number];
}) {
  return rule.boxes.map((box) => (
    // biome-ignore lint/a11y/useAnchorContent: the list below says the same in words
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

const share = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(3)}%`;

const boxStyle = ([, left, top, right, bottom]: LinePlace, width: number, height: number) => ({
  left: share(left, width),
  top: share(top, height),
  width: share(right - left, width),
  height: share(bottom - top, height),
});

/** The room that a turned sheet takes. */
const placed = (width: number, height: number, turn: number) =>
  turn % 2 ? { width: `${height}px`, height: `${width}px` } : { width: `${width}px`, height: `${height}px` };

const SHIFTS = ['', '0,-100%', '-100%,-100%', '-100%,0'];

const turned = (width: number, height: number, turn: number) => ({
  width: `${width}px`,
  height: `${height}px`,
  transform: turn ? `rotate(${turn * 90}deg) translate(${SHIFTS[turn]})` : 'none',
});

/** The width there is for the picture, also after the phone was turned. */
function useWidth(frame: { current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const follow = () => setWidth(element.clientWidth);
    follow();
    const observer = new ResizeObserver(follow);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return width;
}
