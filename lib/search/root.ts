// Finds what related words have in common: обмін and обмінюватися, грати and зіграти.
import { getLanguage } from './languages/languages';
import { classOfKey, languageOfKey, type StemKey, stemOfKey } from './stem';
import { type StemTables, stemTablesOf } from './stem-tables';

const SHORTEST_ROOT = 4;
/** A stem that is a root as it stands may be shorter. */
const SHORTEST_BARE_ROOT = 3;

/** Keys of the roots a stem may have; related words share one. */
export function rootsOf(key: StemKey): StemKey[] {
  const tables = stemTablesOf(getLanguage(languageOfKey(key)));
  const { suffixes, longestSuffix, verbPrefixes } = tables;
  const stem = stemOfKey(key);
  const roots: StemKey[] = [];
  if (stem.length >= SHORTEST_BARE_ROOT) roots.push(keyOfRoot(stem, tables));
  const longest = Math.min(longestSuffix, stem.length - SHORTEST_ROOT);
  for (let length = 1; length <= longest; length++) {
    if (suffixes.has(stem.slice(-length))) roots.push(keyOfRoot(stem.slice(0, -length), tables));
  }
  if (classOfKey(key) !== 'v') return roots;
  for (const prefix of verbPrefixes) {
    if (stem.length - prefix.length >= SHORTEST_ROOT && stem.startsWith(prefix))
      roots.push(keyOfRoot(stem.slice(prefix.length), tables));
  }
  return roots;
}

function keyOfRoot(root: string, { prefix, rootEnds }: StemTables): StemKey {
  for (const [from, to] of rootEnds) {
    if (root.endsWith(from)) return prefix.root + root.slice(0, -from.length) + to;
  }
  return prefix.root + root;
}
