// Every rule of every edition fits into the card that is held up across the table, on small phones, whatever the text size.
import { readdirSync, readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { beforeAll, describe, expect, it } from 'vitest';
import type { GameData } from '../../../lib/data/game-data';
import { PHONE, startSite } from '../support/serve-site';
import type { Misfit } from './card-page';

const site = startSite();
const editions = readdirSync('out/data').map(
  (file) => JSON.parse(readFileSync(`out/data/${file}`, 'utf8')) as GameData,
);

/** The rules that are hardest to set: those with the longest words. */
const HARDEST = 40;
const longestWord = (text: string): number =>
  Math.max(...text.split(/[\s\u2014\u2013-]+/).map((word) => word.length));
const hardest = (data: GameData): string[] =>
  data.entries
    .flatMap(({ id, rules }) =>
      rules.map((rule) => ({
        rule: `${data.game}/${data.lang}/${id}#${rule.id}`,
        long: longestWord(rule.text),
      })),
    )
    .sort((one, other) => other.long - one.long)
    .slice(0, HARDEST)
    .map(({ rule }) => rule);

let script = '';
beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: ['tests/browser/sharing/card-page.tsx'],
    bundle: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    define: { ISLANDS: '{}', IS_DEV: 'false', 'process.env': '{}' },
    logLevel: 'error',
  });
  script = outputFiles[0]?.text ?? '';
});

/** What fits 360 px in the largest text fits more room: there the hardest rules are looked at, for what the width alone would change. */
describe.each([
  [360, 'every rule fits, the hardest ones', true],
  [390, 'the hardest rules fit', false],
] as const)('at %i px', (width, what, every) => {
  it(`${what} in each text size`, { timeout: 240_000 }, async () => {
    const page = await site.open('/404.html', {
      ...PHONE,
      viewport: { width, height: 800 },
      bypassCSP: true,
    });
    await page.addScriptTag({ content: script, type: 'module' });
    await page.waitForFunction(() => 'misfitsOf' in window);
    const found: Misfit[] = [];
    for (const data of editions) {
      const look = (sizes: number[], only: string[] | null) =>
        page.evaluate(
          ([given, all, some]) =>
            (window as unknown as { misfitsOf: (...args: unknown[]) => Misfit[] }).misfitsOf(
              given,
              all,
              some,
            ),
          [data, sizes, only] as const,
        );
      found.push(...(every ? await look([2], null) : []));
      found.push(...(await look(every ? [0, 1] : [0, 1, 2], hardest(data))));
    }
    expect(editions.length).toBeGreaterThan(8);
    expect(found.slice(0, 20)).toEqual([]);
  });
});
