// Checks the files of all games. Builds the registry of games and entries, and returns the diagnostics of all files.
import { EDITION_PAGES, SITE_FOLDERS } from '../../core/addresses';
import type { Diagnostic } from '../../core/diagnostics';
import { ID, ID_DESCRIPTION, MAX_ID_LENGTH } from '../../core/ids';
import { isLang, LANGS, type Lang } from '../../core/languages';
import { ASKER_WORDS_FILE, parseAskerWords } from '../asker-words';
import { type ContentFile, FILE_START, type SplitSource, splitSource } from '../content-file';
import { type GameFields, gameSchema } from '../front-matter-schema';
import { parseEntryFile } from '../parse-entry-file';
import { checkPublishedIds } from '../published-ids';
import {
  createGame,
  type RegisteredEntry,
  type RegisteredGame,
  type Registry,
  registerEntry,
} from '../registry';
import { RULINGS_FILE } from '../rulings';
import { checkAliases } from './check-aliases';
import { checkFields } from './check-front-matter-fields';
import { checkGame } from './check-game';
import { checkParity } from './check-language-parity';
import { checkModules, type ModuleGames } from './check-modules';
import { checkFacts } from './check-numbers-and-icons';
import { checkPlayerCounts } from './check-player-counts';
import { checkQuestions } from './check-questions';
import { checkReferences } from './check-references';
import { checkRulings } from './check-rulings';
import { checkSpoilers } from './check-spoilers';
import { checkTerms } from './check-terms';
import { checkUnfinished, unfinishedLanguage } from './check-unfinished';
import { createReporter, type Report } from './create-reporter';

/**
 * A registered entry with its source text. Checks that compare several files need the source text to report lines and
 * columns.
 */
export interface CheckedEntry {
  entry: RegisteredEntry;
  source: SplitSource;
  /** Path of the entry's file, as shown in diagnostics. */
  path: string;
}

export interface CheckOptions {
  /** Name of the content folder, which diagnostics show in front of every path. The default is `content`. */
  root?: string;
  /**
   * Whether to check the published addresses of each game (published.txt). False for a private site that `npm run
   * extract` created, because such a site has published nothing. The default is true.
   */
  requirePublishedIds?: boolean;
  /**
   * Parses one entry file. A caller that checks the files repeatedly can pass the result of `createCachedParser`. The
   * default is `parseEntryFile`.
   */
  parseFile?: typeof parseEntryFile;
  /**
   * The games that declare each module. If an entry names a module of another game, the diagnostic says which game it
   * is.
   */
  moduleGames?: ModuleGames;
}

export interface CheckResult {
  registry: Registry;
  diagnostics: Diagnostic[];
}

/**
 * Matches the files that `npm run extract` writes next to the entries: `extraction.json`, `source.txt`,
 * `extraction.second-game.json`.
 */
const EXTRACTION_FILES = /(?:^|\/)(?:extraction(?:\.[a-z0-9-]+)?\.json|source(?:\.[a-z0-9-]+)?\.txt)$/;
/** Matches the name of a term list, the file of a game's terms in one language: `terms.uk.md`. */
const TERMS_FILE = /^terms\.([a-z]{2})\.md$/;

/** Groups the files by game folder. Omits files that are in no game folder. */
export function filesByGame(files: readonly ContentFile[]): Map<string, ContentFile[]> {
  const games = new Map<string, ContentFile[]>();
  for (const file of files) {
    const [game = '', ...rest] = file.path.split('/');
    if (rest.length === 0) continue;
    const list = games.get(game) ?? [];
    games.set(game, list);
    list.push(file);
  }
  return games;
}

export function checkContent(files: readonly ContentFile[], options: CheckOptions = {}): CheckResult {
  const { root = 'content', requirePublishedIds = true } = options;
  const registry: Registry = new Map();
  const diagnostics = files
    .filter(({ path }) => !path.includes('/') && (requirePublishedIds || !EXTRACTION_FILES.test(path)))
    .map(
      ({ path }): Diagnostic => ({
        file: `${root}/${path}`,
        ...FILE_START,
        rule: 'unknown-file',
        message: `Unexpected file \`${path}\` next to the game folders, expected one folder per game.`,
      }),
    );
  const games = filesByGame(files);
  const moduleGames = findModuleGames(games);
  for (const [id, gameFiles] of games) {
    const { game, diagnostics: ofGame } = checkGameFiles(id, gameFiles, { ...options, moduleGames });
    addAll(diagnostics, ofGame);
    if (game) registry.set(id, game);
  }
  return { registry, diagnostics };
}

/** Finds the modules that each game declares in its game.md. */
function findModuleGames(games: ReadonlyMap<string, readonly ContentFile[]>): ModuleGames {
  const found = new Map<string, string[]>();
  for (const [game, files] of games) {
    const file = files.find(({ path }) => path === `${game}/game.md`);
    const { modules } = Object(file && splitSource(file).fields) as { modules?: unknown };
    for (const id of Object.keys(Object(modules))) found.set(id, [...(found.get(id) ?? []), game]);
  }
  return found;
}

/**
 * Appends the items of the lists to `diagnostics`. A call such as `diagnostics.push(...list)` could fail, because
 * JavaScript limits the number of arguments and a malicious book may cause 100,000 diagnostics.
 */
function addAll(diagnostics: Diagnostic[], ...lists: (readonly Diagnostic[])[]): void {
  for (const list of lists) for (const one of list) diagnostics.push(one);
}

/** Checks the files of one game. The returned `game` is absent if game.md is missing or invalid. */
export function checkGameFiles(
  id: string,
  files: readonly ContentFile[],
  {
    root = 'content',
    requirePublishedIds = true,
    parseFile = parseEntryFile,
    moduleGames,
  }: CheckOptions = {},
): { game?: RegisteredGame; diagnostics: Diagnostic[] } {
  const displayPath = (path: string) => `${root}/${path}`;
  const diagnostics = checkFolderName(id, displayPath(id));
  const gameFile = files.find(({ path }) => path === `${id}/game.md`);
  const gamePath = displayPath(`${id}/game.md`);
  if (!gameFile) {
    const message = `Unexpected game without game.md, expected ${gamePath}.`;
    return {
      diagnostics: [...diagnostics, { file: gamePath, ...FILE_START, rule: 'missing-file', message }],
    };
  }
  const gameSource = splitSource(gameFile, gamePath);
  const { fields, diagnostics: ofFields } = checkFields<GameFields>(gamePath, gameSource, gameSchema);
  diagnostics.push(...gameSource.diagnostics, ...(gameSource.diagnostics.length ? [] : ofFields));
  if (!fields || gameSource.diagnostics.length) return { diagnostics };

  const game = createGame(id, fields, iconDrawings(files, id));
  const entryFiles = files.filter(
    (file) =>
      file !== gameFile &&
      !unfinishedLanguage(file.path, game) &&
      !isCompanionFile(file.path.slice(id.length + 1)) &&
      (requirePublishedIds || !EXTRACTION_FILES.test(file.path)),
  );
  const results = entryFiles.map((file) => checkEntryFile(file, game, { parseFile, displayPath }));
  const entries = results.flatMap(({ checked }) => checked ?? []);
  // If a game has the exact text of its printed book, remove the diagnostics about foreign letters, because the book
  // may contain letters of any alphabet.
  const ofEntryFiles = results
    .flatMap((result) => result.diagnostics)
    .filter(({ rule }) => !fields.exact || rule !== 'foreign-letter');
  const parityPath = `${id}/parity.txt`;
  const rulingsPath = `${id}/${RULINGS_FILE}`;
  const textOf = (path: string) => files.find((file) => file.path === path)?.text ?? '';
  addAll(
    diagnostics,
    ofEntryFiles,
    checkEntries(entries, game),
    checkGame(gamePath, gameSource, game),
    checkAliases(entries),
    checkUnfinished(files, game, { parseFile, displayPath }),
    checkQuestions(entries, game),
    checkModules(entries, game, moduleGames),
    checkFacts(entries, game, { path: displayPath(parityPath), text: textOf(parityPath) }),
    checkRulings(
      entries,
      game,
      requirePublishedIds ? { path: displayPath(rulingsPath), text: textOf(rulingsPath) } : undefined,
    ),
  );
  for (const file of files) {
    const lang = TERMS_FILE.exec(file.path.slice(id.length + 1))?.[1] ?? '';
    if (isLang(lang)) diagnostics.push(...checkTerms(file, displayPath(file.path), lang, game, entries));
    const askers = ASKER_WORDS_FILE.exec(file.path.slice(id.length + 1))?.[1] ?? '';
    if (!isLang(askers)) continue;
    const { words, diagnostics: ofWords } = parseAskerWords(file, displayPath(file.path), askers, game);
    game.askerWords.set(askers, words);
    diagnostics.push(...ofWords);
  }
  if (requirePublishedIds) {
    const path = `${id}/published.txt`;
    diagnostics.push(...checkPublishedIds(displayPath(path), textOf(path), game));
  }
  return { game, diagnostics };
}

/**
 * Runs the checks that examine one entry at a time but need the whole game, for example to find the targets of links.
 */
const checkEntries = (entries: readonly CheckedEntry[], game: RegisteredGame): Diagnostic[] =>
  entries.flatMap((checked) => [
    ...checkReferences(checked, game),
    ...checkParity(checked, game),
    ...checkPlayerCounts(checked, game),
    ...checkSpoilers(checked, game),
  ]);

function checkFolderName(id: string, path: string): Diagnostic[] {
  const { diagnostics, report } = createReporter(path);
  if (!ID.test(id))
    report(
      FILE_START,
      'bad-file-name',
      `Unexpected folder \`${id.slice(0, MAX_ID_LENGTH)}\`, expected ${ID_DESCRIPTION}.`,
    );
  if ((SITE_FOLDERS as readonly string[]).includes(id))
    report(
      FILE_START,
      'reserved-name',
      `Unexpected game \`${id}\`, expected a name that the site does not use for its own folders.`,
      `these are taken: ${SITE_FOLDERS.join(', ')}.`,
    );
  return diagnostics;
}

/**
 * Whether a file that is not an entry, such as a term list or an icon, may be in the folder of a game. `path` is
 * relative to this folder.
 */
const isCompanionFile = (path: string): boolean =>
  path === 'published.txt' ||
  path === 'parity.txt' ||
  path === RULINGS_FILE ||
  TERMS_FILE.test(path) ||
  ASKER_WORDS_FILE.test(path) ||
  /^icons\/[^/]+\.svg$/.test(path);

/** Returns the text of each icon's SVG file, by the id of the icon. */
export function iconDrawings(files: readonly ContentFile[], game: string): Map<string, string> {
  const icons = `${game}/icons/`;
  return new Map(
    files
      .filter(({ path }) => path.startsWith(icons) && path.endsWith('.svg'))
      .map(({ path, text }) => [path.slice(icons.length, -'.svg'.length), text.trim()]),
  );
}

/**
 * Checks one entry file without comparing it with other files, and registers its entry. Registers an entry even if its
 * fields are invalid, so that links to it do not count as broken. Returns only an entry with valid fields; the other
 * checks examine only returned entries.
 */
function checkEntryFile(
  file: ContentFile,
  game: RegisteredGame,
  { parseFile, displayPath }: { parseFile: typeof parseEntryFile; displayPath: (path: string) => string },
): { checked?: CheckedEntry; diagnostics: Diagnostic[] } {
  const path = displayPath(file.path);
  const { diagnostics, report } = createReporter(path);
  const place = parseEntryPath(file, game, displayPath(game.id), report);
  if (!place) return { diagnostics };
  const { lang, id } = place;
  const { source, fields, parsed, diagnostics: ofFile } = parseFile(file, lang, path);
  addAll(diagnostics, ofFile);
  if (!parsed) return { diagnostics };
  const entry = registerEntry(game, lang, id, fields ?? { title: id }, parsed);
  return { diagnostics, ...(fields && { checked: { entry, source, path } }) };
}

/**
 * Returns the language and entry id of a path such as `outer-rim/uk/combat.md`, or undefined if the file cannot be an
 * entry.
 */
function parseEntryPath(
  file: ContentFile,
  game: RegisteredGame,
  gameFolder: string,
  report: Report,
): { lang: Lang; id: string } | undefined {
  const [lang = '', name = '', ...deeper] = file.path.slice(game.id.length + 1).split('/');
  if (deeper.length || !name.endsWith('.md')) {
    report(
      FILE_START,
      'unknown-file',
      `Unexpected file, expected ${gameFolder}/<language>/<entry>.md, icons/<icon>.svg, terms.<language>.md or game.md.`,
    );
    return undefined;
  }
  if (!isLang(lang) || !game.fields.languages.includes(lang)) {
    report(
      FILE_START,
      'bad-language',
      `Unexpected folder \`${lang}\`, expected one of the game's languages: ${game.fields.languages.join(', ')}.`,
      LANGS.includes(lang as Lang) ? `add \`${lang}\` to \`languages\` in ${gameFolder}/game.md.` : undefined,
    );
    return undefined;
  }
  const id = name.slice(0, -'.md'.length);
  if (!ID.test(id))
    report(
      FILE_START,
      'bad-file-name',
      `Unexpected file name \`${name.slice(0, MAX_ID_LENGTH)}\`, expected ${ID_DESCRIPTION}.`,
    );
  if ((EDITION_PAGES as readonly string[]).includes(id))
    report(
      FILE_START,
      'reserved-name',
      `Unexpected entry \`${id}\`, expected a name that the edition does not use for its own pages.`,
      `these are taken: ${EDITION_PAGES.join(', ')}.`,
    );
  return { lang, id };
}
