// The types that the pipeline steps pass on: source lines become blocks, blocks become topics, topics become files.
import type { Warning } from '../lib/private-books/private-book';
import type { BookData } from './book-data';
import type { BookLang, LanguageWords } from './languages';

/** Something that a person should check, for example a guessed spelling or an unresolved reference. */
export type { Warning };

/** One line of the source text. */
export interface Line {
  /** Line number in the source, from 1; 0 for a line that the extractor inserts, such as a heading of the data file. */
  n: number;
  text: string;
  /** Printed page number. */
  page?: number;
  /** The line is the first non-blank line of a page or a column. */
  startsColumn?: boolean;
}

/** The number, letter or Roman numeral in front of a list item. */
export interface Ordinal {
  style: 'number' | 'letter' | 'roman';
  /** Position in the list, from 1. */
  value: number;
  /** The text as printed, without the full stop: `5`, `б`, `IV`. */
  label: string;
}

/** A heading, paragraph, list item or table row, with the source lines it was built from. */
export interface Block {
  kind: 'heading' | 'text' | 'item' | 'row';
  text: string;
  /** Numbers of the source lines. */
  lines: number[];
  /** Printed page number. */
  page?: number;
  /** Heading: its rank, where 1 is the highest. Item: its indentation, in characters or list levels. */
  level: number;
  /**
   * Item: its bullet (`-`, `•`, `☞`), or an empty string for an item that has only an ordinal.
   * Heading: how it was recognized (`capitals`, `bold`, `looks`, `lead`, `type`), or empty when the source marks it.
   */
  mark: string;
  ordinal?: Ordinal;
  /** Number of blank lines before the block in the source. */
  gap: number;
}

/** The role of a topic in the book; it decides the part of the game in which the entry is listed. */
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
  /** May contain links in the internal notation `⟦topic index|words⟧`. */
  text: string;
  /** Numbers of the source lines. */
  lines: number[];
  ordinal?: Ordinal;
  children: ExtractedRule[];
  /** Cells of a table, row by row. */
  rows?: string[][];
}

/** A printed name that refers to another topic. */
export interface Mention {
  /** The name as printed. */
  name: string;
  /** Number of the source line. */
  line: number;
  /** Index of the topic that the name was resolved to; absent when it was not resolved. */
  topic?: number;
}

/** One term of the printed index. */
export interface PrintedIndexTerm {
  term: string;
  /** Number of the source line. */
  line: number;
  /** Printed page numbers. */
  pages: number[];
  /** Topics that the term refers to with «див.» (“see”). */
  see: Mention[];
  /** Indexes of the topics that the term was resolved to. */
  topics: number[];
  /** The term was resolved by a topic's title; false when it was guessed from the page and the topic's text. */
  matchesTitle: boolean;
}

/** A section of the book: a heading and everything under it up to the next heading. */
export interface Topic {
  title: string;
  /** The printed title, when a reader has renamed the topic; ids are made from it, so that addresses do not change. */
  printedTitle?: string;
  kind: TopicKind;
  /** Index of the parent in the list of topics. */
  parent?: number;
  /** Printed page number. */
  page?: number;
  /** Rank of the heading, where 1 is the highest. */
  level: number;
  heading: Block;
  blocks: Block[];
  /** The tree of rules, built from `blocks`. */
  rules: ExtractedRule[];
  /** Related topics, as listed at the end of the topic. */
  related: Mention[];
  /** Targets of a redirect. */
  see: Mention[];
  /** Terms of the printed index that lead to this topic. */
  index: PrintedIndexTerm[];
  /** Numbers of the source lines in reading order, including the heading and the list of related topics. */
  lines: number[];
}

/** A source line that is in no topic. */
export interface DroppedLine {
  /** Number of the source line. */
  line: number;
  reason: string;
}

/** `paragraphs`: every paragraph is one line. `columns`: lines are wrapped at the width of a printed column. */
export type Layout = 'paragraphs' | 'columns';

/** The state of an extraction. Every step takes a draft and returns the next one; a draft is never changed in place. */
export interface Draft {
  readonly lang: BookLang;
  /** The words of the book's language; a fallback list when the language is not supported. */
  readonly words: LanguageWords;
  readonly book: BookData;
  readonly layout: Layout;
  /** Returns whether the encoding of the source can represent a text; 8-bit encodings have no emoji. */
  readonly canEncode: (text: string) => boolean;
  readonly lines: readonly Line[];
  readonly blocks: readonly Block[];
  readonly topics: readonly Topic[];
  /** Name of every icon in the text, by icon id. */
  readonly icons: Readonly<Record<string, string>>;
  readonly dropped: readonly DroppedLine[];
  readonly warnings: readonly Warning[];
}

/** One step of the pipeline: a pure function. */
export type Step = (draft: Draft) => Draft;
