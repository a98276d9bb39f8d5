// Tests the renaming of a game in its game.md.
import { describe, expect, it } from 'vitest';
import { renameGame } from './rename-game';

describe('the new name of a game', () => {
  it('replaces the old name in every language', () => {
    const page = '---\nname: {uk: "А", en: B}\nplayers: 2\n---\n';
    expect(renameGame(page, 'Foxes')).toMatch(/name: \{ ?uk: "?Foxes"?, en: Foxes ?\}\nplayers: 2\n---\n$/);
  });

  it('does not change a file that cannot be parsed', () => {
    for (const page of ['', 'name: x', '---\nname: [\n---\n', '---\nname: x\n---\n'])
      expect(renameGame(page, 'Foxes')).toBe(page);
  });
});
