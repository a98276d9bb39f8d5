import { describe, expect, it } from 'vitest';
import { draftAfter } from './pipeline-fixture';

const titles = (text: string, data = {}) =>
  draftAfter('split topics', text, 'uk', data).topics.map(({ title, blocks }) => [
    title,
    blocks.map((block) => block.text),
  ]);

describe('splitTopics', () => {
  it('makes a topic of every heading with the text under it', () => {
    expect(titles('## Дракон\n\nСпить.\n\n## Сова\n\nЛітає.\n\n- Уночі.\n')).toEqual([
      ['Дракон', ['Спить.']],
      ['Сова', ['Літає.', 'Уночі.']],
    ]);
  });

  it('puts text before the first heading under the title of the book', () => {
    expect(titles('Усі звірі замку живуть дружно.\n\n## Сова\n\nЛітає.\n')[0]).toEqual([
      'Книга',
      ['Усі звірі замку живуть дружно.'],
    ]);
  });

  it('continues the topic when its heading is repeated', () => {
    const text = '## Дракон\n\nСпить.\n\n### ДРАКОН\n\nЗлий.\n';
    expect(titles(text)).toEqual([['Дракон', ['Спить.', 'Злий.']]]);
    expect(draftAfter('split topics', text).dropped).toEqual([{ line: 5, reason: 'repeated heading' }]);
  });

  it('writes a title in capitals as in the table of contents', () => {
    const text = '## Зміст\n\nДодаток 1: Політ.....\t4\n\n## ДОДАТОК 1: ПОЛІТ\n\nДракон літає.\n';
    expect(titles(text)[1]?.[0]).toBe('Додаток 1: Політ');
  });

  it('removes page, trademark and colon from a title', () => {
    expect(titles('## ПОЛІТ (С. 9)\n\nЛітає.\n\n## Сова™:\n\nСпить.\n').map(([title]) => title)).toEqual([
      'Політ',
      'Сова',
    ]);
  });

  it('makes a topic of every bold term in a list of terms', () => {
    const text = '# Словник термінів\n\n**Дракон.** Спить.\n\nМайже завжди.\n\n**Сова.** Літає.\n';
    expect(titles(text)).toEqual([
      ['Словник термінів', []],
      ['Дракон', ['Спить.', 'Майже завжди.']],
      ['Сова', ['Літає.']],
    ]);
  });

  it('does not take the words for related topics as a term, including words from the data file', () => {
    const text = '# Словник термінів\n\n**Дракон.** Спить.\n\n**Поряд:** Сова\n\n**Сова.** Літає.\n';
    const named = titles(text, { related: ['Поряд'] });
    expect(named.map(([title]) => title)).toEqual(['Словник термінів', 'Дракон', 'Сова']);
  });

  it('splits other topics at bold terms only when the data file says so', () => {
    const text = '## Звірі\n\n**Дракон.** Спить.\n\n## Птахи\n\n**Сова.** Літає.\n';
    expect(titles(text, { leads: { Птахи: 'topic' } }).map(([title]) => title)).toEqual([
      'Звірі',
      'Птахи',
      'Сова',
    ]);
  });

  it('moves a caption after related topics to the next topic', () => {
    const text =
      '## Дракон\n\nСпить.\n\nПов’язані теми: Сова\n\n\n\nЗнак сови\n\n## Сова\n\nЛітає.\n\n## Борсук\n\nРиє.\n';
    expect(titles(text)[1]).toEqual(['Сова', ['Знак сови', 'Літає.']]);
  });

  it('does not split the index at its headings', () => {
    expect(
      titles('## Сова\n\nЛітає.\n\n## Покажчик\n\nСова.....\t2\n\n### Птахи\n\nПугач.....\t3\n').map(
        ([title]) => title,
      ),
    ).toEqual(['Сова', 'Покажчик']);
  });
});
