// The word list for a book in an unsupported language. It is nearly empty, so the extractor relies on typography.
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
  example: [],
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
