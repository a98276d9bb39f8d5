// Lists the compared search engines in the order of the results table.
export interface BenchEngine {
  /** Name of the file in engines/, without its extension. */
  id: string;
  name: string;
  /** Name of the npm package. Undefined for the search engine of this project. */
  package?: string;
  setUp: string;
}

export const ENGINES: BenchEngine[] = [
  { id: 'pravylo', name: 'Pravylo', setUp: 'as on the site' },
  { id: 'flexsearch', name: 'FlexSearch', package: 'flexsearch', setUp: 'defaults' },
  { id: 'minisearch', name: 'MiniSearch', package: 'minisearch', setUp: 'prefix, fuzzy 0.2, boosts' },
  { id: 'fuse', name: 'Fuse.js', package: 'fuse.js', setUp: 'token search, weighted keys' },
  { id: 'lunr', name: 'Lunr', package: 'lunr', setUp: 'exact, prefix and fuzzy terms; ru plug-in' },
  { id: 'orama', name: 'Orama', package: '@orama/orama', setUp: 'uk and ru stemmers, tolerance 1' },
  { id: 'pagefind', name: 'Pagefind', package: 'pagefind', setUp: 'pages by heading' },
];
