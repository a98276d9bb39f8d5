// `npm run extract -- BOOK --game ID --lang LANG --out DIR`: converts a rulebook (PDF or text) to entries. After an
// error, it writes no files. The work runs in a thread. If the work takes too much time or memory, the command
// terminates the thread.
import { readFileSync, statSync } from 'node:fs';
import { basename, relative, resolve } from 'node:path';
import { isMainThread } from 'node:worker_threads';
import type { BookData } from '../../extract/book-corrections';
import { BookError } from '../../extract/book-error';
import { parseBookData } from '../../extract/choose-book-data';
import { type ExtractedBook, extractTextBook } from '../../extract/extract-text-book';
import { BOOK_LANGS, type BookLang, isBookLang, toBookLang } from '../../extract/languages';
import { extractPdf, type PdfExtraction } from '../../extract/pdf/extract-pdf';
import { findLanguage } from '../../extract/pdf/headings/detect-language';
import { tooMuchMemoryError, tooSlowError } from '../../extract/pdf/read/pdf-error';
import { PDF_LIMITS } from '../../extract/pdf/read/pdf-limits';
import { isPdf } from '../../extract/pdf/read/read-pdf';
import { STEPS } from '../../extract/pipeline';
import { SCAN_LIMITS } from '../../extract/scan/scan-limits';
import { decodeBook, MAX_TEXT_BYTES } from '../../extract/text/decode-text';
import { checkContent } from '../../lib/content/checks/check-content';
import { formatDiagnostics } from '../../lib/core/diagnostics';
import { ID } from '../../lib/core/ids';
import { replaceFolder } from '../files/replace-folder';
import { isTerminal, restartTimeLimit, runWithLimits, startWriting } from '../files/run-with-limits';
import { loadPdfLibrary, MAX_EXTRA_MEMORY_BYTES } from '../pdf/load-pdf-library';
import { createScanReader } from '../scan/load-scan-reader';
import { parseArguments } from '../setup/parse-arguments';
import { createProgress, type ProgressStep } from '../setup/progress.mjs';

const USAGE = `npm run extract -- BOOK --game ID [--lang LANG] --out DIR [--book-file FILE.json | none]
  BOOK         the rulebook: a PDF or a text file
  --game       the id of the new game, such as outer-rim
  --lang       the language of the book (for a PDF, the default is the detected language)
  --out        the folder to which the command writes the game
  --book-file  a file with corrections for this book; "none" ignores the corrections in extract/known-books`;

interface ExtractOptions {
  book: string;
  game: string;
  /**
   * Language code. For a PDF, any code is allowed, and the option can be omitted. For a text file, it must be a
   * supported language.
   */
  lang?: string;
  out: string;
  bookFile?: string;
}

function readOptions(): ExtractOptions {
  const { positionals, values } = parseArguments(USAGE, {
    allowPositionals: true,
    options: {
      game: { type: 'string' },
      lang: { type: 'string' },
      out: { type: 'string' },
      'book-file': { type: 'string' },
    },
  });
  const [book, ...more] = positionals;
  const { game, lang, out, 'book-file': bookFile } = values;
  if (!book || more.length || !game || !out) throw new BookError(`Usage: ${USAGE}`);
  if (!ID.test(game))
    throw new BookError(`Unexpected --game \`${game}\`, expected kebab-case words such as \`outer-rim\`.`);
  if (lang !== undefined && !/^[a-z]{2,3}$/.test(lang))
    throw new BookError(`Unexpected --lang \`${lang}\`, expected a code such as ${BOOK_LANGS.join(', ')}.`);
  return { book, game, out, ...(lang && { lang }), ...(bookFile && { bookFile }) };
}

function readBytes(path: string, maxBytes = MAX_TEXT_BYTES): Uint8Array {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) throw new BookError(`There is no file ${path}.`);
  if (!stats.isFile()) throw new BookError(`${path} is not a file.`);
  if (stats.size > maxBytes)
    throw new BookError(
      `The book is too large: ${Math.ceil(stats.size / 1e6)} MB, expected at most ${MAX_TEXT_BYTES / 1e6} MB of text or ${PDF_LIMITS.bytes / 1e6} MB of PDF.`,
    );
  return readFileSync(path);
}

interface ExtractProgress {
  /**
   * Ends the current step and begins the step `name`. All steps of the extraction pipeline are shown as one step, `find
   * topics`.
   */
  step: (name: string) => void;
  /** Shows how many of the pages have been read. */
  count: (done: number, total: number) => void;
  done: () => void;
}

/** Creates the progress display. It uses stderr, because stdout has the summary. */
function createStepProgress(): ExtractProgress {
  const progress = createProgress(Object.assign(process.stderr, { isTTY: isTerminal() }));
  let current: { name: string; step: ProgressStep } | undefined;
  const done = () => {
    current?.step.end();
    current = undefined;
  };
  return {
    step: (name) => {
      const shown = STEPS.some(([step]) => step === name) ? 'find topics' : name;
      if (shown === current?.name) return;
      done();
      current = { name: shown, step: progress.begin(shown) };
    },
    count: (pages, total) => current?.step.count(pages, total, 'pages'),
    done,
  };
}

interface ExtractionResult extends Pick<ExtractedBook, 'draft' | 'files' | 'extraction'> {
  /** How the book was read, for the summary: `read as utf-8, by the general rules`. */
  how: string;
  /** Language of the entries. */
  lang: BookLang;
  /** Text of a PDF, line by line. Undefined for a text file. */
  source?: string;
}

function summarise({ draft, files, how, lang }: ExtractionResult, { game, out }: ExtractOptions): string[] {
  const entries = [...files.keys()].filter((path) => path.startsWith(`${lang}/`)).length;
  const lines = draft.topics.reduce((sum, topic) => sum + topic.lines.length, 0);
  const reasons = new Map<string, number>();
  for (const { reason } of draft.dropped) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  const dropped = [...reasons].map(([reason, count]) => `${reason} ${count}`).join(', ');
  return [
    `${relative('.', resolve(out, game))}/${lang}: ${draft.topics.length} topics in ${entries} entries.`,
    `${lines} lines in topics, ${draft.dropped.length} dropped${dropped && ` (${dropped})`}; ${how}.`,
  ];
}

function readData({ bookFile }: ExtractOptions, lang: BookLang): BookData | null | undefined {
  if (!bookFile || bookFile === 'none') return bookFile ? null : undefined;
  return parseBookData(new TextDecoder().decode(readBytes(bookFile)), bookFile, lang);
}

function readText(
  bytes: Uint8Array,
  options: ExtractOptions,
  step: (name: string) => void,
): ExtractionResult {
  const lang = options.lang ?? findLanguage(decodeBook(bytes).text) ?? '';
  if (!isBookLang(lang))
    throw new BookError(
      options.lang
        ? `Unexpected --lang \`${lang}\` for a text, expected one of ${BOOK_LANGS.join(', ')}.`
        : `The language of the text could not be detected: use --lang with one of ${BOOK_LANGS.join(', ')}.`,
    );
  const data = readData(options, lang);
  const extracted = extractTextBook({
    bytes,
    book: basename(options.book),
    game: options.game,
    lang,
    progress: step,
    ...(data !== undefined && { data }),
  });
  const { encoding, dataFile } = extracted;
  return {
    ...extracted,
    lang,
    how: `read as ${encoding}, ${dataFile ? `with ${dataFile}.json` : 'by the general rules'}`,
  };
}

async function readPdf(
  bytes: Uint8Array,
  options: ExtractOptions,
  { step, count }: ExtractProgress,
): Promise<ExtractionResult> {
  const { game, lang, book } = options;
  const pdf = await loadPdfLibrary();
  const extracted: PdfExtraction = await extractPdf({
    bytes,
    book: basename(book),
    game,
    lang,
    ...pdf,
    data: readData(options, toBookLang(lang ?? 'en')),
    progress: step,
    onPage: count,
    scanReader: (file) =>
      createScanReader(file, pdf.pdfjs, pdf.library, {
        lang,
        onPage: (done, total) => {
          // Each page has a separate time limit, because recognizing a page takes seconds and a book can have many
          // pages.
          restartTimeLimit(SCAN_LIMITS.pageTimeMs);
          count(done, total);
        },
      }),
  });
  const shelf = extracted.draft.lang;
  const how = `read as PDF of ${extracted.sheets.length} pages in \`${extracted.lang}\`${shelf === extracted.lang ? '' : `, shown among the entries in \`${shelf}\``}`;
  return { ...extracted, lang: shelf, how };
}

async function run(): Promise<void> {
  const options = readOptions();
  const { book, game } = options;
  const bytes = readBytes(book, PDF_LIMITS.bytes);
  const progress = createStepProgress();
  try {
    const result = isPdf(bytes)
      ? await readPdf(bytes, options, progress)
      : readText(bytes, options, progress.step);
    progress.step('check and write');
    const check = checkContent(
      [...result.files].map(([path, text]) => ({ path: `${game}/${path}`, text })),
      { root: options.out, requirePublishedIds: false },
    );
    if (check.diagnostics.length)
      throw new BookError(
        `Nothing was written: the extractor produced invalid entries. Please report this.\n${formatDiagnostics(check.diagnostics)}`,
      );
    const { extraction, files, source } = result;
    startWriting();
    const notes = replaceFolder({ ...options, lang: result.lang }, files, extraction, source);
    progress.done();
    for (const { line, message } of extraction.reports) console.log(`${book}:${line}  ${message}`);
    for (const line of [...notes, ...summarise(result, options)]) console.log(line);
  } finally {
    progress.done();
  }
}

async function runInThread(): Promise<void> {
  try {
    await run();
  } catch (error) {
    console.error(
      error instanceof BookError ? error.message : `The extraction failed: ${(error as Error).message}`,
    );
    process.exitCode = 1;
  }
}

/**
 * Messages for a book whose extraction takes too much time or memory in total. They name no page, because the limits
 * apply to the whole extraction.
 */
const EXCEEDED = { time: tooSlowError(), memory: tooMuchMemoryError(MAX_EXTRA_MEMORY_BYTES) };

if (!isMainThread) await runInThread();
else {
  const { exitCode, exceeded } = await runWithLimits(import.meta.url, {
    timeMs: PDF_LIMITS.totalTimeMs,
    memoryBytes: MAX_EXTRA_MEMORY_BYTES,
  });
  if (exceeded) console.error(EXCEEDED[exceeded].message);
  process.exitCode = exceeded ? 1 : exitCode;
}
