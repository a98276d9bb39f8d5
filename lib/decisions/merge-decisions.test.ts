import { describe, expect, it } from 'vitest';
import { type Decision, decisionsOf, type Remembered } from '../core/decision';
import { ruleThen } from './edit-decisions';
import { applyImport, countOf, mergeDecisions } from './merge-decisions';

const made = (id: string, text: string, edited = 1, more: Partial<Decision> = {}): Decision => ({
  id,
  at: 'combat#ties',
  kind: 'house',
  text,
  day: '2026-11-17',
  edited,
  ...more,
});
const met = (ours: Decision[], theirs: Decision[], how = {}) =>
  decisionsOf(applyImport(ours, mergeDecisions(ours, theirs), how));

describe('two phones that meet', () => {
  it('tell what is new, what differs and what is here already', () => {
    const ours = [made('a', 'Так'), made('b', 'Сяк')];
    const meetings = mergeDecisions(ours, [made('a', 'Так'), made('b', 'Інакше', 2), made('c', 'Нове')]);
    expect(meetings.map(({ kind }) => kind)).toEqual(['same', 'differs', 'new']);
    expect(countOf(meetings, 'new')).toBe(1);
  });

  it('lose nothing and double nothing, and the same again changes nothing', () => {
    const ours = [made('a', 'Так'), made('b', 'Сяк')];
    const theirs = [made('c', 'Нове'), made('b', 'Сяк'), made('c', 'Нове')];
    const once = met(ours, theirs);
    expect(once.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(met(once, theirs)).toEqual(once);
    expect(mergeDecisions(once, theirs).every(({ kind }) => kind === 'same')).toBe(true);
  });

  it('take words that both wrote by themselves for one decision', () => {
    expect(met([made('a', 'Так')], [made('z', 'Так', 9)])).toEqual([made('a', 'Так')]);
    expect(met([made('a', 'Так')], [made('z', 'Так', 9, { at: 'dice#def' })])).toHaveLength(2);
  });

  it('keep the later edit, and the words it took the place of', () => {
    const [after] = met([made('a', 'Старе', 1)], [made('a', 'Пізніше', 5)]);
    expect(after).toMatchObject({ text: 'Пізніше', edited: 5, before: 'Старе' });
    expect(met([made('a', 'Пізніше', 5)], [made('a', 'Старе', 1)])).toEqual([made('a', 'Пізніше', 5)]);
  });

  it('come to the same words on both phones, whoever sends first, also at the same moment', () => {
    for (const [first, second] of [
      [made('a', 'Одне', 3), made('a', 'Друге', 7)],
      [made('a', 'Одне', 4), made('a', 'Друге', 4)],
    ] as const) {
      const left = met([first], [second])[0]?.text;
      const right = met([second], [first])[0]?.text;
      expect(left).toBe(right);
    }
  });

  it('hear the reader: his choice against the later edit is an edit itself', () => {
    const ours = [made('a', 'Наше', 1)];
    const theirs = [made('a', 'Їхнє', 5)];
    const [kept] = met(ours, theirs, { choices: { a: 'ours' } });
    expect(kept).toMatchObject({ text: 'Наше', edited: 6 });
    expect(met([kept as Decision], theirs)).toEqual([kept]);
    expect(met(theirs, [kept as Decision])[0]?.text).toBe('Наше');
    expect(met([], [made('c', 'Нове')], { wanted: { c: false } })).toEqual([]);
  });

  it('hear that a decision still holds: with the rule as it is now, and never backwards', () => {
    const before = made('a', 'Так', 1, { rule: ruleThen('uk', 'Бій, 4', 'За нічиєї виграє захисник.') });
    const looked = made('a', 'Так', 5, {
      at: 'dice#draw',
      rule: ruleThen('uk', 'Кубики, 2', 'За нічиєї виграє нападник.'),
    });
    expect(mergeDecisions([before], [looked])).toEqual([{ kind: 'holds', theirs: looked, ours: before }]);
    expect(met([before], [looked])).toEqual([looked]);
    expect(mergeDecisions([looked], [before])).toMatchObject([{ kind: 'same' }]);
    expect(met([before], [looked], { wanted: { a: false } })).toEqual([before]);
    // Words that gave way here stay in sight.
    const [kept] = met([{ ...before, before: 'Було' }], [looked]);
    expect(kept).toEqual({ ...looked, before: 'Було' });
    expect(mergeDecisions([kept as Decision], [looked])).toMatchObject([{ kind: 'same' }]);
  });

  it('have room for all that either of them wrote', () => {
    const many = (from: string) =>
      Array.from({ length: 600 }, (_, at) => made(`${from}${at}`, `${from} ${at}`));
    expect(met(many('a'), many('b'))).toHaveLength(1200);
  });

  it('do not bring back by themselves what was taken off, unchanged or reworded', () => {
    const ours: Remembered[] = [made('b', 'Сяк'), { id: 'a', removed: '2026-11-20' }];
    for (const theirs of [made('a', 'Так'), made('a', 'Інакше', 9)]) {
      const meetings = mergeDecisions(ours, [theirs, theirs]);
      expect(meetings).toEqual([{ kind: 'removed', theirs, day: '2026-11-20' }]);
      expect(applyImport(ours, meetings)).toEqual(ours);
      const back = applyImport(ours, meetings, { wanted: { a: true } });
      expect(back).toEqual([made('b', 'Сяк'), theirs]);
      expect(mergeDecisions(back, [theirs])).toEqual([{ kind: 'same', theirs }]);
    }
    // The same words that stand here under another id are here already.
    expect(mergeDecisions(ours, [made('a', 'Сяк')])).toMatchObject([{ kind: 'same' }]);
  });
});
