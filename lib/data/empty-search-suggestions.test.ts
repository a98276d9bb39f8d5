// Tests the questions and topics that an empty search offers.
import { expect, it } from 'vitest';
import { suggestFirst } from './empty-search-suggestions';
import type { EntryData } from './game-data';

const entry = (id: string, count: number, more: Partial<EntryData> = {}): EntryData => ({
  id,
  title: id.toUpperCase(),
  rules: [{ id: 'def', kind: 'text', text: 'Text.' }],
  asked: Array.from({ length: count }, (_, at) => ({ q: `${id} ${at}?`, at: 'def' })),
  ...more,
});

it('offers one question of each of the most asked entries, and their titles', () => {
  const { questions, topics } = suggestFirst({
    entries: [entry('dice', 1), entry('combat', 3), entry('map', 0)],
  });
  expect(questions).toEqual([
    { q: 'combat 0?', target: 'combat#def' },
    { q: 'dice 0?', target: 'dice#def' },
  ]);
  expect(topics).toEqual(['COMBAT', 'DICE', 'MAP']);
});

it('offers neither spoilers nor redirects', () => {
  const secretRule = { id: 'def', kind: 'text' as const, text: 'Text.', until: 'act-2' };
  const entries = [
    entry('king', 5, { until: 'act-2' }),
    entry('old', 5, { see: ['dice'] }),
    entry('box', 5, { rules: [secretRule] }),
  ];
  expect(suggestFirst({ entries })).toEqual({ questions: [], topics: ['BOX'] });
});
