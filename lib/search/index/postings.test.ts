// Checks the postings list, which finds the texts that contain a word form.
import { expect, it } from 'vitest';
import { createPostings } from './postings';

it('finds every text with exactly the given form', () => {
  const postings = createPostings();
  for (let id = 0; id < 250; id++) postings.add(id, id % 2 ? ['патруль', 'бій'] : ['патрулі']);
  expect(postings.find('патруль')).toHaveLength(125);
  expect(postings.find('патрул')).toEqual([]);
});

it('accepts words that are names of object properties', () => {
  const postings = createPostings();
  postings.add(0, ['constructor', '__proto__', 'a']);
  expect(postings.find('constructor')).toEqual([0]);
  expect(postings.find('__proto__')).toEqual([0]);
  expect(postings.find('toString')).toEqual([]);
});
