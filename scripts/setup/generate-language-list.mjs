// Generates lib/i18n/language-list.ts and all-strings.ts from the other files of lib/i18n, so that the author of a new
// language writes only the strings. Runs in `npm run check` and before every build.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const DIR = 'lib/i18n';
/**
 * The reference language. The types of all strings come from its files. If a site has content in this language, its
 * home page at `/` is in this language.
 */
const MODEL = 'uk';
const NOTE = '// Written by scripts/setup/generate-language-list.mjs, never by hand.';

/**
 * Finds the properties of a language in its file. Matches `export const language: LanguageInfo = { name: 'Polski',
 * short: 'PL' };`.
 */
const languageOf = (text) => /^export const language: LanguageInfo = (\{[^}]*\});$/m.exec(text)?.[1];

/** Returns the name of the module in an import line. The imports are sorted by this name, as Biome requires. */
const importedModule = (line) => /'([^']+)'/.exec(line)?.[1] ?? '';

/**
 * Returns the lines of the generated files by file name. `language-list.ts` lists the languages. `all-strings.ts`
 * imports the strings of all languages, for pages that the build renders. The reference language is first; the others
 * are sorted by code.
 */
export function listLanguages(files, read) {
  const codes = files.flatMap((file) => /^([a-z]{2})\.ts$/.exec(file)?.[1] ?? []).sort();
  const ordered = [MODEL, ...codes.filter((code) => code !== MODEL)];
  const pairs = (value) => ordered.map((code) => `  ${code}: ${value(code)},`);
  return {
    'language-list.ts': [
      `// Lists every language that has a file in this folder. ${NOTE.slice(3)}`,
      `import type { LanguageInfo } from './language';`,
      '',
      `export type Lang = ${ordered.map((code) => `'${code}'`).join(' | ')};`,
      '',
      'export const LANGUAGES: Record<Lang, LanguageInfo> = {',
      ...pairs((code) => languageOf(read(`${code}.ts`))),
      '};',
      '',
    ],
    'all-strings.ts': [
      `// The strings of all languages in one object. ${NOTE.slice(3)}`,
      ...[
        `import type { Lang } from './language-list';`,
        `import type { PlainStrings } from './${MODEL}';`,
        `import type { DecidingStrings } from './${MODEL}-decisions';`,
        `import type { EditorStrings } from './${MODEL}-editor';`,
        `import type { ModulesStrings } from './${MODEL}-modules';`,
        `import type { OfflineStrings } from './${MODEL}-offline';`,
        `import type { PrivateBookStrings } from './${MODEL}-private-books';`,
        ...codes.flatMap((code) => [
          `import { strings as ${code} } from './${code}';`,
          `import { deciding as ${code}Deciding } from './${code}-decisions';`,
          `import { editor as ${code}Editor } from './${code}-editor';`,
          `import { modules as ${code}Modules } from './${code}-modules';`,
          `import { finder as ${code}Finder, install as ${code}Install, offline as ${code}Offline } from './${code}-offline';`,
          `import { privateBooks as ${code}PrivateBooks } from './${code}-private-books';`,
        ]),
      ].sort((one, other) => importedModule(one).localeCompare(importedModule(other))),
      '',
      'export type Strings = PlainStrings &',
      ...['Offline', 'Deciding', 'Editor', 'Modules'].map((group) => `  ${group}Strings &`),
      '  PrivateBookStrings;',
      '',
      'export const STRINGS: Record<Lang, Strings> = {',
      ...pairs((code) =>
        [
          `{\n    ...${code},`,
          `    deciding: ${code}Deciding,`,
          `    editor: ${code}Editor,`,
          `    finder: ${code}Finder,`,
          `    install: ${code}Install,`,
          `    modules: ${code}Modules,`,
          `    offline: ${code}Offline,`,
          `    privateBooks: ${code}PrivateBooks,\n  }`,
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
    console.log(`${file} was regenerated: commit it.`);
  }
}
