// Tests how the inline markup of a rule is split into segments and groups of segments.
import { describe, expect, it } from 'vitest';
import { groupSegments, inlineToPlain, parseInline } from './inline-markup';

const name = (id: string) => `<${id}>`;
const groups = (text: string) =>
  groupSegments(parseInline(text, name)).map((group) => group.map((segment) => segment.text));

describe('inline mark-up', () => {
  it('is parsed into text, icons and links', () => {
    expect(parseInline('Кинь 2 :hit: у [[combat#roll|бою]].', name)).toEqual([
      { kind: 'text', text: 'Кинь 2 ' },
      { kind: 'icon', id: 'hit', text: '<hit>' },
      { kind: 'text', text: ' у ' },
      { kind: 'link', to: 'combat#roll', text: 'бою' },
      { kind: 'text', text: '.' },
    ]);
  });

  it('is converted to plain text with the names of its icons', () => {
    expect(inlineToPlain('Знак :hit:.', name)).toBe('Знак <hit>.');
  });

  it('groups an icon with the word before it and the punctuation after it', () => {
    expect(groups('Кинь 2\u00a0:hit:, тоді\u00a0:crit:.')).toEqual([
      ['Кинь '],
      ['2\u00a0', '<hit>', ','],
      [' '],
      ['тоді\u00a0', '<crit>', '.'],
    ]);
    expect(groups(':hit: [[combat|бій]]:crit:')).toEqual([['<hit>'], [' '], ['бій'], ['<crit>']]);
  });

  it('keeps all text when it is grouped', () => {
    const text = 'Раз\u00a0:a::b:, :c:\u00a0— [[x|два]]\u00a0:d:! Кінець';
    expect(groups(text).flat().join('')).toBe(inlineToPlain(text, name));
  });
});
