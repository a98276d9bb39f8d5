// A book that was read again: where the rules and topics of the earlier reading stand now, found by their words.
import type { GameData } from '../data/game-data';
import { inlineToPlain } from '../data/inline-markup';

interface Place {
  /** `combat`, `combat#ties` */
  target: string;
  entry: string;
  /** A title or a heading, not a rule. */
  isName: boolean;
  words: ReadonlySet<string>;
}

/** Two places are the same when they share this much of their words. */
const ALIKE = 0.6;
/** A rule that goes on in a longer one has at least so many words; fewer stand in many rules. */
const LEAST_WORDS = 6;
/** Of two equally good places the nearer one is meant. */
const NEARER = 0.01;

/** Former target to the present one; what stays where it was is not in it, nor what is gone for good. */
export function carryOver(before: GameData, after: GameData): Map<string, string> {
  const [former, present] = [placesOf(before), placesOf(after)];
  const known = new Map(present.map((place) => [place.target, place]));
  const byWord = new Map<string, Place[]>();
  for (const place of present)
    for (const word of place.words) {
      const places = byWord.get(word) ?? [];
      places.push(place);
      byWord.set(word, places);
    }
  const findNow = (place: Place): string | undefined => {
    const same = known.get(place.target);
    // A topic that was given another name is still itself.
    if (same && (place.isName || likeness(place, same) >= ALIKE)) return place.target;
    const candidates = new Set([...place.words].flatMap((word) => byWord.get(word) ?? []));
    let best: { target: string; score: number } | undefined;
    for (const other of candidates) {
      const score =
        place.isName === other.isName
          ? likeness(place, other) + (place.entry === other.entry ? NEARER : 0)
          : 0;
      if (score >= ALIKE && score > (best?.score ?? 0)) best = { target: other.target, score };
    }
    return best?.target;
  };
  const homes = new Map(former.map((place) => [place.target, findNow(place)]));
  return new Map(
    former.flatMap((place, at): [string, string][] => {
      const home = homes.get(place.target) ?? (place.isName ? findBelow(former, at, homes) : undefined);
      return home && home !== place.target ? [[place.target, home]] : [];
    }),
  );
}

/** A heading that is no more stands for what stood under it. */
function findBelow(
  former: readonly Place[],
  at: number,
  homes: ReadonlyMap<string, string | undefined>,
): string | undefined {
  const { entry } = former[at] as Place;
  const below = former.slice(at + 1).find((place) => place.entry !== entry || homes.get(place.target));
  return below?.entry === entry ? homes.get(below.target) : undefined;
}

const placesOf = ({ entries, icons }: GameData): Place[] =>
  entries.flatMap(({ id, title, rules }) => [
    { target: id, entry: id, isName: true, words: wordsOf(title) },
    ...rules.map((rule) => ({
      target: `${id}#${rule.id}`,
      entry: id,
      isName: rule.kind === 'heading',
      words: wordsOf(inlineToPlain(rule.text, (icon) => icons[icon]?.name ?? '')),
    })),
  ]);

const wordsOf = (text: string): Set<string> =>
  new Set(
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu),
  );

/** From 0 to 1, and nearly 1 for a rule that has become a part of a longer one. */
function likeness({ words: one, isName }: Place, { words: other }: Place): number {
  let shared = 0;
  for (const word of one) if (other.has(word)) shared += 1;
  const alike = (2 * shared) / (one.size + other.size || 1);
  const inside = !isName && one.size >= LEAST_WORDS ? (0.9 * shared) / one.size : 0;
  return Math.max(alike, inside);
}
