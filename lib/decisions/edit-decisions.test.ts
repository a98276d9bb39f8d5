// Tests the creation, rewording and deletion of decisions.
import { describe, expect, it } from 'vitest';
import { DECISION_LIMITS, type Decision, liveDecisions, type StoredDecision } from '../core/decision';
import {
  listTables,
  newDecision,
  rewordDecision,
  toIsoDay,
  toRuleSnapshot,
  withDecision,
  withEditedDecision,
  withoutDecision,
} from './edit-decisions';

const moment = (iso: string) => ({ now: new Date(iso), random: () => 0.5 });
const input = { text: 'Нічия — переграти', kind: 'house' as const };

describe('editing decisions', () => {
  it('sets the id, the day and the current rule', () => {
    const rule = toRuleSnapshot('uk', 'Бій, 4', 'За нічиєї виграє захисник.');
    const made = newDecision(
      { ...input, table: ' П’ятниця ' },
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

  it('creates nothing from an empty text', () => {
    expect(newDecision({ ...input, text: ' \n ' }, {}, moment('2026-11-17T20:00'))).toBeUndefined();
  });

  it('removes control and bidirectional characters and limits the length', () => {
    const made = newDecision(
      { ...input, text: `\u0000а\u202eб\n${'в'.repeat(2000)}` },
      {},
      moment('2026-01-02T03:04'),
    );
    expect(made?.text.startsWith('а б\nв')).toBe(true);
    expect(made?.text.length).toBeLessThanOrEqual(1000);
    expect(made?.day).toBe('2026-01-02');
    expect(toIsoDay(new Date(2026, 0, 2, 23, 59))).toBe('2026-01-02');
  });

  it('gives a reworded decision a later edit time even if the clock goes back, and ignores an edit without a change', () => {
    const made = newDecision(input, {}, moment('2026-11-17T20:00')) as Decision;
    const next = rewordDecision(made, { ...input, text: 'Нічия — кидають обоє' }, new Date('2020-01-01'));
    expect(next.edited).toBe(made.edited + 1);
    expect(next).toMatchObject({ id: made.id, day: made.day, text: 'Нічия — кидають обоє' });
    expect(rewordDecision(made, input, new Date('2027-01-01'))).toBe(made);
    expect(rewordDecision(made, { ...input, text: ' ' }, new Date('2027-01-01'))).toBe(made);
  });

  it('replaces, appends and deletes decisions, and lists the tables', () => {
    const one = {
      ...(newDecision(input, {}, moment('2026-11-17T20:00')) as Decision),
      id: 'one',
      table: 'А',
    };
    const two = { ...one, id: 'two', table: 'Б', edited: one.edited + 5 };
    const changed = liveDecisions(withDecision([one, two], { ...one, text: 'Інакше' }));
    expect(changed.map(({ text }) => text)).toEqual(['Інакше', input.text]);
    expect(withDecision([one], two)).toEqual([one, two]);
    const after = withoutDecision([one, two], 'one', new Date(2026, 10, 20, 23));
    expect(after).toEqual([two, { id: 'one', removed: '2026-11-20' }]);
    expect(liveDecisions(after)).toEqual([two]);
    expect(liveDecisions(withDecision(after, one))).toEqual([two, one]);
    expect(listTables([one, two, { ...one, id: 'three' }])).toEqual(['Б', 'А']);
  });

  it('stores a limited number of tombstones, the latest ones', () => {
    let list: StoredDecision[] = [];
    for (let at = 0; at < DECISION_LIMITS.removed + 5; at++)
      list = withoutDecision(list, `d${at}`, new Date('2026-11-17'));
    expect(list).toHaveLength(DECISION_LIMITS.removed);
    expect(list.at(0)?.id).toBe('d5');
    expect(list.at(-1)?.id).toBe(`d${DECISION_LIMITS.removed + 4}`);
  });

  it('keeps the words of another tab that edited the same decision meanwhile', () => {
    const base = newDecision(input, {}, moment('2026-11-17T10:00:00')) as Decision;
    const first = rewordDecision(base, { ...input, text: 'Перша вкладка' }, new Date('2026-11-17T11:00:00'));
    const second = rewordDecision(base, { ...input, text: 'Друга вкладка' }, new Date('2026-11-17T11:00:01'));
    const list = withEditedDecision(withEditedDecision([base], base, first), base, second);
    expect(list).toMatchObject([{ text: 'Друга вкладка', before: 'Перша вкладка' }]);
    expect(withEditedDecision([base], base, first)).toEqual([first]);
    // The storage module (storage.ts) may apply the same change twice.
    const twice = [{ text: 'Друга вкладка', before: 'Перша вкладка' }];
    expect(withEditedDecision(list, base, second)).toMatchObject(twice);
  });
});
