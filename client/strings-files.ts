// Decides which strings files an island needs.
import type { Lang } from '@/lib/core/languages';

/**
 * Maps a folder of client/ to the strings files that its islands need in addition to the common one: `offline` needs
 * lib/i18n/uk-offline.ts, for example.
 */
const STRINGS_OF_FOLDER: Record<string, string[]> = {
  offline: ['offline'],
  decisions: ['decisions'],
  'private-books': ['private-books', 'offline', 'decisions'],
};

/** Returns the names of the strings files that the islands of a folder need in a language. */
export const stringsFilesOf = (lang: Lang, folder: string): string[] => [
  `strings-${lang}`,
  ...(STRINGS_OF_FOLDER[folder] ?? []).map((group) => `strings-${lang}-${group}`),
];
