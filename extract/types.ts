// The values that the steps of the extractor hand on: lines become blocks, blocks become topics, nothing is lost.
import type { Doubt } from '../lib/private-books/private-book';
import type { BookData } from './book-data';
import type { BookLang, LanguageWords } from './languages';

/** One line of the source; `n` is its number from 1, or 0 for a heading that the book's data file supplies. */
export interface Line {
  n: number;
  text: string;
  page?: number;
  /** The line stands first in a page or a column. */
  top?: boolean;
}

export interface Ordinal {
  style: 'number' | 'letter' | 'roman';
  value: number;
  /** As printed, without its full stop: `5`, `б`, `IV`. */
  label: string;
}

/** A paragraph, list item, heading or table row with the source lines it was made of. */
export interface Block {
  kind: 'heading' | 'text' | 'item' | 'row';
  text: string;
  lines: number[];
  page?: number;
  /** Heading: 1 is the highest. Item: how deep it is indented. */
  level: number;
  /** The sign in front of an item: `-`, `•`, `☞`; empty when it has only a number. Of a heading: how it was found. */
  mark: string;
  ordinal?: Ordinal;
  /** Blank lines in the source before the block: two or more mark where a picture stood. */
  gap: number;
}

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

/** A list item with what hangs on it. */
export interface Rule {
  kind: 'text' | 'item' | 'step' | 'table' | 'example' | 'team' | 'solo' | 'caption';
  text: string;
  lines: number[];
  ordinal?: Ordinal;
  children: Rule[];
  /** For a table. */
  rows?: string[][];
}

/** A reference to another topic by its printed name. */
export interface Mention {
  name: string;
  line: number;
  /** Place of the topic it was resolved to. */
  topic?: number;
}

export interface IndexTerm {
  term: string;
  line: number;
  pages: number[];
  see: Mention[];
  /** Places of the topics it leads to. */
  topics: number[];
  /** Found by the topic's title, not by what its text speaks of. */
  named: boolean;
}

export interface Topic {
  title: string;
  /** What the print calls it, where a reader has given it another name: its address stays. */
  printed?: string;
  kind: TopicKind;
  /** Place of the parent in the list of topics. */
  parent?: number;
  page?: number;
  level: number;
  heading: Block;
  blocks: Block[];
  rules: Rule[];
  related: Mention[];
  see: Mention[];
  index: IndexTerm[];
  /** Source lines in true reading order, heading and related topics with them. */
  lines: number[];
}

export interface Dropped {
  line: number;
  reason: string;
}

/** Something a person should look at: a mended name, a reference that leads nowhere. */
export type Report = Doubt;

/** Paragraphs stand on one line each (`paragraphs`), or lines are cut at the width of a column (`columns`). */
export type Layout = 'paragraphs' | 'columns';

export interface Draft {
  readonly lang: BookLang;
  readonly words: LanguageWords;
  readonly book: BookData;
  readonly layout: Layout;
  /** Can the encoding of the book hold these words? */
  readonly holds: (words: string) => boolean;
  readonly lines: readonly Line[];
  readonly blocks: readonly Block[];
  readonly topics: readonly Topic[];
  /** Id to name of every icon that the text shows. */
  readonly icons: Readonly<Record<string, string>>;
  readonly dropped: readonly Dropped[];
  readonly reports: readonly Report[];
}

export type Step = (draft: Draft) => Draft;
