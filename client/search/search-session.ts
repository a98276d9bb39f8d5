// Searches editions. Loads and indexes an edition when the first query needs it. Runs in the search worker, or in the
// page if no worker can run.
import { isLargeSite } from '@/lib/core/is-large-site';
import type { Lang } from '@/lib/core/languages';
import { documentOfEntry } from '@/lib/data/book-of-entry';
import { sentenceWithList } from '@/lib/data/complete-sentence';
import { formatQuestion } from '@/lib/data/format-question';
import { toRuleNote } from '@/lib/data/format-rule-notes';
import { type GameData, notesAbout } from '@/lib/data/game-data';
import type { ListedGame } from '@/lib/data/game-list';
import { iconsOf } from '@/lib/data/inline-markup';
import { dataWithModules } from '@/lib/data/modules';
import { replacedWords } from '@/lib/data/replaced-words';
import { targetOf } from '@/lib/data/resolve-moved-rules';
import { findCurrentTarget } from '@/lib/decisions/decision-status';
import {
  createDecisionSearch,
  type DecisionMatch,
  type DecisionSearch,
} from '@/lib/decisions/search-decisions';
import { KEPT_DATA_PATH } from '@/lib/offline/offline-manifest';
import { addColloquial, addTranslations, createIndex, type GameIndex } from '@/lib/search/index/create-index';
import { findLanguage } from '@/lib/search/languages/languages';
import { rankEditions } from '@/lib/search/library/rank-editions';
import { createSynonyms, type Synonyms } from '@/lib/search/matching/synonyms';
import { memoise } from '@/lib/search/memoise';
import { findNamedGames } from '@/lib/search/results/find-named-games';
import { type GameResponse, mergeResponses, narrowToNamedGames } from '@/lib/search/results/search-games';
import { search } from '@/lib/search/search';
import { needsTranslation } from '@/lib/search/translations/needs-translation';
import type { SearchResult } from '@/lib/search/types';
import { fetchGameData } from '../fetch-game-data';
import { createKeptWords, type KeptWords } from './kept-words';
import { createLibrarySearch } from './search-library';
import {
  colloquialKey,
  type IconsByEdition,
  type SearchAnswer,
  type SearchEdition,
  type SearchHit,
  type SearchRequest,
  TRANSLATIONS_KEY,
  toNamedGameHit,
  toSearchEdition,
} from './search-types';

export interface SearchSession {
  search: (request: SearchRequest) => Promise<SearchAnswer>;
}

/**
 * Returns the text of a file that the page is fetching; undefined if the page does not fetch it. Examples of keys:
 * `outer-rim.uk` for the data of an edition, `talk.uk` for the colloquial synonyms of a language.
 */
type FindText = (key: string) => Promise<string> | undefined;

interface LoadedEdition {
  data: GameData;
  index: GameIndex;
  /**
   * Adds the colloquial synonyms to the index, once. Resolves when they are added, when they fail to load, or when the
   * maximum time is over.
   */
  addSynonyms: (text: Promise<string>) => Promise<void>;
  /** Maps the address of a rule in its game (`combat#roll`) to the text of the rule with markup. */
  ruleTexts: Map<string, string>;
  searchDecisions: DecisionSearch;
  /**
   * The same edition without the content of modules (expansions) that were not played at the time of the last search.
   */
  applied?: { played: string; loaded: LoadedEdition };
}

type EditionResponse = GameResponse & { loaded: LoadedEdition; decisionMatches: DecisionMatch[] };

/**
 * Maximum number of editions in memory. An edition takes about 4 MB. The number is greater than the number of editions
 * that are searched together.
 */
const MAX_LOADED = 12;
/** Maximum time to wait for the colloquial synonyms, in milliseconds. If they load later, the next query uses them. */
const SYNONYMS_TIMEOUT_MS = 1500;
/** Maximum time to wait for the colloquial synonyms before many editions are ordered, in milliseconds. */
const ORDER_TIMEOUT_MS = 150;

/**
 * Creates a search session. If `findText` does not return a text, the session fetches it from `dataPath`.
 * `hasServiceWorker` says whether a service worker answers the requests, and therefore lists the stored editions.
 */
export function createSearchSession(
  dataPath: string,
  findText: FindText = () => undefined,
  hasServiceWorker = false,
): SearchSession {
  const loadEdition = createEditionLoader(dataPath, findText);
  const findSynonyms = createTextLoader(findText);
  const findTranslations = () => findSynonyms(TRANSLATIONS_KEY);
  const takeNewIcons = createIconSender();
  const addNamedEditions = createNamedEditionFinder();

  const prepareEdition = async (
    edition: SearchEdition,
    query: string,
    played: string | undefined,
  ): Promise<LoadedEdition | undefined> => {
    try {
      // The search uses the synonyms only for queries of several words, so a query of one word does not wait for them.
      const { lang } = edition;
      const synonyms = query.includes(' ') ? findSynonyms(colloquialKey(lang)) : undefined;
      const translations = needsTranslation(query, lang) ? findTranslations() : undefined;
      const loaded = await loadEdition(edition, played);
      if (synonyms) await loaded.addSynonyms(synonyms);
      if (translations) await addTranslationsTo(loaded.index, translations);
      return loaded;
    } catch {
      return undefined;
    }
  };

  const keptWords = createKeptWords(
    hasServiceWorker ? dataPath.replace(/\/data\/$/, KEPT_DATA_PATH) : undefined,
  );
  const playedIn = ({ editions, played }: SearchRequest, { game }: SearchEdition) =>
    // The played modules (expansions) belong to the game of the current page, whose edition is the first.
    game === editions[0]?.game ? played : undefined;

  const searchTogether = async (request: SearchRequest): Promise<SearchAnswer> => {
    const { query, editions } = request;
    const all = await Promise.all(
      editions.map((edition) => prepareEdition(edition, query, playedIn(request, edition))),
    );
    const failed = editions.filter((_, at) => !all[at]).map(({ name }) => name);
    const loaded = all.flatMap((one) => one ?? []);
    const count = loaded.length;
    if (!query) return { query, hits: [], questions: [], icons: {}, loaded: count, suggestions: [], failed };
    const { searched, text, named } = narrowToNamedGames(
      loaded.map(({ index }) => index),
      query,
      request.literal,
    );
    const responses = loaded
      .filter(({ index }) => searched.includes(index))
      .map((one) => searchLoaded(one, one.index, { ...request, query: text }));
    const answer = toAnswer(query, responses, failed);
    return {
      ...answer,
      hits: [...named.map((game) => toNamedGameHit(game, text !== '')), ...answer.hits],
      icons: takeNewIcons(answer.hits, responses),
      loaded: count,
    };
  };

  const searchLibrary = createLibrarySearch({
    order: (editions, query) => orderEditions(keptWords, editions, query, findSynonyms),
    async searchOne(edition, request) {
      const loaded = await prepareEdition(edition, request.query, playedIn(request, edition));
      if (!loaded) return undefined;
      keptWords.add(keyOf(edition), loaded.index.documents);
      const response = searchLoaded(loaded, loaded.index, request);
      const answer = toAnswer(request.query, [response], []);
      const icons = takeNewIcons(answer.hits, [response]);
      return { answer: { ...answer, icons, loaded: 1 }, score: response.response.results[0]?.score ?? 0 };
    },
  });
  /** Computes the words of the editions that were never searched. */
  const completeWords = async (editions: readonly SearchEdition[]): Promise<void> => {
    await keptWords.read();
    const byKey = new Map(editions.map((edition) => [keyOf(edition), edition]));
    await keptWords.complete([...byKey.keys()], (key) => loadData(key, dataPath, findText));
  };

  return {
    search: async (request) => {
      const editions = await addNamedEditions(request);
      if (!isLargeSite(editions)) return searchTogether({ ...request, editions });
      if (request.query) {
        const answer = await searchLibrary({ ...request, editions });
        void completeWords(editions);
        return answer;
      }
      await keptWords.read();
      return { query: '', hits: [], questions: [], icons: {}, loaded: 0, suggestions: [], failed: [] };
    },
  };
}

const keyOf = ({ game, lang }: SearchEdition): string => `${game}.${lang}`;

/** Orders many editions by how well their words match the query. */
async function orderEditions(
  keptWords: KeptWords,
  editions: readonly SearchEdition[],
  query: string,
  findSynonyms: (key: string) => Promise<string> | undefined,
): Promise<SearchEdition[]> {
  const words = await keptWords.read();
  const langs = [...new Set(editions.map(({ lang }) => lang))];
  const synonyms = new Map(
    await Promise.all(
      langs.map(async (lang): Promise<[string, Synonyms | undefined]> => {
        const colloquial = query.includes(' ') ? await findSoon(findSynonyms(colloquialKey(lang))) : '';
        return [lang, synonymsOf(lang)(colloquial)];
      }),
    ),
  );
  const known = editions.map((edition) => ({
    edition,
    lang: edition.lang,
    words: words.get(keyOf(edition)),
  }));
  return rankEditions(known, query, (lang) => synonyms.get(lang)).map(({ edition }) => edition);
}

/** Returns the text, or an empty text if it does not load soon. */
const findSoon = (text: Promise<string> | undefined): Promise<string> =>
  Promise.race([
    text?.catch(() => '') ?? '',
    new Promise<string>((resolve) => setTimeout(() => resolve(''), ORDER_TIMEOUT_MS)),
  ]);

const synonymsOf = memoise((lang: string) =>
  memoise((colloquial: string): Synonyms | undefined => {
    const language = findLanguage(lang);
    return language && createSynonyms(language, colloquial);
  }),
);

/**
 * Returns a function that collects the icons in the texts of hits. The function returns every icon only once in a
 * session.
 */
function createIconSender() {
  const sent = new Set<string>();
  return (hits: readonly SearchHit[], responses: readonly EditionResponse[]): IconsByEdition => {
    const icons: IconsByEdition = {};
    for (const { game, lang, text, notes = [] } of hits) {
      const key = `${game}.${lang}`;
      const edition = responses.find((one) => one.game === game && one.lang === lang);
      for (const id of [text, ...notes.map((note) => note.text)].flatMap(iconsOf)) {
        const icon = edition?.loaded.data.icons[id];
        if (!icon || sent.has(`${key} ${id}`)) continue;
        sent.add(`${key} ${id}`);
        icons[key] = { ...icons[key], [id]: icon };
      }
    }
    return icons;
  };
}

/**
 * Returns a function that returns the editions of a request and, if the query names games of the list of all games,
 * the editions of these games. The list is loaded once.
 */
function createNamedEditionFinder() {
  let loading: Promise<ListedGame[]> | undefined;
  return async ({ list, query, editions, literal }: SearchRequest): Promise<readonly SearchEdition[]> => {
    if (!list || !query) return editions;
    loading ??= fetchGameData<ListedGame[]>(list);
    // If the list of games fails to load, the search covers only the editions of the request.
    const games = await loading.catch(() => {
      loading = undefined;
      return [];
    });
    const named = findNamedGames(
      games.map(({ game, name, otherNames }) => ({ game, names: [name, ...otherNames] })),
      query,
      literal,
    );
    const missing = games.filter(
      ({ game }) => named?.games.includes(game) && !editions.some((edition) => edition.game === game),
    );
    return [...editions, ...missing.map(toSearchEdition)];
  };
}

/** Loads the data of an edition: from the page, if the page fetches or stores it, otherwise from the site. */
function loadData(key: string, dataPath: string, findText: FindText): Promise<GameData> {
  const text = findText(key);
  return text ? text.then((json) => JSON.parse(json) as GameData) : fetchGameData(`${dataPath}${key}.json`);
}

/**
 * Returns a function that loads and indexes an edition. The editions that were used last stay in memory. If loading
 * fails, the next call tries again.
 */
function createEditionLoader(dataPath: string, findText: FindText) {
  const loading = new Map<string, Promise<LoadedEdition>>();
  const load = (key: string): Promise<LoadedEdition> => {
    const request = loading.get(key) ?? loadData(key, dataPath, findText).then(toLoadedEdition);
    // Move the edition to the end of the map. The edition at the start is then the one that was not used for the
    // longest time.
    loading.delete(key);
    loading.set(key, request);
    for (const oldest of loading.keys()) if (loading.size > MAX_LOADED) loading.delete(oldest);
    request.catch(() => loading.delete(key));
    return request;
  };
  /** Loads an edition. If `played` lists the played modules (expansions), removes the content of all other modules. */
  return async (edition: SearchEdition, played: string | undefined): Promise<LoadedEdition> => {
    const all = await load(keyOf(edition));
    if (played === undefined || !all.data.modules) return all;
    if (all.applied?.played !== played)
      all.applied = { played, loaded: toLoadedEdition(dataWithModules(all.data, played.split(' '))) };
    return all.applied.loaded;
  };
}

function toLoadedEdition(data: GameData): LoadedEdition {
  const index = createIndex(data);
  let added: Promise<void> | undefined;
  const addSynonyms = (text: Promise<string>): Promise<void> => {
    added ??= Promise.race([
      text.then(
        (synonyms) => addColloquial(index, synonyms),
        // If the synonyms fail to load, the search still finds the words of the book. The next query loads the synonyms
        // again.
        () => {
          added = undefined;
        },
      ),
      new Promise<void>((resolve) => setTimeout(resolve, SYNONYMS_TIMEOUT_MS)),
    ]);
    return added;
  };
  // Builds the index of similar word forms in a later task, while the reader is typing the first word.
  setTimeout(index.similarForms.buildAll);
  return {
    data,
    index,
    addSynonyms,
    ruleTexts: toRuleTexts(data),
    searchDecisions: createDecisionSearch(data),
  };
}

/**
 * Returns a function that loads a text (colloquial synonyms or translations) once for all editions. If loading fails,
 * the next call tries again.
 */
function createTextLoader(findText: FindText) {
  const loading = new Map<string, Promise<string>>();
  return (key: string): Promise<string> | undefined => {
    const text = loading.get(key) ?? findText(key);
    if (!text) return undefined;
    loading.set(key, text);
    text.catch(() => loading.delete(key));
    return text;
  };
}

/**
 * Adds the translations between the languages of the site to the index. If they fail to load, a query in another
 * language finds only the names that entries have in that language.
 */
const addTranslationsTo = (index: GameIndex, text: Promise<string>): Promise<void> =>
  text.then(
    (words) => addTranslations(index, words),
    () => undefined,
  );

function searchLoaded(
  loaded: LoadedEdition,
  { game, lang }: { game: string; lang: string },
  { query, unlocked, literal, decisions }: SearchRequest,
): EditionResponse {
  const options = { unlocked: unlocked[game] ?? [], literal };
  const response = search(loaded.index, query, options);
  const findDecisions = (words: string) => loaded.searchDecisions(decisions?.[game] ?? [], words, options);
  const asTyped = query ? findDecisions(query) : [];
  // If no decision matches the query as typed, the search uses the corrected query. The correction comes from the words
  // of the book, because the decisions contain few words.
  const { understoodAs } = response;
  const decisionMatches = asTyped.length === 0 && understoodAs ? findDecisions(understoodAs) : asTyped;
  return { game, lang, name: loaded.data.name, response, loaded, decisionMatches };
}

/** Merges the responses of all editions into one list: first the decisions of the reader's group, then the rules. */
function toAnswer(
  query: string,
  responses: readonly EditionResponse[],
  failed: string[],
): Omit<SearchAnswer, 'icons' | 'loaded'> {
  const { results, questions, understoodAs, didYouMean, nearest } = mergeResponses(responses);
  const editionOf = (result: { game: string; lang: string }) =>
    responses.find(({ game, lang }) => game === result.game && lang === result.lang);
  return {
    query,
    hits: [
      ...decisionHits(responses),
      ...withOneLocked(results).map((result) => toHit(result, editionOf(result), query)),
    ],
    questions: questions.map(({ game, lang, text, entry, rule }) => ({
      game,
      lang,
      name: editionOf({ game, lang })?.name ?? game,
      text: formatQuestion(text, lang as Lang),
      entry,
      ...(rule && { rule }),
    })),
    ...(understoodAs && { understoodAs }),
    suggestions: [...new Set([...(didYouMean ? [didYouMean] : []), ...nearest.map(({ name }) => name)])],
    failed,
  };
}

/** Keeps only the first locked result of each edition, because all locked results look the same. */
const withOneLocked = (results: readonly SearchResult[]): SearchResult[] =>
  results.filter(
    ({ game, lang, locked }, at) =>
      !locked || results.findIndex((one) => one.locked && one.game === game && one.lang === lang) === at,
  );

function toHit(result: SearchResult, edition: EditionResponse | undefined, query: string): SearchHit {
  const { game, lang, entry, rule, title, sectionTitle, page, ranges, from, locked, question, text } = result;
  const found = edition?.loaded.data.entries.find(({ id }) => id === entry);
  const notes = found && rule && !locked ? notesAbout(found, rule) : [];
  const marked = notes
    .filter(({ note, ruling }) => note === 'unclear' || note === 'module' || (ruling && !ruling.overruledOn))
    .map(toRuleNote);
  const ruling = found?.rules.find(({ id }) => id === rule)?.ruling;
  const module = found?.module ?? found?.rules.find(({ id }) => id === rule)?.module;
  const document = found && edition && documentOfEntry(edition.loaded.data, found);
  return {
    game,
    lang,
    name: edition?.name ?? game,
    entry,
    title,
    text: locked ? '' : (edition?.loaded.ruleTexts.get(`${entry}#${rule}`) ?? text),
    ranges,
    ...(rule && { rule }),
    ...(sectionTitle && { sectionTitle }),
    ...(document && { document: document.name }),
    ...(module && { module: module.name }),
    ...(found?.replacedBy && { replaced: found.replacedBy.map(replacedWords).join(' ') }),
    ...(page !== undefined && !ruling && { page, ...(!document && { of: edition?.loaded.data.book.of }) }),
    ...(ruling && !locked && { ruling }),
    ...(from && { from }),
    ...(question && !ruling && { question: formatQuestion(question, lang as Lang) }),
    ...(result.isFurther && { isFurther: true as const }),
    ...(edition?.loaded.index.translations &&
      !result.understoodAs &&
      needsTranslation(query, lang) && { isForeign: true as const }),
    ...(result.isCompanion && { isCompanion: true as const }),
    ...(locked && { locked: true }),
    ...(marked.length > 0 && { notes: marked }),
    ...(notes.some(({ note }) => note === 'differs') && { differs: true }),
  };
}

/**
 * Converts matching decisions to hits. A hit links to the rule of the decision or, if the rule no longer exists, to the
 * list of decisions. If a decision matches in several editions, the result has one hit for it.
 */
function decisionHits(responses: readonly EditionResponse[]): SearchHit[] {
  const hits = responses.flatMap(({ game, lang, name, decisionMatches, loaded }) =>
    decisionMatches.map(({ id, at, text, ranges }): SearchHit => {
      const current = at && findCurrentTarget(loaded.data, at);
      const [entry = '', rule] = current ? targetOf(current).split('#') : [];
      return { decision: id, game, lang, name, entry, ...(rule && { rule }), title: '', text, ranges };
    }),
  );
  return hits.filter(({ decision }, at) => hits.findIndex((hit) => hit.decision === decision) === at);
}

function toRuleTexts({ entries }: GameData): Map<string, string> {
  return new Map(
    entries.flatMap((entry) =>
      entry.rules.map((rule): [string, string] => [`${entry.id}#${rule.id}`, sentenceWithList(entry, rule)]),
    ),
  );
}
