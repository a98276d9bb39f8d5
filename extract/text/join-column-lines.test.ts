import { describe, expect, it } from 'vitest';
import { emptyBookData } from '../book-corrections';
import { createDraft, toLines } from '../create-initial-draft';
import { joinColumnLines } from './join-column-lines';

const read = (text: string) =>
  joinColumnLines({ ...createDraft(toLines(text), 'ru', emptyBookData('ru', 'Книга')), layout: 'columns' });
const show = (text: string) =>
  read(text).map(({ kind, level, mark, ordinal, text: words }) =>
    [kind, level, `${mark}${ordinal?.label ?? ''}`, words].join(' | '),
  );

describe('joinColumnLines', () => {
  it('joins the lines of an item across a blank line', () => {
    expect(
      show(
        'Дракон\nДракон спит на скарбе замка уже сто лет.\n• Если игрок берёт слиток, дра-\n\nкон просыпается и летит\nза ним.\n',
      ),
    ).toEqual([
      'heading | 2 |  | Дракон',
      'text | 2 |  | Дракон спит на скарбе замка уже сто лет.',
      'item | 0 | • | Если игрок берёт слиток, дракон просыпается и летит за ним.',
    ]);
  });

  it('distinguishes bullets, sub-bullets, steps and letters', () => {
    expect(
      show('Ход\n\n1. Бросьте кубик.\n · Дракон ждёт.\n2. Идите.\nа. Вперёд;\nб. назад.\n• Отдых.\n'),
    ).toEqual([
      'heading | 2 |  | Ход',
      'item | 0 | 1 | Бросьте кубик.',
      'item | 1 | · | Дракон ждёт.',
      'item | 0 | 2 | Идите.',
      'item | 0 | а | Вперёд;',
      'item | 0 | б | назад.',
      'item | 0 | • | Отдых.',
    ]);
  });

  it('splits two items on one line', () => {
    const blocks = read('Ход\n\n · полёт;   ·     сон;\n');
    expect(blocks.slice(1).map(({ text, lines }) => [text, lines])).toEqual([
      ['полёт;', [3]],
      ['сон;', [3]],
    ]);
  });

  it('joins a heading in capitals that spans two lines', () => {
    expect(show('ПРИЛОЖЕНИЕ 2: КАК\nКОРМИТЬ ДРАКОНА\n\nДракон ест раз в год.\n')[0]).toBe(
      'heading | 1 |  | ПРИЛОЖЕНИЕ 2: КАК КОРМИТЬ ДРАКОНА',
    );
  });

  it('begins a paragraph after a short line, an example and a list of related topics', () => {
    const text = [
      'Дракон',
      'Дракон спит на скарбе уже сто лет и три дня, и никто',
      'его не будил.',
      'Проснувшись, он летит за тем, кто взял слиток из его',
      'скарба.',
      'Пример: рыцарь взял слиток, и дракон летит за ним.',
      'См. также: «Сова», «Полёт',
      'дракона»',
    ].join('\n');
    expect(show(text).map((line) => line.split(' | ')[3])).toEqual([
      'Дракон',
      'Дракон спит на скарбе уже сто лет и три дня, и никто его не будил.',
      'Проснувшись, он летит за тем, кто взял слиток из его скарба.',
      'Пример: рыцарь взял слиток, и дракон летит за ним.',
      'См. также: «Сова», «Полёт дракона»',
    ]);
  });

  it('recognizes the next step after an item without a full stop', () => {
    const steps = show(
      'Сбор\n\n1. Сложите карту из частей:\n · Замок\n · Лес\n\n2. Положите дракона на замок.\n',
    );
    expect(steps.at(-1)).toBe('item | 0 | 2 | Положите дракона на замок.');
  });
});
