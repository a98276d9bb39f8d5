// Tests the style of the source code: no folder has too many files, and no retired name is used.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { RETIRED_IDENTIFIERS, RETIRED_PATHS } from './retired-names';

const MAX_FILES_PER_FOLDER = 30;

/** Source files, tracked and untracked, without content and documents. */
const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
  maxBuffer: 2 ** 26,
})
  .split('\n')
  .filter((path) => /\.(ts|tsx|mjs|css)$/.test(path) && !/^(content|docs)\//.test(path) && existsSync(path));

/** Whether a file consists of natural language: interface strings and word lists of the search. */
const isWordList = (path: string) => /^lib\/(i18n|search\/(colloquial|languages|translations))\//.test(path);
/**
 * Files that may contain retired names: the list itself, and a test that uses the names of an earlier service worker.
 */
const EXCEPTIONS = ['tests/style/retired-names.ts', 'tests/offline/earlier-version.test.ts'];
const searched = sources
  .filter((path) => !isWordList(path) && !EXCEPTIONS.includes(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

/**
 * Removes comments and the contents of strings, so that only code with its identifiers remains. Keeps the expressions
 * in template literals.
 */
const withoutProse = (text: string): string =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/(['"])(?:\\.|(?!\1)[^\\\n])*\1/g, "''")
    .replace(/`(?:\\[\s\S]|[^\\`])*`/g, (literal) =>
      [...literal.matchAll(/\$\{([^}]*)\}/g)].map(([, expression]) => expression).join(' '),
    )
    .replace(/\s\/\/ .*$/gm, '')
    // Removes the text between JSX tags.
    .replace(/>[^<>{}=;()]*<\//g, '></');

/**
 * Returns `path: retired (use replacement)` for each match of the pattern. The first group of the pattern must match
 * the retired name.
 */
function findRetired(names: readonly { retired: string; use: string }[], pattern: RegExp, isCode: boolean) {
  const replacements = new Map(names.map(({ retired, use }) => [retired, use]));
  return searched.flatMap(({ path, text }) =>
    [
      ...new Set([...(isCode ? withoutProse(text) : text).matchAll(pattern)].map(([, name = '']) => name)),
    ].map((name) => `${path}: ${name} (use ${replacements.get(name)})`),
  );
}

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const anyOf = (names: readonly { retired: string }[]) =>
  names.map(({ retired }) => escapePattern(retired)).join('|');

describe('the folders', () => {
  it(`have at most ${MAX_FILES_PER_FOLDER} source files each`, () => {
    const counts = new Map<string, number>();
    for (const path of sources) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
    const crowded = [...counts].filter(([, count]) => count > MAX_FILES_PER_FOLDER);
    expect(crowded).toEqual([]);
    expect(sources.length).toBeGreaterThan(500);
  });
});

describe('the retired names', () => {
  it('are no identifiers in the code', () => {
    const pattern = new RegExp(`(?<![\\w$-])(${anyOf(RETIRED_IDENTIFIERS)})(?![\\w$-])`, 'g');
    expect(findRetired(RETIRED_IDENTIFIERS, pattern, true)).toEqual([]);
  });

  it('are in no path or attribute', () => {
    const pattern = new RegExp(`(${anyOf(RETIRED_PATHS)})`, 'g');
    expect(findRetired(RETIRED_PATHS, pattern, false)).toEqual([]);
  });

  it('would be found: code is searched, comments and strings are not', () => {
    const code = [
      'const name = 1; // name',
      '/* name */',
      'print(\'name\', "name", `name $' + '{name}`);',
    ].join('\n');
    expect(withoutProse(code).match(/name/g)).toHaveLength(2);
  });
});
