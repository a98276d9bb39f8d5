// Splits the inline markup of a rule's text into segments: text, icons and links.
//
//   Input:  Кинь 2 :hit: у [[combat#roll|бою]].
//   Output: text "Кинь 2 ", icon "hit", text " у ", link "combat#roll" "бою", text "."
import { splitEnd, splitStart } from '../core/typography';

export type Segment =
  | { kind: 'text'; text: string }
  | { kind: 'icon'; id: string; text: string }
  | { kind: 'link'; to: string; text: string };

/** Matches an icon (`:ship-combat:`) or a link (`[[combat#ties|нічия]]`). */
const MARKUP = /:([a-z][a-z0-9-]*):|\[\[([^\]|]+)\|([^\]]+)\]\]/g;

/** Splits a text in inline markup into segments. `iconName` returns the accessible name of an icon. */
export function parseInline(text: string, iconName: (id: string) => string): Segment[] {
  const segments: Segment[] = [];
  let from = 0;
  for (const match of text.matchAll(MARKUP)) {
    const [markup, icon, to, words] = match;
    if (match.index > from) segments.push({ kind: 'text', text: text.slice(from, match.index) });
    if (icon) segments.push({ kind: 'icon', id: icon, text: iconName(icon) });
    else if (to && words) segments.push({ kind: 'link', to, text: words });
    from = match.index + markup.length;
  }
  if (from < text.length) segments.push({ kind: 'text', text: text.slice(from) });
  return segments;
}

/** Groups the segments that must stay on one line: an icon, the word before it and the punctuation after it. */
export function groupSegments(segments: readonly Segment[]): Segment[][] {
  const groups: Segment[][] = [];
  /**
   * Whether the last group ends with an icon. If it does, add the punctuation at the start of the next segment to this
   * group.
   */
  let isOpen = false;
  for (const segment of segments) {
    const last = groups.at(-1);
    const before = last?.length === 1 ? last[0] : undefined;
    if (segment.kind === 'icon' && isOpen && last) last.push(segment);
    else if (segment.kind === 'icon' && before?.kind === 'text') {
      const [rest, end] = splitEnd(before.text);
      groups.splice(-1, 1, ...(rest ? [[{ kind: 'text' as const, text: rest }]] : []));
      groups.push([...(end ? [{ kind: 'text' as const, text: end }] : []), segment]);
    } else if (segment.kind === 'text' && isOpen && last) {
      const [start, rest] = splitStart(segment.text);
      if (start) last.push({ kind: 'text', text: start });
      if (rest) groups.push([{ kind: 'text', text: rest }]);
      isOpen = !rest;
      continue;
    } else groups.push([segment]);
    isOpen = segment.kind === 'icon';
  }
  return groups;
}

/** Returns the ids of the icons in a text, in their order. */
export const iconsOf = (text: string): string[] =>
  [...text.matchAll(MARKUP)].flatMap(([, icon]) => icon ?? []);

/** Converts inline markup to plain text: replaces each icon with its name, and each link with its words. */
export function inlineToPlain(text: string, iconName: (id: string) => string): string {
  return text.replace(MARKUP, (_, icon?: string, _to?: string, words?: string) =>
    icon ? iconName(icon) : (words ?? ''),
  );
}

/** Returns the targets of the links to single rules in inline markup, for example `combat#ties`. */
export function linkTargets(text: string): string[] {
  return [...text.matchAll(MARKUP)].flatMap(([, , to]) => (to?.includes('#') ? to : []));
}
