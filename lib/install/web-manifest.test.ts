// Tests the web app manifest.
import { describe, expect, it } from 'vitest';
import { SETTINGS } from '../../tests/fixtures/settings';
import { addBookPath, withBase } from '../core/addresses';
import type { SiteGame } from '../data/site-data-types';
import { createWebManifest } from './web-manifest';

const game = (number: number, lang: 'uk' | 'ru'): SiteGame =>
  ({ id: `game-${number}`, editions: [{ lang, name: `Гра ${number}` }] }) as unknown as SiteGame;

describe('the web manifest', () => {
  it.each(['uk', 'en'] as const)('in %s opens files on the page that adds books in that language', (lang) => {
    const { share_target, file_handlers } = createWebManifest(lang, [], [], SETTINGS) as {
      share_target: { action: string };
      file_handlers: { action: string }[];
    };
    const page = withBase(addBookPath(lang, SETTINGS), SETTINGS);
    expect([share_target, ...file_handlers].map(({ action }) => action)).toEqual([page, page]);
  });
});

describe('the web manifest of a large library', () => {
  it('has ten shortcuts, games in its own language first', () => {
    const games = Array.from({ length: 40 }, (_, number) => game(number, number < 35 ? 'uk' : 'ru'));
    const { shortcuts } = createWebManifest('ru', games, [], SETTINGS) as {
      shortcuts: { short_name: string }[];
    };
    expect(shortcuts).toHaveLength(10);
    expect(shortcuts.slice(0, 6).map(({ short_name }) => short_name)).toEqual([
      'Гра 35',
      'Гра 36',
      'Гра 37',
      'Гра 38',
      'Гра 39',
      'Гра 0',
    ]);
  });
});
