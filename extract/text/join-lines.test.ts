import { describe, expect, it } from 'vitest';
import { emptyBookData } from '../book-corrections';
import { createDraft, toLines } from '../create-initial-draft';
import { joinLines } from './join-lines';

const join = (text: string, layout: 'paragraphs' | 'columns', lang: 'uk' | 'ru' = 'ru') =>
  joinLines({ ...createDraft(toLines(text), lang, emptyBookData(lang, 'Книга')), layout });

describe('joinLines', () => {
  it('ends a paragraph at a blank line only when lines are not wrapped in columns', () => {
    const text = 'Дракон спит на скарбе замка уже\n\nсто лет.\n';
    expect(join(text, 'columns').blocks.map(({ text: words }) => words)).toEqual([
      'Дракон спит на скарбе замка уже сто лет.',
    ]);
    expect(join('Дракон спит.\n\nСова летит.\n', 'paragraphs').blocks).toHaveLength(2);
  });

  it('corrects a hyphenated word whose halves use different alphabets', () => {
    expect(join('Дракон летит над зам-\nкom и лесом.\n', 'columns').blocks[0]?.text).toBe(
      'Дракон летит над замком и лесом.',
    );
  });

  it('records the lines of every block and the reason for every dropped line', () => {
    const { blocks, dropped } = join('## Сова\n\n---\n\nЛітає.\n', 'paragraphs', 'uk');
    expect(blocks.map(({ lines }) => lines)).toEqual([[1], [5]]);
    expect(dropped).toEqual([{ line: 3, reason: 'ruler' }]);
  });
});
