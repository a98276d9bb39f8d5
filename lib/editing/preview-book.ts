// Checks the files of a draft and compiles the edition that the reader edits, for the preview beside the editor.
import { type CompileCache, createCompileCache } from '../compile/compile-cache';
import { compileEdition } from '../compile/compile-edition';
import { checkGameFiles } from '../content/checks/check-content';
import type { GameFields } from '../content/front-matter-schema';
import { createCachedParser, type parseEntryFile } from '../content/parse-entry-file';
import type { RegisteredGame } from '../content/registry';
import { type AddressSettings, isPrivateGame } from '../core/addresses';
import { cleanFile } from '../core/clean-text';
import type { Diagnostic } from '../core/diagnostics';
import { isLang, type Lang } from '../core/languages';
import type { SiteEdition, SiteEntry } from '../data/site-data-types';
import { assertWithinLimits } from '../private-books/compile-book';
import type { BookFiles } from './edit-book';

export interface Preview {
  /** The diagnostics of all files. `file` is the path inside the game's folder. */
  diagnostics: Diagnostic[];
  /**
   * The compiled edition (the game in one language) and its entries, which the preview shows. Absent if errors in the
   * files prevent the compilation.
   */
  pages?: { edition: SiteEdition; entries: Record<string, SiteEntry> };
  /** Names of the icons and the languages of the game, from game.md. */
  game?: Pick<GameFields, 'icons' | 'languages' | 'exact'>;
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

export function previewBook(
  game: string,
  lang: Lang,
  files: BookFiles,
  settings: AddressSettings,
  { parseFile, cache }: PreviewCache = createPreviewCache(),
): Preview {
  assertWithinLimits(files);
  const folder = isPrivateGame(game) ? PRIVATE_FOLDER : game;
  const { game: registered, diagnostics } = checkGameFiles(folder, toContentFiles(folder, files), {
    root: '',
    requirePublishedIds: !isPrivateGame(game),
    parseFile,
  });
  const shown = diagnostics
    // Do not show these two diagnostics, because the reader cannot resolve them: a maintainer publishes new addresses
    // and confirms rulings when accepting the changes.
    .filter(({ rule }) => rule !== 'unpublished-address' && rule !== 'stale-ruling')
    .map((one) => ({ ...one, file: one.file.slice(`/${folder}/`.length) }));
  if (!registered) return { diagnostics: shown.slice(0, MAX_DIAGNOSTICS) };
  const { icons, languages, exact } = registered.fields;
  const pages = compilePages(registered, game, lang, settings, cache);
  return {
    diagnostics: shown.slice(0, MAX_DIAGNOSTICS),
    game: { languages, ...(icons && { icons }), ...(exact && { exact }) },
    ...(pages && { pages }),
  };
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
