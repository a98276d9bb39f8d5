// `npm run extract -- BOOK --game ID --lang LANG --out DIR`: a printed book's text to entries, written all or not at all.
import { readFileSync, statSync } from 'node:fs';
import { basename, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checkContent } from '../lib/content/check';
import { ID } from '../lib/content/schema';
import { formatDiagnostics } from '../lib/diagnostics';
import { BookError } from '../lib/extract/book-error';
import { parseBookData } from '../lib/extract/choose-book';
import { MAX_BYTES } from '../lib/extract/decode';
import { type Extracted, extractBook } from '../lib/extract/extract-book';
import { BOOK_LANGS, type BookLang, isBookLang } from '../lib/extract/languages';
import { STEPS } from '../lib/extract/pipeline';
import { replaceFolder } from './replace-folder';

const USAGE = 'npm run extract -- BOOK --game ID --lang LANG --out DIR [--book-file FILE.json | none]';

interface Options {
  book: string;
  game: string;
  lang: BookLang;
  out: string;
  bookFile?: string;
}

function readOptions(): Options {
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse();
  } catch (error) {
    throw new BookError(`${(error as Error).message.split('\n')[0]}\nUsage: ${USAGE}`);
  }
  const { positionals, values } = parsed;
  const [book, ...more] = positionals;
  const { game, lang, out, 'book-file': bookFile } = values;
  if (!book || more.length || !game || !lang || !out) throw new BookError(`Usage: ${USAGE}`);
  if (!ID.test(game))
    throw new BookError(`Unexpected --game \`${game}\`, expected kebab-case words such as \`outer-rim\`.`);
  if (!isBookLang(lang))
    throw new BookError(`Unexpected --lang \`${lang}\`, expected one of ${BOOK_LANGS.join(', ')}.`);
  return { book, game, lang, out, ...(bookFile && { bookFile }) };
}

const parse = () =>
  parseArgs({
    allowPositionals: true,
    options: {
      game: { type: 'string' },
      lang: { type: 'string' },
      out: { type: 'string' },
      'book-file': { type: 'string' },
    },
  });

function readBytes(path: string): Uint8Array {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) throw new BookError(`There is no file ${path}.`);
  if (!found.isFile()) throw new BookError(`${path} is not a file.`);
  if (found.size > MAX_BYTES)
    throw new BookError(
      `The book is too large: ${Math.ceil(found.size / 1e6)} MB, expected at most ${MAX_BYTES / 1e6} MB of text.`,
    );
  return readFileSync(path);
}

/** Reading before the steps of the pipeline; making entries, then checking and writing them after it. */
const OTHER_STEPS = 3;

/** One line that moves on, on a terminal only. */
function createProgress(): { step: (name: string) => void; done: () => void } {
  if (!process.stderr.isTTY) return { step: () => {}, done: () => {} };
  let count = 0;
  return {
    step: (name) => process.stderr.write(`\r\u001b[K${++count}/${STEPS.length + OTHER_STEPS} ${name}`),
    done: () => process.stderr.write('\r\u001b[K'),
  };
}

function summarise({ draft, files, encoding, dataFile }: Extracted, { game, lang, out }: Options): string[] {
  const entries = [...files.keys()].filter((path) => path.startsWith(`${lang}/`)).length;
  const lines = draft.topics.reduce((sum, topic) => sum + topic.lines.length, 0);
  const reasons = new Map<string, number>();
  for (const { reason } of draft.dropped) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  const dropped = [...reasons].map(([reason, count]) => `${reason} ${count}`).join(', ');
  return [
    `${relative('.', resolve(out, game))}/${lang}: ${draft.topics.length} topics in ${entries} entries.`,
    `${lines} lines in topics, ${draft.dropped.length} dropped${dropped && ` (${dropped})`}; read as ${encoding}, ${dataFile ? `with ${dataFile}.json` : 'by the general rules'}.`,
  ];
}

function run(): void {
  const options = readOptions();
  const { book, game, lang, bookFile } = options;
  const data =
    bookFile === 'none'
      ? null
      : bookFile
        ? parseBookData(new TextDecoder().decode(readBytes(bookFile)), bookFile, lang)
        : undefined;
  const progress = createProgress();
  try {
    const extracted = extractBook({
      bytes: readBytes(book),
      book: basename(book),
      game,
      lang,
      progress: progress.step,
      ...(data !== undefined && { data }),
    });
    progress.step('check and write');
    const check = checkContent(
      [...extracted.files].map(([path, text]) => ({ path: `${game}/${game}/${path}`, text })),
      { root: game, lock: false },
    );
    if (check.diagnostics.length)
      throw new BookError(
        `Nothing was written: the entries are not valid, which is a fault of the extractor.\n${formatDiagnostics(check.diagnostics)}`,
      );
    const notes = replaceFolder(options, extracted.files, extracted.extraction);
    progress.done();
    for (const { line, message } of extracted.extraction.reports) console.log(`${book}:${line}  ${message}`);
    for (const line of [...notes, ...summarise(extracted, options)]) console.log(line);
  } finally {
    progress.done();
  }
}

try {
  run();
} catch (error) {
  console.error(
    error instanceof BookError ? error.message : `The extraction failed: ${(error as Error).message}`,
  );
  process.exitCode = 1;
}
