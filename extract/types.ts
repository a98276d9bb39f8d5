// The types that the steps of the extraction pipeline exchange. Lines of a book become blocks (paragraphs, list
// items), blocks become topics (a heading with its text), and topics become files.
import type { Warning } from '../lib/private-books/private-book';
import type { BookData } from './book-corrections';
import type { BookLang, LanguageWords } from './languages';

/** A warning about something that a person should check, such as a guessed spelling or an unresolved reference. */
export type { Warning };

/** One line of the book, as it is in the text file or, for a PDF, on the page. */
export interface Line {
  /**
   * Line number in the book, from 1. It is 0 for a line that the extractor inserts, such as a heading that the data
   * file adds.
   */
  n: number;
  text: string;
  /** Printed number of the page with this line. */
  page?: number;
  /** Whether the line is the first non-blank line of a page or a column. */
  startsColumn?: boolean;
}

/** The number, letter or Roman numeral in front of a list item. */
export interface Ordinal {
  style: 'number' | 'letter' | 'roman';
  /** The value as a number, from 1: 5 for `5`, 2 for `б`, 4 for `IV`. */
  value: number;
  /** The text as printed, without the full stop: `5`, `б`, `IV`. */
  label: string;
}

/** A heading, paragraph, list item or table row, built from one or more lines. */
export interface Block {
  kind: 'heading' | 'text' | 'item' | 'row';
  text: string;
  /** Numbers (`Line.n`) of the lines from which the block was built. */
  lines: number[];
  /** Printed number of the page with this block. */
  page?: number;
  /**
   * For a heading: its level, where 1 is the highest. For a list item: its indentation, in characters or list levels.
   */
  level: number;
  /**
   * For a list item: its bullet (`-`, `•`, `☞`), or an empty string if the item has only an ordinal. For a heading:
   * how it was recognized. An empty string means that the text marks it (`## Title`), `capitals` and `bold` mean a
   * line in capitals or bold, `looks` a short line above a paragraph, `lead` a bold term at the start of a paragraph,
   * and `type` a heading of a PDF that was found by its font.
   */
  mark: string;
  ordinal?: Ordinal;
  /** Number of blank lines before the block. */
  gap: number;
}

/**
 * The role of a topic in the book. The kind determines in which part of the book (rules, glossary, setup, …) the page
 * of the game lists the entry.
 */
export type TopicKind =
  | 'intro'
  | 'core-rule'
  | 'topic'
  | 'redirect'
  | 'setup'
  | 'variant'
  | 'appendix'
  | 'term'
  | 'faq';

/** A paragraph, list item, table or note of a topic, with the rules nested under it. */
export interface ExtractedRule {
  kind: 'text' | 'item' | 'step' | 'table' | 'example' | 'team' | 'solo' | 'caption';
  /** Text of the rule. It may contain links in the internal notation `⟦topic index|words⟧`. */
  text: string;
  /** Numbers (`Line.n`) of the lines from which the rule was built. */
  lines: number[];
  ordinal?: Ordinal;
  children: ExtractedRule[];
  /** Text of the table cells, row by row. Present only for a table. */
  rows?: string[][];
}

/** A reference to another topic by its name. */
export interface Mention {
  /** The name as printed. */
  name: string;
  /** Number (`Line.n`) of the line with the name. */
  line: number;
  /** Index of the topic that the name was resolved to; absent if the name was not resolved. */
  topic?: number;
}

/** A term of the alphabetical index at the end of the book, with the pages or the other terms to which it refers. */
export interface PrintedIndexTerm {
  term: string;
  /** Number (`Line.n`) of the line with the term. */
  line: number;
  /** Printed page numbers after the term. */
  pages: number[];
  /** Topics that the term refers to with “see”. */
  see: Mention[];
  /** Indexes of the topics that the term was resolved to. */
  topics: number[];
  /** Whether the term is the title of a topic. If not, the topics were guessed from the page numbers and the text. */
  matchesTitle: boolean;
}

/**
 * A section of the book: a heading and the text under it up to the next heading. It becomes an entry of the site, or
 * a heading inside an entry.
 */
export interface Topic {
  title: string;
  /** The printed title, if a reader has renamed the topic. Ids are made from it, so that addresses stay the same. */
  printedTitle?: string;
  kind: TopicKind;
  /** Index of the parent topic in `Draft.topics`; absent for a main topic. */
  parent?: number;
  /** Printed number of the page on which the topic begins. */
  page?: number;
  /** Level of the heading, where 1 is the highest. */
  level: number;
  heading: Block;
  blocks: Block[];
  /** The tree of rules, built from `blocks`. */
  rules: ExtractedRule[];
  /** Related topics from the list at the end of the topic. */
  related: Mention[];
  /** The topics that a redirect leads to; empty for any other topic. */
  see: Mention[];
  /** Terms of the printed index that lead to this topic. */
  index: PrintedIndexTerm[];
  /**
   * Numbers (`Line.n`) of all lines of the topic in reading order, including its heading and its list of related
   * topics.
   */
  lines: number[];
}

/** A line that was left out of all topics, such as a page number. */
export interface DroppedLine {
  /** Number (`Line.n`) of the line that was left out. */
  line: number;
  reason: string;
}

/** `paragraphs`: every paragraph is one line. `columns`: lines are wrapped at the width of a printed column. */
export type Layout = 'paragraphs' | 'columns';

/** The state of an extraction. Every step takes a draft and returns a new one; no draft is changed in place. */
export interface Draft {
  readonly lang: BookLang;
  /** The word list of the book's language, or a fallback list if the language is not supported. */
  readonly words: LanguageWords;
  readonly book: BookData;
  readonly layout: Layout;
  /** Whether the encoding of the file can represent a text. For example, 8-bit encodings have no emoji. */
  readonly canEncode: (text: string) => boolean;
  readonly lines: readonly Line[];
  readonly blocks: readonly Block[];
  readonly topics: readonly Topic[];
  /** Names of the icons in the text, by icon id. */
  readonly icons: Readonly<Record<string, string>>;
  readonly dropped: readonly DroppedLine[];
  readonly warnings: readonly Warning[];
}

/** One step of the pipeline. It is a pure function. */
export type Step = (draft: Draft) => Draft;
