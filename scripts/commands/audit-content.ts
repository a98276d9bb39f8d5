// `npm run audit -- BOOK --game ID --lang LANG`: compares the entries of a game with the text of its book, and exits
// with code 1 if they differ.
import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { compareWithBook } from '../../extract/audit/compare-with-book';
import { formatFindings } from '../../extract/audit/format-findings';
import { applyIgnores } from '../../extract/audit/ignore-known-differences';
import { BookError } from '../../extract/book-error';
import { extractTextBook } from '../../extract/extract-text-book';
import { BOOK_LANGS, isBookLang } from '../../extract/languages';
import { MAX_TEXT_BYTES } from '../../extract/text/decode-text';
import { checkContent } from '../../lib/content/checks/check-content';
import { CONTENT_DIR, displayPath } from '../content/folders';
import { readContent } from '../content/read-content';
import { parseArguments } from '../setup/parse-arguments';

const USAGE = `npm run audit -- BOOK --game ID --lang LANG
  BOOK    the text of the printed book
  --game  the id of the game, such as outer-rim
  --lang  the language of the entries and of the book`;

async function run(): Promise<void> {
  const { positionals, values } = parseArguments(USAGE, {
    allowPositionals: true,
    options: { game: { type: 'string' }, lang: { type: 'string' } },
  });
  const [book, ...more] = positionals;
  const { game: id, lang } = values;
  if (!book || more.length || !id || !lang) throw new BookError(`Usage: ${USAGE}`);
  if (!isBookLang(lang))
    throw new BookError(`Unexpected --lang \`${lang}\`, expected one of ${BOOK_LANGS.join(', ')}.`);
  const stats = statSync(book, { throwIfNoEntry: false });
  if (!stats?.isFile()) throw new BookError(`There is no file ${book}.`);
  if (stats.size > MAX_TEXT_BYTES)
    throw new BookError(`${book} is too large, expected at most ${MAX_TEXT_BYTES / 1e6} MB.`);
  const { registry } = checkContent(await readContent(), {
    root: displayPath(CONTENT_DIR),
    requirePublishedIds: false,
  });
  const game = registry.get(id);
  if (!game?.entries.get(lang)?.size)
    throw new BookError(
      `There are no entries of ${id} in ${lang}, expected one of ${[...registry.keys()].join(', ')}.`,
    );
  const { draft } = extractTextBook({ bytes: readFileSync(book), book: basename(book), game: id, lang });
  const findings = applyIgnores(compareWithBook(draft, game), draft);
  if (findings.length) {
    console.log(formatFindings(findings));
    console.log(`\n${findings.length} findings in ${id}/${lang}.`);
    process.exitCode = 1;
  } else {
    const ignored = draft.book.audit?.ignore.length ?? 0;
    console.log(
      `${id}/${lang} agrees with the book: ${draft.topics.length} topics, ${ignored} known differences ignored.`,
    );
  }
}

try {
  await run();
} catch (error) {
  console.error(error instanceof BookError ? error.message : `The audit failed: ${(error as Error).message}`);
  process.exitCode = 1;
}
