// The words by which the books of one language mark their parts: related topics, pages, examples, kinds of chapters.
import type { TopicKind } from '../types';
import { en } from './en';
import { plain } from './plain';
import { ru } from './ru';
import { uk } from './uk';

export interface LanguageWords {
  /** Letters of list items, in order. */
  alphabet: string;
  /** Letters that only the other language has, and what stands for them here. */
  foreign: Record<string, string>;
  /** Opens a list of related topics. */
  related: string[];
  /** Opens a reference: «див.». */
  see: string[];
  /** Stands before a page number: «с.», «стор.». */
  page: string[];
  /** Beginnings of words behind a page number that say it is one of another book. */
  otherBook: string[];
  /** Between two references: «та». */
  and: string[];
  /** A reference on the same page: «праворуч». */
  beside: string[];
  /** A reference somewhere near: «вище». */
  near: string[];
  /** Beginnings of words before a title in a sentence: «у розділі «Рух»». */
  section: string[];
  example: string[];
  team: string[];
  solo: string[];
  glossary: string[];
  /** A list of terms, each opening in bold. */
  terms: string[];
  index: string[];
  contents: string[];
  golden: string[];
  /** A chapter at the end: «Додаток 1: …». */
  appendix: string[];
  /** Headings that say nothing by themselves and belong to the topic above. */
  generic: string[];
  /** Beginnings of words in a title that tell what kind of topic it is; the first that fits wins. */
  kinds: [TopicKind, string[]][];
  /** Beginnings of words that every rules book is full of. */
  play: string[];
  parts: Record<'rules' | 'glossary' | 'setup' | 'variant' | 'appendix', string>;
  book: string;
  /** What stands before the first heading of a book without a name. */
  opening: string;
  symbol: string;
  /** Titles are written like sentences: only the first word and names have a capital. */
  plainTitles?: boolean;
  /** Around words that are quoted. */
  quotes: readonly [string, string];
}

/** The languages in which a book can be read; entries may be written in more. */
const ALL = { uk, ru, en };

export type BookLang = keyof typeof ALL;

export const BOOK_LANGS = Object.keys(ALL) as BookLang[];

export const isBookLang = (lang: string): lang is BookLang => Object.hasOwn(ALL, lang);

export const wordsOf = (lang: string): LanguageWords => (isBookLang(lang) ? ALL[lang] : plain);

/** The language under which the entries of a book are shown: its own, or English where the site does not know it. */
export const shelfLangOf = (lang: string): BookLang => (isBookLang(lang) ? lang : 'en');
