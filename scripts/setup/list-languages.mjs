// Lists the languages of lib/i18n where the code looks for them, so that a language is added by adding its files.
// Part of `npm run check` and of every build.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const DIR = 'lib/i18n';
/** The model of all others, and the language of a site that has it. */
const MODEL = 'uk';
const NOTE = '// Written by scripts/setup/list-languages.mjs, never by hand.';

/** What a file of a language says of it: `{ name: 'Polski', short: 'PL' }`. */
const sayingOf = (text) => /^export const language: Language = (\{[^}]*\});$/m.exec(text)?.[1];

/** What an import names; imports stand in this order, types first. */
const fromOf = (line) => /'([^']+)'/.exec(line)?.[1] ?? '';

/**
 * The lists for these files, by name: `language-list.ts` names the languages, `all-strings.ts` has every string, for pages that are drawn in
 * advance. The model comes first, the others by name.
 */
export function listLanguages(files, read) {
  const codes = files.flatMap((file) => /^([a-z]{2})\.ts$/.exec(file)?.[1] ?? []).sort();
  const ordered = [MODEL, ...codes.filter((code) => code !== MODEL)];
  const pairs = (value) => ordered.map((code) => `  ${code}: ${value(code)},`);
  return {
    'language-list.ts': [
      `// Every language there is a file for. ${NOTE.slice(3)}`,
      `import type { Language } from './language';`,
      '',
      `export type Lang = ${ordered.map((code) => `'${code}'`).join(' | ')};`,
      '',
      'export const LANGUAGES: Record<Lang, Language> = {',
      ...pairs((code) => sayingOf(read(`${code}.ts`))),
      '};',
      '',
    ],
    'all-strings.ts': [
      `// The strings of every language. ${NOTE.slice(3)}`,
      ...[
        `import type { Lang } from './language-list';`,
        `import type { PlainStrings } from './${MODEL}';`,
        `import type { DecidingStrings } from './${MODEL}-decisions';`,
        `import type { OfflineStrings } from './${MODEL}-offline';`,
        `import type { OwnStrings } from './${MODEL}-private-books';`,
        ...codes.flatMap((code) => [
          `import { strings as ${code} } from './${code}';`,
          `import { deciding as ${code}Deciding } from './${code}-decisions';`,
          `import { install as ${code}Install, offline as ${code}Offline } from './${code}-offline';`,
          `import { own as ${code}Own } from './${code}-private-books';`,
        ]),
      ].sort((one, other) => fromOf(one).localeCompare(fromOf(other))),
      '',
      'export type Strings = PlainStrings & OfflineStrings & DecidingStrings & OwnStrings;',
      '',
      'export const STRINGS: Record<Lang, Strings> = {',
      ...pairs((code) =>
        [
          `{\n    ...${code},`,
          `    deciding: ${code}Deciding,`,
          `    install: ${code}Install,`,
          `    offline: ${code}Offline,`,
          `    own: ${code}Own,\n  }`,
        ].join('\n'),
      ),
      '};',
      '',
    ],
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const lists = listLanguages(readdirSync(DIR), (file) => readFileSync(`${DIR}/${file}`, 'utf8'));
  for (const [name, lines] of Object.entries(lists)) {
    const file = `${DIR}/${name}`;
    const text = lines.join('\n');
    let before = '';
    try {
      before = readFileSync(file, 'utf8');
    } catch {}
    if (before === text) continue;
    writeFileSync(file, text);
    console.log(`${file} now lists every language: commit it.`);
  }
}
