// A language's endings and suffixes, made ready for look-up once.
import {
  type Alternation,
  type Language,
  parsePairs,
  parseWords,
  WORD_CLASSES,
  type WordClass,
} from './languages/language';

/** Which classes of words an ending belongs to, and what it does to the stem before it. */
export interface Ending extends Record<WordClass, boolean> {
  alternations: Alternation[];
}

/** Endings by their letters, read from the last one back; letters are character codes. */
export interface EndingTree {
  ending?: Ending;
  before: Map<number, EndingTree>;
}

export interface StemTables {
  /** What the keys of stems and roots begin with: `uk:n:`. */
  prefix: Record<WordClass | 'root', string>;
  endings: EndingTree;
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
  const { id } = language;
  const endings = endingsOf(language);
  const suffixes = setOf(language.suffixes);
  return {
    prefix: { noun: `${id}:n:`, adjective: `${id}:a:`, verb: `${id}:v:`, root: `${id}:r:` },
    endings,
    untidy: new RegExp(`[ьъ]|([^${language.vowels}])(?=\\1)`, 'g'),
    suffixes,
    longestSuffix: longestOf(suffixes),
    verbPrefixes: parseWords(language.verbPrefixes),
    rootEnds: parsePairs(language.rootEnds),
    irregular: new Map(parsePairs(language.irregular)),
  };
}

function endingsOf({ endings, alternations }: Language): EndingTree {
  const tree: EndingTree = { before: new Map() };
  for (const wordClass of WORD_CLASSES)
    for (const ending of parseWords(endings[wordClass])) plant(tree, ending)[wordClass] = true;
  // A noun may have no ending.
  plant(tree, '').noun = true;
  for (const alternation of alternations)
    for (const ending of alternation.endings) plant(tree, ending).alternations.push(alternation);
  return tree;
}

function plant(tree: EndingTree, text: string): Ending {
  let node = tree;
  for (let at = text.length - 1; at >= 0; at--) {
    const letter = text.charCodeAt(at);
    const before = node.before.get(letter) ?? { before: new Map() };
    node.before.set(letter, before);
    node = before;
  }
  node.ending ??= { noun: false, adjective: false, verb: false, alternations: [] };
  return node.ending;
}

function longestOf(words: Iterable<string>): number {
  let longest = 0;
  for (const word of words) longest = Math.max(longest, word.length);
  return longest;
}
