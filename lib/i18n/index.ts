// The interface's words in the language of the page. Where the reader's browser runs, client/strings.ts stands in its place.
import { STRINGS, type Strings } from './all-strings';
import type { Lang } from './language-list';

export type { Strings };

export const stringsOf = (lang: Lang): Strings => STRINGS[lang];
