// Tests the overall status of the offline copy.
import { describe, expect, it } from 'vitest';
import { errorToShow, offlineStatus, progressOf, toneOf } from './offline-copy-status';
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
const removed = game({ status: 'absent', kept: false, progress: { here: 0, total: 30 } });
const incomplete = game({
  status: 'lacking',
  missing: ['/skirmish/uk/combat/'],
  progress: { here: 9, total: 10 },
});

/** State of a game whose file list is stored, but none of its pages. */
const withoutPages = game({ ...incomplete, editions: [edition(0, 0)], progress: { here: 1, total: 10 } });
const emptyShell = { ...state().shell, status: 'lacking', progress: count(0) } as const;

describe('the status of the offline copy', () => {
  it.each([
    ['none', 'none', undefined],
    ['refused', 'refused', undefined],
    ['starting', 'ready', undefined],
    ['whole', 'ready', state()],
    ['selected', 'ready', state({ games: [game(), removed] })],
    ['whole', 'ready', state({ busy: 'loading' })],
    ['lacking', 'ready', state({ games: [incomplete] })],
    ['lacking', 'ready', state({ shell: { ...state().shell, status: 'lacking' } })],
    ['empty', 'ready', state({ games: [], shell: emptyShell })],
    ['empty', 'ready', state({ games: [withoutPages], trouble: 'no-network' })],
    ['empty', 'ready', state({ games: [game({ ...withoutPages, editions: [edition(0)] }), removed] })],
    ['lacking', 'ready', state({ games: [withoutPages, game()] })],
    ['loading', 'ready', state({ games: [withoutPages], busy: 'loading' })],
    ['loading', 'ready', state({ games: [game({ status: 'loading' })], busy: 'loading' })],
    ['testing', 'ready', state({ games: [incomplete], busy: 'testing' })],
    ['nothing', 'ready', state({ games: [removed] })],
  ] as const)('is %s with support %s', (status, support, known) => {
    expect(offlineStatus(support, known)).toBe(status);
  });

  it('has a good tone only if everything selected is stored', () => {
    expect(toneOf('whole')).toBe('good');
    expect(toneOf('selected')).toBe('good');
    expect(toneOf('lacking')).toBe('bad');
    expect(toneOf('empty')).toBe('bad');
    expect(toneOf('refused')).toBe('bad');
    for (const other of ['starting', 'loading', 'testing', 'nothing'] as const)
      expect(toneOf(other)).toBe('plain');
  });

  it('counts the files of the shell and of selected games', () => {
    expect(progressOf(state({ games: [incomplete, removed] }))).toEqual({ here: 13, total: 14 });
  });

  it('shows network errors only if files are missing', () => {
    expect(errorToShow('whole', 'no-network')).toBeUndefined();
    expect(errorToShow('whole', 'wrong-answer')).toBeUndefined();
    expect(errorToShow('selected', 'no-network')).toBeUndefined();
    expect(errorToShow('lacking', 'no-network')).toBe('no-network');
    expect(errorToShow('whole', 'storage-full')).toBe('storage-full');
    expect(errorToShow('lacking', undefined)).toBeUndefined();
  });
});
