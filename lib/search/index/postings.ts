// Holds which texts contain a word form. The only module that knows FlexSearch.
// The package names only the build with everything, five times as large as what is needed here: an index alone. So
// tsconfig.json names that one.
import { Index } from 'flexsearch-light';
import { memoise } from './memoise';

export interface Postings {
  add(id: number, words: string[]): void;
  /** Ids of the texts with this exact form, in the order they were added. */
  find(word: string): number[];
  /** How many texts that is; remembered. */
  count(word: string): number;
}

export function createPostings(): Postings {
  // The words come folded and are looked up folded: FlexSearch must neither split, encode, stem nor rank them.
  // It takes the list of words in place of a text, though its types do not say so.
  const encode = (words: unknown) => words as string[];
  const index = new Index({ encode, tokenize: 'strict', resolution: 1 });
  let size = 0;
  // Without a limit FlexSearch stops at a hundred.
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
