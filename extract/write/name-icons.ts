// Turns private-use characters, emoji and the signs of the data file into icons: `:hit:`. One nobody knows gets a name too.
import { UnusedCorrections } from '../book-data';
import { readMarker } from '../text/list-markers';
import { escapePattern } from '../text/text-patterns';
import type { Draft, Report, Step } from '../types';

/** Fonts keep their game icons in private-use codes; a machine that reads pictures writes emoji for them. */
const UNKNOWN = /[\p{Co}\p{So}\p{Extended_Pictographic}]\ufe0f?/gu;
/** Signs of ordinary print. */
const PRINT = /[©®™№°℗℠]/;

export const nameIcons: Step = (draft) => {
  const icons: Record<string, string> = {};
  const reports: Report[] = [];
  const known = readCodes(draft);
  const unused = new Set(known.keys());
  const pattern = known.size ? new RegExp([...known.keys()].map(toPattern).join('|'), 'gu') : undefined;
  const show = (id: string, name: string): string => {
    icons[id] = name;
    return `:${id}:`;
  };
  const lines = draft.lines.map((line) => {
    if (!line.text) return line;
    const named = pattern
      ? line.text.replace(pattern, (sign: string, at: number, whole: string) => {
          const code = sign.replace(/\uFE0F/g, '');
          unused.delete(code);
          const icon = known.get(code);
          return icon ? spaceAfter(whole.slice(0, at)) + show(icon.id, icon.name) : sign;
        })
      : line.text;
    const start = bulletOf(named, draft.book.bullets);
    const text =
      start +
      named.slice(start.length).replace(UNKNOWN, (sign: string, at: number, whole: string) => {
        if (PRINT.test(sign)) return sign;
        const code = (sign.codePointAt(0) ?? 0).toString(16);
        const id = `icon-${code}`;
        if (!icons[id]) reports.push({ line: line.n, code: 'icon', words: [code.toUpperCase()] });
        return spaceAfter(whole.slice(0, at)) + show(id, `${draft.words.symbol} ${code.toUpperCase()}`);
      });
    return text === line.text ? line : { ...line, text };
  });
  // A table of 256 letters has lost them all.
  if (unused.size && draft.holds('\u{1f409}'))
    throw new UnusedCorrections([...unused].map((sign) => `icon ${sign}`));
  return { ...draft, lines, icons: { ...draft.icons, ...icons }, reports: [...draft.reports, ...reports] };
};

/** «:word» and an icon's first colon would make an icon of the word. */
const spaceAfter = (before: string): string => (/:[a-z][a-z0-9-]*$/.test(before) ? ' ' : '');

/** «- ☞ », «❖ »: what opens a list item is no icon. */
function bulletOf(text: string, extra: readonly string[] = []): string {
  const marker = readMarker(text, extra);
  return marker?.mark ? text.slice(0, text.indexOf(marker.mark) + marker.mark.length) : '';
}

/** `F4E4` is a code, anything else the sign itself. */
function readCodes({ book }: Draft): Map<string, { id: string; name: string }> {
  return new Map(
    Object.entries(book.icons ?? {}).map(([key, icon]) => [
      /^[0-9A-F]{4,6}$/.test(key)
        ? String.fromCodePoint(Number.parseInt(key, 16))
        : key.replace(/\uFE0F/g, ''),
      icon,
    ]),
  );
}

const toPattern = (sign: string): string => `${escapePattern(sign)}\uFE0F?`;
