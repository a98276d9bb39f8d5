import { describe, expect, it } from 'vitest';
import { draftAfter } from '../topics/pipeline-fixture';

const run = (sentence: string, lang: 'uk' | 'ru' = 'uk') =>
  draftAfter(
    'link cross references',
    `## Пугач\n\nСпить удень. ${sentence}\n\n## Сова\n\nЛітає.\n\n## Вовк\n\nВиє.\n`,
    lang,
  );
const linked = (sentence: string, lang?: 'uk' | 'ru') =>
  run(sentence, lang).topics[0]?.rules[0]?.text.replace('Спить удень. ', '');

describe('linkCrossReferences', () => {
  it.each([
    ['Літає (див. «Сова» на с. 3).', 'Літає (див. «⟦1|Сова⟧» на с. 3).'],
    ['Про це йдеться в «Сова» на стор. 3.', 'Про це йдеться в «⟦1|Сова⟧» на стор. 3.'],
    ['Див. «Сова» та «Вовк» на с. 3.', 'Див. «⟦1|Сова⟧» та «⟦2|Вовк⟧» на с. 3.'],
    ['Дивись «Вовк» нижче.', 'Дивись «⟦2|Вовк⟧» нижче.'],
    ['Докладно — у розділі «Сова».', 'Докладно — у розділі «⟦1|Сова⟧».'],
    ['Він каже «Сова» й летить.', 'Він каже «Сова» й летить.'],
  ])('links %s', (before, after) => {
    expect(linked(before)).toBe(after);
  });

  it('links Russian references', () => {
    expect(linked('Летает (см. «Сова» на стр. 3).', 'ru')).toBe('Летает (см. «⟦1|Сова⟧» на стр. 3).');
  });

  it('warns about an unresolved reference, with its line', () => {
    expect(run('Див. «Лицар» на с. 3.').warnings).toEqual([{ line: 3, code: 'reference', words: ['Лицар'] }]);
  });
});
