// The tables of colloquial words (words that players use instead of the book's terms) in all languages, for the build,
// the commands and the tests. A browser loads only the table of one language.
import { colloquial as en } from './en';
import { colloquial as ru } from './ru';
import { colloquial as uk } from './uk';

export const COLLOQUIAL: Readonly<Record<string, string>> = { uk, ru, en };
