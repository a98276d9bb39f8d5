// Finds what related words have in common: обмін and обмінюватися, грати and зіграти.
import { getLanguage } from '../languages/languages';
import { classOfKey, languageOfKey, type StemKey, stemOfKey } from './stem';
import { type EndingTree, type StemTables, stemTablesOf } from './stem-tables';

const SHORTEST_ROOT = 4;
/** A stem that is a root as it stands may be shorter. */
const SHORTEST_BARE_ROOT = 3;

/** Keys of the roots a stem may have; related words share one. */
export function rootsOf(key: StemKey): StemKey[] {
  const tables = stemTablesOf(getLanguage(languageOfKey(key)));
  const stem = stemOfKey(key);
  const roots: StemKey[] = [];
  if (stem.length >= SHORTEST_BARE_ROOT) roots.push(keyOfRoot(stem, tables));
  let node: EndingTree | undefined = tables.suffixes;
  for (let length = stem.length; node && length >= SHORTEST_ROOT; length--) {
    if (node.isEnding) roots.push(keyOfRoot(stem.slice(0, length), tables));
    node = node.before.get(stem.charCodeAt(length - 1));
  }
  if (classOfKey(key) !== 'v') return roots;
  for (const prefix of tables.verbPrefixes) {
    if (stem.length - prefix.length >= SHORTEST_ROOT && stem.startsWith(prefix))
      roots.push(keyOfRoot(stem.slice(prefix.length), tables));
  }
  return roots;
}

function keyOfRoot(root: string, { prefix, rootEnds }: StemTables): StemKey {
  const end = rootEnds.find(([from]) => root.endsWith(from));
  return prefix.root + (end ? root.slice(0, -end[0].length) + end[1] : root);
}
