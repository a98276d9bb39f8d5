// Lists the variants of a typed query: the text as typed, the text converted to another keyboard layout, and the text
// converted from a Latin transliteration.
import { betweenLayouts, fromLatinKeys, toLatinKeys } from '../analysis/keyboard-layout';
import { transliterate } from '../analysis/transliterate';
import type { SearchLanguage } from '../languages/language-definition';
import { LANGUAGES } from '../languages/languages';

export interface QueryVariant {
  kind: 'literal' | 'layout' | 'transliteration';
  text: string;
}

/**
 * Returns the variants of a query. The query as typed is first. Each kind of conversion tries the language of the book
 * before other languages.
 */
export function queryVariants(query: string, language: SearchLanguage | undefined): QueryVariant[] {
  const variants: QueryVariant[] = [{ kind: 'literal', text: query }];
  const seen = new Set([query.toLowerCase()]);
  const add = (kind: QueryVariant['kind'], text: string | undefined) => {
    if (text === undefined || seen.has(text)) return;
    seen.add(text);
    variants.push({ kind, text });
  };
  const languages = language ? [language, ...LANGUAGES.filter((l) => l !== language)] : LANGUAGES;
  const lower = query.toLowerCase();
  if (/[a-z]/.test(lower)) {
    for (const l of languages) for (const text of transliterate(lower, l)) add('transliteration', text);
    for (const l of languages) add('layout', fromLatinKeys(lower, l));
  }
  if (/\p{Script=Cyrillic}/u.test(lower)) {
    for (const from of languages) {
      if (language && from !== language) add('layout', betweenLayouts(lower, from, language));
      const latin = toLatinKeys(lower, from);
      // If the query, converted to the Latin keyboard layout, contains punctuation, the player did not want to type
      // English.
      if (latin && /^[a-z0-9\s]+$/.test(latin)) add('layout', latin);
    }
  }
  return variants;
}
