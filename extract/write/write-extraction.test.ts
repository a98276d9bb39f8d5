import { describe, expect, it } from 'vitest';
import { checkContent } from '../../lib/content/checks/check-content';
import { toLines } from '../create-initial-draft';
import { draftAfter } from '../topics/pipeline-fixture';
import { writeExtraction } from './write-extraction';

const BOOK = `## ГЛОСАРІЙ

Звірі за абеткою (\uf401).

## Борсук

Риє нори.

- Глибоко.
  - Дуже глибоко.

*Наприклад: борсук вирив нору під замком.*

**Пов'язані теми:** Вовк, Сова

## Вовк

Виє. Див. «Полювання» на с. 3.

## Полювання

1. Підкрадись.
2. Стрибни.

**Пов'язані теми:** Борсук

## Пугач

Див. «Сова» на с. 4.

## Сова

Літає.

Вік\tСила
1\t5
2\t9

**Пов'язані теми:** Вовк

## ПОКАЖЧИК

Нора..... див. Борсук
Сова.....\t4
`;

const written = (text = BOOK) =>
  writeExtraction(draftAfter('link cross references', text), toLines(text), {
    book: 'book.txt',
    game: 'castle',
  });

describe('writeExtraction', () => {
  it('writes entries that pass the content checks', () => {
    const files = [...written().files].map(([path, text]) => ({ path: `castle/${path}`, text }));
    expect(checkContent(files, { root: 'content', requirePublishedIds: false }).diagnostics).toEqual([]);
  });

  it('marks the game as exact text of the book', () => {
    expect(written().files.get('game.md')).toMatch(/^exact: true$/m);
  });

  it('writes fields, lists, notes, links and sections', () => {
    const { files } = written();
    expect(files.get('uk/borsuk.md')).toBe(`---
title: Борсук
related: [vovk, sova]
index: [Нора]
---

Риє нори. ^ryie-nory

- Глибоко. ^hlyboko
  - Дуже глибоко. ^duzhe-hlyboko

:::example
*Наприклад: борсук вирив нору під замком.* ^napryklad-borsuk-vyryv-noru
:::
`);
    expect(files.get('uk/vovk.md')).toBe(`---
title: Вовк
page: 3
related: [borsuk]
---

Виє. Див. «[[vovk#poliuvannia|Полювання]]» на с. 3. ^vyie-dyv-poliuvannia-na

## Полювання ^poliuvannia

1. Підкрадись. ^pidkradys
2. Стрибни. ^strybny
`);
    expect(files.get('uk/puhach.md')).toBe('---\ntitle: Пугач\nsee: [sova]\n---\n');
    expect(files.get('uk/sova.md')).toContain(
      '| Вік | Сила |\n| --- | --- |\n| 1 | 5 |\n| 2 | 9 |\n\n^vik-syla-1-n5',
    );
  });

  it('declares and draws every icon', () => {
    const { files } = written();
    expect(files.get('game.md')).toContain('  icon-f401: {uk: символ F401}');
    expect(files.get('icons/icon-f401.svg')).toContain('viewBox="0 0 24 24"');
  });

  it('records the source lines of every topic as ranges that span blank lines', () => {
    const { extraction } = written();
    expect(extraction.topics.find(({ title }) => title === 'Вовк')).toEqual({
      title: 'Вовк',
      kind: 'topic',
      parent: null,
      page: 3,
      see: [],
      related: ['Борсук'],
      lines: [
        [16, 18],
        [25, 25],
      ],
      file: 'castle/uk/vovk.md',
    });
  });

  it('writes the topics of a large chapter as separate entries', () => {
    const text = `# Замок\n\nВеликий.\n\n${Array.from({ length: 14 }, (_, at) => `## Зала ${at}\n\nПорожня.`).join('\n\n')}\n\n# Ліс\n\nТемний.\n\n## Галявина\n\nСвітла.\n`;
    const paths = [...written(text).files.keys()];
    expect(paths).toContain('uk/zala-3.md');
    expect(paths).not.toContain('uk/haliavyna.md');
  });

  it('links from a chapter without text to its topics, and keeps a heading without text', () => {
    const text =
      '# Вступ\n\nСлова.\n\n# Замок\n\n## Зала\n\n### Скриня\n\nСлова.\n\n# Пустка\n\n# Ліс\n\nТемний.\n';
    const { files } = written(text);
    expect(files.get('uk/zamok.md')).toContain('- [[zala|Зала]] ^zala');
    expect(files.get('uk/pustka.md')).toContain('Пустка ^pustka');
  });

  it('is deterministic', () => {
    expect([...written().files]).toEqual([...written().files]);
  });
});
