import { describe, expect, it } from 'vitest';
import { endsWithHyphen, resolveHyphen } from './join-hyphenated';

const counts = new Map([
  ['чего-нибудь', 3],
  ['дракон', 5],
  ['дракона-хранителя', 2],
]);
const join = (line: string, next: string) => resolveHyphen(line, next, counts).join('') + next;

describe('resolveHyphen', () => {
  it.each([
    ['спит дра-', 'кон', 'спит дракон'],
    ['спит дра- ', 'кон', 'спит дракон'],
    ['ищет чего-', 'нибудь', 'ищет чего-нибудь'],
    ['кто-', 'то', 'кто-то'],
    ['et placez-', 'les ici', 'et placez-les ici'],
    ['в замке Лунь-', 'Дор', 'в замке Лунь-Дор'],
    ['для дра-', 'кона-хранителя', 'для дракона-хранителя'],
    ['он спит', 'крепко', 'он спит крепко'],
    ['счёт 3-', '4', 'счёт 3- 4'],
  ])('joins «%s» and «%s»', (line, next, joined) => {
    expect(join(line, next)).toBe(joined);
  });

  it('recognizes a hyphen before trailing spaces', () => {
    expect([endsWithHyphen('дра- '), endsWithHyphen('дракон —'), endsWithHyphen('3-')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
