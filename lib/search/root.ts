// Finds what related words have in common: обмін and обмінюватися, грати and зіграти.
import { getLanguage } from './languages/languages';
import { classOfKey, type StemKey, stemOfKey } from './stem';
import { stemTablesOf } from './stem-tables';

const SHORTEST_ROOT = 4;
/** A stem that is a root as it stands may be shorter. */
const SHORTEST_BARE_ROOT = 3;

/** Keys of the roots a stem may have; related words share one. */
export function rootsOf(key: StemKey): StemKey[] {
  const language = getLanguage(key.slice(0, 2));
  const { suffixes, longestSuffix, verbPrefixes, rootEnds } = stemTablesOf(language);
  const stem = stemOfKey(key);
  const roots: StemKey[] = [];
  const add = (root: string) => {
    const end = rootEnds.find(([from]) => root.endsWith(from));
    roots.push(`${language.id}:r:${end ? root.slice(0, -end[0].length) + end[1] : root}`);
  };
  if (stem.length >= SHORTEST_BARE_ROOT) add(stem);
  const longest = Math.min(longestSuffix, stem.length - SHORTEST_ROOT);
  for (let length = 1; length <= longest; length++) {
    if (suffixes.has(stem.slice(-length))) add(stem.slice(0, -length));
  }
  if (classOfKey(key) !== 'v') return roots;
  for (const prefix of verbPrefixes) {
    if (stem.length - prefix.length >= SHORTEST_ROOT && stem.startsWith(prefix))
      add(stem.slice(prefix.length));
  }
  return roots;
}
