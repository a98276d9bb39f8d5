// `npm run extract -- BOOK --game ID --lang LANG --out DIR`: a printed book's text to entries, written all or not at all.
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
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
import { planFiles } from '../lib/extract/plan-files';

const USAGE = 'npm run extract -- BOOK --game ID --lang LANG --out DIR [--book-file FILE.json | none]';
/** Remembers what was written; a dot keeps it out of the content. */
const MANIFEST = '.extracted.json';

const hashOf = (bytes: string | Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

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

/** One line that moves on, on a terminal only. */
function createProgress(): { step: (name: string) => void; done: () => void } {
  if (!process.stderr.isTTY) return { step: () => {}, done: () => {} };
  let count = 0;
  return {
    step: (name) => process.stderr.write(`\r\u001b[K${++count}/${STEPS.length + 2} ${name}`),
    done: () => process.stderr.write('\r\u001b[K'),
  };
}

function filesIn(dir: string): Map<string, string> {
  if (!existsSync(dir)) return new Map();
  return new Map(
    readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile() && file.name !== MANIFEST)
      .map((file) => join(file.parentPath, file.name))
      .map((path) => [relative(dir, path).split(sep).join('/'), hashOf(readFileSync(path))]),
  );
}

interface Manifest {
  lang: string;
  files: Record<string, string>;
}

function readManifest(home: string): Manifest | undefined {
  try {
    return JSON.parse(readFileSync(join(home, MANIFEST), 'utf8')) as Manifest;
  } catch {
    return undefined;
  }
}

/** Writes beside, then swaps folders: whoever looks sees the old state or the new one. */
function writeFiles({ files, extraction }: Extracted, { game, lang, out }: Options): string[] {
  const home = join(out, game);
  const account = join(out, 'extraction.json');
  const produced = new Map([...files].map(([path, text]) => [path, hashOf(text)]));
  const manifest = readManifest(home);
  if (manifest && manifest.lang !== lang)
    throw new BookError(`${home} holds an extraction in ${manifest.lang}: choose another --out for ${lang}.`);
  const plan = planFiles(produced, filesIn(home), new Map(Object.entries(manifest?.files ?? {})));
  if (existsSync(account) && !isAccount(account)) plan.collisions.push('../extraction.json');
  if (plan.collisions.length)
    throw new BookError(
      `Nothing was written: these files in ${home} are not from an extraction.\n${plan.collisions.map((path) => `  ${path}`).join('\n')}\nChoose another --out, or move them away.`,
    );
  mkdirSync(out, { recursive: true });
  const stage = join(out, `.extract-${game}-${process.pid}`);
  try {
    rmSync(stage, { recursive: true, force: true });
    for (const [path, text] of files) writeFile(join(stage, 'new', path), text);
    writeFile(
      join(stage, 'new', MANIFEST),
      `${JSON.stringify({ lang, files: Object.fromEntries([...produced].sort()) }, null, 1)}\n`,
    );
    for (const path of plan.kept) {
      mkdirSync(dirname(join(stage, 'new', path)), { recursive: true });
      cpSync(join(home, path), join(stage, 'new', path), { preserveTimestamps: true });
    }
    writeFile(join(stage, 'extraction.json'), `${JSON.stringify(extraction, null, 1)}\n`);
    if (existsSync(home)) renameSync(home, join(stage, 'old'));
    try {
      renameSync(join(stage, 'new'), home);
    } catch (error) {
      if (existsSync(join(stage, 'old'))) renameSync(join(stage, 'old'), home);
      throw error;
    }
    renameSync(join(stage, 'extraction.json'), account);
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
  return [
    ...plan.removed.map((path) => `removed, no longer in the book: ${path}`),
    ...plan.edited.map((path) => `replaced, was changed by hand: ${path}`),
    ...plan.kept.map((path) => `left alone, not from this extraction: ${path}`),
  ];
}

function writeFile(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function isAccount(path: string): boolean {
  try {
    const { topics, dropped } = JSON.parse(readFileSync(path, 'utf8')) as {
      topics?: unknown;
      dropped?: unknown;
    };
    return Array.isArray(topics) && Array.isArray(dropped);
  } catch {
    return false;
  }
}

/** A run that was killed between the two renames left the old folder aside. */
function recover({ out, game }: Options): void {
  if (!existsSync(out)) return;
  for (const name of readdirSync(out).filter((one) => one.startsWith(`.extract-${game}-`))) {
    const old = join(out, name, 'old');
    if (existsSync(old) && !existsSync(join(out, game))) renameSync(old, join(out, game));
    rmSync(join(out, name), { recursive: true, force: true });
  }
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
    recover(options);
    const notes = writeFiles(extracted, options);
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
