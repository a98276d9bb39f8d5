// Holds the indexes of the editions that were asked about and answers requests over them; runs in the worker or on the page.
import type { GameData } from '@/lib/data/game-data';
import { createIndex, type GameIndex } from '@/lib/search/create-index';
import { search } from '@/lib/search/search';
import { fetchGameData } from '../fetch-game-data';
import type { SearchAnswer, SearchEdition, SearchGroup, SearchHit, SearchRequest } from './search-types';

export interface Session {
  ask: (request: SearchRequest) => Promise<SearchAnswer>;
}

interface LoadedEdition {
  data: GameData;
  index: GameIndex;
  texts: Map<string, string>;
}

export function createSession(dataPath: string): Session {
  const loading = new Map<string, Promise<LoadedEdition>>();

  const load = (game: string, lang: string): Promise<LoadedEdition> => {
    const key = `${game}.${lang}`;
    const known = loading.get(key);
    if (known) return known;
    const request = fetchGameData(`${dataPath}${key}.json`).then((data) => {
      const index = createIndex(data);
      // What words resemble is made while the reader is still typing the first one.
      setTimeout(index.likeness.prepare);
      return { data, index, texts: textsOf(data) };
    });
    loading.set(key, request);
    // A failed load may be tried again at the next keystroke.
    request.catch(() => loading.delete(key));
    return request;
  };

  const askEdition = async (
    { game, lang, name }: SearchEdition,
    { query, unlocked, literal }: SearchRequest,
  ): Promise<SearchGroup> => {
    const empty = { game, lang, name, hits: [], icons: {}, suggestions: [] };
    try {
      const { data, index, texts } = await load(game, lang);
      if (!query) return { ...empty, name: data.name };
      const found = search(index, query, { unlocked: unlocked[game] ?? [], literal });
      const nearest = found.nearest.map(({ name }) => name);
      return {
        game,
        lang,
        name: data.name,
        hits: found.results.map((result): SearchHit => {
          const { entry, rule, title, sectionTitle, page, ranges, from, locked } = result;
          const text = locked ? '' : (texts.get(`${entry}#${rule}`) ?? result.text);
          return {
            entry,
            title,
            text,
            ranges,
            ...(rule && { rule }),
            ...(sectionTitle && { sectionTitle }),
            ...(page !== undefined && { page }),
            ...(from && { from }),
            ...(locked && { locked: true }),
          };
        }),
        icons: data.icons,
        ...(found.understoodAs && { understoodAs: found.understoodAs }),
        suggestions: [...new Set([...(found.didYouMean ? [found.didYouMean] : []), ...nearest])],
      };
    } catch {
      return { ...empty, failed: true };
    }
  };

  return {
    ask: async (request) => ({
      query: request.query,
      groups: await Promise.all(request.editions.map((edition) => askEdition(edition, request))),
    }),
  };
}

/** Rules with their mark-up by address within the game. */
function textsOf({ entries }: GameData): Map<string, string> {
  return new Map(
    entries.flatMap(({ id, rules }) =>
      rules.map((rule): [string, string] => [`${id}#${rule.id}`, rule.text]),
    ),
  );
}
