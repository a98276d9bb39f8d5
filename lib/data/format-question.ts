// Formats a player question for display: «чи можна ще раз» becomes «Чи можна ще раз?».
import type { Lang } from '../core/languages';
import { typeset } from '../core/typography';

export function formatQuestion(words: string, lang: Lang): string {
  const spelled = lang === 'en' ? words.replace(/\bi\b/g, 'I') : words;
  const capitalized = spelled.charAt(0).toLocaleUpperCase(lang) + spelled.slice(1);
  return typeset(/[?!.…]$/.test(capitalized) ? capitalized : `${capitalized}?`);
}
