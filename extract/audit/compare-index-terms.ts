// Compares two alphabetical indexes: the one that a rulebook prints on its last pages, and the one that the site
// generates. Every printed term must be in the site's index and lead to the same topic.
import { alphabetOf } from '../../lib/compile/alphabetical-index';
import { findEntry, type RegisteredGame } from '../../lib/content/registry';
import { toGameData } from '../../lib/content/to-game-data';
import type { Lang } from '../../lib/core/languages';
import type { AlphabetItem } from '../../lib/data/site-data-types';
import { insertIntoAlphabet, unlockedEntries } from '../../lib/data/unlocked-entries';
import { readIndexRows } from '../references/parse-index-rows';
import { fold } from '../text/text-patterns';
import { isPrintedIndex } from '../topics/split-topics';
import type { Draft, PrintedIndexTerm } from '../types';
import type { Finding } from './compare-with-book';
import type { TopicMatches } from './match-topics';

export function compareIndex(draft: Draft, game: RegisteredGame, matches: TopicMatches): Finding[] {
  const { topics, lang } = draft;
  const items = new Map<string, AlphabetItem[]>();
  for (const item of unlockedAlphabet(game, lang))
    items.set(keyOf(item.title), [...(items.get(keyOf(item.title)) ?? []), item]);
  const indexTitle = topics.find((topic) => isPrintedIndex(topic, draft))?.title ?? '';
  return printedTermsOf(draft).flatMap((term): Finding[] => {
    const found = items.get(keyOf(term.term)) ?? [];
    const topic = topics[term.topics[0] ?? -1]?.title ?? indexTitle;
    const toFinding = (what: string): Finding => ({
      finding: 'index',
      topic,
      what,
      where: `line ${term.line}`,
    });
    // The site's index lacks this term. If the topic of the term is missing too, the audit already reports the topic,
    // so the term is not reported.
    const isTopicMissing = term.topics.length > 0 && !term.topics.some((at) => matches.topics[at]);
    if (!found.length) return isTopicMissing ? [] : [toFinding(`«${term.term}» is missing`)];
    const reached = new Set(found.flatMap(({ target }) => entriesReached(game, lang, target)));
    // The extractor is sure of the topics of a term only if the term is the title of a topic. Otherwise it guessed
    // the topics from page numbers, so they are not compared.
    const expected = term.matchesTitle ? term.topics : [];
    return expected
      .filter((at) => {
        const match = matches.topics[at];
        return match && !entriesReached(game, lang, match.entry.id).some((id) => reached.has(id));
      })
      .map((at) => toFinding(`«${term.term}» does not lead to «${topics[at]?.title}»`));
  });
}

/**
 * Returns one term for each row of the printed index. Its list of topics is empty if the row has no page numbers, or if
 * the extractor found no topic for the term.
 */
function printedTermsOf(draft: Draft): Pick<PrintedIndexTerm, 'term' | 'line' | 'topics' | 'matchesTitle'>[] {
  const resolved = draft.topics.flatMap(({ index }) => index);
  return draft.topics
    .filter((topic) => isPrintedIndex(topic, draft))
    .flatMap(({ blocks }) => readIndexRows(blocks, draft.words))
    .map(
      ({ term, line }) =>
        resolved.find((other) => other.term === term && other.line === line) ?? {
          term,
          line,
          topics: [],
          matchesTitle: false,
        },
    );
}

/** Returns the alphabetical index of the site, including the spoiler entries that readers unlock during a campaign. */
function unlockedAlphabet(game: RegisteredGame, lang: Lang): AlphabetItem[] {
  const data = toGameData(game, lang, () => '');
  const points = (data.unlocks ?? []).map(({ id }) => id);
  return insertIntoAlphabet(alphabetOf(game, lang), unlockedEntries(data, points), lang).flatMap(
    ({ items }) => items,
  );
}

/**
 * Returns the ids of the entries that a link target leads to: the entry itself and, if the entry is a redirect, the
 * entries that it redirects to.
 */
function entriesReached(game: RegisteredGame, lang: Lang, target: string): string[] {
  const [id = ''] = target.split('#');
  const see = findEntry(game, lang, id)?.fields.see ?? [];
  return [id, ...see.map((seeTarget) => seeTarget.split('#')[0] ?? '')];
}

/**
 * Returns a key for comparing terms: the term normalized by `fold`, with a space in place of everything except
 * letters and digits.
 */
const keyOf = (term: string): string =>
  fold(term)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
