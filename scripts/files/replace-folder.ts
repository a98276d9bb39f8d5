// Replaces the folder of an extraction, all of it or nothing; files that it did not write stay and are named.
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
import { dirname, join, relative, sep } from 'node:path';
import { BookError } from '../../extract/book-error';
import type { BookLang } from '../../extract/languages';
import { planFiles } from '../../extract/write/plan-files';
import type { Extraction } from '../../extract/write/write-extraction';

/** Remembers what was written; a dot keeps it out of the content. */
const MANIFEST = '.extracted.json';

const hashOf = (bytes: string | Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

export interface Target {
  out: string;
  game: string;
  lang: BookLang;
}

interface Manifest {
  lang: string;
  files: Record<string, string>;
}

/** Writes beside, then swaps folders: whoever looks sees the old state or the new one. */
export function replaceFolder(
  { out, game, lang }: Target,
  files: ReadonlyMap<string, string>,
  extraction: Extraction,
  source?: string,
): string[] {
  if (existsSync(out) && !statSync(out).isDirectory())
    throw new BookError(`${out} is not a folder: choose another --out.`);
  recover(out, game);
  const home = join(out, game);
  const suffix = accountSuffix(out, game);
  const account = join(out, `extraction${suffix}.json`);
  const reading = join(out, `source${suffix}.txt`);
  const produced = new Map([...files].map(([path, text]) => [path, hashOf(text)]));
  const manifest = readManifest(home);
  if (manifest && manifest.lang !== lang)
    throw new BookError(`${home} holds an extraction in ${manifest.lang}: choose another --out for ${lang}.`);
  const plan = planFiles(produced, filesIn(home), new Map(Object.entries(manifest?.files ?? {})));
  if (existsSync(account) && gameOf(account) === undefined)
    plan.collisions.push(`../${relative(out, account)}`);
  if (source !== undefined && existsSync(reading) && !existsSync(account))
    plan.collisions.push(`../${relative(out, reading)}`);
  if (plan.collisions.length)
    throw new BookError(
      `Nothing was written: these files in ${home} are not from an extraction.\n${plan.collisions.map((path) => `  ${path}`).join('\n')}\nChoose another --out, or move them away.`,
    );
  makeFolder(out);
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
      cpSync(join(home, path), join(stage, 'new', path), {
        preserveTimestamps: true,
        verbatimSymlinks: true,
      });
    }
    writeFile(join(stage, 'extraction.json'), accountText(extraction));
    if (source !== undefined) writeFile(join(stage, 'source.txt'), source);
    if (existsSync(home)) renameSync(home, join(stage, 'old'));
    try {
      renameSync(join(stage, 'new'), home);
    } catch (error) {
      if (existsSync(join(stage, 'old'))) renameSync(join(stage, 'old'), home);
      throw error;
    }
    renameSync(join(stage, 'extraction.json'), account);
    if (source !== undefined) renameSync(join(stage, 'source.txt'), reading);
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
  return [
    ...plan.removed.map((path) => `removed, no longer in the book: ${path}`),
    ...plan.edited.map((path) => `replaced, was changed by hand: ${path}`),
    ...plan.kept.map((path) => `left alone, not from this extraction: ${path}`),
  ];
}

function filesIn(dir: string): Map<string, string> {
  if (!existsSync(dir)) return new Map();
  return new Map(
    readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((file) => !file.isDirectory() && file.name !== MANIFEST)
      .map((file) => {
        const path = join(file.parentPath, file.name);
        // A link is not ours, whatever it leads to.
        return [relative(dir, path).split(sep).join('/'), file.isFile() ? hashOf(readFileSync(path)) : ''];
      }),
  );
}

function readManifest(home: string): Manifest | undefined {
  try {
    return JSON.parse(readFileSync(join(home, MANIFEST), 'utf8')) as Manifest;
  } catch {
    return undefined;
  }
}

/** Step by step: where a folder cannot be made, Node's own recursive way may try for ever. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  const above = dirname(path);
  if (above !== path) makeFolder(above);
  try {
    mkdirSync(path);
  } catch (error) {
    throw new BookError(`The folder ${path} cannot be made (${(error as NodeJS.ErrnoException).code}).`);
  }
}

function writeFile(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** The first game of a folder has `extraction.json`; the account of another one carries its name. */
function accountSuffix(out: string, game: string): string {
  const first = gameOf(join(out, 'extraction.json'));
  return first === undefined || first === game ? '' : `.${game}`;
}

/** Boxes of lines stand one on a line, so that the file can be read by people too. */
function accountText({ places, ...extraction }: Extraction): string {
  const text = JSON.stringify(extraction, null, 1);
  if (!places) return `${text}\n`;
  const rows = places.map((place) => `  ${JSON.stringify(place)}`).join(',\n');
  return `${text.slice(0, -2)},\n "places": [\n${rows}\n ]\n}\n`;
}

/** The game of an account; undefined for any other file. */
function gameOf(path: string): string | undefined {
  try {
    const { game, topics, dropped } = JSON.parse(readFileSync(path, 'utf8')) as Partial<Extraction>;
    return Array.isArray(topics) && Array.isArray(dropped) ? game : undefined;
  } catch {
    return undefined;
  }
}

/** A run that was killed between the two renames left the old folder aside. */
function recover(out: string, game: string): void {
  if (!existsSync(out)) return;
  const aside = new RegExp(`^\\.extract-${game}-\\d+$`);
  for (const name of readdirSync(out).filter((one) => aside.test(one))) {
    const old = join(out, name, 'old');
    if (existsSync(old) && !existsSync(join(out, game))) renameSync(old, join(out, game));
    rmSync(join(out, name), { recursive: true, force: true });
  }
}
