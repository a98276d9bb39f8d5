// Pipeline step: replaces characters that stand for an icon of the game with the Markdown of an icon, such as
// `:hit:`. These are private-use characters, emoji, and the characters that the book's data file names.
import { UnusedCorrectionsError } from '../book-corrections';
import { findListMarker } from '../text/list-markers';
import { escapePattern } from '../text/text-patterns';
import type { Draft, Step, Warning } from '../types';

/**
 * Matches a character that is an icon of the game. Fonts store icons as private-use code points; OCR programs output
 * emoji for them.
 */
const ICON_CHARACTER = /[\p{Co}\p{So}\p{Extended_Pictographic}]\ufe0f?/gu;
/** Matches symbols that are ordinary text, although `ICON_CHARACTER` matches them. */
const TEXT_SYMBOL = /[©®™№°℗℠]/;

/**
 * Replaces icon characters with `:id:`. An icon that is not in the data file gets an id from its code point
 * (`icon-f401`) and a warning.
 */
export const nameIcons: Step = (draft) => {
  const icons: Record<string, string> = {};
  const warnings: Warning[] = [];
  const known = readKnownIcons(draft);
  const unused = new Set(known.keys());
  const pattern = known.size ? new RegExp([...known.keys()].map(toPattern).join('|'), 'gu') : undefined;
  const registerIcon = (id: string, name: string): string => {
    icons[id] = name;
    return `:${id}:`;
  };
  const replaceKnown = (text: string): string =>
    pattern
      ? text.replace(pattern, (match: string, at: number, line: string) => {
          const character = match.replace(/\uFE0F/g, '');
          unused.delete(character);
          const icon = known.get(character);
          return icon ? spaceAfter(line.slice(0, at)) + registerIcon(icon.id, icon.name) : match;
        })
      : text;
  const replaceUnknown = (text: string, line: number): string =>
    text.replace(ICON_CHARACTER, (match: string, at: number, rest: string) => {
      if (TEXT_SYMBOL.test(match)) return match;
      const code = (match.codePointAt(0) ?? 0).toString(16);
      const id = `icon-${code}`;
      if (!icons[id]) warnings.push({ line, code: 'icon', words: [code.toUpperCase()] });
      return spaceAfter(rest.slice(0, at)) + registerIcon(id, `${draft.words.symbol} ${code.toUpperCase()}`);
    });
  const lines = draft.lines.map((line) => {
    if (!line.text) return line;
    const named = replaceKnown(line.text);
    const bullet = findBulletPrefix(named, draft.book.bullets);
    const text = bullet + replaceUnknown(named.slice(bullet.length), line.n);
    return text === line.text ? line : { ...line, text };
  });
  // If the encoding of the text cannot represent icon characters, the text cannot contain the icons of the data file.
  // In other encodings, an icon that does not occur is an error.
  if (unused.size && draft.canEncode('\u{1f409}'))
    throw new UnusedCorrectionsError([...unused].map((character) => `icon ${character}`));
  return { ...draft, lines, icons: { ...draft.icons, ...icons }, warnings: [...draft.warnings, ...warnings] };
};

/**
 * Returns a space if the text before an icon ends like `x:y`, and an empty string otherwise. Without the space, the
 * result would be `x:y:icon:`, in which `:y:` would be read as an icon.
 */
const spaceAfter = (before: string): string => (/:[a-z][a-z0-9-]*$/.test(before) ? ' ' : '');

/**
 * Returns the start of the line up to and including its bullet, such as `- ☞` or `❖`. A bullet must not become an
 * icon.
 */
function findBulletPrefix(text: string, extraBullets: readonly string[] = []): string {
  const marker = findListMarker(text, extraBullets);
  return marker?.mark ? text.slice(0, text.indexOf(marker.mark) + marker.mark.length) : '';
}

/**
 * Returns the icons of the data file by character. A key such as `F4E4` is a code point; any other key is the character
 * itself.
 */
function readKnownIcons({ book }: Draft): Map<string, { id: string; name: string }> {
  return new Map(
    Object.entries(book.icons ?? {}).map(([key, icon]) => [
      /^[0-9A-F]{4,6}$/.test(key)
        ? String.fromCodePoint(Number.parseInt(key, 16))
        : key.replace(/\uFE0F/g, ''),
      icon,
    ]),
  );
}

/** Returns a pattern for the character with an optional emoji variation selector. */
const toPattern = (character: string): string => `${escapePattern(character)}\uFE0F?`;
