// Tests which pinned rules a new version changes, and how the device stores these changes.
import { describe, expect, it } from 'vitest';
import type { EditionState, GameState } from './offline-state';
import { findTouchedPins, toUnseenChanges, unseenChangesOf } from './unseen-changes';

const none = { here: 0, total: 0 };
const edition = (lang: 'uk' | 'ru'): EditionState => ({
  lang,
  entries: none,
  pages: none,
  search: none,
  icons: none,
});
const game = (id: string, ...langs: ('uk' | 'ru')[]): GameState => ({
  id,
  status: 'whole',
  kept: true,
  editions: langs.map(edition),
  missing: [],
  damaged: [],
  size: 0,
  bytes: 0,
  progress: none,
});
const games = [game('skirmish', 'uk', 'ru'), game('siege', 'uk')];

describe('pins in changed entries', () => {
  const changed = [
    { game: 'skirmish', lang: 'uk', entry: 'combat' },
    { game: 'siege', lang: 'uk', entry: 'walls' },
  ] as const;
  const pins = { skirmish: ['combat#win', 'retreat', 'combat'], siege: ['walls#fall'], gone: ['a'] };

  it('are found for pinned rules and for pinned entries', () => {
    expect(findTouchedPins({ games }, changed, pins, 'uk')).toEqual([
      { game: 'skirmish', lang: 'uk', targets: ['combat#win', 'combat'] },
      { game: 'siege', lang: 'uk', targets: ['walls#fall'] },
    ]);
  });

  it('are searched in the reader’s language, or in the only one that a game has', () => {
    expect(findTouchedPins({ games }, changed, pins, 'ru')).toEqual([
      { game: 'siege', lang: 'uk', targets: ['walls#fall'] },
    ]);
  });

  it('are stored for the version they belong to', () => {
    const news = toUnseenChanges('b2', [{ game: 'siege', lang: 'uk', targets: ['walls#fall'] }]);
    expect(unseenChangesOf('b2', news)).toEqual([{ game: 'siege', lang: 'uk', targets: ['walls#fall'] }]);
    expect(unseenChangesOf('a1', news)).toEqual([]);
    expect(unseenChangesOf(undefined, news)).toEqual([]);
    expect(unseenChangesOf('b2', { 'b2 siege.xx': ['a'], 'b2 siege.uk': [] })).toEqual([]);
  });
});
