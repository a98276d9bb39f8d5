// Tests how a text is divided into sentences for reading aloud.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toSentences } from './split-sentences';

const words = (text: string, lang = 'uk') => toSentences(text, lang).map((one) => one.text);

afterEach(() => vi.unstubAllGlobals());

describe.each([
  ['with Intl.Segmenter', () => {}],
  ['without Intl.Segmenter', () => vi.stubGlobal('Intl', {})],
])('toSentences %s', (_, prepare) => {
  it('splits after full stops, question marks and exclamation marks', () => {
    prepare();
    expect(words('Кинь кубики. Виграв?  Бери 2 кредити!')).toEqual([
      'Кинь кубики.',
      'Виграв?',
      'Бери 2 кредити!',
    ]);
  });

  it('does not split after an abbreviation', () => {
    prepare();
    expect(words('Про карти див. с. 8. Далі хід.')).toEqual(['Про карти див. с. 8.', 'Далі хід.']);
    expect(words('See p. 8 of the book. Then roll.', 'en')).toEqual(['See p. 8 of the book.', 'Then roll.']);
  });

  it('returns positions that lead back to the sentence', () => {
    prepare();
    const text = '  Раз.  Два\nтри. ';
    const sentences = toSentences(text, 'uk');
    expect(sentences.map(({ start, end }) => text.slice(start, end))).toEqual(['Раз.', 'Два\nтри.']);
    expect(sentences[1]?.text).toBe('Два три.');
  });

  it('leaves out what has no words, and keeps a text without a full stop', () => {
    prepare();
    expect(words('— … !')).toEqual([]);
    expect(words('')).toEqual([]);
    expect(words('Ринок')).toEqual(['Ринок']);
  });
});
