// Whatever is typed or pasted gets an answer, within a bounded amount of work, and never a broken highlight.
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createIndex } from '../../lib/search/index/create-index';
import { search } from '../../lib/search/search';
import type { SearchResponse } from '../../lib/search/types';
import { DATA_DIR, loadIndexes } from '../../scripts/measure/search-indexes';
import { ALPHABETS, createRandom } from '../fuzz/random-text';
import { smallGame } from './small-game';

/** The largest book there is, or the small one where nothing is compiled. */
const compiled = existsSync(DATA_DIR) ? loadIndexes() : [];
const largest = compiled.sort((a, b) => b.documents.units.length - a.documents.units.length)[0];
const index = largest ?? createIndex(smallGame);

/** Comparisons and postings read for one query, by the size of the book: measured 3.5 at the worst. */
const MOST_WORK = 8 * (index.documents.units.length + index.lexicon.forms.length);

function expectSound(response: SearchResponse, query: string): void {
  const label = JSON.stringify(query.slice(0, 60));
  expect(response.work, label).toBeLessThanOrEqual(MOST_WORK);
  for (const { text, ranges } of response.results) {
    let done = 0;
    for (const { from, to } of ranges) {
      expect(from, label).toBeGreaterThanOrEqual(done);
      expect(to, label).toBeGreaterThan(from);
      expect(to, label).toBeLessThanOrEqual(text.length);
      for (const at of [from, to]) expect(isInsideCharacter(text, at), label).toBe(false);
      done = to;
    }
  }
}

function isInsideCharacter(text: string, at: number): boolean {
  return /^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(at - 1, at + 1));
}

it.each(ALPHABETS.map((alphabet, seed) => [alphabet, seed] as const))(
  'survives any text of %j',
  (alphabet, seed) => {
    const random = createRandom(seed + 1);
    for (const length of [1, 2, 3, 7, 20, 60, 199, 200, 201, 1_000, 10_000]) {
      let query = '';
      while (query.length < length) query += alphabet.charAt(random(alphabet.length));
      expectSound(search(index, query), query);
    }
  },
);

it('survives texts mixed of everything', () => {
  const random = createRandom(42);
  const all = ALPHABETS.join('');
  for (let round = 0; round < 60; round++) {
    let query = '';
    const length = 1 + random(80);
    while (query.length < length) query += all.charAt(random(all.length));
    expectSound(search(index, query), query);
  }
});

it('survives its own texts, cut and joined anywhere', () => {
  const random = createRandom(7);
  const { units } = index.documents;
  const piece = () => {
    const text = units[random(units.length)]?.text ?? '';
    return text.slice(random(text.length), random(text.length) + 40);
  };
  for (let round = 0; round < 80; round++) {
    const query = piece() + piece();
    expectSound(search(index, query), query);
  }
});

it('bounds the work by the book, not by the query', () => {
  const once = search(index, 'патруль кубик слава ').work;
  const often = search(index, 'патруль кубик слава '.repeat(500)).work;
  expect(often).toBeLessThan(8 * once);
});

it('keeps the highlight right in texts with characters of two units', () => {
  const entries = smallGame.entries.map((entry) => ({
    ...entry,
    rules: entry.rules.map((rule) => ({ ...rule, text: `😀${rule.text}𝒜 патруль😀` })),
  }));
  const odd = createIndex({ ...smallGame, entries });
  expectSound(search(odd, 'патруль'), 'патруль');
  const [first] = search(odd, 'патруль').results;
  expect(first?.ranges.map(({ from, to }) => first.text.slice(from, to).toLowerCase())).toContain('патруль');
});
