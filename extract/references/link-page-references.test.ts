import { describe, expect, it } from 'vitest';
import { draftAfter } from '../topics/pipeline-fixture';

/**
 * Returns a book of four pages that contains the sentence. One topic begins on page 2, a chapter with a sub-topic on
 * page 3, and two independent topics on page 4.
 */
const book = (sentence: string) =>
  [
    `## Пугач\n\n${sentence}`,
    '## Сова\n\nЛітає вночі.',
    '## Вовк\n\nВиє.\n\n### Вовче лігво\n\nТемне.',
    '## Дракон\n\nСпить на скарбі.\n\n## Політ дракона\n\nВисокий.',
  ].join('\n\n\f');

const linked = (sentence: string, lang: 'uk' | 'ru' | 'en' = 'uk') =>
  draftAfter('link page references', `\f${book(sentence)}`, lang).topics[0]?.rules[0]?.text;

describe('linkPageReferences', () => {
  it.each([
    ['Літає й інша (див. с. 2).', 'Літає й інша (див. ⟦1|с. 2⟧).'],
    ['Про це йдеться на сторінці 2.', 'Про це йдеться на ⟦1|сторінці 2⟧.'],
    ['Див. стор. 2–3.', 'Див. ⟦1|стор. 2–3⟧.'],
    // If several topics are on the page, the link leads to the one that contains the others or that the sentence names.
    ['Див. с. 3.', 'Див. ⟦2|с. 3⟧.'],
    ['Як спить дракон, див. с. 4.', 'Як спить дракон, див. ⟦4|с. 4⟧.'],
    ['Політ дракона (див. с. 4).', 'Політ дракона (див. ⟦5|с. 4⟧).'],
    ['Читай далі: Політ дракона, с. 4.', 'Читай далі: ⟦5|Політ дракона⟧, с. 4.'],
    // No link is created if the page has several topics, is unknown or is in another book, or if the number is not a
    // page.
    ['Див. с. 4.', 'Див. с. 4.'],
    ['Див. с. 9.', 'Див. с. 9.'],
    ['Див. с. 2 довідника.', 'Див. с. 2 довідника.'],
    ['Вага с 2 каменями.', 'Вага с 2 каменями.'],
    ['Див. с. 1.', 'Див. с. 1.'],
  ])('links %s', (before, after) => {
    expect(linked(before)).toBe(after);
  });

  it.each([
    ['ru', 'Летает (см. стр. 2).', 'Летает (см. ⟦1|стр. 2⟧).'],
    ['ru', 'Об этом на с. 3.', 'Об этом на ⟦2|с. 3⟧.'],
    ['en', 'It flies (see page 2).', 'It flies (see ⟦1|page 2⟧).'],
    ['en', 'More on p. 3, and on pp. 2–3.', 'More on ⟦2|p. 3⟧, and on ⟦1|pp. 2–3⟧.'],
    ['en', 'See page 2 of the almanac.', 'See page 2 of the almanac.'],
    ['en', 'The shop 2 is open, take 2.', 'The shop 2 is open, take 2.'],
  ] as const)('links in %s: %s', (lang, before, after) => {
    expect(linked(before, lang)).toBe(after);
  });

  it('does not link a page when its topic is already linked', () => {
    expect(linked('Спить (див. «Сова» на с. 2).')).toBe('Спить (див. «⟦1|Сова⟧» на с. 2).');
  });
});
