// Keeps the loud lines that are headings: those of a dress that mostly has text under it.

import type { PrintLine } from '../pdf-types';
import type { BodyFont } from './body-font';
import { isSound } from './heading-shape';
import type { Candidate } from './prominence';
import { hasText, isChapter } from './text-under-heading';

/** So large, in sizes of the body, that it opens chapters, even alone of its kind. */
const HUGE = 1.7;

export function keepHeadings(
  candidates: readonly Candidate[],
  lines: readonly PrintLine[],
  body: BodyFont,
): Candidate[] {
  const sound = candidates.filter((candidate) => isSound(candidate, lines, body));
  const kept = keepHeaded(sound, sound, lines, body);
  // A loud line that is no heading is text under the heading before it.
  const more = keepHeaded(
    sound.filter((candidate) => !kept.includes(candidate)),
    kept,
    lines,
    body,
  );
  const counted = keepCounted(sound, [...kept, ...more]);
  return dropDisplays([...kept, ...more, ...counted], sound, lines).sort((a, b) => a.at - b.at);
}

const numberOf = ({ lines: [first] }: Candidate): number =>
  Number(/^(\d{1,2})[.)]\s/.exec(first?.text ?? '')?.[1] ?? Number.NaN);

/** «5.» of another colour between the headings «4.» and «6.» is a heading too. */
function keepCounted(sound: readonly Candidate[], kept: readonly Candidate[]): Candidate[] {
  const ordered = [...kept].sort((a, b) => a.at - b.at);
  return sound.filter((one) => {
    if (kept.includes(one)) return false;
    const after = ordered.findIndex(({ at }) => at > one.at);
    const like = (other: Candidate) => Math.abs(other.rank - one.rank) < 0.03 * one.rank;
    const last = ordered.slice(0, Math.max(0, after)).findLast(like);
    const next = ordered.slice(Math.max(0, after)).find(like);
    return last && next && numberOf(last) === numberOf(one) - 1 && numberOf(next) === numberOf(one) + 1;
  });
}

/** In a block of loud lines, such as the names of the makers, all are headings or none is. */
function dropDisplays(
  kept: readonly Candidate[],
  sound: readonly Candidate[],
  lines: readonly PrintLine[],
): Candidate[] {
  const isKept = new Set(kept.flatMap((one) => one.lines));
  const isLoud = new Set(sound.flatMap((one) => one.lines));
  return kept.filter(({ lines: [first], at }) => {
    const before = lines[at - 1];
    return !(
      first &&
      before &&
      isLoud.has(before) &&
      !isKept.has(before) &&
      before.font === first.font &&
      before.colour === first.colour &&
      before.column === first.column &&
      before.sheet === first.sheet &&
      first.base - before.base < 2 * before.size
    );
  });
}

function keepHeaded(
  candidates: readonly Candidate[],
  headings: readonly Candidate[],
  lines: readonly PrintLine[],
  body: BodyFont,
): Candidate[] {
  const groups = new Map<string, Candidate[]>();
  for (const candidate of candidates) {
    const group = groups.get(candidate.key) ?? [];
    group.push(candidate);
    groups.set(candidate.key, group);
  }
  const first = new Map(headings.map((candidate) => [candidate.lines[0], candidate]));
  return [...groups.values()].flatMap((group) => {
    const headed = group.filter((candidate) => hasText(candidate, lines, first, body));
    // Names on cards and boards stand in one dress too, but hardly ever over a text.
    const isLabel = group.length >= 3 && headed.length < 0.34 * group.length;
    if (isLabel) return [];
    // Where most of a dress end with a full stop, it is their way.
    const isDotted = group.length >= 3 && group.filter(({ weak }) => weak).length > 0.6 * group.length;
    const sure = headed.filter(({ weak }) => !weak || isDotted);
    if (group.length < 3)
      return group.filter(
        (one) => sure.includes(one) || (one.rank >= HUGE * body.size && isChapter(one, lines, first)),
      );
    // Where nearly all of a dress are headings, the one without text is a heading too.
    if (sure.length >= 0.8 * group.length || sure.length >= 8)
      return group.filter((one) => !one.weak || isDotted || headed.includes(one));
    return group.filter((one) => sure.includes(one) || (!one.weak && isChapter(one, lines, first)));
  });
}
