// Lists the files of lib/interface in lib/interface/list.ts, so that a language is added by adding its file. Part of `npm run check` and `npm run compile`.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

// The address begins with @/ because next.config.mjs leaves out languages that nothing is written in, by that name.
const DIR = 'lib/interface';
const LIST = `${DIR}/list.ts`;
/** The model of all others, and the language of a site that has it. */
const MODEL = 'uk';

/** The list for these files: the model first, the others by name. */
export function listLanguages(files) {
  const codes = files.flatMap((file) => /^([a-z]{2})\.ts$/.exec(file)?.[1] ?? []).sort();
  const ordered = [MODEL, ...codes.filter((code) => code !== MODEL)];
  const pairs = (what) => ordered.map((code) => `${code}: ${code}${what}`).join(', ');
  return [
    '// Every language there is a file for. Written by scripts/list-languages.mjs, never by hand.',
    ...codes.map(
      (code) =>
        `import { language as ${code}Language, strings as ${code}Strings } from '@/lib/interface/${code}';`,
    ),
    `import type { Language } from './language';`,
    '',
    `export type Lang = ${ordered.map((code) => `'${code}'`).join(' | ')};`,
    '',
    `export const LANGUAGES: Record<Lang, Language> = { ${pairs('Language')} };`,
    '',
    `export const STRINGS: Record<Lang, typeof ${MODEL}Strings> = { ${pairs('Strings')} };`,
    '',
  ].join('\n');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const list = listLanguages(readdirSync(DIR));
  if (readFileSync(LIST, 'utf8') !== list) {
    writeFileSync(LIST, list);
    console.log(`${LIST} now lists every language: commit it.`);
  }
}
