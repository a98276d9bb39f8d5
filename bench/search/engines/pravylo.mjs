// This project's engine, from the same data file as the site's worker, and like it making the rest after the first answer.
import { createIndex } from '../../../lib/search/index/create-index';
import { search } from '../../../lib/search/search';

export async function createEngine({ game, lang }) {
  const [data, talk] = await Promise.all([
    fetch(`/data/${game}.${lang}.json`).then((response) => response.json()),
    fetch(`/talk/${lang}.txt`).then((response) => response.text()),
  ]);
  const index = createIndex(data, talk);
  setTimeout(index.likeness.prepare);
  return { ask: (query) => search(index, query).results };
}
