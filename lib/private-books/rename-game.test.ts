import { describe, expect, it } from 'vitest';
import { renameGame } from './rename-game';

describe('another name of a game', () => {
  it('stands in every language it had one in', () => {
    const page = '---\nname: {uk: "А", en: B}\nplayers: 2\n---\n';
    expect(renameGame(page, 'Foxes')).toMatch(/name: \{ ?uk: "?Foxes"?, en: Foxes ?\}\nplayers: 2\n---\n$/);
  });

  it('leaves what cannot be read as it is', () => {
    for (const page of ['', 'name: x', '---\nname: [\n---\n', '---\nname: x\n---\n'])
      expect(renameGame(page, 'Foxes')).toBe(page);
  });
});
