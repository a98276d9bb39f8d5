// Reads an offer (a zip file with a new game, or with changes to a game, that a reader sends to the maintainers of the
// site), and merges it into the files of a game. The zip file is untrusted.
import { checkGameFiles } from '../content/checks/check-content';
import { SITE_FOLDERS } from '../core/addresses';
import { cleanFile, cleanLine } from '../core/clean-text';
import { type Diagnostic, formatDiagnostics } from '../core/diagnostics';
import { ID } from '../core/ids';
import { type BookFolder, isBookFile } from '../private-books/book-folder';
import { BOOK_LIMITS } from '../private-books/private-book';
import type { ZipLimits } from '../private-books/unpack-zip';
import { mergeTexts } from './change-log';
import type { BookFiles } from './edit-book';
import { MAX_AUTHOR_LENGTH, OFFER_FILE, OFFER_VERSION, type Offer } from './offer';

export const OFFER_ZIP_LIMITS: ZipLimits = {
  bytes: 4 * BOOK_LIMITS.letters,
  bytesOf: (path) => (path.endsWith(OFFER_FILE) ? 2 * BOOK_LIMITS.letters : 4 * BOOK_LIMITS.entryLetters),
  entries: BOOK_LIMITS.files,
  pathBytes: 400,
};

/** Whether a file of a zip file can belong to an offer. Other files are not unpacked. */
export const isOfferFile = (path: string): boolean => {
  const parts = path.split('/');
  return (
    parts.at(-1) === OFFER_FILE ||
    isBookFile(parts.slice(1).join('/')) ||
    isBookFile(parts.slice(2).join('/'))
  );
};

/** The error for an offer that cannot be merged. Its message is for the maintainer who runs the import. */
export class OfferError extends Error {}

/** Reads the unpacked files of an untrusted zip file. Throws an OfferError if they are not an offer. */
export function folderToOffer(folder: BookFolder): Offer {
  const paths = Object.keys(folder);
  const readText = (path: string): string => cleanFile(new TextDecoder().decode(folder[path]));
  const aboutPath = paths.find((path) => path.split('/').at(-1) === OFFER_FILE);
  const about = aboutPath === undefined ? undefined : parseAbout(readText(aboutPath));
  const prefix = aboutPath?.slice(0, -OFFER_FILE.length) ?? '';
  const game = about?.game ?? findGame(paths);
  if (!ID.test(game) || (SITE_FOLDERS as readonly string[]).includes(game))
    throw new OfferError(`Unexpected game id \`${game.slice(0, 80)}\`, expected kebab-case English words.`);
  const root = about
    ? `${prefix}${game}/`
    : (paths.find((path) => path.endsWith('game.md')) ?? '').slice(0, -'game.md'.length);
  const files = paths
    .filter((path) => path.startsWith(root) && isBookFile(path.slice(root.length)))
    .map((path): [string, string] => [path.slice(root.length), readText(path)]);
  if (!files.length)
    throw new OfferError(`Unexpected file without the folder \`${game}\`, expected its entries.`);
  return {
    kind: about?.kind ?? 'game',
    game,
    ...(about?.author && { author: about.author }),
    files: Object.fromEntries(files),
    base: about?.base ?? {},
  };
}

/**
 * Returns the id of the only game in a zip file that has no description of the offer (`OFFER_FILE`), because the editor
 * did not write the file. Throws an OfferError unless the zip file has exactly one game.
 */
function findGame(paths: readonly string[]): string {
  const games = paths.flatMap((path) => /(?:^|\/)([^/]+)\/game\.md$/.exec(path)?.slice(1) ?? []);
  const [game, ...others] = games;
  if (game === undefined || others.length)
    throw new OfferError(
      `Unexpected file with ${games.length} games, expected one game or a file of the editor.`,
    );
  return game;
}

function parseAbout(text: string): Pick<Offer, 'kind' | 'game' | 'author' | 'base'> {
  const invalid = new OfferError(
    'Unexpected description of the offer, expected a file that the editor wrote.',
  );
  let about: Record<string, unknown>;
  try {
    about = Object(JSON.parse(text));
  } catch {
    throw invalid;
  }
  const { pravylo, version, kind, game, author, base } = about;
  if (pravylo !== 'offer') throw invalid;
  if (version !== OFFER_VERSION)
    throw new OfferError(
      'Unexpected version of the offer, expected a file of the same version as this checkout.',
    );
  if ((kind !== 'game' && kind !== 'changes') || typeof game !== 'string') throw invalid;
  const texts = Object.entries(Object(base) as object).filter(
    (file): file is [string, string] => isBookFile(file[0]) && typeof file[1] === 'string',
  );
  return {
    kind,
    game,
    ...(typeof author === 'string' && { author: cleanLine(author, MAX_AUTHOR_LENGTH) }),
    base: Object.fromEntries(texts),
  };
}

export interface TakenOffer {
  /** All files of the game, with the changes of the offer. */
  files: BookFiles;
  /** Paths of the files that change. */
  changed: string[];
  /**
   * Sentences for the maintainer, one for each file that both the reader and the library have changed, in different
   * lines.
   */
  remarks: string[];
}

/**
 * Merges an offer into `current`, the files of the game in the library (undefined if the library does not have the
 * game). If the library and the reader have changed a file in different lines, merges the changes. Throws an OfferError
 * if both have changed the same lines.
 */
export function takeOffer(offer: Offer, current: BookFiles | undefined): TakenOffer {
  if (offer.kind === 'game' && current)
    throw new OfferError(`The library already has the game \`${offer.game}\`; nothing was changed.`);
  if (offer.kind === 'changes' && !current)
    throw new OfferError(`The library has no game \`${offer.game}\`; nothing was changed.`);
  const remarks: string[] = [];
  const merged = Object.entries(offer.files).map(([path, text]): [string, string] => {
    const [now, base] = [ownText(current ?? {}, path), ownText(offer.base, path)];
    if (now === undefined || now === text) return [path, text];
    if (base === undefined)
      throw new OfferError(`Unexpected new file \`${path}\`, which the library already has.`);
    const { text: result, isConflict } = mergeTexts(base, text, now);
    if (isConflict)
      throw new OfferError(
        `${offer.game}/${path} has changed since the offer was written, in the same lines; nothing was changed.\nhelp: make the change by hand, or ask for a new offer.`,
      );
    if (now !== base) remarks.push(`${offer.game}/${path} has changed since; both changes are kept.`);
    return [path, result];
  });
  const files = { ...current, ...Object.fromEntries(merged) };
  const changed = merged
    .filter(([path, text]) => ownText(current ?? {}, path) !== text)
    .map(([path]) => path);
  return { files, changed, remarks };
}

const ownText = (files: BookFiles, path: string): string | undefined =>
  Object.hasOwn(files, path) ? files[path] : undefined;

/**
 * Codes of the diagnostics that are not errors in an offer. After reading the offer, the maintainer publishes new
 * addresses, confirms rulings, and removes exceptions of parity.txt that are no longer needed.
 */
export const MAINTAINER_TASKS: ReadonlySet<string> = new Set([
  'unpublished-address',
  'stale-ruling',
  'needless-exception',
]);

/**
 * Runs the content check on the files of a game after an offer was merged into them. Throws an OfferError that lists
 * every problem.
 */
export function checkOffered(game: string, files: BookFiles, root = 'content') {
  const { game: registered, diagnostics } = checkGameFiles(
    game,
    Object.entries(files).map(([path, text]) => ({ path: `${game}/${path}`, text })),
    { root },
  );
  const isLater = ({ rule }: Diagnostic) => MAINTAINER_TASKS.has(rule);
  const problems = diagnostics.filter((one) => !isLater(one));
  if (!registered || problems.length)
    throw new OfferError(
      `${formatDiagnostics(problems)}\n\nNothing was changed: the offer has these problems.`,
    );
  return { game: registered, later: diagnostics.filter(isLater) };
}
