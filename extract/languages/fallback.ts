// Words for a book in a language without a word list: nothing is recognized by name, only by typography.
import type { LanguageWords } from '.';
import { en } from './en';

/** The words that appear in the entries (names of parts, «symbol») are English. */
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
  // Abbreviations that many languages share.
  page: ['p', 's', 'str', 'pag', 'page'],
};
