import { describe, expect, it } from 'vitest';
import { draftAfter } from './pipeline-fixture';

const pages = (text: string, data = {}) => {
  const draft = draftAfter('assign pages', text, 'uk', data);
  return { draft, pages: Object.fromEntries(draft.topics.map(({ title, page }) => [title, page])) };
};
const topic = (title: string, text = 'Слова про звірів.') => `## ${title}\n\n${text}\n\n`;

describe('assignPages', () => {
  it('takes pages from the index', () => {
    const text = `${topic('Сова')}${topic('Вовк')}## Покажчик\n\nСова.....\t4\nВовк.....\t7\n`;
    expect(pages(text).pages).toMatchObject({ Сова: 4, Вовк: 7 });
  });

  it('assigns the page of a one-page chapter to all its topics', () => {
    const text =
      '## Зміст\n\nПтахи.....\t8\nЗвірі.....\t9–12\n\n# Птахи\n\nЄ.\n\n## Сова\n\nЛітає.\n\n# Звірі\n\nЄ.\n\n## Вовк\n\nВиє.\n';
    expect(pages(text).pages).toMatchObject({ Птахи: 8, Сова: 8, Звірі: 9, Вовк: undefined });
  });

  it('takes pages from references in the text, in quotation marks or not', () => {
    const text = `${topic('Сова', 'Див. «Вовк» та «Лис» на стор. 5 і ще раз політ дракона на с. 9.')}${topic('Вовк')}${topic('Лис')}${topic('Політ дракона')}`;
    expect(pages(text).pages).toMatchObject({ Вовк: 5, Лис: 5, 'Політ дракона': 9 });
  });

  it('takes the page in the heading of a summary as the page of the topic itself', () => {
    const text = `${topic('Політ сови')}# Стисло\n\nТак.\n\n## ПОЛІТ СОВИ (С. 6)\n\nЛетить.\n`;
    expect(draftPages(text)).toEqual([6, undefined, undefined]);
  });

  it('treats «праворуч» as the same page', () => {
    const text = `${topic('Сова', 'Уночі див. «Пугач» праворуч.')}${topic('Вовк')}${topic('Пугач')}## Покажчик\n\nСова.....\t4\n`;
    expect(pages(text).pages).toMatchObject({ Сова: 4, Вовк: 4, Пугач: 4 });
  });

  it('fills topics between two topics of the same page, and no others', () => {
    const text = `${topic('Сова')}${topic('Вовк')}${topic('Лис')}${topic('Їжак')}${topic('Рись')}## Покажчик\n\nСова.....\t4\nЛис.....\t4\nРись.....\t6\n`;
    expect(pages(text).pages).toMatchObject({ Вовк: 4, Їжак: undefined });
  });

  it('prefers the index to a reference, and warns about the difference', () => {
    const { pages: found, draft } = pages(
      `${topic('Сова', 'Див. «Вовк» на с. 9 та інше.')}${topic('Вовк')}## Покажчик\n\nВовк.....\t7\n`,
    );
    expect(found.Вовк).toBe(7);
    expect(draft.warnings).toEqual([{ line: 3, code: 'page', words: ['Вовк', '7', '9'] }]);
  });

  it('prefers the data file, and rejects a title that does not exist', () => {
    const page = { page: 3, reason: 'told in a picture' };
    expect(pages(topic('Сова'), { pages: { Сова: page } }).pages.Сова).toBe(3);
    expect(() => pages(topic('Сова'), { pages: { Пугач: page } })).toThrow(/«Пугач»/);
  });
});

const draftPages = (text: string) => draftAfter('assign pages', text).topics.map(({ page }) => page);
