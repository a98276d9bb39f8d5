// Exports an edition (a game in one language) as a file for another program: an EPUB for reading apps, a vault (a
// folder of linked Markdown files) for Obsidian, or a deck of term cards for Anki. Spoilers are left out.
import type { GameData } from '../data/game-data';
import type { SiteBooklet, SiteEdition } from '../data/site-data-types';
import { toDeck } from './to-deck';
import { toEpub } from './to-epub';
import { toVault } from './to-vault';
import { zipFiles } from './zip-files';

export interface ExportInput {
  edition: SiteEdition;
  booklet: SiteBooklet;
  data: GameData;
  /** Day of the last change: `2026-03-14`. */
  changed: string;
  /** Address of the site for links back to the rules. Empty for a private book, which has no public address. */
  origin: string;
}

export const EXPORT_FORMATS = ['epub', 'obsidian', 'anki'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export interface ExportedFile {
  /** File name extension, with the dot. */
  ending: string;
  type: string;
  bytes: Uint8Array;
}

export function exportEdition(input: ExportInput, format: ExportFormat): ExportedFile {
  switch (format) {
    case 'epub':
      return { ending: '.epub', type: 'application/epub+zip', bytes: zipFiles(toEpub(input)) };
    case 'obsidian':
      return { ending: '.zip', type: 'application/zip', bytes: zipFiles(toVault(input)) };
    case 'anki':
      return { ending: '.anki.txt', type: 'text/plain', bytes: new TextEncoder().encode(toDeck(input)) };
  }
}
