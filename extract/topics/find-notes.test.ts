import { describe, expect, it } from 'vitest';
import { draftAfter } from './pipeline-fixture';

const notes = (text: string) =>
  draftAfter('find notes', `## Дракон\n\n${text}`).topics[0]?.rules.map(({ kind, text: words }) => [
    kind,
    words,
  ]);

describe('findNotes', () => {
  it.each([
    ['example', 'Приклад. Лицар бере злиток, і дракон летить.'],
    ['example', '**Наприклад:** лицар бере злиток.'],
    ['example', '*Приклад: лицар бере злиток, і **дракон** летить за ним.*'],
    ['text', '*Лицар бере злиток, і **дракон** летить за ним.*'],
    ['team', 'Командна гра. Злитки спільні.'],
    ['solo', 'Соло-гра. Дракон спить удвічі довше.'],
    ['caption', 'Жетон дракона'],
    ['text', '**Жетон дракона**'],
    ['text', 'Дракон спить.'],
    ['text', 'Дракон довго спить на скарбі, і його хропіння чути далеко за лісом'],
  ])('recognizes as %s: %s', (kind, text) => {
    expect(notes(`Він спить.\n\n${text}\n\nІ не їсть.\n`)?.[1]?.[0]).toBe(kind);
  });

  it('recognizes an item that opens with the name of the team game as a note', () => {
    expect(notes('Він спить.\n\n- Злитки рахують наприкінці.\n- Командна гра: злитки спільні.\n')).toEqual([
      ['text', 'Він спить.'],
      ['item', 'Злитки рахують наприкінці.'],
      ['team', 'Командна гра: злитки спільні.'],
    ]);
  });

  it('turns three captions in a row into list items', () => {
    expect(
      notes('Є три речі.\n\nЖетон дракона\n\nКарта лицаря\n\nФішка сови\n')?.map(([kind]) => kind),
    ).toEqual(['text', 'item', 'item', 'item']);
  });
});
