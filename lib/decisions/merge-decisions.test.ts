// Tests the merge of decisions from two phones.
import { describe, expect, it } from 'vitest';
import { type Decision, isDecision, liveDecisions, type StoredDecision } from '../core/decision';
import { toRuleSnapshot } from './edit-decisions';
import { applyImport, countByKind, mergeDecisions } from './merge-decisions';

const made = (id: string, text: string, edited = 1, more: Partial<Decision> = {}): Decision => ({
  id,
  at: 'combat#ties',
  kind: 'house',
  text,
  day: '2026-11-17',
  edited,
  ...more,
});
const merge = (ours: Decision[], theirs: Decision[], options = {}) =>
  liveDecisions(applyImport(ours, mergeDecisions(ours, theirs), options));

describe('merging decisions of two phones', () => {
  it('previews which decisions are new, different or already here', () => {
    const ours = [made('a', 'Так'), made('b', 'Сяк')];
    const previews = mergeDecisions(ours, [made('a', 'Так'), made('b', 'Інакше', 2), made('c', 'Нове')]);
    expect(previews.map(({ kind }) => kind)).toEqual(['same', 'differs', 'new']);
    expect(countByKind(previews, 'new')).toBe(1);
  });

  it('loses and duplicates nothing, and changes nothing the second time', () => {
    const ours = [made('a', 'Так'), made('b', 'Сяк')];
    const theirs = [made('c', 'Нове'), made('b', 'Сяк'), made('c', 'Нове')];
    const once = merge(ours, theirs);
    expect(once.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(merge(once, theirs)).toEqual(once);
    expect(mergeDecisions(once, theirs).every(({ kind }) => kind === 'same')).toBe(true);
  });

  it('treats equal texts about the same rule as one decision', () => {
    expect(merge([made('a', 'Так')], [made('z', 'Так', 9)])).toEqual([made('a', 'Так')]);
    expect(merge([made('a', 'Так')], [made('z', 'Так', 9, { at: 'dice#def' })])).toHaveLength(2);
  });

  it('takes the later edit and stores the text that it replaced', () => {
    const [after] = merge([made('a', 'Старе', 1)], [made('a', 'Пізніше', 5)]);
    expect(after).toMatchObject({ text: 'Пізніше', edited: 5, before: 'Старе' });
    expect(merge([made('a', 'Пізніше', 5)], [made('a', 'Старе', 1)])).toEqual([made('a', 'Пізніше', 5)]);
  });

  it('gives the same text on both phones, in either order and with equal edit times', () => {
    for (const [first, second] of [
      [made('a', 'Одне', 3), made('a', 'Друге', 7)],
      [made('a', 'Одне', 4), made('a', 'Друге', 4)],
    ] as const) {
      const left = merge([first], [second])[0]?.text;
      const right = merge([second], [first])[0]?.text;
      expect(left).toBe(right);
    }
  });

  it('treats a choice against the later edit as a new edit', () => {
    const ours = [made('a', 'Наше', 1)];
    const theirs = [made('a', 'Їхнє', 5)];
    const [chosen] = merge(ours, theirs, { choices: { a: 'ours' } });
    expect(chosen).toMatchObject({ text: 'Наше', edited: 6 });
    expect(merge([chosen as Decision], theirs)).toEqual([chosen]);
    expect(merge(theirs, [chosen as Decision])[0]?.text).toBe('Наше');
    expect(merge([], [made('c', 'Нове')], { selection: { c: false } })).toEqual([]);
  });

  it('imports a confirmation for the new wording of a rule, and never an older one', () => {
    const before = made('a', 'Так', 1, {
      rule: toRuleSnapshot('uk', 'Бій, 4', 'За нічиєї виграє захисник.'),
    });
    const confirmed = made('a', 'Так', 5, {
      at: 'dice#draw',
      rule: toRuleSnapshot('uk', 'Кубики, 2', 'За нічиєї виграє нападник.'),
    });
    expect(mergeDecisions([before], [confirmed])).toEqual([
      { kind: 'holds', theirs: confirmed, ours: before },
    ]);
    expect(merge([before], [confirmed])).toEqual([confirmed]);
    expect(mergeDecisions([confirmed], [before])).toMatchObject([{ kind: 'same' }]);
    expect(merge([before], [confirmed], { selection: { a: false } })).toEqual([before]);
    // This device keeps the text that an earlier import replaced (`before`).
    const [kept] = merge([{ ...before, before: 'Було' }], [confirmed]);
    expect(kept).toEqual({ ...confirmed, before: 'Було' });
    expect(mergeDecisions([kept as Decision], [confirmed])).toMatchObject([{ kind: 'same' }]);
  });

  it('has no limit on the number of decisions', () => {
    const many = (from: string) =>
      Array.from({ length: 600 }, (_, at) => made(`${from}${at}`, `${from} ${at}`));
    expect(merge(many('a'), many('b'))).toHaveLength(1200);
  });

  it('does not restore a deleted decision by itself, unchanged or reworded', () => {
    const ours: StoredDecision[] = [made('b', 'Сяк'), { id: 'a', removed: '2026-11-20' }];
    for (const theirs of [made('a', 'Так'), made('a', 'Інакше', 9)]) {
      const previews = mergeDecisions(ours, [theirs, theirs]);
      expect(previews).toEqual([{ kind: 'removed', theirs, day: '2026-11-20' }]);
      expect(applyImport(ours, previews)).toEqual(ours);
      const back = applyImport(ours, previews, { selection: { a: true } });
      expect(back).toEqual([made('b', 'Сяк'), theirs]);
      expect(mergeDecisions(back, [theirs])).toEqual([{ kind: 'same', theirs }]);
    }
    // A decision with the same text but another id counts as already stored.
    expect(mergeDecisions(ours, [made('a', 'Сяк')])).toMatchObject([{ kind: 'same' }]);
  });

  it('keeps the reader’s own decision if a link claims the latest time that a number can hold', () => {
    const ours = made('a', 'Так');
    const forged = made('a', 'Інакше', Number.MAX_SAFE_INTEGER);
    const stored = merge([ours], [forged], { choices: { a: 'ours' } });
    expect(stored).toMatchObject([{ id: 'a', text: 'Так' }]);
    expect(stored.every(isDecision)).toBe(true);
    // A chosen text gets a later edit time than the rejected one, so a second import of the same link changes nothing.
    expect(merge(stored as Decision[], [forged])).toMatchObject([{ text: 'Так' }]);
  });
});
