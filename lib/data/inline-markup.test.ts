import { describe, expect, it } from 'vitest';
import { groupSegments, inlineToPlain, parseInline } from './inline-markup';

const name = (id: string) => `<${id}>`;
const groups = (text: string) =>
  groupSegments(parseInline(text, name)).map((group) => group.map((segment) => segment.text));

describe('the inline mark-up of a rule', () => {
  it('is cut into words, icons and links', () => {
    expect(parseInline('Кинь 2 :hit: у [[combat#roll|бою]].', name)).toEqual([
      { kind: 'text', text: 'Кинь 2 ' },
      { kind: 'icon', id: 'hit', text: '<hit>' },
      { kind: 'text', text: ' у ' },
      { kind: 'link', to: 'combat#roll', text: 'бою' },
      { kind: 'text', text: '.' },
    ]);
  });

  it('is read aloud with the names of its icons', () => {
    expect(inlineToPlain('Знак :hit:.', name)).toBe('Знак <hit>.');
  });

  it('keeps an icon with the word before it and the sign after it', () => {
    expect(groups('Кинь 2\u00a0:hit:, тоді\u00a0:crit:.')).toEqual([
      ['Кинь '],
      ['2\u00a0', '<hit>', ','],
      [' '],
      ['тоді\u00a0', '<crit>', '.'],
    ]);
    expect(groups(':hit: [[combat|бій]]:crit:')).toEqual([['<hit>'], [' '], ['бій'], ['<crit>']]);
  });

  it('loses nothing when it is grouped', () => {
    const text = 'Раз\u00a0:a::b:, :c:\u00a0— [[x|два]]\u00a0:d:! Кінець';
    expect(groups(text).flat().join('')).toBe(inlineToPlain(text, name));
  });
});
