// The languages that the extractor can read, and the words by which their books mark references, pages and chapters.
import type { TopicKind } from '../types';
import { en } from './en';
import { fallbackWords } from './fallback';
import { ru } from './ru';
import { uk } from './uk';

/** Lists of words are matched without regard to case; a stem is the beginning of a word. */
export interface LanguageWords {
  /** Letters of list items, in order. */
  alphabet: string;
  /** Letters that a similar language has and this one does not, with the letters that replace them. */
  foreignLetters: Record<string, string>;
  /** Words that open a list of related topics: «Пов’язані теми». */
  related: string[];
  /** Words that open a reference: «див.» (“see”). */
  see: string[];
  /** Words before a page number: «с.», «стор.». */
  page: string[];
  /** Stems of the words after a page number that show that the page is in another book: «с. 5 довідника». */
  otherBookStems: string[];
  /** Words between two references: «та». */
  and: string[];
  /** Words after a reference to the same page: «праворуч» (“on the right”). */
  samePage: string[];
  /** Words after a reference to a nearby passage: «вище» (“above”). */
  nearby: string[];
  /** Stems of the words before a title in a sentence: «у розділі «Рух»». */
  sectionStems: string[];
  /** Words that open an example. */
  example: string[];
  /** Words that open a rule for the team game. */
  team: string[];
  /** Words that open a rule for the solo game. */
  solo: string[];
  /** Titles of an alphabetical glossary. */
  glossary: string[];
  /** Titles of a list of terms in which every paragraph opens with a bold term. */
  terms: string[];
  /** Titles of the printed index. */
  index: string[];
  /** Titles of the table of contents. */
  contents: string[];
  /** Titles of the rules that take precedence over all others. */
  goldenRules: string[];
  /** First words of an appendix title: «Додаток 1: …». */
  appendix: string[];
  /** Stems in a title that imply the kind of topic; the first match wins. */
  kinds: [TopicKind, string[]][];
  /** Stems that are frequent in every rulebook; a text without them is rejected. */
  gameStems: string[];
  /** Titles of the parts of the game. */
  parts: Record<'rules' | 'glossary' | 'setup' | 'variant' | 'appendix', string>;
  /** Short title of the book. */
  bookTitle: string;
  /** Title of the text before the first heading of a book without a name. */
  introTitle: string;
  /** Word for an icon without a name; its code follows. */
  symbol: string;
  /** Titles are written like sentences: only the first word and proper names have a capital. */
  sentenceCaseTitles?: boolean;
  /** Opening and closing quotation mark. */
  quotes: readonly [string, string];
}

const WORDS_BY_LANG = { uk, ru, en };

/** A language with a word list. Entries of private books are stored under one of these. */
export type BookLang = keyof typeof WORDS_BY_LANG;

export const BOOK_LANGS = Object.keys(WORDS_BY_LANG) as BookLang[];

export const isBookLang = (lang: string): lang is BookLang => Object.hasOwn(WORDS_BY_LANG, lang);

export const languageWords = (lang: string): LanguageWords =>
  isBookLang(lang) ? WORDS_BY_LANG[lang] : fallbackWords;

/** The language under which the entries of a book are stored: its own, or English when it has no word list. */
export const toBookLang = (lang: string): BookLang => (isBookLang(lang) ? lang : 'en');
