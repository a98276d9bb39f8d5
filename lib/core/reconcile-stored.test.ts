import { describe, expect, it } from 'vitest';
import type { Decision } from './decision';
import { reconcileStored, replaceText, type StoredRecord } from './reconcile-stored';

const decision = (id: string, edited: number, text = 'Re-roll once.'): Decision => ({
  id,
  kind: 'house',
  text,
  day: '2026-11-18',
  edited,
});
const textOf = (...list: object[]) => JSON.stringify({ 'outer-rim': list });
const recordOf = (...texts: string[]): StoredRecord =>
  texts.reduce<StoredRecord | undefined>(replaceText, undefined) as StoredRecord;

describe('reconciling a stored value', () => {
  it('takes the cached text when there is no durable record yet', () => {
    expect(reconcileStored('pins', undefined, '{"rebellion":["combat"]}')).toBe('{"rebellion":["combat"]}');
    expect(reconcileStored('pins', undefined, null)).toBeNull();
  });

  it('takes the durable text when localStorage lost its last writes', () => {
    const record = recordOf('{}', '{"rebellion":["combat"]}', '{"rebellion":["combat","skills"]}');
    for (const old of ['{}', '{"rebellion":["combat"]}', null])
      expect(reconcileStored('pins', record, old)).toBe('{"rebellion":["combat","skills"]}');
  });

  it('takes the cached text when IndexedDB never had it', () => {
    expect(reconcileStored('pins', recordOf('{}'), '{"rebellion":["skills"]}')).toBe(
      '{"rebellion":["skills"]}',
    );
  });

  it('keeps the decisions of both copies, and of two edits the later one', () => {
    const record = recordOf(textOf(decision('a', 10, 'old words'), decision('b', 20)));
    const cached = textOf(decision('a', 30, 'new words'), decision('c', 5));
    const merged = JSON.parse(reconcileStored('decisions', record, cached) ?? '');
    expect(merged['outer-rim'].map(({ id, text }: Decision) => `${id} ${text}`)).toEqual([
      'a new words',
      'b Re-roll once.',
      'c Re-roll once.',
    ]);
  });

  it('lets a deletion in either copy stand', () => {
    const removed = { id: 'a', removed: '2026-11-18' };
    const merged = (record: StoredRecord, cached: string) =>
      JSON.parse(reconcileStored('decisions', record, cached) ?? '')['outer-rim'];
    expect(merged(recordOf(textOf(removed)), textOf(decision('a', 99)))).toEqual([removed]);
    expect(merged(recordOf(textOf(decision('a', 99))), textOf(removed))).toEqual([removed]);
  });

  it('remembers a bounded number of replaced texts', () => {
    const record = recordOf(...Array.from({ length: 500 }, (_, at) => `{"a":[${at}]}`));
    expect(record.replaced).toHaveLength(200);
    expect(replaceText(record, record.text).replaced).toHaveLength(200);
  });
});
