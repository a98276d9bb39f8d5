// Lists what a new version of the site changes in the rules that a reader has pinned, with the text before and after
// the change.

import { wholeSentence } from '../data/complete-sentence';
import type { EntryData, GameData } from '../data/game-data';
import { type ResolvedTarget, resolveMoved, targetOf } from '../data/resolve-moved-rules';
import { isLockedEntry } from '../data/unlocked-entries';

export interface PinnedChange {
  /** Address of the rule (`combat#win`) in the new version, or in the old version if the rule was removed. */
  target: string;
  /** Title of the entry that contains the rule. */
  title: string;
  /** Number of the rule. Headings, notes and entries have no number. */
  number?: string;
  /** Old text in inline markup. Absent if the rule is new. */
  before?: string;
  /** New text in inline markup. Absent if the rule was removed. */
  after?: string;
}

/**
 * Returns one change for each rule whose text differs between the two versions, if the rule or its entry is pinned.
 * Omits locked spoilers. `points` are the ids of the points of the campaign that the players have reached.
 */
export function findPinnedChanges(
  before: GameData,
  after: GameData,
  targets: readonly string[],
  points: readonly string[],
): PinnedChange[] {
  const changes = new Map<string, PinnedChange>();
  for (const target of targets) {
    const was = resolveMoved(before, target);
    const is = resolveMoved(after, target);
    const pairs = target.includes('#') ? [{ was, is }] : rulesOfBoth(was?.entry, is?.entry, after);
    for (const pair of pairs) {
      const change = compareRule(pair, points);
      if (change) changes.set(change.target, change);
    }
  }
  return [...changes.values()];
}

/**
 * Returns one change, without texts, for each entry that is pinned or contains a pinned rule. The caller uses it when
 * it cannot compare the texts, because the data of the other version is not available.
 */
export function findPinnedEntries(
  data: GameData,
  targets: readonly string[],
  points: readonly string[],
): PinnedChange[] {
  const entries = new Set(targets.flatMap((target) => resolveMoved(data, target)?.entry ?? []));
  return [...entries]
    .filter((entry) => !isLockedEntry(entry, points))
    .map(({ id, title }) => ({ target: id, title }));
}

/** One rule, as it is in the old version (`was`) and in the new version (`is`). */
interface Pair {
  was?: ResolvedTarget | undefined;
  is?: ResolvedTarget | undefined;
}

/**
 * Pairs the rules of an entry in both versions, in the order of the new version. Rules that were removed or moved to
 * another entry are last.
 */
function rulesOfBoth(old: EntryData | undefined, now: EntryData | undefined, after: GameData): Pair[] {
  const kept = homesIn(old).map((was) => ({ was, is: resolveMoved(after, targetOf(was)) }));
  const here = homesIn(now).map((is): Pair => kept.find((pair) => pair.is?.rule === is.rule) ?? { is });
  return [...here, ...kept.filter((pair) => !here.includes(pair))];
}

const homesIn = (entry: EntryData | undefined): ResolvedTarget[] =>
  entry ? entry.rules.map((rule) => ({ entry, rule })) : [];

function compareRule({ was, is }: Pair, points: readonly string[]): PinnedChange | undefined {
  const [before, after] = [was, is].map((home) => home?.rule && wholeSentence(home.entry, home.rule));
  const home = is?.rule ? is : was;
  if (!home || before === after || [was, is].some((one) => isLocked(one, points))) return undefined;
  const number = is?.rule?.number ?? was?.rule?.number;
  return {
    target: targetOf(home),
    title: (is ?? home).entry.title,
    ...(number !== undefined && { number }),
    ...(before !== undefined && { before }),
    ...(after !== undefined && { after }),
  };
}

const isLocked = (home: ResolvedTarget | undefined, points: readonly string[]): boolean =>
  home !== undefined &&
  (isLockedEntry(home.entry, points) || Boolean(home.rule?.until && !points.includes(home.rule.until)));
