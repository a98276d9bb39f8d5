// Converts a Latin transliteration to the script of a language: `khalturkoiu` becomes халтуркою.
import { parsePairs, type SearchLanguage } from '../languages/language';

/** `khalturkoiu`, `ob'iekt`. */
const LATIN_RUN = /[a-z'’ʼ]+/g;

/** Two tables per language, which differ in the letter for `h`. */
const tableCache = new Map<SearchLanguage, [string, string][][]>();

/** One text per table: `h` is г by the official rules and х in common use. Empty for a language in Latin script. */
export function transliterate(text: string, language: SearchLanguage): string[] {
  const lower = text.toLowerCase();
  return tablesOf(language).map((table) => lower.replace(LATIN_RUN, (run) => convertRun(run, table)));
}

function tablesOf(language: SearchLanguage): [string, string][][] {
  const cached = tableCache.get(language);
  if (cached) return cached;
  const table = language.transliteration ? parsePairs(language.transliteration) : [];
  const withH = (letter: string) =>
    table.map(([latin, letters]): [string, string] => [latin, latin === 'h' ? letter : letters]);
  const both = table.length === 0 ? [] : [withH('г'), withH('х')];
  tableCache.set(language, both);
  return both;
}

/** Replaces the longest known Latin group at each position; tables list longer groups first. */
function convertRun(run: string, table: [latin: string, letters: string][]): string {
  let converted = '';
  for (let at = 0; at < run.length; ) {
    const pair = table.find(([latin]) => run.startsWith(latin, at));
    converted += pair ? pair[1] : run.charAt(at);
    at += pair ? pair[0].length : 1;
  }
  return converted;
}
