// GameData: the compact JSON of one edition (a game in one language) for search, previews and rule cards on the device.

export type NoteKind = 'example' | 'team' | 'solo' | 'spoiler' | 'differs' | 'unclear';

/** Whether a note is about the printed books and not about the game. Such a note has no number. */
export const isEditorialNote = (note: NoteKind | undefined): boolean =>
  note === 'differs' || note === 'unclear';

/** What kind of block a rule is in its entry. */
export type RuleKind = 'text' | 'item' | 'step' | 'heading' | 'table';

export interface RuleData {
  id: string;
  kind: RuleKind;
  /** Inline mark-up: plain text with `:icon:` and `[[entry#rule|words]]`; parsed by lib/data/inline-markup.ts. */
  text: string;
  /** The number by which players cite the rule ("12", "8.1"); headings, examples and editorial notes have none. */
  number?: string;
  /** Id of the heading above the rule. */
  section?: string;
  /** Id of the list item that contains this sub-item. */
  parent?: string;
  note?: NoteKind;
  /** For a spoiler: the point of the game that unlocks it. */
  until?: string;
  /** For a `differs` or `unclear` note: ids of the rules it is about. */
  about?: string[];
}

export interface IndexTerm {
  term: string;
  /** Id of the rule or heading that the term leads to; absent for the entry itself. */
  at?: string;
}

/** A question that players ask (`q`), and the id of the rule that answers it (`at`). */
export interface QuestionData {
  q: string;
  at: string;
}

export interface EntryData {
  id: string;
  title: string;
  page?: number;
  en?: string;
  aliases?: string[];
  index?: IndexTerm[];
  asked?: QuestionData[];
  /** Titles, redirect titles and index terms that the game's other languages use for this entry. */
  otherNames?: string[];
  /** A redirect: ids of its targets (`entry` or `entry#rule`); it has no rules. */
  see?: string[];
  /** Rules that have moved: old id to the new `entry#rule`; resolved by lib/data/resolve-moved.ts. */
  moved?: Record<string, string>;
  tags?: string[];
  /** For a spoiler: the point of the game that unlocks the entry. */
  until?: string;
  rules: RuleData[];
}

export interface IconData {
  /** Accessible name in the language of the data. */
  name: string;
  /** Inner SVG on a 24-unit grid. */
  svg: string;
}

export interface GameData {
  game: string;
  lang: string;
  name: string;
  /** Hash of the content: equal bytes, equal version. */
  version: string;
  /** The printed source. */
  book: {
    title: string;
    short: string;
    edition?: string;
    /** Language of the book, if it is not the language of the data. */
    of?: string;
  };
  /** Id of the entry with the precedence rules (which text wins when two contradict each other). */
  golden?: string;
  icons: Record<string, IconData>;
  /** Points of a campaign, each with the entries it unlocks in book order. */
  unlocks?: { id: string; name: string; entries: string[] }[];
  entries: EntryData[];
}
