// Reads the files of games and reports everything that is wrong in them, at once.
import { EDITION_PAGES, SITE_FOLDERS } from '../../core/addresses';
import type { Diagnostic } from '../../core/diagnostics';
import { ID } from '../../core/ids';
import { isLang, LANGS, type Lang } from '../../core/languages';
import { type ContentFile, type SplitSource, splitSource } from '../content-file';
import { type GameFields, gameSchema } from '../front-matter-schema';
import { readEntry } from '../parse-entry-file';
import { checkPublished } from '../published-ids';
import { createGame, registerEntry } from '../register';
import type { RegisteredEntry, RegisteredGame, Registry } from '../registry';
import { checkAliases } from './check-aliases';
import { checkFacts } from './check-facts';
import { checkFields } from './check-fields';
import { checkGame } from './check-game';
import { checkParity } from './check-parity';
import { checkPlayers } from './check-player-counts';
import { checkQuestions } from './check-questions';
import { checkReferences } from './check-references';
import { checkSpoilers } from './check-spoilers';
import { checkTerms } from './check-terms';

export interface CheckedEntry {
  entry: RegisteredEntry;
  source: SplitSource;
  /** As it is shown to people. */
  path: string;
}

export interface CheckOptions {
  /** What people call the content folder; it stands before every path that is shown. */
  root?: string;
  /** A private site (an extraction) has published nothing. */
  lock?: boolean;
  /** Somebody who checks again and again may remember what was read. */
  read?: typeof readEntry;
}

export interface CheckResult {
  registry: Registry;
  diagnostics: Diagnostic[];
}

/** What an extraction lays beside the entries: its account, and what was read; of a second game with its name. */
const ACCOUNTS = /(?:^|\/)(?:extraction(?:\.[a-z0-9-]+)?\.json|source(?:\.[a-z0-9-]+)?\.txt)$/;
/** `terms.uk.md`: the words of a game in one language. */
const TERMS = /^terms\.([a-z]{2})\.md$/;

/** Files by the game whose folder they lie in; what lies beside the games is none's. */
export function filesByGame(files: readonly ContentFile[]): Map<string, ContentFile[]> {
  const games = new Map<string, ContentFile[]>();
  for (const file of files) {
    const [game = '', ...rest] = file.path.split('/');
    if (rest.length) games.set(game, [...(games.get(game) ?? []), file]);
  }
  return games;
}

export function checkContent(files: readonly ContentFile[], options: CheckOptions = {}): CheckResult {
  const { root = 'content', lock = true } = options;
  const registry: Registry = new Map();
  const diagnostics = files
    .filter(({ path }) => !path.includes('/') && (lock || !ACCOUNTS.test(path)))
    .map(
      ({ path }): Diagnostic => ({
        file: `${root}/${path}`,
        line: 1,
        column: 1,
        rule: 'unknown-file',
        message: `Unexpected file \`${path}\` beside the games, expected a folder per game.`,
      }),
    );
  for (const [id, own] of filesByGame(files)) {
    const { game, diagnostics: found } = checkGameFiles(id, own, options);
    diagnostics.push(...found);
    if (game) registry.set(id, game);
  }
  return { registry, diagnostics };
}

/** One game by itself: its files, whoever read them, to what they say and what is wrong in them. */
export function checkGameFiles(
  id: string,
  files: readonly ContentFile[],
  { root = 'content', lock = true, read = readEntry }: CheckOptions = {},
): { game?: RegisteredGame; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const shown = (path: string) => `${root}/${path}`;
  const say = (file: string, rule: string, message: string, help?: string) =>
    diagnostics.push({ file: shown(file), line: 1, column: 1, rule, message, ...(help && { help }) });
  const gameFile = files.find(({ path }) => path === `${id}/game.md`);
  if (!ID.test(id))
    say(id, 'bad-file-name', `Unexpected folder \`${id}\`, expected kebab-case English words.`);
  if ((SITE_FOLDERS as readonly string[]).includes(id))
    say(
      id,
      'reserved-name',
      `Unexpected game \`${id}\`, expected a name that no folder of the site has.`,
      `these are taken: ${SITE_FOLDERS.join(', ')}.`,
    );
  if (!gameFile) {
    const path = `${id}/game.md`;
    say(path, 'missing-file', `Unexpected game without game.md, expected ${shown(path)}.`);
    return { diagnostics };
  }
  const gamePath = shown(gameFile.path);
  const gameSource = splitSource(gameFile, gamePath);
  const { fields, problems } = checkFields<GameFields>(gamePath, gameSource, gameSchema);
  diagnostics.push(...gameSource.problems, ...(gameSource.problems.length ? [] : problems));
  if (!fields || gameSource.problems.length) return { diagnostics };

  const game = createGame(id, fields, drawingsOf(files, id));
  const isEntry = ({ path }: ContentFile) => !isCompanion(path.slice(id.length + 1));
  const checked = files
    .filter((file) => file !== gameFile && isEntry(file) && (lock || !ACCOUNTS.test(file.path)))
    .map((file) => checkFile(file, game, { diagnostics, read, shown }))
    .filter((entry) => entry !== undefined);
  // The exact words of a book may hold letters of any alphabet.
  if (fields.exact)
    diagnostics.splice(0, diagnostics.length, ...diagnostics.filter(({ rule }) => rule !== 'foreign-letter'));

  for (const entry of checked)
    diagnostics.push(
      ...checkReferences(entry, game),
      ...checkParity(entry, game),
      ...checkPlayers(entry, game),
      ...checkSpoilers(entry, game),
    );
  diagnostics.push(
    ...checkGame(gamePath, gameSource, game),
    ...checkAliases(checked),
    ...checkQuestions(checked, game),
  );
  const parity = `${id}/parity.txt`;
  const accepted = files.find(({ path }) => path === parity)?.text ?? '';
  diagnostics.push(...checkFacts(checked, game, { path: shown(parity), text: accepted }));
  for (const file of files) {
    const lang = TERMS.exec(file.path.slice(id.length + 1))?.[1] ?? '';
    if (isLang(lang)) diagnostics.push(...checkTerms(file, shown(file.path), lang, game, checked));
  }
  if (lock) {
    const path = `${id}/published.txt`;
    const text = files.find((file) => file.path === path)?.text ?? '';
    diagnostics.push(...checkPublished(shown(path), text, game));
  }
  return { game, diagnostics };
}

/** Paths inside the game's folder that are no entries. */
const isCompanion = (path: string): boolean =>
  path === 'published.txt' || path === 'parity.txt' || TERMS.test(path) || /^icons\/[^/]+\.svg$/.test(path);

export function drawingsOf(files: readonly ContentFile[], game: string): Map<string, string> {
  const icons = `${game}/icons/`;
  return new Map(
    files
      .filter(({ path }) => path.startsWith(icons) && path.endsWith('.svg'))
      .map(({ path, text }) => [path.slice(icons.length, -'.svg'.length), text.trim()]),
  );
}

interface Reading {
  diagnostics: Diagnostic[];
  read: typeof readEntry;
  shown: (path: string) => string;
}

/** Checks what one file can tell by itself; the entry is registered for the checks that look across files. */
function checkFile(
  file: ContentFile,
  game: RegisteredGame,
  { diagnostics, read, shown }: Reading,
): CheckedEntry | undefined {
  const path = shown(file.path);
  const home = shown(game.id);
  const say = (rule: string, message: string, help?: string) =>
    diagnostics.push({ file: path, line: 1, column: 1, rule, message, ...(help && { help }) });
  const [lang = '', name = '', ...deeper] = file.path.slice(game.id.length + 1).split('/');
  if (deeper.length || !name.endsWith('.md')) {
    say(
      'unknown-file',
      `Unexpected file, expected ${home}/<language>/<entry>.md, icons/<icon>.svg, terms.<language>.md or game.md.`,
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
  const { source, fields, parsed, problems } = read(file, lang, path);
  diagnostics.push(...problems);
  if (!parsed) return undefined;
  const entry = registerEntry(game, lang, id, fields ?? { title: id }, parsed);
  return fields && { entry, source, path };
}
