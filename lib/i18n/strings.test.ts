// Tests the lists of languages, and that every language has all interface strings in its own alphabet.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listLanguages } from '../../scripts/setup/generate-language-list.mjs';
import { LANGS, LANGUAGES, readableLangs } from '../core/languages';
import { stringsOf } from '.';

/** Yields every string with its path in the object. Calls functions with sample values. */
function* sayings(value: unknown, path = ''): Generator<[path: string, saying: string]> {
  if (typeof value === 'string') yield [path, value];
  else if (typeof value === 'function')
    for (const count of [1, 2, 5, 11, 21]) {
      const first = path.startsWith('.terms') || path.startsWith('.editions') ? 'pl' : String(count);
      const second = path === '.search.page' ? 'pl' : count;
      yield [`${path}(${count})`, String(value(first, second, 9))];
    }
  else if (value && typeof value === 'object')
    for (const [key, inner] of Object.entries(value)) yield* sayings(inner, `${path}.${key}`);
}

const CYRILLIC = /\p{Script=Cyrillic}/u;

describe('the languages', () => {
  const read = (file: string) => readFileSync(`lib/i18n/${file}`, 'utf8');

  it('are those of the files in lib/i18n', () => {
    for (const [name, lines] of Object.entries(listLanguages(readdirSync('lib/i18n'), read)))
      expect(read(name), name).toBe(lines.join('\n'));
    expect(LANGS).toEqual(['uk', 'en', 'ru']);
  });

  it('are listed with the model first, and without what is no language', () => {
    const files = ['index.ts', 'language-list.ts', 'uk.ts', 'uk-offline.ts', 'pl.ts', 'de.ts', 'pl.test.ts'];
    const lists = listLanguages(
      files,
      () => "export const language: LanguageInfo = { name: 'X', short: 'X' };",
    );
    expect(lists['language-list.ts'].join('\n')).toContain("export type Lang = 'uk' | 'de' | 'pl';");
    expect(lists['language-list.ts'].join('\n')).toContain("  pl: { name: 'X', short: 'X' },");
    expect(lists['all-strings.ts'].join('\n')).toContain("import { strings as pl } from './pl';");
  });

  it('give every language with content a home page, the first one at the root', () => {
    const game = (...langs: ('uk' | 'ru' | 'en')[]) => ({ editions: langs.map((lang) => ({ lang })) });
    expect(readableLangs([game('ru'), game('uk', 'ru')])).toEqual(['uk', 'ru']);
    expect(readableLangs([game('en')])).toEqual(['en']);
    expect(readableLangs([])).toEqual([]);
  });
});

describe.each(LANGS)('the interface in %s', (lang) => {
  const all = [...sayings(stringsOf(lang))];

  it('says something everywhere', () => {
    expect(all.length).toBeGreaterThan(150);
    expect(all.filter(([, saying]) => !saying.trim() || /undefined|NaN|\[object/.test(saying))).toEqual([]);
  });

  it('is written in its own alphabet', () => {
    const isCyrillic = CYRILLIC.test(LANGUAGES[lang].name);
    const letters = all.map(([, saying]) => saying).join(' ');
    expect(CYRILLIC.test(letters)).toBe(isCyrillic);
    const { foreignLetters } = LANGUAGES[lang];
    if (foreignLetters) expect(letters).not.toMatch(new RegExp(`[${foreignLetters}]`, 'i'));
  });

  it('names an edition and a column in a language nobody has thought of', () => {
    const { editions, terms } = stringsOf(lang);
    expect(editions.nameOf('pl')).toMatch(/польська|польский|Polish/);
    expect(terms.column('pl')).toMatch(/^\p{Lu}/u);
  });
});
