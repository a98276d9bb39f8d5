// The type GameData: the compact JSON of one edition (a game in one language), which the search, previews and rule
// cards use on the reader's device.

export type NoteKind = 'example' | 'team' | 'solo' | 'spoiler' | 'differs' | 'unclear' | 'ruling' | 'module';

/**
 * Whether the note is editorial, which means that it is not part of the printed book: a note about a difference or a
 * contradiction, or a ruling of a later document. Editorial notes have no rule number.
 */
export const isEditorialNote = (note: NoteKind | undefined): boolean =>
  note === 'differs' || note === 'unclear' || note === 'ruling';

/**
 * Returns the notes that change the meaning of a rule: the editorial notes about the rule, and the rules of modules
 * that replace it. The site shows them wherever it shows the rule: on its card, in previews, in search results and in
 * shared messages. Rulings that apply come first. If the rule is itself a ruling, also returns the earlier rulings that
 * it replaces.
 */
export function notesAbout(entry: Pick<EntryData, 'rules'>, rule: string): RuleData[] {
  const replaced = entry.rules.find(({ id }) => id === rule)?.ruling?.replaces ?? [];
  const order = ({ ruling }: RuleData) => (ruling ? (ruling.overruledOn ? 1 : 0) : 2);
  return entry.rules
    .filter(
      ({ note, about, replaces }) =>
        (isEditorialNote(note) && about?.includes(rule)) || (note === 'module' && replaces?.includes(rule)),
    )
    .concat(entry.rules.filter(({ id, note }) => note === 'ruling' && replaced.includes(id)))
    .sort((a, b) => order(a) - order(b));
}

export type BookKind = 'rules' | 'reference' | 'faq' | 'errata' | 'expansion';

/** The kind of Markdown element that contains the rule. */
export type RuleKind = 'text' | 'item' | 'step' | 'heading' | 'table';

export interface RuleData {
  id: string;
  kind: RuleKind;
  /**
   * Text of the rule in inline markup, that is, plain text with `:icon:` and `[[entry#rule|words]]`.
   * lib/data/inline-markup.ts parses it.
   */
  text: string;
  /** Number that players use to cite the rule ("12", "8.1"). Headings, examples and editorial notes have no number. */
  number?: string;
  /** Id of the level-2 heading above the rule. */
  section?: string;
  /** Id of the list item that contains this list item. */
  parent?: string;
  note?: NoteKind;
  /** For a spoiler: id of the point of the campaign that unlocks the rule. */
  until?: string;
  /** For a `differs`, `unclear` or `ruling` note: ids of the rules that the note is about. */
  about?: string[];
  ruling?: RulingData;
  /** For a rule inside a `:::module` note: the module to which the rule belongs. */
  module?: LabelledModule;
  /**
   * For a rule inside a `:::module` note: ids of the rules of the entry that do not apply when the module is played.
   */
  replaces?: string[];
}

/**
 * A module of a game: an expansion that a group of players may play with or without. `name` is in the language of the
 * data.
 */
export interface ModuleName {
  id: string;
  name: string;
}

/** A module with a label for the rules that it adds or changes: "With “Shadow” instead". */
export interface LabelledModule extends ModuleName {
  label: string;
}

/** An entry that replaces another entry if the module of the replacing entry is played. */
export interface ReplacingEntry {
  module: LabelledModule;
  id: string;
  title: string;
}

/** Where a ruling comes from: a question or an erratum in a document of the publisher. */
export interface RulingData {
  /** Id of the document. */
  doc: string;
  /** The question in the document that the ruling answers, or the subject of the erratum: a whole sentence. */
  question: string;
  /** Ids of the rules and the earlier rulings that the ruling replaces. */
  replaces?: string[];
  /** Title of the document with its date, in the language of the data: "FAQ and Errata, May 2019". */
  source?: string;
  /** Date of the later ruling that replaces this one, in the grammatical form that follows the word "until". */
  overruledOn?: string;
}

export interface IndexTerm {
  term: string;
  /** Id of the rule or heading that the term refers to. Absent if the term refers to the whole entry. */
  at?: string;
}

/** A question that players ask (`q`), with the id of the rule or heading that answers it (`at`). */
export interface QuestionData {
  q: string;
  at: string;
}

export interface EntryData {
  id: string;
  title: string;
  page?: number;
  /** Id of the document that contains the entry. Absent if all entries of the game are from one printed book. */
  document?: string;
  en?: string;
  aliases?: string[];
  index?: IndexTerm[];
  asked?: QuestionData[];
  /**
   * Names of this entry in the game's other languages: titles, titles of redirects, terms of the printed index, and
   * aliases of one word.
   */
  otherNames?: string[];
  /** For a redirect: the targets (`entry` or `entry#rule`). A redirect has no rules. */
  see?: string[];
  /** New addresses (`entry#rule`) of moved rules, by old rule id. lib/data/resolve-moved-rules.ts resolves them. */
  moved?: Record<string, string>;
  tags?: string[];
  /** For a spoiler: id of the point of the campaign that unlocks the entry. */
  until?: string;
  /** The module that the entry belongs to. Absent if the entry belongs to the base game. */
  module?: ModuleName;
  /** The entries that replace this entry if their modules are played. */
  replacedBy?: ReplacingEntry[];
  rules: RuleData[];
}

export interface IconData {
  /** Accessible name of the icon in the language of the data. */
  name: string;
  /** Content of the icon's `<svg>` element, drawn on a grid of 24 × 24 units. */
  svg: string;
}

/** Words that players use in questions about the rules of a game, but that the rules themselves do not contain. */
export interface AskerWords {
  /** Names and words of this game by the concept that they express, such as `leader: luke vader;`. */
  concepts: string;
  /** Words by rule: maps the id of an entry and the id of a rule to words that are separated by spaces. */
  rules: Record<string, Record<string, string>>;
}

/** A document of a game. `short` is the name that a quotation of a rule gives as its source. */
export interface DocumentName {
  id: string;
  title: string;
  name: string;
}

export interface GameData {
  game: string;
  lang: string;
  name: string;
  /** Names of the game in all its languages, and other names that players use for it. */
  names?: string[];
  /** Hash of the content. Two versions are equal if the content is equal. */
  version: string;
  /** The printed book that this edition restates. */
  book: {
    title: string;
    short: string;
    edition?: string;
    /** Language of the printed book. Absent if it is the language of the data. */
    of?: string;
  };
  /** The documents that contain the entries, in order of authority. Absent if the game has only one document. */
  documents?: DocumentName[];
  /** Id of the entry with the precedence rules, which say which text applies if two texts contradict each other. */
  golden?: string;
  icons: Record<string, IconData>;
  /**
   * Words that players use when they ask about a rule. The search finds rules by these words; pages never show them.
   */
  askerWords?: AskerWords;
  /** The modules of the game. Absent if the game has none. */
  modules?: ModuleName[];
  /**
   * Ids of the modules that the group plays. lib/data/modules.ts sets them. Absent if the group has not chosen its
   * modules.
   */
  played?: string[];
  /** Points of a campaign, each with the ids of the entries that it unlocks, in book order. */
  unlocks?: { id: string; name: string; entries: string[] }[];
  entries: EntryData[];
}
