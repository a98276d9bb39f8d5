// Says what replaces an entry if a module is played. A file of its own, because previews need only this of lib/data/modules.ts.
import type { ReplacingEntry } from './game-data';

/** Returns the words that say what replaces an entry: "With “Shadow” instead: Combat in the dark". */
export const replacedWords = ({ module, title }: ReplacingEntry): string => `${module.label} ${title}`;
