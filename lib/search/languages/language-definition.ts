// The type of the language tables that the search needs. To add a language, add a file with tables of this type.

export const WORD_CLASSES = ['noun', 'adjective', 'verb'] as const;
export type WordClass = (typeof WORD_CLASSES)[number];

/**
 * A change of a vowel or consonant at the end of a stem before certain endings: `хід` (without an ending) becomes
 * `ход-` in `ход-у`.
 */
export interface Alternation {
  /** Endings before which the stem is changed. An empty string means that the word has no ending. */
  endings: string[];
  /**
   * Matches the end of the stem that changes. Replacing the match with `to` gives the stem of other forms of the word.
   */
  from: RegExp;
  to: string;
}

/**
 * The tables of one language. The words of a list are separated by spaces, and so are the `from=to` pairs of a table.
 * All words are folded (see `fold` in `normalize-word.ts`).
 */
export interface SearchLanguage {
  /** ISO 639-1 code of the language, two letters. */
  id: string;
  script: 'cyrillic' | 'latin';
  /**
   * Letters that no other language with the same script uses. A word with one of these letters belongs to this
   * language.
   */
  distinctiveLetters: string;
  vowels: string;
  /** Endings of each word class. A noun may also have no ending. */
  endings: Record<WordClass, string>;
  /** Endings that show the word class of a dictionary form. A dictionary form with any other ending is a noun. */
  dictionaryEndings?: { adjective: string[]; verb: string[] };
  alternations: Alternation[];
  /** Endings that make a verb reflexive. They follow all other endings of the verb. */
  reflexive: string[];
  /** Suffixes that derive one word from another. The search removes them to find the common root of related words. */
  suffixes: string;
  /** Prefixes that make a verb perfective without changing its meaning: грати, зіграти. */
  verbPrefixes: string;
  /**
   * Final consonants of a root that differ between related words, as `from=to` pairs. Before the search compares roots,
   * it replaces a final `from` with `to`.
   */
  rootEndings: string;
  /** Irregular word forms, each with a regular form of the same word that is used to find the stem: `ігор=гра`. */
  irregular: string;
  /** Sounds of letters and of groups of letters (`ш=S`). All languages use the same symbols for sounds. */
  sounds: string;
  /**
   * Letters of the keyboard layout, in the order of the keys in `LATIN_KEYS`. Absent for a language that uses the Latin
   * layout.
   */
  keyboard?: string;
  /**
   * Latin transliterations of the letters, as `from=to` pairs such as `shch=щ`. Pairs with more Latin letters are
   * first.
   */
  transliteration?: string;
  /** Particles, prepositions, pronouns and question words, which the search treats as stop words. */
  functionWords: string;
  /**
   * Question words, grouped by the kind of answer that they ask for, as `intent: words;`. For example, скільки (how
   * many) asks for a `number`.
   */
  questionWords: string;
  /**
   * Words of rules, grouped by the kind of question that a rule with such a word can answer, as `intent: words;`. A
   * rule with a digit always answers a question of the kind `number`.
   */
  answerWords: string;
  /** Words that show that a query is about printed editions, not about the game. */
  editionWords: string;
  /**
   * Words, or beginnings of words, that show that a query is about solo play or about a game in teams, as `condition:
   * words;`.
   */
  conditionWords: string;
  /** Words that show that a title announces an example. */
  exampleWords: string;
  /** Words that occur in rules about any topic. In a query, the search gives such a word a low weight. */
  weakWords: string;
  /**
   * Words, grouped by the concept that they express, as `concept: words;`. Words with the same concept are synonyms in
   * one language, and translations in different languages.
   */
  concepts: string;
}

/** Parses a table of pairs, such as `а=a б=b`. */
export function parsePairs(table: string): [from: string, to: string][] {
  return parseWords(table).map((pair) => {
    const at = pair.indexOf('=');
    return [pair.slice(0, at), pair.slice(at + 1)];
  });
}

export function parseWords(list: string): string[] {
  return list.split(/\s+/).filter(Boolean);
}
