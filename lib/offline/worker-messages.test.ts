// Tests the functions that recognize messages between pages and the service worker.
import { describe, expect, it } from 'vitest';
import { isPageMessage, isWorkerMessage } from './worker-messages';

describe('messages between pages and the worker', () => {
  it('are recognized by their type', () => {
    expect(isPageMessage({ type: 'hello', notKept: [] })).toBe(true);
    expect(isWorkerMessage({ type: 'reload' })).toBe(true);
  });

  it('that carry a choice of downloads need lists of texts', () => {
    const choice = { notKept: ['castle'], asked: ['harbour.uk'], langs: ['uk'] };
    for (const type of ['hello', 'keep']) {
      expect(isPageMessage({ type, ...choice })).toBe(true);
      expect(isPageMessage({ type, notKept: [] })).toBe(true);
      for (const damage of [{ notKept: undefined }, { notKept: 'castle' }, { asked: [1] }, { langs: 'uk' }])
        expect(isPageMessage({ type, ...choice, ...damage }), JSON.stringify(damage)).toBe(false);
    }
    expect(isPageMessage({ type: 'test' })).toBe(true);
    expect(isPageMessage({ type: 'update' })).toBe(true);
  });

  it('about the state need a state', () => {
    expect(isWorkerMessage({ type: 'state', state: { version: 'a' } })).toBe(true);
    expect(isWorkerMessage({ type: 'state' })).toBe(false);
    expect(isWorkerMessage({ type: 'state', state: 'whole' })).toBe(false);
  });

  it('of an unknown type are ignored', () => {
    for (const message of [undefined, null, 'hello', { type: 'dance' }, { kind: 'hello' }, []]) {
      expect(isPageMessage(message)).toBe(false);
      expect(isWorkerMessage(message)).toBe(false);
    }
    expect(isPageMessage({ type: 'reload' })).toBe(false);
  });
});
