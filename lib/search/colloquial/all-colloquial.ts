// The tables of colloquial words in all languages, for the build, the commands and the tests. A browser loads only the
// table of the language that it searches.
import { colloquial as en } from './en';
import { colloquial as ru } from './ru';
import { colloquial as uk } from './uk';

export const COLLOQUIAL: Readonly<Record<string, string>> = { uk, ru, en };
