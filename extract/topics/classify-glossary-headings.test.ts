import { describe, expect, it } from 'vitest';
import { classifyGlossaryHeadings } from './classify-glossary-headings';

const compare = new Intl.Collator('uk').compare;
/**
 * Classifies headings with these titles. A heading is `closed` if a list of related topics follows it. A `…` at the end
 * of a title makes a heading that is not closed. The number of spaces before a title is the level of the heading.
 */
const roles = (...titles: string[]) =>
  classifyGlossaryHeadings(
    titles.map((title) => ({
      title: title.trim().replace('…', ''),
      level: title.length - title.trimStart().length,
      closed: !title.endsWith('…'),
    })),
    compare,
  ).join(' ');

describe('classifyGlossaryHeadings', () => {
  it('classifies headings in alphabetical order as main topics', () => {
    expect(roles('Борсук', 'Вовк', 'Ґава', 'Сова')).toBe('main main main main');
  });

  it('classifies a heading before the related topics as a sub-topic, even in alphabetical order', () => {
    expect(roles('Дракон…', 'Політ', 'Сова')).toBe('main sub main');
    expect(roles('Дракон…', 'Юшка…', 'Багаття', 'Сова')).toBe('main sub sub main');
  });

  it('classifies a deeper heading out of order as a sub-topic, even after a closed topic', () => {
    expect(roles('Вовк', 'Сова', ' Багаття…', ' Юшка', 'Яструб')).toBe('main main sub sub main');
  });

  it('classifies a heading of the same level without related topics as a box', () => {
    expect(roles('Айстра', 'Золоті правила…', 'Борсук', 'Вовк', 'Дракон')).toBe('main box main main main');
  });
});
