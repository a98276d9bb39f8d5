import { describe, expect, it } from 'vitest';
import { orderGlossary } from './glossary-order';

const compare = new Intl.Collator('uk').compare;
/** «Барсук» is closed, «Барсук…» is not; leading spaces are its level. */
const places = (...titles: string[]) =>
  orderGlossary(
    titles.map((title) => ({
      title: title.trim().replace('…', ''),
      level: title.length - title.trimStart().length,
      closed: !title.endsWith('…'),
    })),
    compare,
  ).join(' ');

describe('orderGlossary', () => {
  it('takes headings in alphabetical order for main topics', () => {
    expect(places('Борсук', 'Вовк', 'Ґава', 'Сова')).toBe('main main main main');
  });

  it('takes a heading before the related topics for a sub-topic, even in alphabetical order', () => {
    expect(places('Дракон…', 'Політ', 'Сова')).toBe('main sub main');
    expect(places('Дракон…', 'Юшка…', 'Багаття', 'Сова')).toBe('main sub sub main');
  });

  it('takes a deeper heading out of order for a sub-topic, though the topic is closed', () => {
    expect(places('Вовк', 'Сова', ' Багаття…', ' Юшка', 'Яструб')).toBe('main main sub sub main');
  });

  it('takes one of the same depth without related topics for a box', () => {
    expect(places('Айстра', 'Золоті правила…', 'Борсук', 'Вовк', 'Дракон')).toBe('main box main main main');
  });
});
