import { describe, expect, it } from 'vitest';
import { draftAfter } from './pipeline-fixture';

const kinds = (text: string, data = {}) =>
  draftAfter('classify topics', text, 'uk', data).topics.map(({ title, kind }) => [title, kind]);

describe('classifyTopics', () => {
  it('derives the kind from the title, and otherwise uses core-rule', () => {
    expect(
      kinds(
        '# Мета гри\n\nЗнайди скарб.\n\n# Приготування\n\nСядь.\n\n# Політ\n\nЛети.\n\n# Варіант без дракона\n\nСпи.\n\n# Додаток: замки\n\nЇх три.\n\n# Часті запитання\n\nХто перший?\n',
      ),
    ).toEqual([
      ['Мета гри', 'intro'],
      ['Приготування', 'setup'],
      ['Політ', 'core-rule'],
      ['Варіант без дракона', 'variant'],
      ['Додаток: замки', 'appendix'],
      ['Часті запитання', 'faq'],
    ]);
  });

  it('gives sub-topics the kind of their parent, unless their title implies another', () => {
    expect(
      kinds(
        '# Додаток: замки\n\nЇх три.\n\n## Вежа\n\nВисока.\n\n## Приготування вежі\n\nПостав її.\n\n# Політ\n\nЛети.\n',
      ),
    ).toEqual([
      ['Додаток: замки', 'appendix'],
      ['Вежа', 'appendix'],
      ['Приготування вежі', 'setup'],
      ['Політ', 'core-rule'],
    ]);
  });

  it('prefers the data file, and rejects a title that does not exist', () => {
    const text = '# Політ\n\nЛети.\n\n# Сон\n\nСпи.\n';
    expect(kinds(text, { kinds: { variant: ['Сон'] } })).toEqual([
      ['Політ', 'core-rule'],
      ['Сон', 'variant'],
    ]);
    expect(() => kinds(text, { kinds: { variant: ['Пугач'] } })).toThrow(/kind variant of «Пугач»/);
  });
});
