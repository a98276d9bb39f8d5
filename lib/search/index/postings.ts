// The postings list of the search index: finds the text units (searchable texts) that contain a word form. Only this
// module imports FlexSearch.
//
// The FlexSearch package exports only its full build, which is five times as large as the small build with the plain
// index. Therefore, tsconfig.json maps the name `flexsearch-light` to the file of the small build.
import { Index } from 'flexsearch-light';
import { memoise } from '../memoise';

export interface Postings {
  add(id: number, words: string[]): void;
  /**
   * Returns the ids of the text units that contain exactly this word form, in the order in which the units were added.
   */
  find(word: string): number[];
  /** Returns the number of text units that contain exactly this word form. Caches the result. */
  count(word: string): number;
}

export function createPostings(): Postings {
  // The words are already normalized, so FlexSearch must not split, encode, stem or rank them. FlexSearch accepts an
  // array of words instead of a text, although its types do not say so.
  const encode = (words: unknown) => words as string[];
  const index = new Index({ encode, tokenize: 'strict', resolution: 1 });
  let size = 0;
  // Set the limit explicitly, because FlexSearch returns at most 100 results by default.
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
