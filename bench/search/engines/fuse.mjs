// Runs Fuse.js with weighted keys and token search, which its guide recommends for queries of several words.
import Fuse from 'fuse.js';
import { fetchDocuments } from './load-documents.mjs';

export async function createEngine(edition) {
  const { documents, toAnswer } = await fetchDocuments(edition);
  const fuse = new Fuse(documents, {
    keys: [
      { name: 'title', weight: 2 },
      { name: 'names', weight: 2 },
      { name: 'heading', weight: 2 },
      'text',
    ],
    useTokenSearch: true,
    ignoreLocation: true,
    includeScore: true,
  });
  return {
    ask: (query) => fuse.search(query, { limit: 10 }).map(({ item, score }) => toAnswer(item.id, 1 - score)),
  };
}
