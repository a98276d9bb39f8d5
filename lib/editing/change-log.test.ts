// Tests how steps are undone, joined and merged.
import { describe, expect, it } from 'vitest';
import { applyStep, invertStep, joinSteps, mergeTexts, type Step, toStep } from './change-log';

const step = (before: Record<string, string>, after: Record<string, string>): Step =>
  toStep(before, after, 'a') as Step;

describe('the log of changes', () => {
  it.each([
    ['a changed word', { a: 'one two three' }, { a: 'one 2 three' }],
    ['a character of two code units', { a: 'x😀y' }, { a: 'x😁y' }],
    ['a new file', { a: 'x' }, { a: 'x', b: 'y' }],
    ['a removed file and another change', { a: 'x', b: 'y' }, { b: 'z' }],
    ['a file named as a property of objects', { a: 'x' }, { a: 'x', constructor: 'y' }],
  ])('undoes and repeats %s', (_, before, after) => {
    const made = step(before, after);
    expect(applyStep(before, made)).toEqual(after);
    expect(applyStep(after, invertStep(made))).toEqual(before);
  });

  it('refuses a step for text that has changed since', () => {
    const made = step({ a: 'one two' }, { a: 'one 2' });
    expect(applyStep({ a: 'one six' }, made)).toBeUndefined();
    expect(applyStep({}, made)).toBeUndefined();
  });

  it('joins what the reader types at one place to one step', () => {
    const states = ['Бій.', 'Бій!', 'Бій! Д', 'Бій! Два', 'Бій! Дв', 'Битва! Дв', 'Битва!', 'Б'];
    let joined = step({ a: states[0] ?? '' }, { a: states[1] ?? '' });
    for (let at = 1; at + 1 < states.length; at++) {
      const next = step({ a: states[at] ?? '' }, { a: states[at + 1] ?? '' });
      const both = joinSteps(joined, next);
      if (both) joined = both;
      else joined = step({ a: states[0] ?? '' }, { a: states[at + 1] ?? '' });
      expect(applyStep({ a: states[0] ?? '' }, joined)).toEqual({ a: states[at + 1] });
    }
    expect(joinSteps(joined, { ...joined, place: 'b' })).toBeUndefined();
  });
});

describe('merging the changes of two tabs', () => {
  const base = 'one\ntwo\nthree\nfour\nfive';
  it('keeps both if they are in different lines', () => {
    expect(mergeTexts(base, 'ONE\ntwo\nthree\nfour\nfive', 'one\ntwo\nthree\nfour\nFIVE\nsix')).toEqual({
      text: 'ONE\ntwo\nthree\nfour\nFIVE\nsix',
      isConflict: false,
    });
  });

  it('keeps lines that one of them has added and removed', () => {
    expect(mergeTexts(base, 'zero\none\ntwo\nfour\nfive', 'one\ntwo\nthree\nfour\n4\nfive').text).toBe(
      'zero\none\ntwo\nfour\n4\nfive',
    );
  });

  it('uses the own words if both have changed one line, and says so', () => {
    expect(mergeTexts(base, 'one\n2\nthree\nfour\nfive', 'one\nII\nthree\nfour\n5')).toEqual({
      text: 'one\n2\nthree\nfour\n5',
      isConflict: true,
    });
  });

  it('has no conflict if both have made the same change', () => {
    expect(mergeTexts(base, 'one\n2\nthree\nfour\nfive', 'one\n2\nthree\nfour\n5')).toEqual({
      text: 'one\n2\nthree\nfour\n5',
      isConflict: false,
    });
  });
});
