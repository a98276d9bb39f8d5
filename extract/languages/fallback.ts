// The word list for a book in any other language. It is nearly empty, so the extractor finds headings and lists by
// their form.
import type { LanguageWords } from '.';
import { en } from './en';

/**
 * The fallback word list. It takes from English the words that are written into entries, such as the titles of parts
 * and “symbol”.
 */
export const fallbackWords: LanguageWords = {
  ...en,
  alphabet: 'abcdefghijklmnopqrstuvwxyz',
  related: [],
  see: [],
  otherBookStems: [],
  and: [],
  samePage: [],
  nearby: [],
  sectionStems: [],
  // “Example” in the languages that detect-language.ts knows.
  example: [
    'Exemple',
    'Exemples',
    'Par exemple',
    'Beispiel',
    'Beispiele',
    'Zum Beispiel',
    'Ejemplo',
    'Ejemplos',
    'Por ejemplo',
    'Esempio',
    'Esempi',
    'Ad esempio',
    'Exemplo',
    'Exemplos',
    'Por exemplo',
    'Przykład',
    'Przykłady',
    'Na przykład',
    'Příklad',
    'Například',
    'Príklad',
    'Napríklad',
    'Voorbeeld',
    'Bijvoorbeeld',
    'Példa',
    'Például',
    'Örnek',
    'Прыклад',
    'Пример',
    'Например',
  ],
  team: [],
  solo: [],
  glossary: [],
  terms: [],
  index: [],
  contents: [],
  goldenRules: [],
  appendix: [],
  kinds: [],
  gameStems: [],
  sentenceCaseTitles: true,
  // Abbreviations of “page” that many languages use.
  page: ['p', 's', 'str', 'pag', 'page'],
};
