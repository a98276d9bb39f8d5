import { describe, expect, it } from 'vitest';
import { DECISION_LIMITS, type Decision, decisionsOf, type Remembered } from '../core/decision';
import { dayOf, decide, reworded, ruleThen, tablesOf, withDecision, withoutDecision } from './edit-decisions';

const moment = (iso: string) => ({ now: new Date(iso), random: () => 0.5 });
const said = { text: 'Нічия — переграти', kind: 'house' as const };

describe('writing down what was decided', () => {
  it('sets day, moment and the rule as it is', () => {
    const rule = ruleThen('uk', 'Бій, 4', 'За нічиєї виграє захисник.');
    const made = decide(
      { ...said, table: ' П’ятниця ' },
      { at: 'combat#ties', rule },
      moment('2026-11-17T20:00'),
    );
    expect(made).toMatchObject({
      at: 'combat#ties',
      text: 'Нічия — переграти',
      day: '2026-11-17',
      table: 'П’ятниця',
      rule: { title: 'Бій, 4', text: 'За нічиєї виграє захисник.' },
    });
    expect(made?.id).toMatch(/^[a-z0-9]{10,}$/);
  });

  it('writes nothing where nothing was said', () => {
    expect(decide({ ...said, text: ' \n ' }, {}, moment('2026-11-17T20:00'))).toBeUndefined();
  });

  it('keeps plain words: no controls, no turned direction, no more letters than there is room for', () => {
    const made = decide(
      { ...said, text: `\u0000а\u202eб\n${'в'.repeat(2000)}` },
      {},
      moment('2026-01-02T03:04'),
    );
    expect(made?.text.startsWith('а б\nв')).toBe(true);
    expect(made?.text.length).toBeLessThanOrEqual(1000);
    expect(made?.day).toBe('2026-01-02');
    expect(dayOf(new Date(2026, 0, 2, 23, 59))).toBe('2026-01-02');
  });

  it('rewords later than before even where the clock stands still, and not at all without a change', () => {
    const made = decide(said, {}, moment('2026-11-17T20:00')) as Decision;
    const next = reworded(made, { ...said, text: 'Нічия — кидають обоє' }, new Date('2020-01-01'));
    expect(next.edited).toBe(made.edited + 1);
    expect(next).toMatchObject({ id: made.id, day: made.day, text: 'Нічия — кидають обоє' });
    expect(reworded(made, said, new Date('2027-01-01'))).toBe(made);
    expect(reworded(made, { ...said, text: ' ' }, new Date('2027-01-01'))).toBe(made);
  });

  it('changes in place, adds at the end, takes off, and knows the tables', () => {
    const one = { ...(decide(said, {}, moment('2026-11-17T20:00')) as Decision), id: 'one', table: 'А' };
    const two = { ...one, id: 'two', table: 'Б', edited: one.edited + 5 };
    const changed = decisionsOf(withDecision([one, two], { ...one, text: 'Інакше' }));
    expect(changed.map(({ text }) => text)).toEqual(['Інакше', said.text]);
    expect(withDecision([one], two)).toEqual([one, two]);
    const after = withoutDecision([one, two], 'one', new Date(2026, 10, 20, 23));
    expect(after).toEqual([two, { id: 'one', removed: '2026-11-20' }]);
    expect(decisionsOf(after)).toEqual([two]);
    expect(decisionsOf(withDecision(after, one))).toEqual([two, one]);
    expect(tablesOf([one, two, { ...one, id: 'three' }])).toEqual(['Б', 'А']);
  });

  it('remembers only so many that were taken off, the latest of them', () => {
    let list: Remembered[] = [];
    for (let at = 0; at < DECISION_LIMITS.removed + 5; at++)
      list = withoutDecision(list, `d${at}`, new Date('2026-11-17'));
    expect(list).toHaveLength(DECISION_LIMITS.removed);
    expect(list.at(0)?.id).toBe('d5');
    expect(list.at(-1)?.id).toBe(`d${DECISION_LIMITS.removed + 4}`);
  });
});
