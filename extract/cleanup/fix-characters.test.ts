import { describe, expect, it } from 'vitest';
import { unknownBook } from '../book-data';
import { createDraft, toLines } from '../create-draft';
import { fixCharacters, mendForeign, mendSigns } from './fix-characters';
import { countWords, fixMixedAlphabets } from './fix-mixed-alphabets';

describe('mendSigns', () => {
  it.each([
    ['rock ŉ roll', 'rock ’n roll'],
    ["об'єкт, пам`ять", 'об’єкт, пам’ять'],
    ['він каже "стій" ("так")', 'він каже «стій» («так»)'],
    ['10\u00a0000\u2009злитків', '10 000 злитків'],
    ['дра\u00adкон\u200b\ufeff', 'дракон'],
    ['скарб [[сова]] :owl:', 'скарб [ [сова] ] : owl:'],
    ['дія <<політ>> -- <<у 2>>', 'дія «політ» — «у 2»'],
    ['\fдракон\u2028спить\fтут\u202e', '\fдракон спить тут'],
    ["dragon'ятко", 'dragon ’ятко'],
    [' o Дракон спить', ' • Дракон спить'],
    ['o.k. << 3 >>', 'o.k. << 3 >>'],
  ])('mends %s', (before, after) => {
    expect(mendSigns(before)).toBe(after);
  });
});

describe('mendMixedWords', () => {
  const counts = countWords(['скарби', 'скарби', 'скарбі', 'якого-небудь']);

  it('reads Latin letters by look and by sound', () => {
    expect(fixMixedAlphabets('дpaкoн і coвa', counts, /[ыэ]/)).toBe('дракон і сова');
    expect(fixMixedAlphabets('драkon', counts, /[ыэ]/)).toBe('дракон');
  });

  it('chooses the reading that the book uses elsewhere', () => {
    expect(fixMixedAlphabets('Скarби Скарбi скарбi', counts, /[ыэ]/)).toBe('Скарби Скарбі скарбі');
    expect(fixMixedAlphabets('Скarbi', counts, /[ыэ]/)).toBe('Скарби');
  });

  it('leaves Latin words and compounds with a Latin part alone', () => {
    expect(fixMixedAlphabets('Dragon, X-промінь', counts, /[ыэ]/)).toBe('Dragon, X-промінь');
  });

  it('counts compounds whole and by their parts', () => {
    expect(counts.get('якого-небудь')).toBe(1);
    expect(counts.get('небудь')).toBe(1);
  });
});

describe('mendForeign', () => {
  it('puts the letters of the language for those of its neighbour', () => {
    expect(mendForeign('Дракон выйшов', { ы: 'и' })).toBe('Дракон вийшов');
    expect(mendForeign('ЭХО', { э: 'е' })).toBe('ЕХО');
  });
});

describe('mendCharacters', () => {
  const run = (text: string) => fixCharacters(createDraft(toLines(text), 'uk', unknownBook('uk', 'Книга')));

  it('reports letters it had to guess, with their line', () => {
    expect(run('Дракон.\nСовы сплять.').reports).toEqual([
      { line: 2, code: 'letters', words: ['Совы', 'Сови'] },
    ]);
  });

  it('drops a line that holds nothing but invisible signs', () => {
    expect(run('\u200b\nДракон.').dropped).toEqual([{ line: 1, reason: 'invisible signs' }]);
  });
});
