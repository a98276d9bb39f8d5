// The interface's words in the language of the page.
import { type Lang, STRINGS } from './list';
import type { Strings } from './uk';

export type { Strings };

export const stringsOf = (lang: Lang): Strings => STRINGS[lang];
