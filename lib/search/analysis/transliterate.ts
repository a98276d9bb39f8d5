// Converts a Latin transliteration to the script of a language: `khalturkoiu` becomes халтуркою.
import { parsePairs, type SearchLanguage } from '../languages/language-definition';

/** Matches a run of Latin letters and apostrophes: `khalturkoiu`, `ob'iekt`. */
const LATIN_RUN = /[a-z'’ʼ]+/g;

/** Two transliteration tables for each language. In one table, `h` stands for г, and in the other for х. */
const tableCache = new Map<SearchLanguage, [string, string][][]>();

/**
 * Returns two conversions of the text: one with г for `h`, as in the official transliteration, and one with х, which is
 * common in practice. Returns no conversions for a language with Latin script.
 */
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

/**
 * Replaces, at each position, the longest group of Latin letters that the table contains. The table must list longer
 * groups first.
 */
function convertRun(run: string, table: [latin: string, letters: string][]): string {
  let converted = '';
  for (let at = 0; at < run.length; ) {
    const pair = table.find(([latin]) => run.startsWith(latin, at));
    converted += pair ? pair[1] : run.charAt(at);
    at += pair ? pair[0].length : 1;
  }
  return converted;
}
