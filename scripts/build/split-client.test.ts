// Tests how the code of the pages is split into scripts.
import { beforeAll, describe, expect, it } from 'vitest';
import { splitClient } from './split-client';

let scripts: Map<string, string>;
beforeAll(async () => {
  const define = { IS_DEV: 'false', PDF_PATH: '"/pdf/"', COLLOQUIAL_LANGS: '[]', 'process.env': '{}' };
  const options = { define, minify: false, target: ['es2022'], charset: 'utf8' as const };
  scripts = new Map(await splitClient(options));
});

const importsOf = (file: string): string[] =>
  [...(scripts.get(file) ?? '').matchAll(/^import [^;]*"\.\/([\w-]+\.js)";/gm)].map(([, name = '']) => name);

const withImports = (file: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const one of importsOf(file)) withImports(one, seen);
  return seen;
};

/** Reads the table in main.js: for each island and strings file, the scripts that it imports. */
function readTable(): Record<string, string[]> {
  const table: Record<string, string> = JSON.parse(
    /\{\s*"[\w -]+": "[^}]*\}/.exec(scripts.get('main.js') ?? '')?.[0] ?? '{}',
  );
  return Object.fromEntries(
    Object.entries(table).flatMap(([files, users]) =>
      users.split(' ').map((name): [string, string[]] => [name, files.split(' ')]),
    ),
  );
}

describe('the scripts', () => {
  it('let main.js start with a single file', () => {
    expect([...withImports('main.js')]).toEqual(['main.js']);
  });

  it('contain every module once, so that its state is the same for all islands', () => {
    const holders = (text: string) =>
      [...scripts].filter(([, code]) => code.includes(text)).map(([name]) => name);
    // These texts occur in client/strings.ts, client/script-loader.ts and client/offline/offline-client.ts.
    expect(holders('were not loaded.')).toEqual(['main.js']);
    expect(holders('No script at ')).toEqual(['main.js']);
    expect(holders('The worker did not become active.')).toEqual(['main.js']);
  });

  it('need at most three files for the first taps', () => {
    const filesFor = (name: string) => [...withImports(`${name}.js`)].filter((file) => file !== 'main.js');
    for (const name of ['search-panel', 'settings-sheet'])
      expect(filesFor(name).length, filesFor(name).join()).toBeLessThanOrEqual(3);
    expect(filesFor('strings-uk')).toEqual(['strings-uk.js']);
  });

  it('contain nothing of the editor, except those that only its page loads', () => {
    expect(Object.keys(readTable()).filter((name) => /^editor-|-editor$/.test(name))).toEqual([]);
    for (const [file, code] of scripts)
      if (!/editor/.test(file))
        expect(code.includes('lib/editing') || code.includes('editor-rule'), file).toBe(false);
  });

  it('are listed in main.js with all scripts that they import', () => {
    const table = readTable();
    expect(Object.keys(table).length).toBeGreaterThan(15);
    for (const file of scripts.keys()) {
      const name = file.replace('.js', '');
      if (name === 'main' || name.startsWith('shared-') || /^editor-|-editor$/.test(name)) continue;
      const others = [...withImports(file)].filter((one) => one !== file && one !== 'main.js');
      expect((table[name] ?? []).toSorted(), name).toEqual(
        others.map((one) => one.replace('.js', '')).toSorted(),
      );
    }
  });
});
