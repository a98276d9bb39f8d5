// Decides which strings files an island needs.
import type { Lang } from '@/lib/core/languages';

/**
 * Strings files that the islands of a folder of client/ need in addition to the common file. For example, `offline`
 * needs lib/i18n/uk-offline.ts.
 */
const STRINGS_OF_FOLDER: Record<string, string[]> = {
  offline: ['offline'],
  home: ['offline'],
  decisions: ['decisions'],
  'private-books': ['private-books', 'offline', 'decisions', 'modules'],
};

/** Returns the names of the strings files that the islands of a folder need in a language. */
export const stringsFilesOf = (lang: Lang, folder: string): string[] => [
  `strings-${lang}`,
  ...(STRINGS_OF_FOLDER[folder] ?? []).map((group) => `strings-${lang}-${group}`),
];
