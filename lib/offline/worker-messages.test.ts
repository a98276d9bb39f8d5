import { describe, expect, it } from 'vitest';
import { isNotice, isRequest } from './worker-messages';

describe('messages between pages and the worker', () => {
  it('are known by their type', () => {
    expect(isRequest({ type: 'hello', notKept: [] })).toBe(true);
    expect(isNotice({ type: 'reload' })).toBe(true);
  });

  it('of a newer or a foreign side are ignored', () => {
    for (const message of [undefined, null, 'hello', { type: 'dance' }, { kind: 'hello' }, []]) {
      expect(isRequest(message)).toBe(false);
      expect(isNotice(message)).toBe(false);
    }
    expect(isRequest({ type: 'reload' })).toBe(false);
  });
});
