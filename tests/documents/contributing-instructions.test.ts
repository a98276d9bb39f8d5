// Follows the instructions of CONTRIBUTING.md in a copy of the repository: adds a language, adds a game in it, and
// fixes a mistake.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stringsOf } from '../../lib/i18n';

const COPY = mkdtempSync(join(tmpdir(), 'recipes-'));
afterAll(() => rmSync(COPY, { recursive: true }));

beforeAll(() => {
  for (const part of [
    'lib',
    'scripts',
    'contentlayer.config.ts',
    'package-lock.json',
    'package.json',
    'tsconfig.json',
  ])
    cpSync(part, join(COPY, part), {
      recursive: true,
      filter: (path) => !/\.test\.ts$|node_modules$/.test(path),
    });
  symlinkSync(resolve('node_modules'), join(COPY, 'node_modules'));
  // Type-check only lib/i18n, because the instructions change no other code.
  writeFileSync(
    join(COPY, 'interface.json'),
    JSON.stringify({ extends: './tsconfig.json', include: ['lib/i18n/*.ts'] }),
  );
});

function run(command: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: COPY, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}
const script = (name: string, ...args: string[]) => run(process.execPath, 'scripts/run.mjs', name, ...args);
const checkTypes = () => run('node_modules/.bin/tsc', '--noEmit', '-p', 'interface.json');

function edit(path: string, from: string, to: string): void {
  const text = readFileSync(join(COPY, path), 'utf8');
  expect(text).toContain(from);
  writeFileSync(join(COPY, path), text.replace(from, to));
}

describe('adding a game without a clone', () => {
  it('names the buttons of the site as the site does', () => {
    const text = readFileSync('CONTRIBUTING.md', 'utf8').replace(/\s+/g, ' ');
    const road = /## Add a game (.*?) To write a game in a clone/.exec(text)?.[1] ?? '';
    const { privateBooks, editor, sharing } = stringsOf('en');
    for (const label of [privateBooks.add, privateBooks.mend, editor.offer, sharing.correct])
      expect(road).toContain(`“${label}”`.replace(/[“”]/g, '"'));
  });
});

// Each test depends on the one before it, so no test can be retried alone.
describe('adding a language', { retry: 0 }, () => {
  it('takes six files, and the type check reports every missing string', () => {
    for (const file of ['', '-offline', '-decisions', '-modules', '-private-books', '-editor'])
      cpSync(join(COPY, `lib/i18n/en${file}.ts`), join(COPY, `lib/i18n/pl${file}.ts`));
    edit('lib/i18n/pl.ts', "name: 'English', short: 'EN'", "name: 'Polski', short: 'PL'");
    edit('lib/i18n/pl.ts', "  skipToContent: 'Skip to content',\n", '');
    expect(run(process.execPath, 'scripts/setup/generate-language-list.mjs').output).toContain('commit it');
    const incomplete = checkTypes();
    expect(incomplete.status).not.toBe(0);
    expect(incomplete.output).toMatch(/pl\.ts.*skipToContent/s);
    edit(
      'lib/i18n/pl.ts',
      "  siteName: 'Pravylo',\n",
      "  siteName: 'Prawidło',\n  skipToContent: 'Do zasad',\n",
    );
    expect(checkTypes()).toEqual({ status: 0, output: '' });
  });
});

describe('adding a game', { retry: 0 }, () => {
  it('in the new language starts with entries that pass the checks', () => {
    expect(script('new-game', 'my-game', '--langs', 'pl,uk')).toMatchObject({ status: 0 });
    expect(script('check-content').output).toContain('my-game/pl: 2 entries');
  });

  it('reports a mistake with its position and advice, and protects addresses after publishing', () => {
    edit('content/my-game/uk/turn.md', '[[ties|', '[[tie|');
    const wrong = script('check-content');
    expect(wrong.status).toBe(1);
    expect(wrong.output).toMatch(
      /content\/my-game\/uk\/turn\.md:\d+:\d+ {2}unknown-entry\n.*\n.*did you mean `ties`/,
    );
    edit('content/my-game/uk/turn.md', '[[tie|', '[[ties|');
    expect(script('publish-ids').output).toContain('content/my-game/published.txt: 9 addresses, 9 new.');
    for (const lang of ['pl', 'uk']) edit(`content/my-game/${lang}/turn.md`, '^pass', '^passing');
    expect(script('check-content').output).toMatch(
      /lost-address\n.*`turn#pass`.*\n.*moved: \{pass: turn#passing\}/,
    );
  });
});
