// Runs Lunr, with its Russian plug-in for Russian and without a stemmer for other languages, because there is no
// Ukrainian plug-in. Combines exact, prefix and fuzzy terms, as Lunr's guide shows.
import lunr from 'lunr';
import russian from 'lunr-languages/lunr.ru.js';
import stemmerSupport from 'lunr-languages/lunr.stemmer.support.js';
import { fetchDocuments } from './load-documents.mjs';

stemmerSupport(lunr);
russian(lunr);

export async function createEngine(edition) {
  const { documents, toAnswer } = await fetchDocuments(edition);
  const index = lunr(function build() {
    if (edition.lang === 'ru') this.use(lunr.ru);
    else {
      // Lunr's default trimmer treats all Cyrillic letters as punctuation and removes them.
      this.pipeline.reset();
      this.searchPipeline.reset();
    }
    this.field('title', { boost: 10 });
    this.field('names', { boost: 10 });
    this.field('heading', { boost: 10 });
    this.field('text');
    for (const document of documents) this.add(document);
  });
  const { TRAILING } = lunr.Query.wildcard;
  return {
    ask: (query) => {
      const terms = lunr.tokenizer(query).map(String);
      const found = index.query((q) => {
        for (const term of terms) {
          q.term(term, { boost: 100 });
          q.term(term, { boost: 10, usePipeline: false, wildcard: TRAILING });
          if (term.length > 3) q.term(term, { boost: 1, usePipeline: false, editDistance: 1 });
        }
      });
      return found.slice(0, 10).map(({ ref, score }) => toAnswer(ref, score));
    },
  };
}
