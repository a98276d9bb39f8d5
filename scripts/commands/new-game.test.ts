// Tests `npm run new-game` and the files that it writes.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { checkContent } from '../../lib/content/checks/check-content';
import { newGameFiles } from '../../lib/content/new-game/new-game-files';
import { parseNewGameOptions } from '../../lib/content/new-game/new-game-options';
import { LANGS } from '../../lib/core/languages';

const CONTENT_DIR = mkdtempSync(join(tmpdir(), 'new-game-'));
afterAll(() => rmSync(CONTENT_DIR, { recursive: true }));

const run = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'new-game', ...args], {
    encoding: 'utf8',
    env: { ...process.env, CONTENT_DIR },
  });
  return { status, output: stdout + stderr };
};

describe('a new game', () => {
  it.each([LANGS.slice(0, 1), LANGS])('passes the checks from the start, in %s', (...langs) => {
    const files = newGameFiles({ id: 'my-game', langs: langs.flat(), name: 'My: "game"' });
    const sources = Object.entries(files).map(([path, text]) => ({ path: `my-game/${path}`, text }));
    const { registry, diagnostics } = checkContent(sources, { root: 'content' });
    expect(diagnostics).toEqual([]);
    expect(registry.get('my-game')?.fields.name).toMatchObject({ uk: 'My: "game"' });
    for (const lang of langs.flat()) expect(registry.get('my-game')?.entries.get(lang)?.size).toBe(2);
  });

  it('may change its addresses until they are published; after that the check protects them', () => {
    const files = newGameFiles({ id: 'my-game', langs: ['uk'], name: 'My game' });
    const check = (change: Record<string, string>) =>
      checkContent(
        Object.entries({ ...files, ...change }).map(([path, text]) => ({
          path: `my-game/${path}`,
          text,
        })),
        { root: 'content' },
      ).diagnostics.map(({ rule }) => rule);
    expect(check({ 'uk/more.md': '---\ntitle: Ще\n---\n\nЩе одне правило. ^def\n' })).toEqual([]);
    expect(check({ 'published.txt': `${files['published.txt']}turn#gone\n` })).toContain('lost-address');
    expect(check({ 'published.txt': '' })).toEqual(['unpublished-address']);
  });

  it('is written completely, and never over an existing game', () => {
    const made = run('my-game', '--langs', 'uk,en');
    expect(made.output).toContain('en/turn.md');
    expect(made.status).toBe(0);
    expect(readdirSync(join(CONTENT_DIR, 'my-game'))).toEqual(['en', 'game.md', 'published.txt', 'uk']);
    const again = run('my-game');
    expect(again).toMatchObject({ status: 1 });
    expect(again.output).toContain('already exists');
  });

  it.each([
    ['My_Game', 'uk', 'expected kebab-case English words'],
    ['other', 'uk,ua', 'did you mean `uk`?'],
    ['other', 'uk,qqqqqq', 'a new language begins with lib/i18n/qqqqqq.ts'],
    ['other', ' , ', 'expected some of uk'],
    ['shelf', 'uk', 'expected a name that the site does not use for its own folders'],
  ])('is refused with an explanation: %s --langs %s', (id, langs, sentence) => {
    expect(() => parseNewGameOptions({ id, langs })).toThrow(sentence);
  });

  it('writes nothing and prints no stack trace when it is refused', () => {
    const { status, output } = run('other', '--langs', 'ua');
    expect(status).toBe(1);
    expect(output).toMatch(/^Unexpected language `ua`.*\nhelp: .*\n$/);
    expect(readdirSync(CONTENT_DIR)).toEqual(['my-game']);
  });
});
