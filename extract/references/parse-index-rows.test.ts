import { describe, expect, it } from 'vitest';
import { emptyBookData } from '../book-corrections';
import { createDraft, toLines } from '../create-initial-draft';
import { languageWords } from '../languages';
import { joinLines } from '../text/join-lines';
import { readIndexRows } from './parse-index-rows';

const rows = (text: string) => {
  const { blocks } = joinLines(createDraft(toLines(text), 'uk', emptyBookData('uk', 'Книга')));
  return readIndexRows(blocks, languageWords('uk')).map(({ term, pages, see }) => [
    term,
    pages.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(','),
    see.join(','),
  ]);
};

describe('readIndexRows', () => {
  it('reads a term and its page, with leader dots, tabs or both', () => {
    expect(rows('Борсук.....\t2\nВовк\t3\nДракон..... 4\nСова .....\t5, 12\nПугач.....\t9–11')).toEqual([
      ['Борсук', '2', ''],
      ['Вовк', '3', ''],
      ['Дракон', '4', ''],
      ['Сова', '5,12', ''],
      ['Пугач', '9–11', ''],
    ]);
  });

  it('reads references to other terms', () => {
    expect(rows('Зграя..... див. Вовк, Сова\nПугач (див. Сова).....\t5\nЛуска (див. Дракон).....')).toEqual([
      ['Зграя', '', 'Вовк,Сова'],
      ['Пугач', '5', 'Сова'],
      ['Луска', '', 'Дракон'],
    ]);
  });

  it('reads two columns one after the other, without the section letters', () => {
    expect(
      rows(
        '<b>Б</b>\tБорсук..... 2\tСова..... 5\n<b>В</b>\tВовк..... 3\t<b>Я</b>\n\tВовчиця..... див. Вовк\tЯструб..... 6',
      ),
    ).toEqual([
      ['Борсук', '2', ''],
      ['Вовк', '3', ''],
      ['Вовчиця', '', 'Вовк'],
      ['Сова', '5', ''],
      ['Яструб', '6', ''],
    ]);
  });

  it('joins a reference that continues in the next row of its column', () => {
    expect(rows('\tБорсук..... 2\tПугач..... див. Польоти сови\n\tВовк..... 3\tнад замком')).toEqual([
      ['Борсук', '2', ''],
      ['Вовк', '3', ''],
      ['Пугач', '', 'Польоти сови над замком'],
    ]);
  });

  it('prefixes a lowercase term with the term above it', () => {
    expect(rows('Політ.....\t6\nсови.....\t7\nдракона.....\t8\nХвіст.....\t9').map(([term]) => term)).toEqual(
      ['Політ', 'Політ: сови', 'Політ: дракона', 'Хвіст'],
    );
  });
});
