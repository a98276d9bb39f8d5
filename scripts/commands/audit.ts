// `npm run audit -- BOOK --game ID --lang LANG`: compares the content with a book and exits 1 when something is missing.
import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { compare } from '../../extract/audit/compare';
import { applyIgnores } from '../../extract/audit/ignore';
import { formatFindings } from '../../extract/audit/table';
import { BookError } from '../../extract/book-error';
import { extractBook } from '../../extract/extract-book';
import { BOOK_LANGS, isBookLang } from '../../extract/languages';
import { MAX_BYTES } from '../../extract/text/decode-text';
import { checkContent } from '../../lib/content/checks/check-content';
import { CONTENT_DIR, shownFolder } from '../content/folders';
import { readContent } from '../content/read-content';

const USAGE = 'npm run audit -- BOOK --game ID --lang LANG';

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { game: { type: 'string' }, lang: { type: 'string' } },
    });
  } catch (error) {
    throw new BookError(`${(error as Error).message.split('\n')[0]}\nUsage: ${USAGE}`);
  }
}

async function run(): Promise<void> {
  const { positionals, values } = readArguments();
  const [book, ...more] = positionals;
  const { game: id, lang } = values;
  if (!book || more.length || !id || !lang) throw new BookError(`Usage: ${USAGE}`);
  if (!isBookLang(lang))
    throw new BookError(`Unexpected --lang \`${lang}\`, expected one of ${BOOK_LANGS.join(', ')}.`);
  const found = statSync(book, { throwIfNoEntry: false });
  if (!found?.isFile()) throw new BookError(`There is no file ${book}.`);
  if (found.size > MAX_BYTES) throw new BookError(`${book} is too large for a book.`);
  const { registry } = checkContent(await readContent(), { root: shownFolder(CONTENT_DIR), lock: false });
  const game = registry.get(id);
  if (!game?.entries.get(lang)?.size)
    throw new BookError(
      `There are no entries of ${id} in ${lang}, expected one of ${[...registry.keys()].join(', ')}.`,
    );
  const { draft } = extractBook({ bytes: readFileSync(book), book: basename(book), game: id, lang });
  const findings = applyIgnores(compare(draft, game), draft);
  if (findings.length) {
    console.log(formatFindings(findings));
    console.log(`\n${findings.length} findings in ${id}/${lang}.`);
    process.exitCode = 1;
  } else {
    const ignored = draft.book.audit?.ignore.length ?? 0;
    console.log(
      `${id}/${lang} says what the book says: ${draft.topics.length} topics, ${ignored} differences explained.`,
    );
  }
}

try {
  await run();
} catch (error) {
  console.error(error instanceof BookError ? error.message : `The audit failed: ${(error as Error).message}`);
  process.exitCode = 1;
}
