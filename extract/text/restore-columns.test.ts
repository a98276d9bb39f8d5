import { describe, expect, it } from 'vitest';
import { emptyBookData } from '../book-corrections';
import { createDraft, toLines } from '../create-initial-draft';
import { findPageMarks } from './find-page-breaks';
import { restoreColumns } from './restore-columns';

/** Returns a topic of an invented glossary, whose lines are wrapped at the width of a narrow column. */
const topic = (title: string, lines: number, related = 'Скарб') =>
  [
    title,
    `${title} — это одно из существ, которые живут в`,
    'замке и стерегут его сокровища.',
    ...Array.from({ length: lines }, (_, at) => `• ${title} делает ${at + 1} шаг за ход игрока.`),
    '',
    `См. также: «${related}»`,
    '',
    '',
  ].join('\n');

const run = (text: string) => {
  const lines = toLines(text);
  return restoreColumns({
    ...findPageMarks(createDraft(lines, 'ru', emptyBookData('ru', 'Книга'))),
    layout: 'columns',
  });
};
const titlesOf = (text: string) =>
  run(text)
    .lines.map((line) => line.text)
    .filter((line) => /^[А-ЯЁ][а-яё]+$/.test(line));

const INTRO = '<|X|>ГЛОССАРИЙ\nВсе существа замка по алфавиту, от\nальбатроса до ящерицы.\n\n';

describe('restoreColumns', () => {
  it('puts the right column after the left one when the alphabet requires it', () => {
    const first = INTRO + topic('Альбатрос', 4) + topic('Барсук', 4);
    const left = topic('Волк', 4) + topic('Гном', 4);
    const right = topic('Дракон', 4) + topic('Жаба', 4);
    expect(titlesOf(`${first}<|X|>${right}${left}`)).toEqual([
      'Альбатрос',
      'Барсук',
      'Волк',
      'Гном',
      'Дракон',
      'Жаба',
    ]);
  });

  it('moves the end of a topic back from behind another topic', () => {
    const complete = topic('Барсук', 9);
    const cut = complete.indexOf('• Барсук делает 5');
    const first = `${INTRO}${topic('Альбатрос', 3)}${complete.slice(0, cut)}`;
    const left = `${complete.slice(cut)}${topic('Волк', 3)}`;
    const right = topic('Гном', 3) + topic('Дракон', 2);
    const lines = run(`${first}\n<|X|>${right}${left}`).lines.map((line) => line.text);
    const steps = lines.flatMap((line) => /• Барсук делает (\d+)/.exec(line)?.[1] ?? []);
    expect(steps).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
    expect(lines.indexOf('Волк')).toBeLessThan(lines.indexOf('Гном'));
  });

  it('leaves a book that is in order unchanged', () => {
    const text = `${INTRO}${topic('Альбатрос', 4)}${topic('Барсук', 4)}<|X|>${topic('Волк', 4)}${topic('Гном', 4)}`;
    expect(run(text).lines.map(({ n }) => n)).toEqual(toLines(text).map(({ n }) => n));
  });

  it('keeps every line', () => {
    const text = `${INTRO}${topic('Волк', 3)}<|X|>${topic('Жаба', 5)}${topic('Барсук', 5)}<|X|>${topic('Сова', 2)}`;
    const numbers = run(text)
      .lines.map(({ n }) => n)
      .filter(Boolean);
    expect([...numbers].sort((a, b) => a - b)).toEqual(toLines(text).map(({ n }) => n));
  });

  it('leaves text that is not in columns unchanged', () => {
    const draft = createDraft(toLines('Дракон'), 'ru', emptyBookData('ru', 'Книга'));
    expect(restoreColumns(draft)).toBe(draft);
  });
});
