// The shape of the tables that the search needs for a language. To add a language, add a file of this shape.

export const WORD_CLASSES = ['noun', 'adjective', 'verb'] as const;
export type WordClass = (typeof WORD_CLASSES)[number];

/** A change at the end of the stem before certain endings: `хід` has no ending, `ход-у` has one. */
export interface Alternation {
  /** Endings that cause the change; '' is the absence of an ending. */
  endings: string[];
  /** Replaced in the stem, to give the stem that other forms have. */
  from: RegExp;
  to: string;
}

/** Word lists are separated by spaces; tables are `from=to` pairs separated by spaces. All words are folded (see `fold.ts`). */
export interface SearchLanguage {
  /** Two letters, ISO 639-1. */
  id: string;
  script: 'cyrillic' | 'latin';
  /** Letters that no other language of the script uses: a word with one of them belongs to this language. */
  distinctiveLetters: string;
  vowels: string;
  /** Endings of each word class; a noun may have no ending. */
  endings: Record<WordClass, string>;
  /** Endings that determine the word class of a dictionary form; any other dictionary form is a noun. */
  dictionaryEndings?: { adjective: string[]; verb: string[] };
  alternations: Alternation[];
  /** Endings that make a verb reflexive; they follow the other endings. */
  reflexive: string[];
  /** Suffixes that derive one word from another; without them related words have the same root. */
  suffixes: string;
  /** Prefixes that make a verb perfective and do not change its meaning: грати, зіграти. */
  verbPrefixes: string;
  /** Final consonants of a root that alternate in related words, each with the one to use in its place. */
  rootEndings: string;
  /** Irregular forms, each with the form to use in its place: `ігор=гра`. */
  irregular: string;
  /** Letters and groups of letters to sounds (`ш=S`); all languages use the same symbols for sounds. */
  sounds: string;
  /** The letters on `LATIN_KEYS`, position for position; absent for a language with the Latin layout. */
  keyboard?: string;
  /** Latin spellings of the letters, longer spellings first. */
  transliteration?: string;
  /** Particles, prepositions, pronouns, question words: the stop words of the search. */
  functionWords: string;
  /** Question words by intent, as `intent: words;`. For example, скільки asks for a `number`. */
  questionWords: string;
  /** Words in a rule that can answer a question, as `intent: words;`. Digits always answer `number`. */
  answerWords: string;
  /** A query with one of these words is about the printed books, not about the game. */
  editionWords: string;
  /** A title with one of these words announces an example. */
  exampleWords: string;
  /** Words that fit any rule and therefore have a low importance in queries. */
  weakWords: string;
  /** Words by concept, as `concept: words;`. Words of one concept are synonyms, in all languages. */
  concepts: string;
}

/** Parses a table such as `а=a б=b`. */
export function parsePairs(table: string): [from: string, to: string][] {
  return parseWords(table).map((pair) => {
    const at = pair.indexOf('=');
    return [pair.slice(0, at), pair.slice(at + 1)];
  });
}

export function parseWords(list: string): string[] {
  return list.split(/\s+/).filter(Boolean);
}
