import { describe, expect, it } from 'vitest';
import { findJoint, isCut } from './join-hyphenated';

const counts = new Map([
  ['чего-нибудь', 3],
  ['дракон', 5],
  ['дракона-хранителя', 2],
]);
const join = (line: string, next: string) => findJoint(line, next, counts).join('') + next;

describe('findJoint', () => {
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
  ])('puts «%s» and «%s» together', (line, next, whole) => {
    expect(join(line, next)).toBe(whole);
  });

  it('sees a cut word also before a trailing space', () => {
    expect([isCut('дра- '), isCut('дракон —'), isCut('3-')]).toEqual([true, false, false]);
  });
});
