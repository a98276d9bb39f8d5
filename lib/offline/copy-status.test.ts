import { describe, expect, it } from 'vitest';
import { errorToShow, offlineStatus, progressOf, toneOf } from './copy-status';
import type { GameState, OfflineState } from './offline-state';

const count = (here: number, total = here) => ({ here, total });
const edition = (entries: number, search = 1): GameState['editions'][number] => ({
  lang: 'uk',
  entries: count(entries, 8),
  pages: count(0),
  search: count(search, 1),
  icons: count(0),
});
const game = (change: Partial<GameState> = {}): GameState => ({
  id: 'skirmish',
  status: 'whole',
  kept: true,
  editions: [edition(8)],
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

/** Its list may have come, but nothing that can be read. */
const bare = game({ ...lacking, editions: [edition(0, 0)], progress: { here: 1, total: 10 } });
const nothing = { ...state().shell, status: 'lacking', progress: count(0) } as const;

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
    ['empty', 'ready', state({ games: [], shell: nothing })],
    ['empty', 'ready', state({ games: [bare], trouble: 'no-network' })],
    ['empty', 'ready', state({ games: [game({ ...bare, editions: [edition(0)] }), dropped] })],
    ['lacking', 'ready', state({ games: [bare, game()] })],
    ['loading', 'ready', state({ games: [bare], busy: 'loading' })],
    ['loading', 'ready', state({ games: [game({ status: 'loading' })], busy: 'loading' })],
    ['testing', 'ready', state({ games: [lacking], busy: 'testing' })],
    ['nothing', 'ready', state({ games: [dropped] })],
  ] as const)('is %s with support %s', (standing, support, known) => {
    expect(offlineStatus(support, known)).toBe(standing);
  });

  it('is good only when everything wanted is here and checked', () => {
    expect(toneOf('whole')).toBe('good');
    expect(toneOf('lacking')).toBe('bad');
    expect(toneOf('empty')).toBe('bad');
    expect(toneOf('refused')).toBe('bad');
    for (const other of ['starting', 'loading', 'testing', 'nothing'] as const)
      expect(toneOf(other)).toBe('plain');
  });

  it('counts the games that are kept, and what every page needs', () => {
    expect(progressOf(state({ games: [lacking, dropped] }))).toEqual({ here: 13, total: 14 });
  });

  it('tells of a missing network only those who lack something', () => {
    expect(errorToShow('whole', 'no-network')).toBeUndefined();
    expect(errorToShow('whole', 'wrong-answer')).toBeUndefined();
    expect(errorToShow('lacking', 'no-network')).toBe('no-network');
    expect(errorToShow('whole', 'storage-full')).toBe('storage-full');
    expect(errorToShow('lacking', undefined)).toBeUndefined();
  });
});
