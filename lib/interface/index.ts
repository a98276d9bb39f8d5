// The interface's words in the language of the page.
import type { Lang } from '../languages';
import { ru } from './ru';
import { uk } from './uk';

export type Strings = typeof uk;

const STRINGS: Record<Lang, Strings> = { uk, ru };

export const stringsOf = (lang: Lang): Strings => STRINGS[lang];
