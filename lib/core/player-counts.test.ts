// Tests how numbers of players are parsed, sorted and formatted.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findPlayers, formatPlayers, MAX_PLAYERS, playerCountTexts } from './player-counts';

describe('numbers of players', () => {
  it.each([
    ['3', [3]],
    ['3–6', [3, 4, 5, 6]],
    ['2-3', [2, 3]],
    ['3\u2060–\u20606', [3, 4, 5, 6]],
    ['8+', [8, 9, 10]],
    ['4–12', [4, 5, 6, 7, 8, 9, 10, 11, 12]],
    ['4-6', [4, 5, 6]],
  ])('reads «%s»', (text, players) => {
    expect(findPlayers(text)).toEqual(players);
  });

  it.each(['', 'усі', '6–3', '0', '3 карти', '2–99'])('does not take «%s» for one', (text) => {
    expect(findPlayers(text)).toBeUndefined();
  });

  it('are all known to the style sheet, which shows what is said for the chosen one', () => {
    const styles = readFileSync('app/styles/procedure.css', 'utf8');
    const shown = [...styles.matchAll(/^html\[data-players="(\d+)"\] \[data-players~="\1"\]/gm)];
    expect(shown.map(([, number]) => Number(number))).toEqual(findPlayers(`1–${MAX_PLAYERS}`));
  });

  it('puts the lines of a rule in the order of the numbers', () => {
    expect(playerCountTexts({ '3-6': 'по 1 карті', 2: '3 карти', 1: 4 })).toEqual([
      { players: [1], text: '4' },
      { players: [2], text: '3 карти' },
      { players: [3, 4, 5, 6], text: 'по 1 карті' },
    ]);
  });

  it('writes a range with a dash that does not break', () => {
    expect(formatPlayers([3])).toBe('3');
    expect(formatPlayers([3, 4])).toBe('3\u2060–\u20604');
  });
});
