// Converts the endings and suffixes of a language to tries, so that the stemmer can look them up fast. Computes the
// tables once per language.
import {
  type Alternation,
  parsePairs,
  parseWords,
  type SearchLanguage,
  type WordClass,
} from '../languages/language-definition';

/**
 * A trie of endings. Endings are inserted from their last letter to their first, and children are keyed by character
 * code.
 */
export interface EndingTrie {
  isEnding: boolean;
  /** Changes of vowels or consonants at the end of a stem before this ending. */
  alternations: Alternation[];
  children: Map<number, EndingTrie>;
}

export interface StemTables {
  /** Prefix of the keys of stems in each word class (such as `uk:n:` for nouns), and of the keys of roots (`uk:r:`). */
  prefix: Record<WordClass | 'root', string>;
  endings: Record<WordClass, EndingTrie>;
  /**
   * Matches soft signs and doubled consonants. The stemmer removes them from stems, because not all forms of a word
   * have them: обладнання, обладнань.
   */
  unstable: RegExp;
  suffixes: EndingTrie;
  verbPrefixes: string[];
  rootEndings: [from: string, to: string][];
  irregular: Map<string, string>;
}

const cache = new Map<SearchLanguage, StemTables>();

export function stemTablesOf(language: SearchLanguage): StemTables {
  const known = cache.get(language);
  if (known) return known;
  const tables = buildTables(language);
  cache.set(language, tables);
  return tables;
}

function buildTables(language: SearchLanguage): StemTables {
  const { id } = language;
  const suffixes = createTrie();
  for (const suffix of parseWords(language.suffixes)) insertEnding(suffixes, suffix).isEnding = true;
  return {
    prefix: { noun: `${id}:n:`, adjective: `${id}:a:`, verb: `${id}:v:`, root: `${id}:r:` },
    endings: {
      noun: buildEndings(language, 'noun'),
      adjective: buildEndings(language, 'adjective'),
      verb: buildEndings(language, 'verb'),
    },
    unstable: new RegExp(`[ьъ]|([^${language.vowels}])(?=\\1)`, 'g'),
    suffixes,
    verbPrefixes: parseWords(language.verbPrefixes),
    rootEndings: parsePairs(language.rootEndings),
    irregular: new Map(parsePairs(language.irregular)),
  };
}

function buildEndings(language: SearchLanguage, wordClass: WordClass): EndingTrie {
  const trie = createTrie();
  for (const ending of parseWords(language.endings[wordClass])) insertEnding(trie, ending).isEnding = true;
  // A noun may have no ending, so the root of the trie counts as an ending.
  if (wordClass === 'noun') trie.isEnding = true;
  for (const alternation of language.alternations)
    for (const ending of alternation.endings) insertEnding(trie, ending).alternations.push(alternation);
  return trie;
}

function createTrie(): EndingTrie {
  return { isEnding: false, alternations: [], children: new Map() };
}

/** Returns the trie node of the ending, and creates the node if it does not exist. */
function insertEnding(trie: EndingTrie, ending: string): EndingTrie {
  let node = trie;
  for (let at = ending.length - 1; at >= 0; at--) {
    const letter = ending.charCodeAt(at);
    const child = node.children.get(letter) ?? createTrie();
    node.children.set(letter, child);
    node = child;
  }
  return node;
}
