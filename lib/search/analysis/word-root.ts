// Finds the possible roots of a stem. Related words have a common root: обмін and обмінюватися, грати and зіграти.
import { getLanguage } from '../languages/languages';
import { classOfKey, languageOfKey, type StemKey, stemOfKey } from './stem';
import { type EndingTrie, type StemTables, stemTablesOf } from './stem-tables';

/** Minimum length, in characters, of a root from which a suffix or prefix was removed. */
const MIN_ROOT_LENGTH = 4;
/** Minimum length, in characters, of a stem that is itself used as a root. */
const MIN_BARE_ROOT_LENGTH = 3;

/**
 * Returns the keys of the possible roots of a stem, such as `uk:r:обмін`: the stem itself, the stem without each
 * possible suffix and, for verbs, the stem without each possible prefix.
 */
export function rootsOf(key: StemKey): StemKey[] {
  const tables = stemTablesOf(getLanguage(languageOfKey(key)));
  const stem = stemOfKey(key);
  const roots: StemKey[] = [];
  if (stem.length >= MIN_BARE_ROOT_LENGTH) roots.push(keyOfRoot(stem, tables));
  let node: EndingTrie | undefined = tables.suffixes;
  for (let length = stem.length; node && length >= MIN_ROOT_LENGTH; length--) {
    if (node.isEnding) roots.push(keyOfRoot(stem.slice(0, length), tables));
    node = node.children.get(stem.charCodeAt(length - 1));
  }
  if (classOfKey(key) !== 'v') return roots;
  for (const prefix of tables.verbPrefixes) {
    if (stem.length - prefix.length >= MIN_ROOT_LENGTH && stem.startsWith(prefix))
      roots.push(keyOfRoot(stem.slice(prefix.length), tables));
  }
  return roots;
}

/**
 * Returns the key of a root. Normalizes the last consonant, because it alternates between related words: переможець,
 * перемога.
 */
function keyOfRoot(root: string, { prefix, rootEndings }: StemTables): StemKey {
  const ending = rootEndings.find(([from]) => root.endsWith(from));
  return prefix.root + (ending ? root.slice(0, -ending[0].length) + ending[1] : root);
}
