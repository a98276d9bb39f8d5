// The talk of every language, for whoever has all of it at hand; a reader's browser fetches that of the languages it searches.
import { talk as en } from './en';
import { talk as ru } from './ru';
import { talk as uk } from './uk';

export const COLLOQUIAL: Readonly<Record<string, string>> = { uk, ru, en };
