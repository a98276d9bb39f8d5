// Finds the new addresses of rules and topics after a private book was extracted again, by comparing the words of the
// earlier and the new extraction. The reader's pins, history and decisions then get the new addresses.
import type { GameData } from '../data/game-data';
import { inlineToPlain } from '../data/inline-markup';

/** An entry title, a heading or a rule, with the set of its words. */
interface Passage {
  /** Address inside the book: `combat` for an entry, `combat#ties` for a rule. */
  target: string;
  entry: string;
  /** Whether the passage is a title or a heading, and not a rule. */
  isHeading: boolean;
  words: ReadonlySet<string>;
}

/** Minimum similarity (from 0 to 1) of two passages that count as the same passage. */
const MIN_SIMILARITY = 0.6;
/**
 * Minimum number of words that a rule must have to match a part of a longer rule. The words of a shorter rule could
 * occur in many other rules by chance.
 */
const MIN_CONTAINED_WORDS = 6;
/**
 * Number that is added to the similarity if both passages are in the same entry. It decides between candidates of equal
 * similarity.
 */
const SAME_ENTRY_BONUS = 0.01;

/**
 * Maps old addresses of rules and entries to new ones. Omits addresses that did not change or no longer exist. An
 * inverted index of words limits the comparisons to passages that have a word in common.
 */
export function remapRules(before: GameData, after: GameData): Map<string, string> {
  const [oldPassages, newPassages] = [passagesOf(before), passagesOf(after)];
  const byTarget = new Map(newPassages.map((passage) => [passage.target, passage]));
  const byWord = new Map<string, Passage[]>();
  for (const passage of newPassages)
    for (const word of passage.words) {
      const passages = byWord.get(word) ?? [];
      passages.push(passage);
      byWord.set(word, passages);
    }
  const findNewTarget = (passage: Passage): string | undefined => {
    const same = byTarget.get(passage.target);
    // A topic that the reader renamed keeps its id. Headings with the same id therefore match even if their words
    // differ.
    if (same && (passage.isHeading || similarity(passage, same) >= MIN_SIMILARITY)) return passage.target;
    const candidates = new Set([...passage.words].flatMap((word) => byWord.get(word) ?? []));
    let best: { target: string; score: number } | undefined;
    for (const other of candidates) {
      const score =
        passage.isHeading === other.isHeading
          ? similarity(passage, other) + (passage.entry === other.entry ? SAME_ENTRY_BONUS : 0)
          : 0;
      if (score >= MIN_SIMILARITY && score > (best?.score ?? 0)) best = { target: other.target, score };
    }
    return best?.target;
  };
  const newTargets = new Map(oldPassages.map((passage) => [passage.target, findNewTarget(passage)]));
  return new Map(
    oldPassages.flatMap((passage, at): [string, string][] => {
      const target =
        newTargets.get(passage.target) ??
        (passage.isHeading ? findTargetBelow(oldPassages, at, newTargets) : undefined);
      return target && target !== passage.target ? [[passage.target, target]] : [];
    }),
  );
}

/** For a heading that no longer exists, returns the new address of the first rule below it that still exists. */
function findTargetBelow(
  oldPassages: readonly Passage[],
  at: number,
  newTargets: ReadonlyMap<string, string | undefined>,
): string | undefined {
  const { entry } = oldPassages[at] as Passage;
  const below = oldPassages
    .slice(at + 1)
    .find((passage) => passage.entry !== entry || newTargets.get(passage.target));
  return below?.entry === entry ? newTargets.get(below.target) : undefined;
}

const passagesOf = ({ entries, icons }: GameData): Passage[] =>
  entries.flatMap(({ id, title, rules }) => [
    { target: id, entry: id, isHeading: true, words: wordSet(title) },
    ...rules.map((rule) => ({
      target: `${id}#${rule.id}`,
      entry: id,
      isHeading: rule.kind === 'heading',
      words: wordSet(inlineToPlain(rule.text, (icon) => icons[icon]?.name ?? '')),
    })),
  ]);

const wordSet = (text: string): Set<string> =>
  new Set(
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu),
  );

/**
 * Returns the similarity of two passages, from 0 to 1: the Sørensen–Dice coefficient of their word sets. A rule of at
 * least `MIN_CONTAINED_WORDS` words also matches a longer passage that contains it: its similarity is at least 0.9
 * times the share of its words that are in the new passage.
 */
function similarity({ words: oldWords, isHeading }: Passage, { words: newWords }: Passage): number {
  let shared = 0;
  for (const word of oldWords) if (newWords.has(word)) shared += 1;
  const dice = (2 * shared) / (oldWords.size + newWords.size || 1);
  const contained = !isHeading && oldWords.size >= MIN_CONTAINED_WORDS ? (0.9 * shared) / oldWords.size : 0;
  return Math.max(dice, contained);
}
