// The ways to read a query: as typed, as another keyboard layout, as transliteration.
import { betweenLayouts, fromLatinKeys, toLatinKeys } from '../analysis/keyboard-layout';
import { transliterate } from '../analysis/transliterate';
import type { Language } from '../languages/language';
import { LANGUAGES } from '../languages/languages';

export interface QueryVariant {
  kind: 'literal' | 'layout' | 'transliteration';
  text: string;
}

/** Readings of a query, the literal one first, those in the book's language before the others. */
export function queryVariants(query: string, language: Language | undefined): QueryVariant[] {
  const readings: QueryVariant[] = [{ kind: 'literal', text: query }];
  const seen = new Set([query.toLowerCase()]);
  const add = (kind: QueryVariant['kind'], text: string | undefined) => {
    if (text === undefined || seen.has(text)) return;
    seen.add(text);
    readings.push({ kind, text });
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
      // Letters that would have been typed as signs were not meant as English.
      if (latin && /^[a-z0-9\s]+$/.test(latin)) add('layout', latin);
    }
  }
  return readings;
}
