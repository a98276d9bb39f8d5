// Writes offers. An offer is a new game, or changes of a game, that a reader sends to the
// maintainers of the site. It is a folder of files in the format of content/, with a hidden file that describes the
// offer. An offer never contains a printed book, its pages or its exact words.
import { parseDocument } from 'yaml';
import { PUBLISHED_IDS_HEADER } from '../content/published-ids';
import { isBookFile } from '../private-books/book-folder';
import type { BookFiles } from './edit-book';

export interface Offer {
  /** `game` is a whole game that the library does not have; `changes` are changed files of a game of the library. */
  kind: 'game' | 'changes';
  game: string;
  /** Name of the reader, if the reader gave one. */
  author?: string;
  files: BookFiles;
  /** The published text of each changed file, from which the reader began. Files that the reader added are absent. */
  base: BookFiles;
}

/** Name of the file that describes the offer. The leading dot hides it from the build of a site. */
export const OFFER_FILE = '.offer.json';
export const OFFER_VERSION = 1;
export const MAX_AUTHOR_LENGTH = 100;

/** Returns the files of an offer by their paths in the zip file. */
export function offerToFiles({ kind, game, author, files, base }: Offer): Map<string, string> {
  const about = { pravylo: 'offer', version: OFFER_VERSION, kind, game, ...(author && { author }), base };
  return new Map([
    ...Object.entries(files).map(([path, text]): [string, string] => [`${game}/${path}`, text]),
    [OFFER_FILE, `${JSON.stringify(about, null, 1)}\n`],
  ]);
}

/**
 * Converts a private book to the files of a game of the library. The drawings of the printed icons become placeholders,
 * because they are the publisher's.
 */
export function toOfferedGame(files: BookFiles, drawIcon: (id: string) => string): BookFiles {
  const kept = Object.entries(files).filter(
    ([path]) => isBookFile(path) && !/^(?:parity|published)\.txt$/.test(path),
  );
  const offered = Object.fromEntries(
    kept.map(([path, text]): [string, string] => {
      const icon = /^icons\/(.+)\.svg$/.exec(path)?.[1];
      if (icon) return [path, drawIcon(icon)];
      return [path, path === 'game.md' ? withoutExact(text) : text];
    }),
  );
  return { ...offered, 'published.txt': `${PUBLISHED_IDS_HEADER}\n` };
}

/** Removes the field `exact`, which says that the entries have the words of the printed book. */
function withoutExact(gameFile: string): string {
  return gameFile.replace(/^---\n([\s\S]*?)\n---/, (whole, yaml: string) => {
    const game = parseDocument(yaml);
    if (game.errors.length || !game.delete('exact')) return whole;
    return `---\n${game.toString({ lineWidth: 0, flowCollectionPadding: false }).trimEnd()}\n---`;
  });
}
