import { describe, expect, it } from 'vitest';
import { privateBooks as en } from '../../lib/i18n/en-private-books';
import { privateBooks as ru } from '../../lib/i18n/ru-private-books';
import { privateBooks as uk } from '../../lib/i18n/uk-private-books';
import type { WarningCode } from '../../lib/private-books/private-book';
import { toLines } from '../create-initial-draft';
import { draftAfter } from '../topics/pipeline-fixture';
import { formatWarning } from './format-warning';
import { writeExtraction } from './write-extraction';

describe('a warning', () => {
  it('has a code, words and an English message in the report', () => {
    const text = '## Сова\n\nСпить (див. «Лицар» на с. 3).\n\n## Вовк\n\nВиє.\n';
    const { extraction } = writeExtraction(draftAfter('link page references', text), toLines(text), {
      book: 'b',
      game: 'g',
    });
    expect(extraction.reports).toEqual([
      { line: 3, code: 'reference', words: ['Лицар'], message: 'reference to «Лицар» leads to no topic' },
    ]);
  });

  it('has a message with the same words in every language of the interface', () => {
    const names = ['Aaa', 'Bbb', 'Ccc'];
    for (const code of Object.keys(uk.warnings) as WarningCode[]) {
      const message = formatWarning({ line: 1, code, words: names });
      const count = names.filter((name) => message.includes(name)).length;
      const translations = [uk, ru, en].map(({ warnings }) =>
        warnings[code](names[0] ?? '', names[1] ?? '', names[2] ?? ''),
      );
      for (const sentence of translations)
        expect(names.filter((name) => sentence.includes(name))).toHaveLength(count);
      expect(new Set(translations).size).toBe(3);
    }
  });
});
