import { describe, expect, it } from 'vitest';
import { emptyBookData } from '../book-corrections';
import { createDraft, toLines } from '../create-initial-draft';
import { joinLines } from '../text/join-lines';
import { dropRepeatedText } from './drop-repeated-text';

const droppedFrom = (text: string) =>
  dropRepeatedText(joinLines(createDraft(toLines(text), 'uk', emptyBookData('uk', 'Книга')))).dropped;

describe('dropRepeatedText', () => {
  it('drops text that is repeated in capitals', () => {
    const text =
      'Рівень 2  \nДракон літає над замком двічі за хід.\n\nРІВЕНЬ 2  \nДРАКОН ЛІТАЄ НАД ЗАМКОМ ДВІЧІ ЗА ХІД.\n';
    expect(droppedFrom(text)).toEqual([
      { line: 4, reason: 'copy' },
      { line: 5, reason: 'copy' },
    ]);
  });

  it('keeps headings in capitals, even when their words are repeated', () => {
    expect(droppedFrom('ПОЛІТ ДРАКОНА НАД ЗАМКОМ\n\nПоліт дракона над замком триває хід.\n')).toEqual([]);
  });

  it('drops a paragraph that the one before it contains, and a repeated caption', () => {
    const rule = 'дракон летить за тим лицарем, який узяв зі скарбу останній злиток.';
    expect(droppedFrom(`**Умова.** Прокинувшись, ${rule}\n\nПрокинувшись, ${rule}\n`)).toHaveLength(1);
    expect(droppedFrom('Знак дракона\n\nДракон спить.\n\nЗнак дракона\n')).toHaveLength(1);
  });

  it('keeps repeated text under another heading, and repeated list items', () => {
    const rule = 'Гравець бере карту, кидає кубик і рухає свою фішку на стільки полів.';
    expect(droppedFrom(`# Сова\n\n${rule}\n\n# Борсук\n\n${rule}\n`)).toEqual([]);
    expect(droppedFrom(`- ${rule}\n- ${rule}\n`)).toEqual([]);
  });
});
