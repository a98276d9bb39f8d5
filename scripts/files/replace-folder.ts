// Replaces the output folder of an extraction atomically. Keeps files that no extraction has written, and reports them.
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
import { planFileChanges } from '../../extract/write/plan-file-changes';
import type { ExtractionFile } from '../../extract/write/write-extraction';
import { sha256 } from './hash.mjs';

/**
 * File that lists the files of an extraction with their hashes. Its name begins with a dot, so that the build does not
 * read it as content.
 */
const MANIFEST = '.extracted.json';

export interface ExtractionTarget {
  out: string;
  game: string;
  lang: BookLang;
}

interface Manifest {
  lang: string;
  files: Record<string, string>;
}

/**
 * Writes the files of an extraction to a temporary folder, then replaces the folder of the game in `out` with it. If
 * the command is interrupted, the game therefore has either all old files or all new ones. Returns notes for the user.
 */
export function replaceFolder(
  { out, game, lang }: ExtractionTarget,
  files: ReadonlyMap<string, string>,
  extraction: ExtractionFile,
  source?: string,
): string[] {
  if (existsSync(out) && !statSync(out).isDirectory())
    throw new BookError(`${out} is not a folder: choose another --out.`);
  recoverInterruptedRun(out, game);
  const home = join(out, game);
  const suffix = reportSuffix(out, game);
  const report = join(out, `extraction${suffix}.json`);
  const sourceFile = join(out, `source${suffix}.txt`);
  const produced = new Map([...files].map(([path, text]) => [path, sha256(text)]));
  const manifest = readManifest(home);
  if (manifest && manifest.lang !== lang)
    throw new BookError(
      `${home} already contains an extraction in ${manifest.lang}: choose another --out for ${lang}.`,
    );
  const plan = planFileChanges(produced, hashFiles(home), new Map(Object.entries(manifest?.files ?? {})));
  if (existsSync(report) && gameOfReport(report) === undefined)
    plan.collisions.push(`../${relative(out, report)}`);
  if (source !== undefined && existsSync(sourceFile) && !existsSync(report))
    plan.collisions.push(`../${relative(out, sourceFile)}`);
  if (plan.collisions.length)
    throw new BookError(
      `Nothing was written: these files in ${home} are not from an extraction.\n${plan.collisions.map((path) => `  ${path}`).join('\n')}\nChoose another --out, or move them away.`,
    );
  createFolder(out);
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
    writeFile(join(stage, 'extraction.json'), reportToJson(extraction));
    if (source !== undefined) writeFile(join(stage, 'source.txt'), source);
    if (existsSync(home)) renameSync(home, join(stage, 'old'));
    try {
      renameSync(join(stage, 'new'), home);
    } catch (error) {
      if (existsSync(join(stage, 'old'))) renameSync(join(stage, 'old'), home);
      throw error;
    }
    renameSync(join(stage, 'extraction.json'), report);
    if (source !== undefined) renameSync(join(stage, 'source.txt'), sourceFile);
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
  return [
    ...plan.removed.map((path) => `removed, no longer in the book: ${path}`),
    ...plan.edited.map((path) => `replaced, was changed by hand: ${path}`),
    ...plan.kept.map((path) => `left alone, not from this extraction: ${path}`),
  ];
}

function hashFiles(dir: string): Map<string, string> {
  if (!existsSync(dir)) return new Map();
  return new Map(
    readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((file) => !file.isDirectory() && file.name !== MANIFEST)
      .map((file) => {
        const path = join(file.parentPath, file.name);
        // A symbolic link gets an empty hash. An extraction never writes links, so this hash matches no written file.
        return [relative(dir, path).split(sep).join('/'), file.isFile() ? sha256(readFileSync(path)) : ''];
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

/** Creates a folder, one level at a time. Node's recursive `mkdir` can hang if a folder cannot be created. */
function createFolder(path: string): void {
  if (existsSync(path)) return;
  const above = dirname(path);
  if (above !== path) createFolder(above);
  try {
    mkdirSync(path);
  } catch (error) {
    throw new BookError(`The folder ${path} cannot be created (${(error as NodeJS.ErrnoException).code}).`);
  }
}

function writeFile(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/**
 * Returns the suffix in the file name of the report. The report of the first game in a folder is `extraction.json`, and
 * those of other games are `extraction.<game>.json`.
 */
function reportSuffix(out: string, game: string): string {
  const first = gameOfReport(join(out, 'extraction.json'));
  return first === undefined || first === game ? '' : `.${game}`;
}

/** Formats the report as JSON that people can read: each item of `places` is on one line. */
function reportToJson({ places, ...extraction }: ExtractionFile): string {
  const text = JSON.stringify(extraction, null, 1);
  if (!places) return `${text}\n`;
  const rows = places.map((place) => `  ${JSON.stringify(place)}`).join(',\n');
  return `${text.slice(0, -2)},\n "places": [\n${rows}\n ]\n}\n`;
}

/**
 * Returns the id of the game to which a report belongs. Returns undefined if the file is not a report of an extraction.
 */
function gameOfReport(path: string): string | undefined {
  try {
    const { game, topics, dropped } = JSON.parse(readFileSync(path, 'utf8')) as Partial<ExtractionFile>;
    return Array.isArray(topics) && Array.isArray(dropped) ? game : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Repairs the output of an interrupted run. Restores the old folder if the run has not replaced it, and deletes
 * temporary folders.
 */
function recoverInterruptedRun(out: string, game: string): void {
  if (!existsSync(out)) return;
  const staging = new RegExp(`^\\.extract-${game}-\\d+$`);
  for (const name of readdirSync(out).filter((one) => staging.test(one))) {
    const old = join(out, name, 'old');
    if (existsSync(old) && !existsSync(join(out, game))) renameSync(old, join(out, game));
    rmSync(join(out, name), { recursive: true, force: true });
  }
}
