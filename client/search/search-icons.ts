// Stores the icons of all search answers of the page, because the search worker sends every icon only once.
import type { IconsByEdition, SearchAnswer } from './search-types';

/** Returns a function that adds the icons of earlier answers to a new answer. */
export function createIconMemory() {
  let known: IconsByEdition = {};
  return (answer: SearchAnswer): SearchAnswer => {
    const added = Object.entries(answer.icons).map(([key, icons]) => [key, { ...known[key], ...icons }]);
    known = { ...known, ...Object.fromEntries(added) };
    return { ...answer, icons: known };
  };
}
