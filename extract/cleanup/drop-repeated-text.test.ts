import { describe, expect, it } from 'vitest';
import { unknownBook } from '../book-data';
import { createDraft, toLines } from '../create-draft';
import { joinLines } from '../text/join-lines';
import { dropRepeatedText } from './drop-repeated-text';

const droppedFrom = (text: string) =>
  dropRepeatedText(joinLines(createDraft(toLines(text), 'uk', unknownBook('uk', 'Книга')))).dropped;

describe('dropCopies', () => {
  it('drops text that a picture repeats in capitals', () => {
    const text =
      'Рівень 2  \nДракон літає над замком двічі за хід.\n\nРІВЕНЬ 2  \nДРАКОН ЛІТАЄ НАД ЗАМКОМ ДВІЧІ ЗА ХІД.\n';
    expect(droppedFrom(text)).toEqual([
      { line: 4, reason: 'copy' },
      { line: 5, reason: 'copy' },
    ]);
  });

  it('keeps headings in capitals, however often their words are said', () => {
    expect(droppedFrom('ПОЛІТ ДРАКОНА НАД ЗАМКОМ\n\nПоліт дракона над замком триває хід.\n')).toEqual([]);
  });

  it('drops a paragraph that stands in the one before it, and the same caption again', () => {
    const rule = 'дракон летить за тим лицарем, який узяв зі скарбу останній злиток.';
    expect(droppedFrom(`**Умова.** Прокинувшись, ${rule}\n\nПрокинувшись, ${rule}\n`)).toHaveLength(1);
    expect(droppedFrom('Знак дракона\n\nДракон спить.\n\nЗнак дракона\n')).toHaveLength(1);
  });

  it('keeps the same words under another heading, and list items', () => {
    const rule = 'Гравець бере карту, кидає кубик і рухає свою фішку на стільки полів.';
    expect(droppedFrom(`# Сова\n\n${rule}\n\n# Борсук\n\n${rule}\n`)).toEqual([]);
    expect(droppedFrom(`- ${rule}\n- ${rule}\n`)).toEqual([]);
  });
});
