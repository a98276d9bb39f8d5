// Tests showing a rule as plain words, and writing edited words back.
import { describe, expect, it } from 'vitest';
import {
  insertIcon,
  linkWords,
  markdownOffset,
  nearestWord,
  toPlainWords,
  uniqueIconNames,
  withPlainWords,
} from './plain-text';

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

describe('an icon in the plain words of a rule', () => {
  const icons = { 'icon-1': 'влучання', 'icon-2': 'дві_монети' };
  const rule = 'Кинь **:icon-1:** або :icon-2: і :icon-3:.';
  const words = 'Кинь :влучання: або :дві_монети: і :icon-3:.';

  it('is shown as its name', () => {
    expect(toPlainWords(rule, icons)).toBe(words);
  });

  it.each([
    ['a word before it', ['Кинь', 'Візьми'], ['Кинь', 'Візьми']],
    ['its name', [':дві_монети:', ':влучання:'], [':icon-2:', ':icon-1:']],
    ['its id', [':дві_монети:', ':icon-1:'], [':icon-2:', ':icon-1:']],
    ['a part of its name', ['дві_монети', 'дві'], [':icon-2:', ':дві:']],
    ['the icon to nothing', [' або :дві_монети:', ''], [' або :icon-2:', '']],
  ])('stays an icon after a change of %s', (_, [from = '', to = ''], [old = '', now = '']) => {
    const written = withPlainWords(rule, words.replace(from, to), icons);
    expect(written).toBe(rule.replace(old, now));
  });

  it('is written when the reader types the last character of its name', () => {
    expect(withPlainWords('Кинь :влучання.', 'Кинь :влучання:.', icons)).toBe('Кинь :icon-1:.');
    expect(withPlainWords('Кинь :дві\\_монети.', 'Кинь :дві_монети:.', icons)).toBe('Кинь :icon-2:.');
  });

  it('is inserted between words', () => {
    expect(insertIcon('Кинь :icon-1: знов', 'Кинь :влучання:'.length, 'icon-2', icons)).toBe(
      'Кинь :icon-1: :icon-2: знов',
    );
    expect(insertIcon('', 0, 'icon-2')).toBe(':icon-2:');
  });

  it('is not divided when the rule is split inside its name', () => {
    expect(markdownOffset('Кинь :icon-1: знов', 8, icons)).toBe('Кинь :icon-1:'.length);
  });

  it('has a name only if the name is unambiguous', () => {
    const named = [
      ['icon-1', 'удар'],
      ['icon-2', 'удар'],
      ['icon-3', 'а:б'],
      ['icon-4', 'hit'],
      ['icon-5', '0'],
      ['hit', 'влучання'],
    ] as const;
    expect(uniqueIconNames(named)).toEqual({ hit: 'влучання' });
  });
});

describe('a link', () => {
  const link = { target: 'combat', title: 'Бій' };
  it.each([
    ['chosen words', 'Потім іде бій знов.', [10, 13], 'Потім іде [[combat|бій]] знов.'],
    ['words with spaces around them', 'Потім бій знов.', [5, 10], 'Потім [[combat|бій]] знов.'],
    ['bold words', 'Потім **іде** бій.', [6, 13], 'Потім [[combat|іде бій]].'],
    ['the word at the caret', 'Потім знов.', [8, 8], 'Потім [[combat|знов]].'],
    ['the word before the caret', 'Потім', [5, 5], '[[combat|Потім]]'],
    ['its title where no word is', 'Потім.', [6, 6], 'Потім. [[combat|Бій]]'],
    ['its title after another link', '[[ties|Потім]] знов', [3, 3], '[[ties|Потім]] [[combat|Бій]] знов'],
    ['nothing', '', [0, 0], '[[combat|Бій]]'],
  ] as const)('is put on %s', (_, markdown, range, linked) => {
    expect(linkWords(markdown, range, link)).toBe(linked);
  });

  it.each([
    ['the word at the caret', 'Потім іде бій.', [7, 7], 'іде'],
    ['the word before the full stop', 'Потім іде бій.', [14, 14], 'бій'],
    ['the word before a number and an icon', 'Кинь 2 :icon-1:.', [13, 13], 'Кинь'],
    ['the last word that is not linked', 'Потім [[combat|іде бій]].', [14, 14], 'Потім'],
    ['the word after the caret', '«Потім» іде', [0, 0], 'Потім'],
    ['the chosen words', 'Потім іде бій.', [6, 13], 'іде бій'],
    ['no word, if all are linked', '[[combat|Бій]].', [4, 4], ''],
  ] as const)('finds %s', (_, markdown, range, found) => {
    const icons = { 'icon-1': 'удар' };
    expect(toPlainWords(markdown, icons).slice(...nearestWord(markdown, range, icons))).toBe(found);
  });
});
