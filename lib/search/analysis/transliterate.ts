// Writes a Latin transliteration in the letters of a language: `khalturkoiu` is халтуркою.
import { type Language, parsePairs } from '../languages/language';

const LATIN_RUN = /[a-z'’ʼ]+/g;

/** Tables with the official and with the habitual sense of `h`, made once for each language. */
const tables = new Map<Language, [string, string][][]>();

/** The ways to write it: `h` is г by the official rules, х by habit. */
export function transliterate(text: string, language: Language): string[] {
  const lower = text.toLowerCase();
  return tablesOf(language).map((table) => lower.replace(LATIN_RUN, (run) => writeRun(run, table)));
}

function tablesOf(language: Language): [string, string][][] {
  const made = tables.get(language);
  if (made) return made;
  const table = language.transliteration ? parsePairs(language.transliteration) : [];
  const withH = (letter: string) =>
    table.map(([latin, letters]): [string, string] => [latin, latin === 'h' ? letter : letters]);
  const both = table.length === 0 ? [] : [withH('г'), withH('х')];
  tables.set(language, both);
  return both;
}

function writeRun(run: string, table: [latin: string, letters: string][]): string {
  let written = '';
  for (let at = 0; at < run.length; ) {
    const pair = table.find(([latin]) => run.startsWith(latin, at));
    written += pair ? pair[1] : run.charAt(at);
    at += pair ? pair[0].length : 1;
  }
  return written;
}
