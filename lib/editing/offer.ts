// Writes offers. An offer is a zip file with a new game, or with changes to a game, that a reader sends to the
// maintainers of the site. The zip file contains a folder in the format of content/, and a file that describes the
// offer. An offer never contains a printed book, its pages or its exact words.
import { parseDocument } from 'yaml';
import { PUBLISHED_IDS_HEADER } from '../content/published-ids';
import { isBookFile } from '../private-books/book-folder';
import type { BookFiles } from './edit-book';

export interface Offer {
  /** `game`: a whole game that the site does not have. `changes`: changed files of a game of the site. */
  kind: 'game' | 'changes';
  game: string;
  /** Name that the reader has typed. Absent if the reader has typed none. */
  author?: string;
  files: BookFiles;
  /**
   * Maps the path of each changed file to its text on the site when the reader began to edit. Files that the reader
   * added are absent.
   */
  base: BookFiles;
}

/** Name of the file that describes the offer. The leading dot hides it from the build of a site. */
export const OFFER_FILE = '.offer.json';
export const OFFER_VERSION = 1;
export const MAX_AUTHOR_LENGTH = 100;

/** Returns the files of the zip file by their paths. */
export function offerToFiles({ kind, game, author, files, base }: Offer): Map<string, string> {
  const about = { pravylo: 'offer', version: OFFER_VERSION, kind, game, ...(author && { author }), base };
  return new Map([
    ...Object.entries(files).map(([path, text]): [string, string] => [`${game}/${path}`, text]),
    [OFFER_FILE, `${JSON.stringify(about, null, 1)}\n`],
  ]);
}

/**
 * Converts a private book to the files of a game of the site. Replaces the icons that were extracted from the printed
 * book with placeholders, which `drawIcon` draws, because the publisher owns the printed icons.
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

/** Removes the field `exact` from game.md. The field says that the entries have the exact words of the printed book. */
function withoutExact(gameFile: string): string {
  return gameFile.replace(/^---\n([\s\S]*?)\n---/, (whole, yaml: string) => {
    const game = parseDocument(yaml);
    if (game.errors.length || !game.delete('exact')) return whole;
    return `---\n${game.toString({ lineWidth: 0, flowCollectionPadding: false }).trimEnd()}\n---`;
  });
}
