// The interface's words in the language of the page. Where the reader's browser runs, parts/strings.ts stands in its place.
import { STRINGS, type Strings } from './all';
import type { Lang } from './list';

export type { Strings };

export const stringsOf = (lang: Lang): Strings => STRINGS[lang];
