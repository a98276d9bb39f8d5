// Checks the files of a draft and compiles the edition that the reader edits, for the preview beside the editor.
import { type CompileCache, createCompileCache } from '../compile/compile-cache';
import { compileEdition } from '../compile/compile-edition';
import { checkGameFiles } from '../content/checks/check-content';
import type { GameFields } from '../content/front-matter-schema';
import { createCachedParser, type parseEntryFile } from '../content/parse-entry-file';
import type { RegisteredGame } from '../content/registry';
import { innerSvg } from '../content/to-game-data';
import { type AddressSettings, isPrivateGame } from '../core/addresses';
import { cleanFile } from '../core/clean-text';
import type { Diagnostic } from '../core/diagnostics';
import { isLang, type Lang } from '../core/languages';
import type { SiteEdition, SiteEntry } from '../data/site-data-types';
import { assertWithinLimits } from '../private-books/compile-book';
import { type BookFiles, completeTranslation, languagesOf, unfinishedOf } from './edit-book';
import { MAINTAINER_TASKS } from './import-contribution';

export interface Preview {
  /** The diagnostics of all files. `file` is the path inside the game's folder. */
  diagnostics: Diagnostic[];
  /**
   * The compiled edition (the game in one language) and its entries, from which the preview is rendered. Absent if
   * errors in the files prevent the compilation.
   */
  pages?: { edition: SiteEdition; entries: Record<string, SiteEntry> };
  /** Names of the icons and the languages of the game, from game.md, and the shapes of the icons as SVG code. */
  game?: Pick<GameFields, 'icons' | 'languages' | 'exact'> & { drawings: Record<string, string> };
}

export interface PreviewCache {
  parseFile: typeof parseEntryFile;
  cache: CompileCache;
}

export const createPreviewCache = (): PreviewCache => ({
  parseFile: createCachedParser(),
  cache: createCompileCache(),
});

/** Name of the folder of a private book during the check, because its id is not a valid folder name. */
const PRIVATE_FOLDER = 'book';

/** Maximum number of diagnostics that the editor shows. A damaged file can have 100,000 diagnostics. */
const MAX_DIAGNOSTICS = 300;

export interface PreviewOptions {
  settings: AddressSettings;
  /** If the reader translates: the language of the original. */
  from?: string;
  cache?: PreviewCache;
}

export function previewBook(
  game: string,
  lang: Lang,
  files: BookFiles,
  { settings, from, cache: { parseFile, cache } = createPreviewCache() }: PreviewOptions,
): Preview {
  assertWithinLimits(files);
  const folder = isPrivateGame(game) ? PRIVATE_FOLDER : game;
  const check = (checked: BookFiles) => {
    const { game: registered, diagnostics } = checkGameFiles(folder, toContentFiles(folder, checked), {
      root: '',
      requirePublishedIds: !isPrivateGame(game),
      parseFile,
    });
    const inFolder = diagnostics.map((one) => ({ ...one, file: one.file.slice(`/${folder}/`.length) }));
    return { registered, diagnostics: inFolder };
  };
  const { registered, diagnostics } = check(files);
  if (!registered) return { diagnostics: diagnostics.filter(isShown).slice(0, MAX_DIAGNOSTICS) };
  // The content check and the compiler leave out an unfinished language, so its preview is made from complete files.
  const original = from || languagesOf(files)[0];
  const isUnfinished = original !== undefined && unfinishedOf(files).includes(lang);
  const complete = isUnfinished ? check(completeTranslation(files, lang, original)) : undefined;
  const inTranslation = (complete?.diagnostics ?? []).filter(
    ({ file, rule }) => TRANSLATION_CHECKS.has(rule) && file.startsWith(`${lang}/`) && file in files,
  );
  const { icons, languages, exact } = registered.fields;
  const compiled = complete?.registered ?? registered;
  const drawings = drawingsOf(registered, diagnostics);
  const pages = compilePages(compiled, game, lang, settings, cache);
  return {
    diagnostics: [...diagnostics, ...inTranslation].filter(isShown).slice(0, MAX_DIAGNOSTICS),
    game: { languages, drawings, ...(icons && { icons }), ...(exact && { exact }) },
    ...(pages && { pages }),
  };
}

/** Codes of the diagnostics that compare a rule with the same rule in other languages, or with the term list. */
const TRANSLATION_CHECKS: ReadonlySet<string> = new Set(['facts-parity', 'players-parity', 'wrong-term']);

/** Whether the editor shows a diagnostic. The reader cannot resolve the tasks of maintainers. */
const isShown = ({ rule }: Diagnostic): boolean => !MAINTAINER_TASKS.has(rule);

/** Returns the shapes of the icons whose drawings have no errors. The editor inserts them into its page. */
function drawingsOf(game: RegisteredGame, diagnostics: readonly Diagnostic[]): Record<string, string> {
  const bad = new Set(diagnostics.map(({ file }) => file));
  const sound = [...game.drawings].filter(([id]) => !bad.has(`icons/${id}.svg`));
  return Object.fromEntries(sound.map(([id, svg]) => [id, innerSvg(svg)]));
}

export const toContentFiles = (folder: string, files: BookFiles) =>
  Object.entries(files).map(([path, text]) => ({ path: `${folder}/${path}`, text: cleanFile(text) }));

/** Compiles one edition. The compiler expects valid content, so it may fail if the files still have errors. */
function compilePages(
  registered: RegisteredGame,
  game: string,
  lang: Lang,
  settings: AddressSettings,
  cache: CompileCache,
): Preview['pages'] {
  if (!isLang(lang) || !registered.entries.get(lang)?.size) return undefined;
  registered.id = game;
  for (const entries of registered.entries.values()) for (const entry of entries.values()) entry.game = game;
  try {
    return compileEdition(registered, lang, settings, cache);
  } catch {
    return undefined;
  }
}
