// Tests which rules the parser finds in the body of an entry.
import { describe, expect, it } from 'vitest';
import { rulesOf } from '../content/entry-facts';
import { parseEntry } from './parse-entry';

const rules = (body: string) => rulesOf(parseEntry(body));

describe('parseEntry', () => {
  it('numbers top-level rules 1, 2, 3 and nested rules 2.1, 2.1.1; headings and examples have no number', () => {
    const body = [
      'Означення. ^def',
      '',
      '- Перше. ^first',
      '  - Під першим. ^below',
      '    - Ще глибше. ^deeper',
      '',
      '## Розділ ^part',
      '',
      '1. Крок. ^step',
      '',
      ':::example',
      'Ось так. ^so',
      ':::',
      '',
      ':::team',
      '- Удвох. ^pair',
      ':::',
    ].join('\n');
    expect(rules(body).map(({ id, number, kind, section }) => [id, number, kind, section])).toEqual([
      ['def', '1', 'text', undefined],
      ['first', '2', 'item', undefined],
      ['below', '2.1', 'item', undefined],
      ['deeper', '2.1.1', 'item', undefined],
      ['part', undefined, 'heading', undefined],
      ['step', '3', 'step', 'part'],
      ['so', undefined, 'text', 'part'],
      ['pair', '4', 'item', 'part'],
    ]);
  });

  it('keeps icons and links as inline mark-up and drops emphasis', () => {
    const [rule] = rules('Число біля :hit: — це **сила** у [[combat#roll|бою]]. ^def');
    expect(rule?.text).toBe('Число біля\u00a0:hit:\u00a0— це\u00a0сила у\u00a0[[combat#roll|бою]].');
  });

  it('takes the id of a table from the line after it and converts the table to a sentence', () => {
    const [, table] = rules(
      'Скільки карт. ^def\n\n| Гравців | Карт |\n| --- | --- |\n| 2 | 3 |\n| 4 | 5 |\n\n^cards\n',
    );
    expect(table).toMatchObject({
      id: 'cards',
      kind: 'table',
      text: 'Гравців: 2, Карт: 3; Гравців: 4, Карт: 5',
    });
  });

  it('treats a colon before a word as text: only blocks are directives', () => {
    const { diagnostics } = parseEntry('Обери:кубик або :жетон: чи 3:2. ^def');
    expect(diagnostics).toEqual([]);
  });

  it('gives rules inside a spoiler the point that unlocks them', () => {
    const [rule] = rules(':::spoiler{until="mission-2"}\n- Таємне. ^secret\n:::');
    expect(rule).toMatchObject({ id: 'secret', note: 'spoiler', until: 'mission-2' });
  });
});
