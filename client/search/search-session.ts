// Holds the indexes of the editions that were asked about and answers requests over them; runs in the worker or on the page.

import type { Lang } from '@/lib/core/languages';
import { toQuestion } from '@/lib/data/format-question';
import type { GameData } from '@/lib/data/game-data';
import { targetOf } from '@/lib/data/resolve-moved';
import { wholeSentence } from '@/lib/data/whole-sentence';
import { findNow } from '@/lib/decisions/decision-status';
import {
  createDecisionSearch,
  type FindDecisions,
  type FoundDecision,
} from '@/lib/decisions/search-decisions';
import { addColloquial, createIndex, type GameIndex } from '@/lib/search/index/create-index';
import { type GameResults, mergeResponses } from '@/lib/search/results/search-games';
import { search } from '@/lib/search/search';
import type { SearchResult } from '@/lib/search/types';
import { fetchGameData } from '../fetch-game-data';
import {
  colloquialKey,
  type SearchAnswer,
  type SearchEdition,
  type SearchHit,
  type SearchRequest,
} from './search-types';

export interface Session {
  ask: (request: SearchRequest) => Promise<SearchAnswer>;
}

interface LoadedEdition {
  data: GameData;
  index: GameIndex;
  /** Over when what players say has come, or will not, or not in time. */
  learn: (talk: Promise<string>) => Promise<void>;
  texts: Map<string, string>;
  decided: FindDecisions;
}

/** An answer waits no longer for what players say; it serves the next question. */
const LATE_MS = 1500;

type FoundEdition = GameResults & { loaded: LoadedEdition; ours: FoundDecision[] };

/** `given` has the text of an edition, or of what players say, that somebody else is fetching; data is otherwise fetched here. */
export function createSession(
  dataPath: string,
  given: (key: string) => Promise<string> | undefined = () => undefined,
): Session {
  const loading = new Map<string, Promise<LoadedEdition>>();
  const talks = new Map<string, Promise<string>>();

  /** What players say in a language, given once for all its editions. */
  const talkOf = (lang: string): Promise<string> | undefined => {
    const talk = talks.get(lang) ?? given(colloquialKey(lang));
    if (!talk) return undefined;
    talks.set(lang, talk);
    talk.catch(() => talks.delete(lang));
    return talk;
  };

  const load = (game: string, lang: string): Promise<LoadedEdition> => {
    const key = `${game}.${lang}`;
    const known = loading.get(key);
    if (known) return known;
    const text = given(key);
    const fetched = text
      ? text.then((words) => JSON.parse(words) as GameData)
      : fetchGameData(`${dataPath}${key}.json`);
    const request = fetched.then((data) => {
      const index = createIndex(data);
      let learned: Promise<void> | undefined;
      // Once, and not with every letter; again only where it did not come.
      const learn = (talk: Promise<string>) => {
        learned ??= Promise.race([
          talk.then(
            (words) => addColloquial(index, words),
            // Without it the book's own words are still understood.
            () => {
              learned = undefined;
            },
          ),
          new Promise<void>((late) => setTimeout(late, LATE_MS)),
        ]);
        return learned;
      };
      // What words resemble is made while the reader is still typing the first one.
      setTimeout(index.likeness.prepare);
      return { data, index, learn, texts: textsOf(data), decided: createDecisionSearch(data) };
    });
    loading.set(key, request);
    // A failed load may be tried again at the next keystroke.
    request.catch(() => loading.delete(key));
    return request;
  };

  const askEdition = async (
    { game, lang }: SearchEdition,
    { query, unlocked, literal, decisions }: SearchRequest,
  ): Promise<FoundEdition | undefined> => {
    try {
      // A single word is not looked for in talk, and need not wait for it.
      const talk = query.includes(' ') ? talkOf(lang) : undefined;
      const loaded = await load(game, lang);
      if (talk) await loaded.learn(talk);
      const asked = { unlocked: unlocked[game] ?? [], literal };
      const response = search(loaded.index, query, asked);
      const find = (words: string) => loaded.decided(decisions?.[game] ?? [], words, asked);
      const asTyped = query ? find(query) : [];
      // The book knows more words than the few decisions: how it reads a slip is tried as well.
      const { understoodAs } = response;
      const ours = asTyped.length === 0 && understoodAs ? find(understoodAs) : asTyped;
      return { game, lang, name: loaded.data.name, response, loaded, ours };
    } catch {
      return undefined;
    }
  };

  return {
    ask: async (request) => {
      const { query, editions } = request;
      const asked = await Promise.all(
        editions.map(async (edition) => ({ edition, found: await askEdition(edition, request) })),
      );
      const failed = asked.filter(({ found }) => !found).map(({ edition }) => edition.name);
      const answering = asked.flatMap(({ found }) => found ?? []);
      if (!query) return { query, hits: [], questions: [], icons: {}, suggestions: [], failed };
      const { results, questions, understoodAs, didYouMean, nearest } = mergeResponses(answering);
      const editionOf = (one: { game: string; lang: string }) =>
        answering.find(({ game, lang }) => game === one.game && lang === one.lang);
      return {
        query,
        hits: [...decisionHits(answering), ...results.map((result) => toHit(result, editionOf(result)))],
        questions: questions.map(({ game, lang, text, entry, rule }) => ({
          game,
          lang,
          text: toQuestion(text, lang as Lang),
          entry,
          ...(rule && { rule }),
        })),
        icons: Object.fromEntries(
          answering.map(({ game, lang, loaded }) => [`${game}.${lang}`, loaded.data.icons]),
        ),
        ...(understoodAs && { understoodAs }),
        suggestions: [...new Set([...(didYouMean ? [didYouMean] : []), ...nearest.map(({ name }) => name)])],
        failed,
      };
    },
  };
}

function toHit(
  { game, lang, entry, rule, title, sectionTitle, page, ranges, from, locked, question, text }: SearchResult,
  edition: FoundEdition | undefined,
): SearchHit {
  return {
    game,
    lang,
    name: edition?.name ?? game,
    entry,
    title,
    text: locked ? '' : (edition?.loaded.texts.get(`${entry}#${rule}`) ?? text),
    ranges,
    ...(rule && { rule }),
    ...(sectionTitle && { sectionTitle }),
    ...(page !== undefined && { page, of: edition?.loaded.data.book.of }),
    ...(from && { from }),
    ...(question && { question: toQuestion(question, lang as Lang) }),
    ...(locked && { locked: true }),
  };
}

/** What tables decided leads to the rule it is about, or, where there is none any more, to its list; each once, however many editions were asked. */
function decisionHits(editions: readonly FoundEdition[]): SearchHit[] {
  const hits = editions.flatMap(({ game, lang, name, ours, loaded }) =>
    ours.map(({ id, at, text, ranges }): SearchHit => {
      const home = at && findNow(loaded.data, at);
      const [entry = '', rule] = home ? targetOf(home).split('#') : [];
      return { decision: id, game, lang, name, entry, ...(rule && { rule }), title: '', text, ranges };
    }),
  );
  return hits.filter(({ decision }, at) => hits.findIndex((one) => one.decision === decision) === at);
}

/** Rules with their mark-up by address within the game. */
function textsOf({ entries }: GameData): Map<string, string> {
  return new Map(
    entries.flatMap((entry) =>
      entry.rules.map((rule): [string, string] => [`${entry.id}#${rule.id}`, wholeSentence(entry, rule)]),
    ),
  );
}
