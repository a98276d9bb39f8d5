// Tests that the search finds rulings as separate results, above the rules that they replace.
import { describe, expect, it } from 'vitest';
import { smallGame } from '../../../tests/search/small-game';
import type { GameData, RuleData } from '../../data/game-data';
import { createIndex } from '../index/create-index';
import { search } from '../search';

const ruling = (
  id: string,
  question: string,
  text: string,
  more: Partial<RuleData['ruling']> = {},
): RuleData => ({
  id,
  kind: 'text',
  text,
  note: 'ruling',
  about: ['win'],
  ruling: { doc: 'faq', question, source: 'FAQ, 2019', ...more },
});

/** Returns the small game with these rulings about the rule `patrols#win`. */
const withRulings = (...rulings: RuleData[]): GameData => ({
  ...smallGame,
  entries: smallGame.entries.map((entry) =>
    entry.id === 'patrols' ? { ...entry, rules: [...entry.rules, ...rulings] } : entry,
  ),
});
const rulesFound = (data: GameData, query: string): string[] =>
  search(createIndex(data), query).results.map(({ entry, rule }) => `${entry}#${rule}`);

describe('a ruling', () => {
  it('is above the rule that it replaces, also if only the rule contains the words of the query', () => {
    expect(rulesFound(smallGame, 'знищити')[0]).toBe('patrols#win');
    const data = withRulings(ruling('reward', 'Що далі?', 'Нагороди немає.', { replaces: ['win'] }));
    expect(rulesFound(data, 'знищити').slice(0, 2)).toEqual(['patrols#reward', 'patrols#win']);
  });

  it('leaves a rule that it does not replace where it was', () => {
    const data = withRulings(ruling('reward', 'Що далі?', 'Нагороди немає.'));
    expect(rulesFound(data, 'знищити')[0]).toBe('patrols#win');
  });

  it('is found by its question', () => {
    const data = withRulings(ruling('reward', 'Чи можна переплавити уламки на шоломи?', 'Ні.'));
    expect(rulesFound(data, 'переплавити уламки на шоломи')[0]).toBe('patrols#reward');
  });

  it('that a later ruling replaces is not found, but the rule that it is about', () => {
    const data = withRulings(
      ruling('reward', 'Чи можна переплавити уламки на шоломи?', 'Ні.', { replaces: ['win', 'before'] }),
      ruling('before', 'Чи можна переплавити уламки на шоломи?', 'Так, двічі.', { overruledOn: '2019' }),
    );
    expect(rulesFound(data, 'переплавити уламки на шоломи двічі')).not.toContain('patrols#before');
    expect(rulesFound(data, 'переплавити уламки на шоломи двічі')[0]).toBe('patrols#reward');
  });
});
