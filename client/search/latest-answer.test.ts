// Tests that the search panel shows the answer to the latest query, in whatever order the answers arrive.
import { describe, expect, it } from 'vitest';
import { createAnswerOrder } from './latest-answer';
import type { SearchAnswer } from './search-types';

const answerTo = (query: string, failed: string[] = [], loaded = 1) =>
  ({ query, failed, loaded }) as unknown as SearchAnswer;

/** A request whose promise the test resolves or rejects. */
function createRequest() {
  let resolve = (_: SearchAnswer): void => {};
  let reject = (_: Error): void => {};
  const promise = new Promise<SearchAnswer>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}

function createPanel() {
  const shown: string[] = [];
  const handlers = {
    onAnswer: ({ query }: SearchAnswer) => void shown.push(query),
    onFailure: () => void shown.push('failure'),
  };
  return { shown, handlers, order: createAnswerOrder() };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('the order of answers', () => {
  it('shows an answer when it arrives', async () => {
    const { shown, handlers, order } = createPanel();
    const request = createRequest();
    order.follow(request.promise, handlers);
    request.resolve(answerTo('combat'));
    await settle();
    expect(shown).toEqual(['combat']);
  });

  it('drops the answer to an earlier query that arrives last', async () => {
    const { shown, handlers, order } = createPanel();
    const [first, second] = [createRequest(), createRequest()];
    order.follow(first.promise, handlers);
    order.follow(second.promise, handlers);
    second.resolve(answerTo('combat'));
    await settle();
    first.resolve(answerTo('com'));
    await settle();
    expect(shown).toEqual(['combat']);
  });

  it('does not report the failure of an earlier query', async () => {
    const { shown, handlers, order } = createPanel();
    const [first, second] = [createRequest(), createRequest()];
    order.follow(first.promise, handlers);
    order.follow(second.promise, handlers);
    first.reject(new Error('no network'));
    second.resolve(answerTo('combat'));
    await settle();
    expect(shown).toEqual(['combat']);
  });

  it('drops every answer after the query was cleared', async () => {
    const { shown, handlers, order } = createPanel();
    const request = createRequest();
    order.follow(request.promise, handlers);
    order.drop();
    request.resolve(answerTo('combat'));
    await settle();
    expect(shown).toEqual([]);
  });

  it('is a failure if no edition could be loaded, but an answer if some could', async () => {
    const { shown, handlers, order } = createPanel();
    order.follow(Promise.resolve(answerTo('none', ['a', 'b'], 0)), handlers);
    await settle();
    order.follow(Promise.resolve(answerTo('some', ['a'], 1)), handlers);
    await settle();
    expect(shown).toEqual(['failure', 'some']);
  });
});
