// Shows the printed page from which an entry was extracted, beside the form of the entry. Marks the lines from which
// its rules come.
import { useEffect, useRef, useState } from 'preact/hooks';
import { stringsOf } from '@/lib/i18n';
import type { LineBox, PrivateBook } from '@/lib/private-books/private-book';
import { page } from '../current-page';
import { readPdf } from '../private-books/book-store';
import { boxStyle, PageCanvas, useWidth } from '../private-books/page-image-viewer';
import { openPdf, type PdfDocument } from '../private-books/render-pdf-page';

interface PrintedViewProps {
  book: PrivateBook;
  lang: string;
  /** Bounding boxes of the lines from which the rules come. */
  boxes: readonly LineBox[];
}

export function PrintedView({ book, boxes }: PrintedViewProps) {
  const { privateBooks: own, editor } = stringsOf(page.lang);
  const [isShown, setShown] = useState(false);
  const [pdf, setPdf] = useState<PdfDocument>();
  const [hasFailed, setFailed] = useState(false);
  const sheets = [...new Set(boxes.map(([sheet]) => sheet))].sort((one, other) => one - other);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the file is opened once
  useEffect(() => {
    if (!isShown || pdf) return;
    readPdf(book.id)
      .then(async (bytes) => (bytes ? setPdf(await openPdf(bytes)) : setFailed(true)))
      .catch(() => setFailed(true));
  }, [isShown]);
  useEffect(() => () => pdf?.close(), [pdf]);
  if (sheets.length === 0) return null;
  return (
    <section className="own mt-6" aria-label={editor.printed}>
      <button
        type="button"
        className="pill-button"
        aria-expanded={isShown}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? own.hidePage : editor.showPrinted}
      </button>
      {hasFailed && <p role="alert">{own.errors.broken}</p>}
      {isShown &&
        !hasFailed &&
        sheets.map((sheet) => (
          <Sheet
            key={sheet}
            book={book}
            sheet={sheet}
            pdf={pdf}
            boxes={boxes.filter(([on]) => on === sheet)}
            onError={() => setFailed(true)}
          />
        ))}
    </section>
  );
}

interface SheetProps {
  book: PrivateBook;
  sheet: number;
  pdf: PdfDocument | undefined;
  boxes: readonly LineBox[];
  onError: () => void;
}

function Sheet({ book, sheet, pdf, boxes, onError }: SheetProps) {
  const { privateBooks: own } = stringsOf(page.lang);
  const frame = useRef<HTMLDivElement>(null);
  const shownWidth = useWidth(frame);
  const {
    width = 1,
    height = 1,
    pages: [number = sheet] = [],
  } = book.account?.sheets?.find((one) => one.sheet === sheet) ?? {};
  return (
    <div
      ref={frame}
      className="own-sheet mt-2"
      role="img"
      aria-label={own.picture(number)}
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      <PageCanvas pdf={pdf} sheet={sheet} width={shownWidth} words={own} onError={onError} />
      {boxes.map((box) => (
        <span key={box.join()} className="own-mark" style={boxStyle(box, width, height)} />
      ))}
    </div>
  );
}
