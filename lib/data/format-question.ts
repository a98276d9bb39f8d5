// A question as players write it, made fit to be read: a capital letter, a question mark, and in English a capital I.
import type { Lang } from '../core/languages';
import { typeset } from '../core/typography';

export function toQuestion(words: string, lang: Lang): string {
  const said = lang === 'en' ? words.replace(/\bi\b/g, 'I') : words;
  const begun = said.charAt(0).toLocaleUpperCase(lang) + said.slice(1);
  return typeset(/[?!.…]$/.test(begun) ? begun : `${begun}?`);
}
