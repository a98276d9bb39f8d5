// Reads a whole content folder and reports everything that is wrong in it, at once.
import { EDITION_PAGES, SITE_FOLDERS } from '../addresses';
import type { Diagnostic } from '../diagnostics';
import { isLang, LANGS, type Lang } from '../languages';
import { checkAliases } from './check-aliases';
import { checkFields } from './check-fields';
import { checkGame } from './check-game';
import { checkParity } from './check-parity';
import { checkPlayers } from './check-players';
import { checkReferences } from './check-references';
import { checkSpoilers } from './check-spoilers';
import { checkPublished } from './published';
import { readEntry } from './read-entry';
import { createGame, registerEntry } from './register';
import type { RegisteredEntry, RegisteredGame, Registry } from './registry';
import { type GameFields, gameSchema, ID } from './schema';
import { type SourceFile, type SplitSource, splitSource } from './source';

export interface CheckedEntry {
  entry: RegisteredEntry;
  source: SplitSource;
  path: string;
}

export interface CheckOptions {
  /** Folder the paths begin with, e.g. `content`. */
  root: string;
  /** A private site (an extraction) has published nothing. */
  lock?: boolean;
  /** Somebody who checks again and again may remember what was read. */
  read?: typeof readEntry;
}

export interface CheckResult {
  registry: Registry;
  diagnostics: Diagnostic[];
}

export function checkContent(
  files: readonly SourceFile[],
  { root, lock = true, read = readEntry }: CheckOptions,
): CheckResult {
  const diagnostics: Diagnostic[] = [];
  const registry: Registry = new Map();
  const say = (file: string, rule: string, message: string, help?: string) =>
    diagnostics.push({ file, line: 1, column: 1, rule, message, ...(help && { help }) });

  const byGame = new Map<string, SourceFile[]>();
  for (const file of files) {
    const [game = '', ...rest] = file.path.slice(root.length + 1).split('/');
    // An extraction lays its account beside the games.
    if (!lock && file.path === `${root}/extraction.json`) continue;
    if (rest.length === 0)
      say(
        file.path,
        'unknown-file',
        `Unexpected file \`${game}\` beside the games, expected a folder per game.`,
      );
    else byGame.set(game, [...(byGame.get(game) ?? []), file]);
  }

  for (const [id, gameFiles] of byGame) {
    const home = `${root}/${id}`;
    const gameFile = gameFiles.find((file) => file.path === `${home}/game.md`);
    if (!ID.test(id))
      say(home, 'bad-file-name', `Unexpected folder \`${id}\`, expected kebab-case English words.`);
    if ((SITE_FOLDERS as readonly string[]).includes(id))
      say(
        home,
        'reserved-name',
        `Unexpected game \`${id}\`, expected a name that no folder of the site has.`,
        `these are taken: ${SITE_FOLDERS.join(', ')}.`,
      );
    if (!gameFile) {
      say(`${home}/game.md`, 'missing-file', `Unexpected game without game.md, expected ${home}/game.md.`);
      continue;
    }
    const gameSource = splitSource(gameFile);
    const { fields, problems } = checkFields<GameFields>(gameFile.path, gameSource, gameSchema);
    diagnostics.push(...gameSource.problems, ...(gameSource.problems.length ? [] : problems));
    if (!fields || gameSource.problems.length) continue;

    const game = createGame(id, fields, drawingsOf(gameFiles, home));
    registry.set(id, game);
    const checked = gameFiles
      .filter((file) => file !== gameFile && !isCompanion(file.path, home))
      .map((file) => checkFile(file, home, game, diagnostics, read))
      .filter((entry) => entry !== undefined);

    for (const entry of checked)
      diagnostics.push(
        ...checkReferences(entry, game),
        ...checkParity(entry, game),
        ...checkPlayers(entry, game),
        ...checkSpoilers(entry, game),
      );
    diagnostics.push(...checkGame(gameFile.path, gameSource, game), ...checkAliases(checked));
    if (lock) {
      const path = `${home}/published.txt`;
      diagnostics.push(
        ...checkPublished(path, gameFiles.find((file) => file.path === path)?.text ?? '', game),
      );
    }
  }
  return { registry, diagnostics };
}

const isCompanion = (path: string, home: string): boolean =>
  path === `${home}/published.txt` ||
  path === `${home}/parity.txt` ||
  (path.startsWith(`${home}/icons/`) && path.endsWith('.svg'));

export function drawingsOf(files: readonly SourceFile[], home: string): Map<string, string> {
  return new Map(
    files
      .filter(({ path }) => path.startsWith(`${home}/icons/`) && path.endsWith('.svg'))
      .map(({ path, text }) => [path.slice(`${home}/icons/`.length, -'.svg'.length), text.trim()]),
  );
}

/** Checks what one file can tell by itself; the entry is registered for the checks that look across files. */
function checkFile(
  file: SourceFile,
  home: string,
  game: RegisteredGame,
  diagnostics: Diagnostic[],
  read: typeof readEntry,
): CheckedEntry | undefined {
  const { path } = file;
  const say = (rule: string, message: string, help?: string) =>
    diagnostics.push({ file: path, line: 1, column: 1, rule, message, ...(help && { help }) });
  const [lang = '', name = '', ...deeper] = path.slice(home.length + 1).split('/');
  if (deeper.length || !name.endsWith('.md')) {
    say(
      'unknown-file',
      `Unexpected file, expected ${home}/<language>/<entry>.md, icons/<icon>.svg or game.md.`,
    );
    return undefined;
  }
  if (!isLang(lang) || !game.fields.languages.includes(lang)) {
    say(
      'bad-language',
      `Unexpected folder \`${lang}\`, expected one of the game's languages: ${game.fields.languages.join(', ')}.`,
      LANGS.includes(lang as Lang) ? `add \`${lang}\` to \`languages\` in ${home}/game.md.` : undefined,
    );
    return undefined;
  }
  const id = name.slice(0, -'.md'.length);
  if (!ID.test(id))
    say(
      'bad-file-name',
      `Unexpected file name \`${name}\`, expected kebab-case English words such as \`patrol-movement.md\`.`,
    );
  if ((EDITION_PAGES as readonly string[]).includes(id))
    say(
      'reserved-name',
      `Unexpected entry \`${id}\`, expected a name that no page of the edition has.`,
      `these are taken: ${EDITION_PAGES.join(', ')}.`,
    );
  const { source, fields, parsed, problems } = read(file, lang);
  diagnostics.push(...problems);
  if (!parsed) return undefined;
  const entry = registerEntry(game, lang, id, fields ?? { title: id }, parsed);
  return fields && { entry, source, path };
}
