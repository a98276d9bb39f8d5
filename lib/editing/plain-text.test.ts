// Tests showing a rule as plain words, and writing edited words back.
import { describe, expect, it } from 'vitest';
import { toPlainWords, withPlainWords } from './plain-text';

const RULE = 'Кинь **два** кубики в [[combat|бою]]. 5 \\* 2';

describe('the plain words of a rule', () => {
  it('are shown without links, emphasis and escape characters', () => {
    expect(toPlainWords(RULE)).toBe('Кинь два кубики в бою. 5 * 2');
  });

  it.each([
    ['two words before a link', 'Кинь три кубики в бою. 5 * 2', 'Кинь три кубики в [[combat|бою]]. 5 \\* 2'],
    [
      'a word inside a link',
      'Кинь два кубики в битві. 5 * 2',
      'Кинь **два** кубики в [[combat|битві]]. 5 \\* 2',
    ],
    ['the end', 'Кинь два кубики в бою. 5 * 3', 'Кинь **два** кубики в [[combat|бою]]. 5 \\* 3'],
    ['everything', '# <b>Ні</b> [x](y)', '\\# \\<b\\>Ні\\</b\\> \\[x\\](y)'],
    ['the words of a link removed', 'Кинь два кубики в . 5 * 2', 'Кинь **два** кубики в . 5 \\* 2'],
  ])('are written back after a change of %s', (_, edited, markdown) => {
    expect(withPlainWords(RULE, edited)).toBe(markdown);
    expect(toPlainWords(markdown)).toBe(edited);
  });

  it.each([
    '1. Раз',
    '- Раз',
    '+ Раз',
    ':::example',
    '| a |',
    '> a',
    '~~~',
    '    код',
    'a\n\nb',
    'x ^id',
    '&lt;',
  ])('stay words: %s', (words) => {
    const shown = toPlainWords(withPlainWords('Було.', words));
    expect(shown).toBe(words.replace(/\s*\n\s*/g, ' ').trimStart());
  });
});
