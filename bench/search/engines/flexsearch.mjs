// Runs FlexSearch with default options: a document index over all fields.
import { Document } from 'flexsearch';
import { fetchDocuments } from './load-documents.mjs';

export async function createEngine(edition) {
  const { documents, toAnswer } = await fetchDocuments(edition);
  const index = new Document({ document: { id: 'id', index: ['title', 'names', 'heading', 'text'] } });
  for (const document of documents) index.add(document);
  return { ask: (query) => index.search(query, { limit: 10, merge: true }).map(({ id }) => toAnswer(id)) };
}
