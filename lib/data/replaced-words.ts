// Describes what replaces an entry if a module (an expansion) is played. This function is in a separate file, because
// previews of links need no other code for modules.
import type { ReplacingEntry } from './game-data';

/** Returns the text that names the module and the replacing entry: "With “Shadow” instead: Combat in the dark". */
export const replacedWords = ({ module, title }: ReplacingEntry): string => `${module.label} ${title}`;
