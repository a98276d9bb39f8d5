// The word lists of the languages that the extractor knows. From these words of a rulebook the extractor recognizes
// references, page numbers, examples and kinds of chapters.
import type { TopicKind } from '../types';
import { en } from './en';
import { fallbackWords } from './fallback';
import { ru } from './ru';
import { uk } from './uk';

/**
 * The word list of one language. Words are matched case-insensitively; a stem matches every word that begins with it.
 */
export interface LanguageWords {
  /** The letters that mark list items, in alphabetical order. */
  alphabet: string;
  /**
   * Letters that this language lacks although a similar language has them, each with the letter that replaces it: in
   * Ukrainian, the Russian «ы» becomes «и».
   */
  foreignLetters: Record<string, string>;
  /** Words that begin a list of related topics: “Related topics”. */
  related: string[];
  /** Words that begin a reference to another topic: “see”. */
  see: string[];
  /** Words before a page number: “p.”, “page”. */
  page: string[];
  /** Stems of words that follow the page number of another book: “of” in “p. 5 of the Rules Reference”. */
  otherBookStems: string[];
  /** Words between two references: “and”. */
  and: string[];
  /** Words after the title in a reference to the same page: “on the right”. */
  samePage: string[];
  /** Words after the title in a reference to a nearby passage: “above”. */
  nearby: string[];
  /** Stems of words before a quoted title in a sentence: “section” in “the section “Movement””. */
  sectionStems: string[];
  /** Words that begin an example: “Example”. */
  example: string[];
  /** Words that begin a rule for team games. */
  team: string[];
  /** Words that begin a rule for solo games. */
  solo: string[];
  /** Titles that mark an alphabetical glossary. */
  glossary: string[];
  /** Titles that mark a list of terms, in which every paragraph opens with a bold term. */
  terms: string[];
  /** Titles that mark the printed index. */
  index: string[];
  /** Titles that mark the table of contents. */
  contents: string[];
  /** Titles of the section with the rules that take precedence over all others. */
  goldenRules: string[];
  /** First words in the title of an appendix: “Appendix” in “Appendix 1: …”. */
  appendix: string[];
  /** Kinds of topics, each with the stems that imply it if they occur in a title. The first match wins. */
  kinds: [TopicKind, string[]][];
  /**
   * Stems of words that every rulebook uses often, such as “card”. The extractor rejects a text in which these words
   * are rare.
   */
  gameStems: string[];
  /** Titles of the parts of the book, for `game.md`. The page of the game lists the entries by part. */
  parts: Record<'rules' | 'glossary' | 'setup' | 'variant' | 'appendix', string>;
  /** Short title of the rulebook, for `game.md`. */
  bookTitle: string;
  /** Title for the text before the first heading, if the name of the book is unknown. */
  introTitle: string;
  /** Word for an icon without a name. The code of the icon follows it. */
  symbol: string;
  /** Whether titles are capitalized like sentences: only the first word and proper names begin with a capital. */
  sentenceCaseTitles?: boolean;
  /** Opening and closing quotation mark of the language. */
  quotes: readonly [string, string];
}

const WORDS_BY_LANG = { uk, ru, en };

/** A language with a word list. Every private book is stored under one of these languages. */
export type BookLang = keyof typeof WORDS_BY_LANG;

export const BOOK_LANGS = Object.keys(WORDS_BY_LANG) as BookLang[];

export const isBookLang = (lang: string): lang is BookLang => Object.hasOwn(WORDS_BY_LANG, lang);

export const languageWords = (lang: string): LanguageWords =>
  isBookLang(lang) ? WORDS_BY_LANG[lang] : fallbackWords;

/**
 * Returns the language under which the entries of a book are stored: the language of the book, or English if the
 * language of the book has no word list.
 */
export const toBookLang = (lang: string): BookLang => (isBookLang(lang) ? lang : 'en');
