// What the search must know of a language, as data: adding one is writing one file of this shape.

export const WORD_CLASSES = ['noun', 'adjective', 'verb'] as const;
export type WordClass = (typeof WORD_CLASSES)[number];

/** A change of the stem's end that goes with certain endings, such as `хід` / `ход-у`. */
export interface Alternation {
  /** Endings that call for it; '' is no ending at all. */
  endings: string[];
  from: RegExp;
  to: string;
}

/** Lists are strings with spaces between the words, tables are strings of `from=to` pairs. */
export interface Language {
  /** Two letters. */
  id: string;
  script: 'cyrillic' | 'latin';
  /** Letters no other language of the script uses: a word with one of them is surely of this language. */
  ownLetters: string;
  vowels: string;
  /** Endings of each class of words; a noun may have none. */
  endings: Record<WordClass, string>;
  /** Endings that tell a word's class in a dictionary; all other words there are nouns. */
  dictionaryEndings?: { adjective: string[]; verb: string[] };
  alternations: Alternation[];
  /** Endings that make a verb reflexive and stand after the others. */
  reflexive: string[];
  /** Suffixes that make one word from another; without them remains what both have in common. */
  suffixes: string;
  /** Prefixes that only finish a verb's action: грати, зіграти. */
  verbPrefixes: string;
  /** Last sounds of a root that change into one another in related words. */
  rootEnds: string;
  /** Forms no rule leads to, each with the form to use in its place. */
  irregular: string;
  /** Letters and groups of letters to sounds; the sounds are the same in all languages. */
  sounds: string;
  /** Letters on the keys of `KEYS`, in the same order; absent where the layout is the Latin one itself. */
  keyboard?: string;
  /** Latin spellings of the letters, the longer before the shorter. */
  transliteration?: string;
  /** Words that say nothing about what is sought: particles, prepositions, pronouns, question words. */
  functionWords: string;
  /** Words that only ask, by what they ask for, as `aim: words;`: скільки asks for a number. */
  asks: string;
  /** Words by which a rule answers such a question; a number needs none. */
  tells: string;
  /** A query with one of these asks about the printed books, not about the game. */
  editionWords: string;
  /** A title with one of these heads an example, not the rule itself. */
  exampleWords: string;
  /** Words that say little: what can be asked about any rule. */
  weakWords: string;
  /** Words for what rule books talk about, as `concept: words;`. They lead to other words and languages. */
  concepts: string;
}

/** Reads a table such as `а=a б=b`. */
export function parsePairs(table: string): [from: string, to: string][] {
  return parseWords(table).map((pair) => {
    const at = pair.indexOf('=');
    return [pair.slice(0, at), pair.slice(at + 1)];
  });
}

export function parseWords(list: string): string[] {
  return list.split(/\s+/).filter(Boolean);
}
