// Prepares the automatic links of one edition: its names, without those so common that linking them would be noise.
import { entriesOf, type RegisteredEntry, type RegisteredGame } from '../content/registry';
import { toGameData } from '../content/to-game-data';
import type { Lang } from '../core/languages';
import type { GameData } from '../data/game-data';
import { inlineToPlain } from '../data/inline-markup';
import { type Name, namesOf } from './entry-names';
import { findMentions, indexNames } from './find-mentions';
import { type LinkedTerms, linkTerms } from './link-terms';

/** A name that stands in more than one rule of twelve explains nothing any more; short books have too few rules to tell. */
const COMMON = { share: 1 / 12, least: 12 };

export interface CommonName {
  name: Name;
  /** How many rules have it. */
  rules: number;
}

export interface Linker {
  link: (entry: RegisteredEntry) => LinkedTerms;
  names: readonly Name[];
  /** Names too common to be links. */
  common: readonly CommonName[];
  ruleCount: number;
}

export function createLinker(game: RegisteredGame, lang: Lang): Linker {
  const data = toGameData(game, lang, () => '');
  const names = namesOf(entriesOf(game, lang), data);
  const { counts, ruleCount } = countRulesWith(names, data);
  const limit = Math.max(COMMON.least, ruleCount * COMMON.share);
  const isCommon = (name: Name) => (counts.get(name) ?? 0) > limit;
  // A common name stays among the names, so that nothing shorter is found inside it.
  const index = indexNames(names);
  const common = names.filter(isCommon);
  return {
    link: (entry) => linkTerms(entry, index, new Set(common)),
    names,
    common: common.map((name) => ({ name, rules: counts.get(name) ?? 0 })),
    ruleCount,
  };
}

function countRulesWith(names: readonly Name[], data: GameData) {
  const index = indexNames(names);
  const counts = new Map<Name, number>();
  let ruleCount = 0;
  for (const { id, rules } of data.entries)
    for (const rule of rules.filter(({ kind }) => kind !== 'heading')) {
      ruleCount++;
      const text = inlineToPlain(rule.text, (icon) => data.icons[icon]?.name ?? '');
      // An entry may say its own name as often as it likes.
      const found = findMentions(text, index).flatMap((mention) => mention.names);
      for (const name of new Set(found))
        if (!name.owners.includes(id)) counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  return { counts, ruleCount };
}
