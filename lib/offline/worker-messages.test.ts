// Tests the functions that check messages.
import { describe, expect, it } from 'vitest';
import { isPageMessage, isWorkerMessage } from './worker-messages';

describe('messages between pages and the worker', () => {
  it('are recognized by their type', () => {
    expect(isPageMessage({ type: 'hello', notKept: [] })).toBe(true);
    expect(isWorkerMessage({ type: 'reload' })).toBe(true);
  });

  it('of an unknown type are ignored', () => {
    for (const message of [undefined, null, 'hello', { type: 'dance' }, { kind: 'hello' }, []]) {
      expect(isPageMessage(message)).toBe(false);
      expect(isWorkerMessage(message)).toBe(false);
    }
    expect(isPageMessage({ type: 'reload' })).toBe(false);
  });
});
