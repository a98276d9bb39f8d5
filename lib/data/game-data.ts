// The compact JSON of one game in one language: what the reader, the search and the cards need on the device.

export type NoteKind = 'example' | 'team' | 'solo' | 'spoiler' | 'differs' | 'unclear';

/** Says something about the books, not about the game: no rule, and nothing to be argued about. */
export const isRemark = (note: NoteKind | undefined): boolean => note === 'differs' || note === 'unclear';

/** What kind of block a rule is in its entry. */
export type RuleKind = 'text' | 'item' | 'step' | 'heading' | 'table';

export interface RuleData {
  id: string;
  kind: RuleKind;
  /** Inline mark-up: plain text with `:icon:` and `[[entry#rule|words]]`; see lib/data/inline-markup.ts. */
  text: string;
  /** The number said aloud ("12", "8.1"); headings, examples and notes on editions have none. */
  number?: string;
  /** Id of the heading the rule stands under. */
  section?: string;
  /** Id of the rule it hangs on (a sub-item's item). */
  parent?: string;
  note?: NoteKind;
  /** For a spoiler: the point of the game that unlocks it. */
  until?: string;
  /** For a note on editions: ids of the rules it speaks of. */
  about?: string[];
}

export interface IndexTerm {
  term: string;
  /** Rule or heading the term leads to. */
  at?: string;
}

/** What players ask at the table, and the rule of the entry that answers it. */
export interface AskedData {
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
  asked?: AskedData[];
  /** Titles, redirect titles and index terms that the game's other languages use for this entry. */
  otherNames?: string[];
  /** A redirect: ids of its targets (`entry` or `entry#rule`); it has no rules. */
  see?: string[];
  /** Rules that left their place: old id to `entry#rule`; lib/data/resolve-moved.ts follows them. */
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
    edition?: string /** Language of the book, where it is not this one's. */;
    of?: string;
  };
  /** Id of the entry that says what wins over what. */
  golden?: string;
  icons: Record<string, IconData>;
  /** Points of a campaign, with the entries each of them opens in the order of the book. */
  unlocks?: { id: string; name: string; entries: string[] }[];
  entries: EntryData[];
}
