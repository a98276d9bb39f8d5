// The engine of this project with the data files of the site; like the search worker it builds the similar forms after
// the first answer.
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
