// The colloquial words of every language, for the build, commands and tests. A browser loads only the file of the language it
// searches.
import { colloquial as en } from './en';
import { colloquial as ru } from './ru';
import { colloquial as uk } from './uk';

export const COLLOQUIAL: Readonly<Record<string, string>> = { uk, ru, en };
