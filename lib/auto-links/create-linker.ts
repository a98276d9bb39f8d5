// Creates the automatic linker of one edition (a game in one language). The linker turns the names of entries in the
// text of rules into links, except names that are too common.
import { entriesOf, type RegisteredEntry, type RegisteredGame } from '../content/registry';
import { toGameData } from '../content/to-game-data';
import type { Lang } from '../core/languages';
import type { GameData } from '../data/game-data';
import { inlineToPlain } from '../data/inline-markup';
import { type EntryName, namesOf } from './entry-names';
import { findMentions, indexNames } from './find-mentions';
import { type LinkedTerms, linkTerms } from './link-terms';

/**
 * A name is too common to become a link if it occurs in more than `minRules` rules and in more than this share (0 to 1)
 * of all rules.
 */
const COMMON_NAME = { share: 1 / 12, minRules: 12 };

export interface CommonName {
  name: EntryName;
  /** Number of rules that contain the name, not counting the rules of the named entry itself. */
  rules: number;
}

export interface Linker {
  link: (entry: RegisteredEntry) => LinkedTerms;
  names: readonly EntryName[];
  /** Names that are too common to be linked. */
  common: readonly CommonName[];
  ruleCount: number;
}

export function createLinker(game: RegisteredGame, lang: Lang): Linker {
  const data = toGameData(game, lang, () => '');
  const names = namesOf(entriesOf(game, lang), data);
  const { counts, ruleCount } = countRulesWith(names, data);
  const limit = Math.max(COMMON_NAME.minRules, ruleCount * COMMON_NAME.share);
  const isCommon = (name: EntryName) => (counts.get(name) ?? 0) > limit;
  // The index also contains the names that are too common. Otherwise, a shorter name inside such a name would be
  // linked.
  const index = indexNames(names);
  const common = names.filter(isCommon);
  return {
    link: (entry) => linkTerms(entry, index, new Set(common)),
    names,
    common: common.map((name) => ({ name, rules: counts.get(name) ?? 0 })),
    ruleCount,
  };
}

function countRulesWith(names: readonly EntryName[], data: GameData) {
  const index = indexNames(names);
  const counts = new Map<EntryName, number>();
  let ruleCount = 0;
  for (const { id, rules } of data.entries)
    for (const rule of rules.filter(({ kind }) => kind !== 'heading')) {
      ruleCount++;
      const text = inlineToPlain(rule.text, (icon) => data.icons[icon]?.name ?? '');
      // Do not count the mentions of an entry in its own rules.
      const mentioned = findMentions(text, index).flatMap((mention) => mention.names);
      for (const name of new Set(mentioned))
        if (!name.owners.includes(id)) counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  return { counts, ruleCount };
}
