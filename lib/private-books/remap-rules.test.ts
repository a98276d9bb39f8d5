// Tests the match between the rules of a book that is extracted again and the rules of its earlier version.
import { describe, expect, it } from 'vitest';
import type { EntryData, GameData } from '../data/game-data';
import { remapRules } from './remap-rules';

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
const remap = (before: GameData, after: GameData) => Object.fromEntries(remapRules(before, after));

describe('a book that was read again', () => {
  it('changes no address if the text is the same', () => {
    expect(remap(game(MOVEMENT, COMBAT), game(MOVEMENT, COMBAT))).toEqual({});
  });

  it('finds the rules of a topic that became a heading of another topic', () => {
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
    expect(remap(game(MOVEMENT, COMBAT), game(joined))).toEqual(together);
    // The reverse direction: the joined topics are separated again.
    expect(remap(game(joined), game(MOVEMENT, COMBAT))).toEqual(
      Object.fromEntries(Object.entries(together).map(([from, to]) => [to, from])),
    );
  });

  it('follows a rule whose id now belongs to another rule', () => {
    const swapped = entry('movement', 'Movement', {
      jump: MOVEMENT.rules[1]?.text ?? '',
      'a-fox-may': MOVEMENT.rules[0]?.text ?? '',
    });
    expect(remap(game(MOVEMENT), game(swapped))).toEqual({
      'movement#jump': 'movement#a-fox-may',
      'movement#back': 'movement#jump',
    });
  });

  it('finds a rule inside a longer one, and a rule with small changes of wording', () => {
    const merged = entry('movement', 'Movement', {
      'a-fox': `${MOVEMENT.rules[0]?.text} The hen is then removed from the board, and the fox may jump once more.`,
      'a-hen': 'A hen never moves backwards !',
    });
    expect(remap(game(MOVEMENT), game(merged))).toEqual({
      'movement#jump': 'movement#a-fox',
      'movement#back': 'movement#a-hen',
    });
  });

  it('leaves out removed rules, and maps a removed heading to its first rule', () => {
    expect(remap(game(MOVEMENT, COMBAT), game(MOVEMENT))).toEqual({});
    const renamed = { ...COMBAT, id: 'fights', title: 'Fights' };
    expect(remap(game(COMBAT), game(renamed))).toEqual({
      combat: 'fights#roll',
      'combat#roll': 'fights#roll',
      'combat#tie': 'fights#tie',
    });
  });
});
