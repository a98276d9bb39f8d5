// Runs MiniSearch with the options that its guide shows for search as you type: prefixes, fuzzy terms, boosted titles.
import MiniSearch from 'minisearch';
import { fetchDocuments } from './load-documents.mjs';

export async function createEngine(edition) {
  const { documents, toAnswer } = await fetchDocuments(edition);
  const index = new MiniSearch({
    fields: ['title', 'names', 'heading', 'text'],
    searchOptions: { prefix: true, fuzzy: 0.2, boost: { title: 2, names: 2, heading: 2 } },
  });
  index.addAll(documents);
  return {
    ask: (query) =>
      index
        .search(query)
        .slice(0, 10)
        .map(({ id, score }) => toAnswer(id, score)),
  };
}
