// Reads the inline mark-up of a rule's text into segments: words, icons and links.
import { splitEnd, splitStart } from '../core/typography';

export type Segment =
  | { kind: 'text'; text: string }
  | { kind: 'icon'; id: string; text: string }
  | { kind: 'link'; to: string; text: string };

/** Matches `:ship-combat:` and `[[combat#ties|нічия]]`. */
const MARKUP = /:([a-z][a-z0-9-]*):|\[\[([^\]|]+)\|([^\]]+)\]\]/g;

/** Splits a rule's text into segments; `iconName` gives the words an icon is read aloud with. */
export function parseInline(text: string, iconName: (id: string) => string): Segment[] {
  const segments: Segment[] = [];
  let from = 0;
  for (const match of text.matchAll(MARKUP)) {
    const [whole, icon, to, words] = match;
    if (match.index > from) segments.push({ kind: 'text', text: text.slice(from, match.index) });
    if (icon) segments.push({ kind: 'icon', id: icon, text: iconName(icon) });
    else if (to && words) segments.push({ kind: 'link', to, text: words });
    from = match.index + whole.length;
  }
  if (from < text.length) segments.push({ kind: 'text', text: text.slice(from) });
  return segments;
}

/** Segments in groups that stay on one line: an icon with the end of the text before it and the beginning of that after. */
export function groupSegments(segments: readonly Segment[]): Segment[][] {
  const groups: Segment[][] = [];
  let open = false;
  for (const segment of segments) {
    const last = groups.at(-1);
    const before = last?.length === 1 ? last[0] : undefined;
    if (segment.kind === 'icon' && open && last) last.push(segment);
    else if (segment.kind === 'icon' && before?.kind === 'text') {
      const [rest, end] = splitEnd(before.text);
      groups.splice(-1, 1, ...(rest ? [[{ kind: 'text' as const, text: rest }]] : []));
      groups.push([...(end ? [{ kind: 'text' as const, text: end }] : []), segment]);
    } else if (segment.kind === 'text' && open && last) {
      const [start, rest] = splitStart(segment.text);
      if (start) last.push({ kind: 'text', text: start });
      if (rest) groups.push([{ kind: 'text', text: rest }]);
      open = !rest;
      continue;
    } else groups.push([segment]);
    open = segment.kind === 'icon';
  }
  return groups;
}

/** The text as it is read aloud: icons by name, links by their words. */
export function inlineToPlain(text: string, iconName: (id: string) => string): string {
  return text.replace(MARKUP, (_, icon?: string, _to?: string, words?: string) =>
    icon ? iconName(icon) : (words ?? ''),
  );
}
