import { describe, expect, it } from 'vitest';
import { progressOf, standingOf, toneOf, troubleToTell } from './standing';
import type { GameState, OfflineState } from './state';

const game = (change: Partial<GameState> = {}): GameState => ({
  id: 'skirmish',
  status: 'whole',
  kept: true,
  editions: [],
  missing: [],
  damaged: [],
  size: 1000,
  bytes: 1000,
  progress: { here: 10, total: 10 },
  ...change,
});
const state = (change: Partial<OfflineState> = {}): OfflineState => ({
  shell: { status: 'whole', progress: { here: 4, total: 4 }, missing: [], damaged: [], bytes: 1 },
  games: [game()],
  ...change,
});
const dropped = game({ status: 'absent', kept: false, progress: { here: 0, total: 30 } });
const lacking = game({
  status: 'lacking',
  missing: ['/skirmish/uk/combat/'],
  progress: { here: 9, total: 10 },
});

describe('how the offline copy stands', () => {
  it.each([
    ['none', 'none', undefined],
    ['refused', 'refused', undefined],
    ['starting', 'ready', undefined],
    ['whole', 'ready', state()],
    ['whole', 'ready', state({ games: [game(), dropped] })],
    ['whole', 'ready', state({ busy: 'loading' })],
    ['lacking', 'ready', state({ games: [lacking] })],
    ['lacking', 'ready', state({ shell: { ...state().shell, status: 'lacking' } })],
    ['loading', 'ready', state({ games: [game({ status: 'loading' })], busy: 'loading' })],
    ['testing', 'ready', state({ games: [lacking], busy: 'testing' })],
    ['nothing', 'ready', state({ games: [dropped] })],
  ] as const)('is %s with support %s', (standing, support, known) => {
    expect(standingOf(support, known)).toBe(standing);
  });

  it('is good only when everything wanted is here and checked', () => {
    expect(toneOf('whole')).toBe('good');
    expect(toneOf('lacking')).toBe('bad');
    expect(toneOf('refused')).toBe('bad');
    for (const other of ['starting', 'loading', 'testing', 'nothing'] as const)
      expect(toneOf(other)).toBe('plain');
  });

  it('counts the games that are kept, and what every page needs', () => {
    expect(progressOf(state({ games: [lacking, dropped] }))).toEqual({ here: 13, total: 14 });
  });

  it('tells of a missing network only those who lack something', () => {
    expect(troubleToTell('whole', 'no-network')).toBeUndefined();
    expect(troubleToTell('whole', 'wrong-answer')).toBeUndefined();
    expect(troubleToTell('lacking', 'no-network')).toBe('no-network');
    expect(troubleToTell('whole', 'storage-full')).toBe('storage-full');
    expect(troubleToTell('lacking', undefined)).toBeUndefined();
  });
});
