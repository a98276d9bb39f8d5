// The postings list: which units contain a word form. The only module that imports FlexSearch.
//
// The package exports only its full build, five times as large as the plain index that is needed here. tsconfig.json
// therefore maps `flexsearch-light` to the file of the small build.
import { Index } from 'flexsearch-light';
import { memoise } from '../memoise';

export interface Postings {
  add(id: number, words: string[]): void;
  /** Ids of the units with exactly this form, in the order they were added. */
  find(word: string): number[];
  /** The number of those units; memoised. */
  count(word: string): number;
}

export function createPostings(): Postings {
  // The words are already folded, so FlexSearch must not split, encode, stem or rank them. It accepts a list of words
  // in place of a text, although its types do not say so.
  const encode = (words: unknown) => words as string[];
  const index = new Index({ encode, tokenize: 'strict', resolution: 1 });
  let size = 0;
  // The limit is explicit because the default limit of FlexSearch is 100.
  const find = (word: string) => index.search([word] as unknown as string, { limit: size }) as number[];
  return {
    add(id, words) {
      size += 1;
      index.add(id, words as unknown as string);
    },
    find,
    count: memoise((word: string) => find(word).length),
  };
}
