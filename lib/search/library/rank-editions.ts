// Estimates which of many editions answer a query best, and sorts the editions by this estimate. The estimate needs
// only the words of the editions (`edition-words.ts`). The search then loads the first editions, and computes the real
// scores.
import { stemOfKey, stemsOf } from '../analysis/stem';
import { wordsOf } from '../analysis/tokenize';
import type { SearchLanguage } from '../languages/language-definition';
import { findLanguage, languagesOfWord } from '../languages/languages';
import { MAX_QUERY_WORDS } from '../limits';
import { queryVariants } from '../matching/query-variants';
import { type Synonyms, synonymStems } from '../matching/synonyms';
import { type EditionWords, entryOf, nameShareOf, placesIn } from './edition-words';
import { KEY_LETTERS, rangeOfPrefix } from './word-key';

export interface KnownEdition {
  lang: string;
  /** Absent if the words of the edition are not known yet. */
  words?: EditionWords | undefined;
}

/**
 * A query word that is a complete name of an entry counts 1 + `NAME_BONUS` times as much as a query word in the text of
 * a rule. A word that is a part of a name gets a part of the bonus.
 */
const NAME_BONUS = 1.5;
/** Factor on the score of a synonym of a query word. */
const SYNONYM_WEIGHT = 0.6;
/** Minimum length of a stem, in letters. A shorter stem is the beginning of too many words. */
const MIN_STEM_LENGTH = 3;
/** Minimum share of the best edition's `covered` value (see `Estimate`) at which an edition is a candidate. */
const MIN_SHARE_OF_BEST = 0.5;

interface Estimate {
  /** Sum of the rarities of the query words that the best entry of the edition contains. */
  covered: number;
  /**
   * Like `covered`, but each rarity is multiplied by the score of the word: higher for a word in a name, lower for a
   * synonym.
   */
  score: number;
}

/**
 * Returns the editions that may answer the query, the best one first. Editions whose words are not known follow those
 * that contain the query. Editions with equal estimates keep their order. If no edition contains a word of the query,
 * returns all editions, because the query may be misspelt.
 */
export function rankEditions<Edition extends KnownEdition>(
  editions: readonly Edition[],
  query: string,
  synonymsOf: (lang: string) => Synonyms | undefined = () => undefined,
): Edition[] {
  const literal = estimateEditions(editions, synonymsOf, () => [query]);
  const estimates = literal.size
    ? literal
    : estimateEditions(editions, synonymsOf, (lang) =>
        queryVariants(query, findLanguage(lang)).map(({ text }) => text),
      );
  const best = Math.max(0, ...[...estimates.values()].map(({ covered }) => covered));
  if (best === 0) return [...editions];
  const isCandidate = (edition: Edition) =>
    (estimates.get(edition)?.covered ?? 0) >= MIN_SHARE_OF_BEST * best;
  return [
    ...editions
      .filter(isCandidate)
      .sort((a, b) => (estimates.get(b)?.score ?? 0) - (estimates.get(a)?.score ?? 0)),
    ...editions.filter(({ words }) => !words),
  ];
}

/**
 * Returns an estimate for each edition whose words are known. Leaves out the editions that contain no word of the
 * query.
 */
function estimateEditions<Edition extends KnownEdition>(
  editions: readonly Edition[],
  synonymsOf: (lang: string) => Synonyms | undefined,
  variantsOf: (lang: string) => readonly string[],
): Map<Edition, Estimate> {
  const estimates = new Map<Edition, Estimate>();
  for (const lang of new Set(editions.map((edition) => edition.lang))) {
    const known = editions.filter((edition) => edition.lang === lang && edition.words);
    for (const text of variantsOf(lang))
      addEstimates(estimates, known, toPrefixes(text, findLanguage(lang), synonymsOf(lang)));
  }
  return estimates;
}

/** Maps the beginnings of words that match one query word to their weights. */
type Prefixes = Map<string, number>;

function toPrefixes(
  query: string,
  language: SearchLanguage | undefined,
  synonyms: Synonyms | undefined,
): Prefixes[] {
  return [...new Set(wordsOf(query))].slice(0, MAX_QUERY_WORDS).map((word) => {
    const stems = languagesOfWord(word).flatMap((possible) => stemsOf(word, possible));
    const prefixes: Prefixes = new Map([[word.slice(0, KEY_LETTERS), 1]]);
    const add = (stem: string, weight: number) => {
      const prefix = stem.slice(0, KEY_LETTERS);
      if (prefix.length >= MIN_STEM_LENGTH) prefixes.set(prefix, Math.max(prefixes.get(prefix) ?? 0, weight));
    };
    for (const key of stems) add(stemOfKey(key), 1);
    for (const key of synonymStems(stems, language, synonyms).keys()) add(stemOfKey(key), SYNONYM_WEIGHT);
    return prefixes;
  });
}

/**
 * Estimates every edition for one variant of the query. If the edition already has an estimate from another variant,
 * keeps the better one.
 */
function addEstimates<Edition extends KnownEdition>(
  estimates: Map<Edition, Estimate>,
  editions: readonly Edition[],
  words: readonly Prefixes[],
): void {
  /** For each edition and word of the query: the score of the word in each entry that contains it. */
  const found = editions.map((edition) => words.map((prefixes) => scoreEntries(edition.words, prefixes)));
  const rarities = words.map((_, at) => {
    const count = found.filter((ofEdition) => ofEdition[at]?.size).length;
    return Math.log(1 + editions.length / (count || 1));
  });
  editions.forEach((edition, number) => {
    const best = bestEntry(found[number] ?? [], rarities);
    if (best.score > (estimates.get(edition)?.score ?? 0)) estimates.set(edition, best);
  });
}

/** Returns the scores of a query word in the entries that contain it. The keys are the indexes of the entries. */
function scoreEntries(words: EditionWords | undefined, prefixes: Prefixes): Map<number, number> {
  const scores = new Map<number, number>();
  if (!words) return scores;
  for (const [prefix, weight] of prefixes)
    for (const place of placesIn(words, rangeOfPrefix(prefix))) {
      const score = weight * (1 + NAME_BONUS * nameShareOf(place));
      const entry = entryOf(place);
      if (score > (scores.get(entry) ?? 0)) scores.set(entry, score);
    }
  return scores;
}

function bestEntry(found: readonly Map<number, number>[], rarities: readonly number[]): Estimate {
  const entries = new Map<number, Estimate>();
  found.forEach((scores, at) => {
    for (const [entry, score] of scores) {
      const estimate = entries.get(entry) ?? { covered: 0, score: 0 };
      const rarity = rarities[at] ?? 0;
      estimate.covered += rarity;
      estimate.score += rarity * score;
      entries.set(entry, estimate);
    }
  });
  let best: Estimate = { covered: 0, score: 0 };
  for (const estimate of entries.values()) if (estimate.score > best.score) best = estimate;
  return best;
}
