// Lists the lines of a book that the extractor left out, with a picture of each page. The reader can put lines back.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Strings } from '@/lib/i18n';
import type { BookEdit, DropReason, LineName } from '@/lib/private-books/private-book';
import { boxStyle, PageCanvas, useWidth } from '../page-image-viewer';
import { openPdf, type PdfDocument } from '../render-pdf-page';
import type { BookReview, LeftOutPage } from './book-review-data';

type Words = Strings['privateBooks'];

/** Maximum number of lines that are shown for each page. */
const MAX_SHOWN = 40;

/**
 * Returns the text for a reason in the language of the interface. A shared book can contain unknown reasons; these are
 * returned unchanged.
 */
export const reasonText = (reason: string, { reasons }: Words): string =>
  Object.hasOwn(reasons, reason) ? reasons[reason as DropReason] : reason;

export const countLeftOut = ({ leftOut }: BookReview): number =>
  leftOut.reduce((sum, { lines }) => sum + lines.length, 0);

interface LeftOutLinesProps {
  review: BookReview;
  words: Words;
  /** The PDF, to draw its pages; undefined if the book has no PDF. */
  pdf: Uint8Array | undefined;
  /** Called with the edit that puts lines back; undefined if the book cannot be edited. */
  onEdit: ((edit: BookEdit) => void) | undefined;
}

export function LeftOutLines({ review, words, pdf, onEdit }: LeftOutLinesProps) {
  const [shown, setShown] = useState(0);
  const opened = useOpenPdf(shown ? pdf : undefined);
  return (
    <section className="mt-5" aria-labelledby="left-out">
      <h2 id="left-out" className="font-rule text-2xl font-[650]">
        {words.dropped(countLeftOut(review))}
      </h2>
      <p className="mt-1 text-soft">{words.leftOutHint}</p>
      {review.leftOut.map((page) => {
        const isShown = shown === page.sheet;
        const toggle = () => setShown(isShown ? 0 : page.sheet);
        return (
          <PageLines
            key={page.sheet}
            page={page}
            words={words}
            bookLang={review.lang}
            onEdit={onEdit}
            picture={pdf && page.sheet ? { isShown, toggle, ...opened } : undefined}
          />
        );
      })}
    </section>
  );
}

interface OpenedPicture {
  /** The opened PDF; undefined while it is being opened. */
  pdf: PdfDocument | undefined;
  hasFailed: boolean;
  onError: () => void;
}

interface Picture extends OpenedPicture {
  isShown: boolean;
  toggle: () => void;
}

interface PageLinesProps extends Pick<LeftOutLinesProps, 'words' | 'onEdit'> {
  page: LeftOutPage;
  bookLang: string;
  /** The picture of the page; undefined if there is none. */
  picture: Picture | undefined;
}

function PageLines({ page, words, bookLang, onEdit, picture }: PageLinesProps) {
  const { lines, sheet, page: number = sheet } = page;
  // Only the lines of a PDF have a position, so the reader can put back only these lines.
  const takeBack =
    onEdit && sheet ? (names: LineName[]) => onEdit({ kind: 'restore', lines: names }) : undefined;
  return (
    <section className="own-left-out">
      {number > 0 && <h3>{words.picture(number)}</h3>}
      <div className="mt-1 flex flex-wrap gap-2">
        {picture && (
          <button
            type="button"
            className="pill-button"
            aria-expanded={picture.isShown}
            onClick={picture.toggle}
          >
            {picture.isShown ? words.hidePage : words.showPage}
          </button>
        )}
        {takeBack && lines.length > 1 && (
          <button
            type="button"
            className="pill-button"
            onClick={() => takeBack(lines.map(({ name }) => name))}
          >
            {words.takeBackAll(lines.length)}
          </button>
        )}
      </div>
      {picture?.isShown && <MarkedPage page={page} words={words} {...picture} />}
      <ul>
        {lines.slice(0, MAX_SHOWN).map(({ name, text, reason }) => (
          <li key={`${name.nth} ${name.text}`} className="own-left-line">
            <span>
              <span lang={bookLang}>{text}</span>{' '}
              <span className="text-sm text-soft">{reasonText(reason, words)}</span>
            </span>
            {takeBack && (
              <button
                type="button"
                className="pill-button"
                aria-label={words.takeBackLine(text)}
                onClick={() => takeBack([name])}
              >
                {words.takeBack}
              </button>
            )}
          </li>
        ))}
      </ul>
      {lines.length > MAX_SHOWN && <p className="text-soft">{words.moreLines(lines.length - MAX_SHOWN)}</p>}
    </section>
  );
}

interface MarkedPageProps extends OpenedPicture {
  page: LeftOutPage;
  words: Words;
}

function MarkedPage({ page, words, pdf, hasFailed, onError }: MarkedPageProps) {
  const { sheet, width, height, lines, page: number = sheet } = page;
  const frame = useRef<HTMLDivElement>(null);
  const shownWidth = useWidth(frame);
  if (hasFailed) return <p role="alert">{words.errors.broken}</p>;
  return (
    <div
      ref={frame}
      className="own-sheet mt-2"
      role="img"
      aria-label={words.picture(number)}
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      <PageCanvas pdf={pdf} sheet={sheet} width={shownWidth} words={words} onError={onError} />
      {lines.map(
        ({ box }) =>
          box && <span key={box.join()} className="own-mark" style={boxStyle(box, width, height)} />,
      )}
    </div>
  );
}

/** Opens the PDF once, when the reader asks for the first picture. */
function useOpenPdf(bytes: Uint8Array | undefined): OpenedPicture {
  const [pdf, setPdf] = useState<PdfDocument>();
  const [hasFailed, setFailed] = useState(false);
  const isWanted = bytes !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the file stays the same during the review
  useEffect(() => {
    if (bytes && !pdf) openPdf(bytes).then(setPdf, () => setFailed(true));
  }, [isWanted]);
  useEffect(() => () => pdf?.close(), [pdf]);
  return { pdf, hasFailed, onError: () => setFailed(true) };
}
