// For a book in a language without a list of words: nothing is known by name, all is read by typography.
import type { LanguageWords } from '.';
import { en } from './en';

/** The few words that the entries themselves show are English. */
export const plain: LanguageWords = {
  ...en,
  alphabet: 'abcdefghijklmnopqrstuvwxyz',
  related: [],
  see: [],
  otherBook: [],
  and: [],
  beside: [],
  near: [],
  section: [],
  example: [],
  team: [],
  solo: [],
  glossary: [],
  terms: [],
  index: [],
  contents: [],
  golden: [],
  appendix: [],
  generic: [],
  kinds: [],
  play: [],
  plainTitles: true,
  // Short words for a page are alike in many languages.
  page: ['p', 's', 'str', 'pag', 'page'],
};
