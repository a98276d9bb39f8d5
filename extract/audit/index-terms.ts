// Holds the printed index of a book against the alphabet of its edition: every term leads to its topic.
import { alphabetOf } from '../../lib/compile/alphabetical-index';
import { findEntry, type RegisteredGame } from '../../lib/content/registry';
import { toGameData } from '../../lib/content/to-game-data';
import type { Lang } from '../../lib/core/languages';
import type { AlphabetItem } from '../../lib/data/site-data';
import { unlockedEntries, withEntries } from '../../lib/data/unlocked-entries';
import { readRows } from '../references/index-rows';
import { fold } from '../text/text-patterns';
import { isIndex } from '../topics/split-topics';
import type { Draft, IndexTerm } from '../types';
import type { Finding } from './compare';
import type { Matches } from './match-topics';

export function compareIndex(draft: Draft, game: RegisteredGame, matches: Matches): Finding[] {
  const { topics, lang } = draft;
  const items = new Map<string, AlphabetItem[]>();
  for (const item of wholeAlphabet(game, lang))
    items.set(keyOf(item.title), [...(items.get(keyOf(item.title)) ?? []), item]);
  const title = topics.find((topic) => isIndex(topic, draft))?.title ?? '';
  return termsOf(draft).flatMap((term): Finding[] => {
    const found = items.get(keyOf(term.term)) ?? [];
    const topic = topics[term.topics[0] ?? -1]?.title ?? title;
    const say = (what: string): Finding => ({ finding: 'index', topic, what, where: `line ${term.line}` });
    // What leads to a missing topic is missing with it.
    const isGone = term.topics.length > 0 && !term.topics.some((at) => matches.topics[at]);
    if (!found.length) return isGone ? [] : [say(`«${term.term}» is missing`)];
    const reached = new Set(found.flatMap(({ target }) => homesOf(game, lang, target)));
    // Where a term only seems to mean a topic, it may well lead to another.
    const wanted = term.named ? term.topics : [];
    return wanted
      .filter((at) => {
        const match = matches.topics[at];
        return match && !homesOf(game, lang, match.entry.id).some((id) => reached.has(id));
      })
      .map((at) => say(`«${term.term}» does not lead to «${topics[at]?.title}»`));
  });
}

/** Each printed term once, also one that means no topic, and the headings between them. */
function termsOf(draft: Draft): Pick<IndexTerm, 'term' | 'line' | 'topics' | 'named'>[] {
  const owned = draft.topics.flatMap(({ index }) => index);
  return draft.topics
    .filter((topic) => isIndex(topic, draft))
    .flatMap(({ blocks }) => readRows(blocks, draft.words))
    .map(
      ({ term, line }) =>
        owned.find((one) => one.term === term && one.line === line) ?? {
          term,
          line,
          topics: [],
          named: false,
        },
    );
}

/** As it stands before somebody who has come to the end of the campaign. */
function wholeAlphabet(game: RegisteredGame, lang: Lang): AlphabetItem[] {
  const data = toGameData(game, lang, () => '');
  const points = (data.unlocks ?? []).map(({ id }) => id);
  return withEntries(alphabetOf(game, lang), unlockedEntries(data, points), lang).flatMap(
    ({ items }) => items,
  );
}

/** The entry, and where it leads as a redirect. */
function homesOf(game: RegisteredGame, lang: Lang, target: string): string[] {
  const [id = ''] = target.split('#');
  const see = findEntry(game, lang, id)?.fields.see ?? [];
  return [id, ...see.map((one) => one.split('#')[0] ?? '')];
}

/** Letters and figures alone. */
const keyOf = (term: string): string =>
  fold(term)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
