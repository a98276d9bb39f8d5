import { describe, expect, it } from 'vitest';
import { emptyBookData } from '../book-corrections';
import { createDraft, toLines } from '../create-initial-draft';
import { fixCharacters, normalizeCharacters, replaceForeignLetters } from './fix-characters';
import { countWords, fixMixedAlphabets } from './fix-mixed-alphabets';

describe('normalizeCharacters', () => {
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
  ])('normalizes %s', (before, after) => {
    expect(normalizeCharacters(before)).toBe(after);
  });
});

describe('fixMixedAlphabets', () => {
  const counts = countWords(['скарби', 'скарби', 'скарбі', 'якого-небудь']);

  it('replaces Latin letters by shape and by sound', () => {
    expect(fixMixedAlphabets('дpaкoн і coвa', counts, /[ыэ]/)).toBe('дракон і сова');
    expect(fixMixedAlphabets('драkon', counts, /[ыэ]/)).toBe('дракон');
  });

  it('chooses the reading that the book uses elsewhere', () => {
    expect(fixMixedAlphabets('Скarби Скарбi скарбi', counts, /[ыэ]/)).toBe('Скарби Скарбі скарбі');
    expect(fixMixedAlphabets('Скarbi', counts, /[ыэ]/)).toBe('Скарби');
  });

  it('keeps Latin words and compounds with a Latin part', () => {
    expect(fixMixedAlphabets('Dragon, X-промінь', counts, /[ыэ]/)).toBe('Dragon, X-промінь');
  });

  it('counts compounds as a unit and by their parts', () => {
    expect(counts.get('якого-небудь')).toBe(1);
    expect(counts.get('небудь')).toBe(1);
  });
});

describe('replaceForeignLetters', () => {
  it('replaces letters of a similar language', () => {
    expect(replaceForeignLetters('Дракон выйшов', { ы: 'и' })).toBe('Дракон вийшов');
    expect(replaceForeignLetters('ЭХО', { э: 'е' })).toBe('ЕХО');
  });
});

describe('fixCharacters', () => {
  const run = (text: string) => fixCharacters(createDraft(toLines(text), 'uk', emptyBookData('uk', 'Книга')));

  it('warns about replaced letters, with their line', () => {
    expect(run('Дракон.\nСовы сплять.').warnings).toEqual([
      { line: 2, code: 'letters', words: ['Совы', 'Сови'] },
    ]);
  });

  it('drops a line that contains only invisible characters', () => {
    expect(run('\u200b\nДракон.').dropped).toEqual([{ line: 1, reason: 'invisible signs' }]);
  });
});
