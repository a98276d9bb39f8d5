// Shows the Markdown of a rule as plain words, and writes edited words back. Links and emphasis stay on the words that
// the reader did not change, so a reader can correct a rule without knowing Markdown.
//
// An icon is shown as its name between colons, because its id may say nothing to the reader.
//
//   Markdown: Кинь **два** кубики в [[combat|бою]]. :icon-1: 5 \* 2
//   Words:    Кинь два кубики в бою. :влучання: 5 * 2

/** The names of a game's icons in one language, by icon id. See `uniqueIconNames`. */
export type IconNames = Readonly<Record<string, string>>;

/**
 * A piece of the Markdown `source`, and the words that a page shows for it. A mark is a piece that shows no words, such
 * as `**` before or after bold text.
 */
interface Piece {
  words: string;
  source: string;
  /** For a mark: the index of the mark that opens or closes the same bold text, italic text or link. */
  partner?: number;
}

/**
 * Matches the Markdown syntax in the text of a rule: an escaped character, a line break, a link, bold or italic text, an
 * icon.
 */
const SPAN =
  /\\([!-/:-@[-`{-~])|(?:\\|[ ]{2,})\n|\[\[([^\]|]+)\|([^\]]+)\]\]|\*\*(?=\S)((?:[^*]|\*(?!\*))+?)(?<=\S)\*\*|\*(?=[^\s*])([^*]+?)(?<=\S)\*(?!\*)|:([a-z][a-z0-9-]*):/g;

function splitPieces(markdown: string, icons: IconNames): Piece[] {
  const pieces: Piece[] = [];
  const addWords = (text: string) => {
    for (const character of text)
      pieces.push({ words: character === '\n' ? ' ' : character, source: character });
  };
  const addMarked = (opening: string, inside: string, closing: string) => {
    const from = pieces.length;
    pieces.push({ words: '', source: opening });
    addAll(inside);
    pieces.push({ words: '', source: closing, partner: from });
    pieces[from] = { words: '', source: opening, partner: pieces.length - 1 };
  };
  const addAll = (text: string) => {
    let from = 0;
    for (const match of text.matchAll(SPAN)) {
      const [span, escaped, target, linked, bold, italic, icon] = match;
      const name = icon === undefined ? undefined : nameOf(icons, icon);
      addWords(text.slice(from, match.index));
      from = match.index + span.length;
      if (escaped) pieces.push({ words: escaped, source: span });
      else if (linked !== undefined) addMarked(`[[${target}|`, linked, ']]');
      else if (bold !== undefined) addMarked('**', bold, '**');
      else if (italic !== undefined) addMarked('*', italic, '*');
      else if (name !== undefined) pieces.push({ words: `:${name}:`, source: span });
      else if (icon !== undefined) addWords(span);
      else pieces.push({ words: ' ', source: span });
    }
    addWords(text.slice(from));
  };
  addAll(markdown);
  return pieces;
}

const nameOf = (icons: IconNames, id: string): string | undefined =>
  Object.hasOwn(icons, id) ? icons[id] : undefined;

/**
 * Returns the words of a rule without links, emphasis and escape characters. An icon whose name is in `icons` is shown
 * as this name: `:влучання:`. Other icons stay as `:hit:`.
 */
export const toPlainWords = (markdown: string, icons: IconNames = {}): string =>
  splitPieces(markdown, icons)
    .map(({ words }) => words)
    .join('');

/**
 * Returns the Markdown of a rule after the reader has changed its plain words. Replaces only the characters between the
 * first and the last change.
 */
export function withPlainWords(markdown: string, edited: string, icons: IconNames = {}): string {
  const pieces = splitPieces(markdown, icons);
  const before = pieces.map(({ words }) => words).join('');
  // A rule is one paragraph, so line breaks in the edited words become spaces.
  const after = edited.replace(/\s*\n\s*/g, ' ');
  if (after === before) return markdown;
  const [start, end] = wholePieces(pieces, findChange(before, after), before.length);
  const kept = keptPieces(pieces, start, before.length - end);
  const inserted = escapeWords(after.slice(start, after.length - end));
  const toIcons = (text: string) => escapeStart(namesToIcons(text.trimStart(), icons));
  const written = toIcons(kept.left + inserted + kept.right);
  // The edit may have made a mark invalid (`**` after a space does not close bold text), and the page would show its
  // characters. In this case, all marks are removed.
  const isShown = toPlainWords(written, icons) === iconsToNames(after.trimStart(), icons);
  return isShown ? written : toIcons(escapeWords(after));
}

/**
 * Extends a change so that it does not divide a piece with several characters, such as an icon. `start` and `end` are
 * the numbers of equal characters before and after the change.
 */
function wholePieces(
  pieces: readonly Piece[],
  [start, end]: readonly [number, number],
  length: number,
): [start: number, end: number] {
  let [from, to, at] = [start, length - end, 0];
  for (const { words } of pieces) {
    const next = at + words.length;
    if (at < start && start < next) from = at;
    if (at < length - end && length - end < next) to = next;
    at = next;
  }
  return [from, length - to];
}

/** Replaces the names of icons in Markdown with their ids: `:влучання:` becomes `:icon-1:`. */
function namesToIcons(markdown: string, icons: IconNames): string {
  let text = markdown;
  for (const [id, name] of Object.entries(icons)) text = text.replaceAll(`:${escapeWords(name)}:`, `:${id}:`);
  return text;
}

/** Replaces the ids of icons in plain words with their names. */
export const iconsToNames = (words: string, icons: IconNames): string =>
  words.replace(/:([a-z][a-z0-9-]*):/g, (whole, id: string) => {
    const name = nameOf(icons, id);
    return name === undefined ? whole : `:${name}:`;
  });

/**
 * Returns the icon names that plain words can show instead of icon ids. Such a name belongs to only one icon, is not
 * the id of another icon, and contains a letter and no colon.
 */
export function uniqueIconNames(named: Iterable<readonly [id: string, name: string]>): IconNames {
  const all = [...named];
  const counts = new Map<string, number>();
  for (const [, name] of all) counts.set(name, (counts.get(name) ?? 0) + 1);
  const ids = new Set(all.map(([id]) => id));
  return Object.fromEntries(
    all.filter(
      ([id, name]) =>
        /^[^:\n]*\p{L}[^:\n]*$/u.test(name) &&
        name.trim() === name &&
        counts.get(name) === 1 &&
        (name === id || !ids.has(name)),
    ),
  );
}

/**
 * Returns the number of equal characters at the start and at the end of two texts. Never counts only one half of a
 * surrogate pair.
 */
export function findChange(before: string, after: string): [start: number, end: number] {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  if (isHighSurrogate(before[start - 1])) start -= 1;
  let end = 0;
  while (end < most - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  if (isLowSurrogate(before[before.length - end])) end -= 1;
  return [start, Math.max(0, end)];
}

const isHighSurrogate = (character = ''): boolean => /[\ud800-\udbff]/.test(character);
const isLowSurrogate = (character = ''): boolean => /[\udc00-\udfff]/.test(character);

/**
 * Returns the Markdown before and after the replaced words. `from` and `to` are offsets in the plain words. Keeps an
 * opening and a closing mark if at least one word between them stays; otherwise removes both.
 */
function keptPieces(pieces: readonly Piece[], from: number, to: number): { left: string; right: string } {
  const offsets: number[] = [];
  let at = 0;
  for (const { words } of pieces) {
    offsets.push(at);
    at += words.length;
  }
  /** Whether words that are not replaced stand between the pieces `one` and `other` (an opening and a closing mark). */
  const hasWords = (one: number, other: number) => {
    const [first, last] = [offsets[Math.min(one, other)] ?? 0, offsets[Math.max(one, other)] ?? 0];
    return last > first && (first < from || last > to);
  };
  let [left, right] = ['', ''];
  for (const [index, { words, source, partner }] of pieces.entries()) {
    const offset = offsets[index] ?? 0;
    if (partner !== undefined) {
      if (!hasWords(index, partner)) continue;
      // New words directly before or after bold text are not bold: an opening mark comes after them, a closing mark
      // before them.
      const isOpening = partner > index;
      const isLeft = isOpening ? offset < from : offset <= from;
      if (isLeft) left += source;
      else right += source;
    } else if (offset + words.length <= from && offset < from) left += source;
    else if (offset >= to) right += source;
  }
  return { left, right };
}

/** Escapes the characters that have a meaning in Markdown, in its extensions and in the syntax of entries. */
const escapeWords = (text: string): string =>
  text.replace(/[\\*_`<>[\]~|^]/g, '\\$&').replace(/&(?=#?\w+;)/g, '\\&');

/** Escapes characters at the start of a rule that would begin a list, a heading or a note (`:::`). */
export const escapeStart = (markdown: string): string =>
  markdown.replace(/^(\d+)([.)])(?=\s|$)/, '$1\\$2').replace(/^([-+#=]|:::)/, '\\$1');

/**
 * Converts an offset in the plain words of a rule to an offset in its Markdown that is not inside bold text, italic
 * text or a link.
 */
export function markdownOffset(markdown: string, offset: number, icons: IconNames = {}): number {
  let [at, words, depth, last] = [0, 0, 0, 0];
  for (const [index, piece] of splitPieces(markdown, icons).entries()) {
    if (words >= offset && depth === 0) return at;
    at += piece.source.length;
    words += piece.words.length;
    if (piece.partner !== undefined) depth += piece.partner > index ? 1 : -1;
    if (depth === 0) last = at;
  }
  return last;
}

/**
 * Makes the words from `from` to `to` (offsets in the plain words of a rule) a link to an entry or a rule. If both offsets
 * are equal, the word at this offset becomes the link; if there is no word, inserts `title` as a link.
 */
export function linkWords(
  markdown: string,
  range: readonly [number, number],
  { target, title, icons = {} }: { target: string; title: string; icons?: IconNames },
): string {
  const [from, to] = wordAt(toPlainWords(markdown, icons), range);
  const end = markdownOffset(markdown, to, icons);
  const found = markdown.slice(markdownOffset(markdown, from, icons), end);
  // A selection may replace links. If the caret is inside a link, keep that link and insert the new one after it.
  const chosen = range[0] === range[1] && found.includes('[[') ? '' : found;
  const start = end - chosen.length;
  const words =
    toPlainWords(chosen)
      .trim()
      .replace(/[[\]|]/g, '') || title.replace(/[[\]|]/g, '');
  const [before, after] = [markdown.slice(0, start), markdown.slice(end)];
  const spaceBefore = /\S$/.test(before) && (chosen === '' || /^\s/.test(chosen)) ? ' ' : '';
  const spaceAfter = /^[\p{L}\d]/u.test(after) || /\s$/.test(chosen) ? ' ' : '';
  return `${before}${spaceBefore}[[${target}|${escapeWords(words)}]]${spaceAfter}${after}`;
}

/** Returns the offsets of the word at `from` if the range is empty, and otherwise the range itself. */
function wordAt(words: string, [from, to]: readonly [number, number]): readonly [number, number] {
  if (from !== to) return [from, to];
  const before = /[\p{L}\p{M}\d’'-]*$/u.exec(words.slice(0, from))?.[0].length ?? 0;
  const after = /^[\p{L}\p{M}\d’'-]*/u.exec(words.slice(to))?.[0].length ?? 0;
  return [from - before, to + after];
}

/**
 * Returns the offsets (in the plain words of a rule) of the last word that is not in a link and begins at or before the
 * caret. If there is none, returns the first such word after the caret. A range that is not empty stays as it is.
 */
export function nearestWord(
  markdown: string,
  [from, to]: readonly [number, number],
  icons: IconNames = {},
): readonly [number, number] {
  if (from !== to) return [from, to];
  const words = [...toPlainWords(markdown, icons).matchAll(/[\d’'-]*\p{L}[\p{L}\p{M}\d’'-]*/gu)]
    .map(({ index, 0: word }) => [index, index + word.length] as const)
    .filter(([start, end]) => {
      const found = markdown.slice(
        markdownOffset(markdown, start, icons),
        markdownOffset(markdown, end, icons),
      );
      return found !== '' && !found.includes('[[');
    });
  return words.findLast(([start]) => start <= from) ?? words[0] ?? [from, to];
}

/** Inserts an icon at an offset in the plain words of a rule. */
export function insertIcon(markdown: string, offset: number, id: string, icons: IconNames = {}): string {
  const at = markdownOffset(markdown, offset, icons);
  const [before, after] = [markdown.slice(0, at), markdown.slice(at)];
  return `${before}${/\S$/.test(before) ? ' ' : ''}:${id}:${/^[\p{L}\d:]/u.test(after) ? ' ' : ''}${after}`;
}

/**
 * Replaces each run of white space with one space, so that the text in an input field can be compared with the stored
 * text.
 */
export const collapseSpaces = (text: string): string => text.replace(/\s+/g, ' ').trim();
