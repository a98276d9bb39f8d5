import { describe, expect, it } from 'vitest';
import type { EntryData, GameData } from '../data/game-data';
import { carryOver } from './remap-rules';

const entry = (id: string, title: string, rules: Record<string, string>): EntryData => ({
  id,
  title,
  rules: Object.entries(rules).map(([name, text]) => ({
    id: name,
    kind: text.startsWith('# ') ? 'heading' : 'text',
    text: text.replace('# ', ''),
  })),
});
const game = (...entries: EntryData[]): GameData => ({
  game: 'own~x',
  lang: 'en',
  name: 'Foxes',
  version: '1',
  book: { title: 'Foxes', short: 'Rules' },
  icons: {},
  entries,
});
const MOVEMENT = entry('movement', 'Movement', {
  jump: 'A fox may jump over a hen if the space behind it is empty.',
  back: 'A hen never moves backwards.',
});
const COMBAT = entry('combat', 'Combat', {
  roll: 'Each player rolls a die. The higher roll wins.',
  tie: 'If the roll is a tie, both tokens stay where they are.',
});
const moved = (before: GameData, after: GameData) => Object.fromEntries(carryOver(before, after));

describe('a book that was read again', () => {
  it('leaves everything where it is when nothing has changed', () => {
    expect(moved(game(MOVEMENT, COMBAT), game(MOVEMENT, COMBAT))).toEqual({});
  });

  it('finds the rules of a topic that became a heading of another one', () => {
    const joined = entry('movement', 'Movement', {
      jump: MOVEMENT.rules[0]?.text ?? '',
      back: MOVEMENT.rules[1]?.text ?? '',
      combat: '# Combat',
      'each-player': COMBAT.rules[0]?.text ?? '',
      tie: COMBAT.rules[1]?.text ?? '',
    });
    const together = {
      combat: 'movement#combat',
      'combat#roll': 'movement#each-player',
      'combat#tie': 'movement#tie',
    };
    expect(moved(game(MOVEMENT, COMBAT), game(joined))).toEqual(together);
    // And the other way round.
    expect(moved(game(joined), game(MOVEMENT, COMBAT))).toEqual(
      Object.fromEntries(Object.entries(together).map(([one, other]) => [other, one])),
    );
  });

  it('follows a rule whose id another one has taken', () => {
    const swapped = entry('movement', 'Movement', {
      jump: MOVEMENT.rules[1]?.text ?? '',
      'a-fox-may': MOVEMENT.rules[0]?.text ?? '',
    });
    expect(moved(game(MOVEMENT), game(swapped))).toEqual({
      'movement#jump': 'movement#a-fox-may',
      'movement#back': 'movement#jump',
    });
  });

  it('finds a rule inside a longer one, and in slightly other words', () => {
    const merged = entry('movement', 'Movement', {
      'a-fox': `${MOVEMENT.rules[0]?.text} The hen is then removed from the board, and the fox may jump once more.`,
      'a-hen': 'A hen never moves backwards !',
    });
    expect(moved(game(MOVEMENT), game(merged))).toEqual({
      'movement#jump': 'movement#a-fox',
      'movement#back': 'movement#a-hen',
    });
  });

  it('says nothing of what is gone, and leads a lost heading to what stood under it', () => {
    expect(moved(game(MOVEMENT, COMBAT), game(MOVEMENT))).toEqual({});
    const renamed = { ...COMBAT, id: 'fights', title: 'Fights' };
    expect(moved(game(COMBAT), game(renamed))).toEqual({
      combat: 'fights#roll',
      'combat#roll': 'fights#roll',
      'combat#tie': 'fights#tie',
    });
  });
});
