// Shows the Markdown of a rule as plain words, and writes edited words back. Links and emphasis stay on the words that
// the reader did not change, so a reader can correct a rule without knowing Markdown.
//
//   Markdown: Кинь **два** кубики в [[combat|бою]]. 5 \* 2
//   Words:    Кинь два кубики в бою. 5 * 2

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
 * Matches the Markdown syntax in the text of a rule: an escaped character, a line break, a link, bold or italic text.
 */
const SPAN =
  /\\([!-/:-@[-`{-~])|(?:\\|[ ]{2,})\n|\[\[([^\]|]+)\|([^\]]+)\]\]|\*\*(?=\S)((?:[^*]|\*(?!\*))+?)(?<=\S)\*\*|\*(?=[^\s*])([^*]+?)(?<=\S)\*(?!\*)/g;

function splitPieces(markdown: string): Piece[] {
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
      const [span, escaped, target, linked, bold, italic] = match;
      addWords(text.slice(from, match.index));
      from = match.index + span.length;
      if (escaped) pieces.push({ words: escaped, source: span });
      else if (linked !== undefined) addMarked(`[[${target}|`, linked, ']]');
      else if (bold !== undefined) addMarked('**', bold, '**');
      else if (italic !== undefined) addMarked('*', italic, '*');
      else pieces.push({ words: ' ', source: span });
    }
    addWords(text.slice(from));
  };
  addAll(markdown);
  return pieces;
}

/** Returns the words of a rule without links, emphasis and escape characters. Icons stay as `:hit:`. */
export const toPlainWords = (markdown: string): string =>
  splitPieces(markdown)
    .map(({ words }) => words)
    .join('');

/**
 * Returns the Markdown of a rule after the reader has changed its plain words. Replaces only the characters between the
 * first and the last change.
 */
export function withPlainWords(markdown: string, edited: string): string {
  const pieces = splitPieces(markdown);
  const before = pieces.map(({ words }) => words).join('');
  // A rule is one paragraph, so line breaks in the edited words become spaces.
  const after = edited.replace(/\s*\n\s*/g, ' ');
  if (after === before) return markdown;
  const [start, end] = findChange(before, after);
  const kept = keptPieces(pieces, start, before.length - end);
  const inserted = escapeWords(after.slice(start, after.length - end));
  const written = escapeStart((kept.left + inserted + kept.right).trimStart());
  // The edit may have made a mark invalid (`**` after a space does not close bold text), and the page would show its
  // characters. In this case, remove all marks.
  return toPlainWords(written) === after.trimStart() ? written : escapeStart(escapeWords(after.trimStart()));
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
export function markdownOffset(markdown: string, offset: number): number {
  let [at, words, depth, last] = [0, 0, 0, 0];
  for (const [index, piece] of splitPieces(markdown).entries()) {
    if (words >= offset && depth === 0) return at;
    at += piece.source.length;
    words += piece.words.length;
    if (piece.partner !== undefined) depth += piece.partner > index ? 1 : -1;
    if (depth === 0) last = at;
  }
  return last;
}

/**
 * Replaces each run of white space with one space, so that the text in an input field can be compared with the stored
 * text.
 */
export const collapseSpaces = (text: string): string => text.replace(/\s+/g, ' ').trim();
