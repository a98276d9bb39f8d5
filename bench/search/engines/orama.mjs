// Runs Orama with boosted titles and a tolerance of one typo. Uses its Russian stemmer for Russian, and its Ukrainian
// stemmer for all other languages.
import { create, insertMultiple, search } from '@orama/orama';
import * as russian from '@orama/stemmers/russian';
import * as ukrainian from '@orama/stemmers/ukrainian';
import { fetchDocuments } from './load-documents.mjs';

export async function createEngine(edition) {
  const { documents, toAnswer } = await fetchDocuments(edition);
  const { language, stemmer } = edition.lang === 'ru' ? russian : ukrainian;
  const db = create({
    schema: { title: 'string', names: 'string', heading: 'string', text: 'string' },
    components: { tokenizer: { language, stemming: true, stemmer } },
  });
  await insertMultiple(db, documents);
  return {
    ask: async (term) => {
      const boost = { title: 2, names: 2, heading: 2 };
      const { hits } = await search(db, { term, boost, tolerance: 1, limit: 10 });
      return hits.map(({ id, score }) => toAnswer(id, score));
    },
  };
}
