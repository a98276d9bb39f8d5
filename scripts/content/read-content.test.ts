// Tests that contentlayer reads a library of many games, whose ids are together too long for one glob pattern.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readContent } from './read-content';

const DIR = mkdtempSync(join(tmpdir(), 'many-games-'));
const ids = Array.from({ length: 500 }, (_, at) => `game-with-a-long-name-${at}`);
afterAll(() => rmSync(DIR, { recursive: true, force: true }));

it('reads the front matter of every game', { timeout: 60_000 }, async () => {
  for (const id of ids) {
    mkdirSync(join(DIR, id));
    writeFileSync(join(DIR, id, 'game.md'), `---\nplayers: 2–5\n---\n`);
  }
  const files = await readContent(DIR, ids);
  expect(files.map(({ path }) => path)).toEqual(ids.map((id) => `${id}/game.md`).sort());
  expect(files.filter(({ fields }) => fields?.players !== '2–5')).toEqual([]);
});
