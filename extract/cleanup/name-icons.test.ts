import { describe, expect, it } from 'vitest';
import { emptyBookData } from '../book-corrections';
import { createDraft, toLines } from '../create-initial-draft';
import { nameIcons } from './name-icons';

const run = (text: string, icons?: Record<string, { id: string; name: string }>) =>
  nameIcons(createDraft(toLines(text), 'ru', { ...emptyBookData('ru', 'Книга'), ...(icons && { icons }) }));

describe('nameIcons', () => {
  it('names private-use characters and emoji from the data file', () => {
    const draft = run('Огонь (\uf4e4) и щит 🛡️.', {
      F4E4: { id: 'fire', name: 'огонь' },
      '🛡': { id: 'shield', name: 'щит' },
    });
    expect(draft.lines[0]?.text).toBe('Огонь (:fire:) и щит :shield:.');
    expect(draft.icons).toEqual({ fire: 'огонь', shield: 'щит' });
  });

  it('gives an unknown character an id, and warns once', () => {
    const draft = run('Огонь \uf401 и \uf401.');
    expect(draft.lines[0]?.text).toBe('Огонь :icon-f401: и :icon-f401:.');
    expect(draft.icons).toEqual({ 'icon-f401': 'символ F401' });
    expect(draft.warnings).toEqual([{ line: 1, code: 'icon', words: ['F401'] }]);
  });

  it('does the same for emoji and pictographs in the text, but not for bullets and trademarks', () => {
    const draft = run('☞ Огонь ☹️ (★) и © №™.\n- ❖ Дракон');
    expect(draft.lines.map(({ text }) => text)).toEqual([
      '☞ Огонь :icon-2639: (:icon-2605:) и © №™.',
      '- ❖ Дракон',
    ]);
  });

  it('separates an icon from a word after a colon, which would be read as an icon', () => {
    expect(run('x:y\uf401').lines[0]?.text).toBe('x:y :icon-f401:');
    expect(run('\uf401\uf401').lines[0]?.text).toBe(':icon-f401::icon-f401:');
  });

  it('rejects an icon of the data file that the book does not contain', () => {
    expect(() => run('Огонь.', { F4E4: { id: 'fire', name: 'огонь' } })).toThrow(/match nothing/);
  });
});
