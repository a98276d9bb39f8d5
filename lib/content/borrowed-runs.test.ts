// Tests the count of words that a text copies from a printed book.
import { describe, expect, it } from 'vitest';
import { doesEntryBorrow, doesRuleBorrow, findBorrowedWords, indexPrintedWords } from './borrowed-runs';

const printed = indexPrintedWords([
  'When a tie occurs, both tok-\nens are returned to the supply before the next player takes a turn.',
  'Гравець, що переміг, бере п’ять кредитів із банку й кладе їх на планшет.',
]);
const measure = (text: string) => findBorrowedWords(text, printed);

describe('borrowed words', () => {
  it('are runs of six or more words, whatever their case, marks, line breaks and apostrophes', () => {
    const { runs, longest } = measure(
      '- **Both tokens** are returned to [[supply|the supply]] before. ^ties',
    );
    expect(runs).toEqual([['both', 'tokens', 'are', 'returned', 'to', 'the', 'supply', 'before']]);
    expect(longest).toBe(8);
    expect(measure('гравець що переміг бере пять кредитів').longest).toBe(6);
  });

  it('are not five words in a row', () => {
    expect(measure('Then both tokens are returned to whoever paid.').borrowed).toBe(0);
  });

  it('make a short rule borrow, but not a short entry', () => {
    const copied = measure('Both tokens are returned to the supply.');
    expect(doesRuleBorrow(copied)).toBe(true);
    expect(doesEntryBorrow(copied)).toBe(false);
  });

  it('make every text borrow that has ten of them in a row', () => {
    const filler = Array.from({ length: 200 }, (_, at) => `слово${at}`).join(' ');
    const copied = measure(`${filler} both tokens are returned to the supply before the next ${filler}`);
    expect(copied.longest).toBe(10);
    expect([doesRuleBorrow(copied), doesEntryBorrow(copied)]).toEqual([true, true]);
  });

  it('are gone when the rule says the same in other words', () => {
    const rewritten = measure('On a tie, put the two tokens back; then play passes on.');
    expect([rewritten.borrowed, doesRuleBorrow(rewritten)]).toEqual([0, false]);
  });
});
