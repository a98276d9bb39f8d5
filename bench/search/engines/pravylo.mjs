// Runs the search engine of this project on the data files of the site. Like the search worker of the site, it builds
// the index for misspellings after the first answer.
import { createIndex } from '../../../lib/search/index/create-index';
import { search } from '../../../lib/search/search';

export async function createEngine({ game, lang }) {
  const [data, colloquial] = await Promise.all([
    fetch(`/data/${game}.${lang}.json`).then((response) => response.json()),
    fetch(`/colloquial/${lang}.txt`).then((response) => response.text()),
  ]);
  const index = createIndex(data, colloquial);
  setTimeout(index.similarForms.buildAll);
  return { ask: (query) => search(index, query).results };
}
