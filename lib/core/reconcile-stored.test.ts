// Tests which copy of a stored value the site uses if the copies in IndexedDB and localStorage differ.
import { describe, expect, it } from 'vitest';
import type { Decision } from './decision';
import { reconcileStored } from './reconcile-stored';

const decision = (id: string, edited: number, text = 'Re-roll once.'): Decision => ({
  id,
  kind: 'house',
  text,
  day: '2026-11-18',
  edited,
});
const textOf = (...list: object[]) => JSON.stringify({ 'outer-rim': list });

describe('reconciling a stored value', () => {
  it('takes the cached text if there is no durable copy yet', () => {
    expect(reconcileStored('pins', undefined, { text: '{"a":[]}', revision: 0 })?.text).toBe('{"a":[]}');
    expect(reconcileStored('pins', undefined, { text: null, revision: 0 })).toBeUndefined();
  });

  it('takes the durable text if localStorage lost its last writes', () => {
    const durable = { text: 'true', revision: 7 };
    for (const cached of [
      { text: 'false', revision: 6 },
      { text: 'false', revision: 0 },
      { text: null, revision: 0 },
    ])
      expect(reconcileStored('keepAwake', durable, cached)).toEqual(durable);
  });

  it('takes the cached text if the page was left before IndexedDB stored it', () => {
    const cached = { text: 'true', revision: 8 };
    expect(reconcileStored('keepAwake', { text: 'false', revision: 7 }, cached)).toEqual(cached);
  });

  it('takes the text of an older version of the site, which counts no revisions', () => {
    const cached = { text: '{"rebellion":["skills"]}', revision: 7 };
    expect(reconcileStored('pins', { text: '{}', revision: 7 }, cached)).toEqual(cached);
  });

  it('keeps the decisions of both copies, and of two edits the later one', () => {
    const durable = { text: textOf(decision('a', 10, 'old words'), decision('b', 20)), revision: 3 };
    const cached = { text: textOf(decision('a', 30, 'new words'), decision('c', 5)), revision: 4 };
    const merged = JSON.parse(reconcileStored('decisions', durable, cached)?.text ?? '');
    expect(merged['outer-rim'].map(({ id, text }: Decision) => `${id} ${text}`)).toEqual([
      'a new words',
      'b Re-roll once.',
      'c Re-roll once.',
    ]);
  });

  it('keeps a deletion that either copy has', () => {
    const removed = { id: 'a', removed: '2026-11-18' };
    const merge = (durable: string, cached: string) =>
      JSON.parse(
        reconcileStored('decisions', { text: durable, revision: 1 }, { text: cached, revision: 2 })?.text ??
          '',
      )['outer-rim'];
    expect(merge(textOf(removed), textOf(decision('a', 99)))).toEqual([removed]);
    expect(merge(textOf(decision('a', 99)), textOf(removed))).toEqual([removed]);
  });
});
