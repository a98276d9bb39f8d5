// A language's endings and suffixes, made ready for look-up once.
import {
  type Alternation,
  type Language,
  parsePairs,
  parseWords,
  type WordClass,
} from '../languages/language';

/** Endings by their letters, read from the last one back; letters are character codes. */
export interface EndingTree {
  isEnding: boolean;
  /** What this ending does to the stem before it. */
  alternations: Alternation[];
  before: Map<number, EndingTree>;
}

export interface StemTables {
  /** What the keys of stems and roots begin with: `uk:n:`. */
  prefix: Record<WordClass | 'root', string>;
  endings: Record<WordClass, EndingTree>;
  /** What comes and goes between forms: soft signs and doubled consonants (обладнання, обладнань). */
  untidy: RegExp;
  suffixes: EndingTree;
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
  const { id } = language;
  const suffixes = createTree();
  for (const suffix of parseWords(language.suffixes)) plant(suffixes, suffix).isEnding = true;
  return {
    prefix: { noun: `${id}:n:`, adjective: `${id}:a:`, verb: `${id}:v:`, root: `${id}:r:` },
    endings: {
      noun: endingsOf(language, 'noun'),
      adjective: endingsOf(language, 'adjective'),
      verb: endingsOf(language, 'verb'),
    },
    untidy: new RegExp(`[ьъ]|([^${language.vowels}])(?=\\1)`, 'g'),
    suffixes,
    verbPrefixes: parseWords(language.verbPrefixes),
    rootEnds: parsePairs(language.rootEnds),
    irregular: new Map(parsePairs(language.irregular)),
  };
}

function endingsOf(language: Language, wordClass: WordClass): EndingTree {
  const tree = createTree();
  for (const ending of parseWords(language.endings[wordClass])) plant(tree, ending).isEnding = true;
  if (wordClass === 'noun') tree.isEnding = true;
  for (const alternation of language.alternations)
    for (const ending of alternation.endings) plant(tree, ending).alternations.push(alternation);
  return tree;
}

function createTree(): EndingTree {
  return { isEnding: false, alternations: [], before: new Map() };
}

function plant(tree: EndingTree, ending: string): EndingTree {
  let node = tree;
  for (let at = ending.length - 1; at >= 0; at--) {
    const letter = ending.charCodeAt(at);
    const before = node.before.get(letter) ?? createTree();
    node.before.set(letter, before);
    node = before;
  }
  return node;
}
