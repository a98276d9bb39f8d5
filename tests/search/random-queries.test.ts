// Searches for random texts. Checks that the search answers every query within a limit of work, and that all
// highlighted ranges are valid.
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createIndex } from '../../lib/search/index/create-index';
import { search } from '../../lib/search/search';
import type { SearchResponse } from '../../lib/search/types';
import { DATA_DIR, loadIndexes } from '../../scripts/measure/load-search-indexes';
import { ALPHABETS, createRandom } from '../fuzz/random-text';
import { smallGame } from './small-game';

/** Indexes of all compiled games. The tests use the largest of them, or the small test game if nothing is compiled. */
const compiled = existsSync(DATA_DIR) ? loadIndexes() : [];
const largest = compiled.sort((a, b) => b.documents.units.length - a.documents.units.length)[0];
const index = largest ?? createIndex(smallGame);

/**
 * Maximum number of comparisons and index look-ups per query: 8 times the number of text units and word forms in the
 * book. The highest measured factor is 3.5.
 */
const MAX_WORK = 8 * (index.documents.units.length + index.lexicon.forms.length);

function expectValid(response: SearchResponse, query: string): void {
  const label = JSON.stringify(query.slice(0, 60));
  expect(response.work, label).toBeLessThanOrEqual(MAX_WORK);
  for (const { text, ranges } of response.results) {
    let end = 0;
    for (const { from, to } of ranges) {
      expect(from, label).toBeGreaterThanOrEqual(end);
      expect(to, label).toBeGreaterThan(from);
      expect(to, label).toBeLessThanOrEqual(text.length);
      for (const at of [from, to]) expect(isInsideCharacter(text, at), label).toBe(false);
      end = to;
    }
  }
}

/** Whether the position is between the two code units of a surrogate pair. */
function isInsideCharacter(text: string, at: number): boolean {
  return /^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(at - 1, at + 1));
}

it.each(ALPHABETS.map((alphabet, seed) => [alphabet, seed] as const))(
  'answers random texts of the alphabet %j',
  (alphabet, seed) => {
    const random = createRandom(seed + 1);
    for (const length of [1, 2, 3, 7, 20, 60, 199, 200, 201, 1_000, 10_000]) {
      let query = '';
      while (query.length < length) query += alphabet.charAt(random(alphabet.length));
      expectValid(search(index, query), query);
    }
  },
);

it('answers random texts of all alphabets mixed', () => {
  const random = createRandom(42);
  const all = ALPHABETS.join('');
  for (let round = 0; round < 60; round++) {
    let query = '';
    const length = 1 + random(80);
    while (query.length < length) query += all.charAt(random(all.length));
    expectValid(search(index, query), query);
  }
});

it('answers random fragments of the book, joined', () => {
  const random = createRandom(7);
  const { units } = index.documents;
  const piece = () => {
    const text = units[random(units.length)]?.text ?? '';
    return text.slice(random(text.length), random(text.length) + 40);
  };
  for (let round = 0; round < 80; round++) {
    const query = piece() + piece();
    expectValid(search(index, query), query);
  }
});

it('limits the work by the size of the book, not of the query', () => {
  const short = search(index, 'патруль кубик слава ').work;
  const repeated = search(index, 'патруль кубик слава '.repeat(500)).work;
  expect(repeated).toBeLessThan(8 * short);
});

it('returns correct ranges in texts with surrogate pairs', () => {
  const entries = smallGame.entries.map((entry) => ({
    ...entry,
    rules: entry.rules.map((rule) => ({ ...rule, text: `😀${rule.text}𝒜 патруль😀` })),
  }));
  const withPairs = createIndex({ ...smallGame, entries });
  expectValid(search(withPairs, 'патруль'), 'патруль');
  const [first] = search(withPairs, 'патруль').results;
  expect(first?.ranges.map(({ from, to }) => first.text.slice(from, to).toLowerCase())).toContain('патруль');
});
