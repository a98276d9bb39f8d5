// Returns the strings of a language. In browser bundles, client/strings.ts replaces this module.
import { STRINGS, type Strings } from './all-strings';
import type { Lang } from './language-list';

export type { Strings };

export const stringsOf = (lang: Lang): Strings => STRINGS[lang];
