// Tests whether the status of a decision shows that its rule was reworded, moved, removed or locked.
import { describe, expect, it } from 'vitest';
import { wordsHash } from '../core/words-hash';
import type { EntryData, GameData } from '../data/game-data';
import { decisionStatus, findCurrentTarget, isUnderLock } from './decision-status';
import { toRuleSnapshot } from './edit-decisions';

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
const decision = { at: 'combat#ties', rule: toRuleSnapshot('uk', 'Бій, 4', WORDS) };

describe('the status of a decision', () => {
  it('is `same` while the words are the same, whatever the typography and links', () => {
    expect(decisionStatus(decision, data([{ rules: [rule('ties')] }]))).toMatchObject({ state: 'same' });
    expect(wordsHash('За\u00a0нічиєї — виграє «захисник»')).toBe(wordsHash('За нічиєї: виграє захисник.'));
    expect(wordsHash('кинь +1 кубик')).not.toBe(wordsHash('кинь −1 кубик'));
  });

  it('is `changed` and reworded if one word differs', () => {
    const now = data([{ rules: [rule('ties', 'За нічиєї виграє нападник :hit:.')] }]);
    expect(decisionStatus(decision, now)).toEqual({
      state: 'changed',
      at: 'combat#ties',
      moved: false,
      reworded: true,
    });
  });

  it('is `changed` and moved after one or more moves', () => {
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

  it('is `removed` if the rule or entry is gone, or if its moves form a cycle', () => {
    expect(decisionStatus(decision, data([{ rules: [rule('other')] }])).state).toBe('removed');
    expect(decisionStatus(decision, data([{ id: 'dice' }])).state).toBe('removed');
    expect(findCurrentTarget(data([{ moved: { ties: 'combat#ties' } }]), 'combat#ties')).toBeUndefined();
  });

  it('ignores the wording of another language', () => {
    const russian = data([{ rules: [rule('ties', 'При ничьей побеждает защитник.')] }], 'ru');
    expect(decisionStatus(decision, russian).state).toBe('same');
  });

  it('is `same` for a decision about the whole game', () => {
    expect(decisionStatus({}, data([])).state).toBe('same');
  });

  it('says whether the rule is locked', () => {
    const locked = data([{ rules: [rule('ties', TEXT, 'mission-2')] }]);
    expect(isUnderLock(decision, locked, [])).toBe(true);
    expect(isUnderLock(decision, locked, ['mission-2'])).toBe(false);
    expect(isUnderLock({}, locked, [])).toBe(false);
    // A rule that was removed from a locked entry is still a spoiler.
    expect(isUnderLock(decision, data([{ until: 'mission-2' }]), [])).toBe(true);
  });
});
