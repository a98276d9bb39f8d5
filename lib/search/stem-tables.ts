// A language's endings and suffixes, made ready for look-up once.
import {
  type Alternation,
  type Language,
  parsePairs,
  parseWords,
  type WordClass,
} from './languages/language';

export interface StemTables {
  endings: Record<WordClass, Set<string>>;
  longestEnding: number;
  alternations: Map<string, Alternation[]>;
  /** What comes and goes between forms: soft signs and doubled consonants (обладнання, обладнань). */
  untidy: RegExp;
  suffixes: Set<string>;
  longestSuffix: number;
  verbPrefixes: string[];
  rootEnds: [from: string, to: string][];
  irregular: Map<string, string>;
}

const made = new Map<Language, StemTables>();

export function stemTablesOf(language: Language): StemTables {
  const known = made.get(language);
  if (known) return known;
  const tables = makeTables(language);
  made.set(language, tables);
  return tables;
}

function makeTables(language: Language): StemTables {
  const setOf = (words: string) => new Set(parseWords(words));
  const { noun, adjective, verb } = language.endings;
  const suffixes = setOf(language.suffixes);
  return {
    endings: { noun: setOf(noun).add(''), adjective: setOf(adjective), verb: setOf(verb) },
    longestEnding: longestOf(parseWords(`${noun} ${adjective} ${verb}`)),
    alternations: byEnding(language.alternations),
    untidy: new RegExp(`[ьъ]|([^${language.vowels}])(?=\\1)`, 'g'),
    suffixes,
    longestSuffix: longestOf(suffixes),
    verbPrefixes: parseWords(language.verbPrefixes),
    rootEnds: parsePairs(language.rootEnds),
    irregular: new Map(parsePairs(language.irregular)),
  };
}

function byEnding(alternations: Alternation[]): Map<string, Alternation[]> {
  const endings = new Map<string, Alternation[]>();
  for (const alternation of alternations) {
    for (const ending of alternation.endings) {
      endings.set(ending, [...(endings.get(ending) ?? []), alternation]);
    }
  }
  return endings;
}

function longestOf(words: Iterable<string>): number {
  let longest = 0;
  for (const word of words) longest = Math.max(longest, word.length);
  return longest;
}
