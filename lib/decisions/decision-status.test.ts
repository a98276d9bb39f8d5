import { describe, expect, it } from 'vitest';
import type { EntryData, GameData } from '../data/game-data';
import { decisionStatus, findNow, isUnderLock } from './decision-status';
import { ruleThen } from './edit-decisions';
import { ruleHash } from './rule-hash';

const TEXT = 'За нічиєї виграє [[defender|захисник]] :hit:.';
const WORDS = 'За нічиєї виграє захисник влучання.';

const rule = (id: string, text = TEXT, until?: string) => ({
  id,
  kind: 'text' as const,
  text,
  ...(until && { until }),
});
const data = (entries: Partial<EntryData>[], lang = 'uk'): GameData => ({
  game: 'outer-rim',
  lang,
  name: 'Гра',
  version: '1',
  book: { title: '', short: '' },
  icons: { hit: { name: 'влучання', svg: '' } },
  entries: entries.map((entry) => ({ id: 'combat', title: 'Бій', rules: [], ...entry })),
});
const decision = { at: 'combat#ties', rule: ruleThen('uk', 'Бій, 4', WORDS) };

describe('what has become of a rule', () => {
  it('is nothing while its words are the same, however they are set and linked', () => {
    expect(decisionStatus(decision, data([{ rules: [rule('ties')] }]))).toMatchObject({ state: 'same' });
    expect(ruleHash('За\u00a0нічиєї — виграє «захисник»')).toBe(ruleHash('За нічиєї: виграє захисник.'));
    expect(ruleHash('кинь +1 кубик')).not.toBe(ruleHash('кинь −1 кубик'));
  });

  it('is a rewording when one word is another', () => {
    const now = data([{ rules: [rule('ties', 'За нічиєї виграє нападник :hit:.')] }]);
    expect(decisionStatus(decision, now)).toEqual({
      state: 'changed',
      at: 'combat#ties',
      moved: false,
      reworded: true,
    });
  });

  it('is a move, one after another, with or without new words', () => {
    const moved = data([
      { moved: { ties: 'dice#old' } },
      { id: 'dice', moved: { old: 'dice#draw' }, rules: [rule('draw')] },
    ]);
    expect(decisionStatus(decision, moved)).toEqual({
      state: 'changed',
      at: 'dice#draw',
      moved: true,
      reworded: false,
    });
  });

  it('is a removal when neither rule nor entry is left, and a circle of moves is no way', () => {
    expect(decisionStatus(decision, data([{ rules: [rule('other')] }])).state).toBe('removed');
    expect(decisionStatus(decision, data([{ id: 'dice' }])).state).toBe('removed');
    expect(findNow(data([{ moved: { ties: 'combat#ties' } }]), 'combat#ties')).toBeUndefined();
  });

  it('is not judged by another language’s words', () => {
    const russian = data([{ rules: [rule('ties', 'При ничьей побеждает защитник.')] }], 'ru');
    expect(decisionStatus(decision, russian).state).toBe('same');
  });

  it('asks nothing of a decision about the game as a whole', () => {
    expect(decisionStatus({}, data([])).state).toBe('same');
  });

  it('knows what is under a lock', () => {
    const locked = data([{ rules: [rule('ties', TEXT, 'mission-2')] }]);
    expect(isUnderLock(decision, locked, [])).toBe(true);
    expect(isUnderLock(decision, locked, ['mission-2'])).toBe(false);
    expect(isUnderLock({}, locked, [])).toBe(false);
    // A rule that has left a locked entry is no less a secret.
    expect(isUnderLock(decision, data([{ until: 'mission-2' }]), [])).toBe(true);
  });
});
