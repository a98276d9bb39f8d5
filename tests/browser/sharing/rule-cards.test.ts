// Checks that the full-screen card of every rule, in every language, fits on small phones in every text size.
import { build } from 'esbuild';
import { beforeAll, describe, expect, it } from 'vitest';
import type { GameData } from '../../../lib/data/game-data';
import { readEditions } from '../../../scripts/measure/read-editions';
import { PHONE, startSite } from '../support/serve-site';
import type { CardOverflow } from './card-page';

const site = startSite();
const editions = readEditions();

/**
 * In each edition (a game in one language), the test checks this number of rules, those with the longest words, in all
 * text sizes.
 */
const LONGEST_COUNT = 40;
const longestWord = (text: string): number =>
  Math.max(...text.split(/[\s\u2014\u2013-]+/).map((word) => word.length));
const rulesWithLongestWords = (data: GameData): string[] =>
  data.entries
    .flatMap(({ id, rules }) =>
      rules.map((rule) => ({
        rule: `${data.game}/${data.lang}/${id}#${rule.id}`,
        length: longestWord(rule.text),
      })),
    )
    .sort((one, other) => other.length - one.length)
    .slice(0, LONGEST_COUNT)
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
    loader: { '.css': 'text' },
    define: { ISLAND_FILES: '{}', COLLOQUIAL_LANGS: '[]', IS_DEV: 'false', 'process.env': '{}' },
    logLevel: 'error',
  });
  script = outputFiles[0]?.text ?? '';
});

// A card that fits a screen of 360 px in the largest text size usually fits wider screens too, so the test checks only
// some rules at 390 px.
describe.each([
  [360, 'every rule fits in the largest text, those with the longest words', true],
  [390, 'the rules with the longest words fit', false],
] as const)('at %i px', (width, title, isEveryRule) => {
  it(`${title} in each text size`, { timeout: 240_000 }, async () => {
    const page = await site.open('/404.html', {
      ...PHONE,
      viewport: { width, height: 800 },
      bypassCSP: true,
    });
    await page.addScriptTag({ content: script, type: 'module' });
    await page.waitForFunction(() => 'findCardOverflows' in window);
    const found: CardOverflow[] = [];
    for (const data of editions) {
      const check = (sizes: number[], only: string[] | null) =>
        page.evaluate(
          ([given, all, some]) =>
            (
              window as unknown as { findCardOverflows: (...args: unknown[]) => CardOverflow[] }
            ).findCardOverflows(given, all, some),
          [data, sizes, only] as const,
        );
      found.push(...(isEveryRule ? await check([2], null) : []));
      found.push(...(await check(isEveryRule ? [0, 1] : [0, 1, 2], rulesWithLongestWords(data))));
    }
    expect(editions.length).toBeGreaterThan(8);
    expect(found.slice(0, 20)).toEqual([]);
  });
});
