// Builds the lines of a page. It gets row segments, which are glyphs on one baseline without a wide gap. A bullet, a
// number or a drop cap is often a separate segment; this module joins it to the text to its right.
import { isOtherColour } from '../headings/body-font';
import { BULLET, type FontUse, isSymbol } from '../icons/find-symbol-fonts';
import { ICON_CHARACTER } from '../icons/icon-registry';
import type { BoundingBox, Font, Glyph, Span, TextLine } from '../pdf-types';
import type { RowSegment } from './group-glyphs-into-rows';
import { joinGlyphs } from './word-spacing';

export interface LineContext {
  fonts: readonly Font[];
  /** For each font: whether the book uses it for text or for symbols. */
  uses: readonly FontUse[];
  /** Whether this symbol is an icon everywhere, even at the start of a line, and not a bullet. */
  isInlineSymbol: (glyph: Glyph) => boolean;
  /** Returns the private-use character that stands for this symbol in the text of a line. */
  iconCharacterOf: (glyph: Glyph) => string;
}

/** Matches the number or letter of a list item: `1.`, `a)`, `12`, `(3)`. */
const NUMBER = /^(?:\d{1,2}|[a-zа-яіїє])[.):]$|^\d{1,2}$|^\(\d{1,2}\)$/iu;
/** Matches a section number or letter before the title of a section: `5.2`, `A`. */
const SECTION = /^(?:\d{1,2}(?:\.\d{1,2}){1,2}\.?|[A-ZА-ЯІЇЄ])$/u;
const DASH = /^[–—-]$/;
/** Matches a text that consists of exactly one icon (a private-use character). */
const IS_ICON = new RegExp(`^${ICON_CHARACTER.source}$`, 'u');
/** Maximum gap between a bullet or number and its text, as a multiple of the font size of the text. */
const MAX_GAP = 3.2;
/**
 * Maximum gap between the number of a step, such as `1.`, and its text, as a multiple of the font size of the text.
 * It is larger than `MAX_GAP`, because a picture may be between them.
 */
const MAX_STEP_GAP = 5;

export function buildLines(segments: readonly RowSegment[], sheet: number, context: LineContext): TextLine[] {
  const sorted = [...segments].sort((a, b) => a.base - b.base || a.left - b.left);
  const joined = new Set<RowSegment>();
  const lines: TextLine[] = [];
  const prefixes = new Map<RowSegment, RowSegment>();
  const prefixSegments = new Set(sorted.filter((segment) => isPrefix(segment, context)));
  const dashes = findDashBullets(sorted);
  for (const segment of prefixSegments) {
    const words = sorted.find(
      (other) =>
        !prefixSegments.has(other) &&
        !prefixes.has(other) &&
        isBefore(segment, other) &&
        !(isNumeric(segment) && isNumeric(other)) &&
        !(
          DASH.test(textOf(segment)) &&
          STARTS_WITH_DIGIT.test(textOf(other)) &&
          !isAt(segment.left, dashes)
        ) &&
        (!isSection(segment) || belongsToSection(segment, other, context)),
    );
    if (!words) continue;
    prefixes.set(words, segment);
    joined.add(segment);
  }
  joinDropCaps(sorted, joined, prefixes);
  for (const segment of sorted) {
    if (joined.has(segment)) continue;
    const line = segmentToLine(segment, prefixes.get(segment), sheet, { ...context, dashes });
    if (line) lines.push(line);
  }
  return lines;
}

/**
 * Whether the segment may be a prefix of the text to its right: it is only a bullet, a symbol, a dash, a number or a
 * letter.
 */
function isPrefix({ glyphs }: RowSegment, { uses, fonts }: LineContext): boolean {
  const inked = glyphs.filter(({ text }) => text.trim());
  const text = inked.map((glyph) => glyph.text).join('');
  if (inked.length === 1 && inked[0])
    return (
      BULLET.test(text) ||
      IS_ICON.test(text) ||
      isSymbol(inked[0], uses, fonts) ||
      uses[inked[0].font] === 'symbols' ||
      NUMBER.test(text) ||
      SECTION.test(text) ||
      DASH.test(text)
    );
  return inked.length <= 5 && (NUMBER.test(text) || SECTION.test(text));
}

/**
 * Whether the prefix is directly left of the words, on the same baseline or, if it is large, beside the first line of
 * the words.
 */
function isBefore(prefix: RowSegment, words: RowSegment): boolean {
  const gap = words.left - prefix.right;
  const maxGap = /^\d{1,2}[.)]$/.test(textOf(prefix)) ? MAX_STEP_GAP : MAX_GAP;
  if (gap < -0.1 * words.size || gap > maxGap * words.size) return false;
  const isLarge = prefix.size > 1.4 * words.size;
  // A number two lines tall has its baseline below the first line of its text. So the vertical extents are compared
  // instead of the baselines.
  if (isLarge)
    return (
      prefix.base > words.base - 0.4 * words.size &&
      prefix.base - 0.75 * prefix.size < words.base - 0.2 * words.size &&
      words.glyphs.length > 2
    );
  return Math.abs(prefix.base - words.base) < 0.4 * words.size;
}

const textOf = ({ glyphs }: RowSegment): string =>
  glyphs
    .map(({ text }) => text)
    .join('')
    .trim();

/**
 * Whether the segment has no letters. Two such segments side by side are cells of a table, not a step number and its
 * text.
 */
const isNumeric = (segment: RowSegment): boolean => /^[^\p{L}\ue000-\uf8ff]*$/u.test(textOf(segment));

const isSection = (segment: RowSegment): boolean => SECTION.test(textOf(segment));

/**
 * Whether the words belong to the section number or letter before them. The words must have its font and size. In
 * addition, the number ends with a full stop (“1.2. Each player draws a card”), the words are bold, or the words are a
 * line of the table of contents (“A Moving .... 4”).
 */
function belongsToSection(number: RowSegment, words: RowSegment, { fonts }: LineContext): boolean {
  const [font] = words.glyphs.map((glyph) => glyph.font);
  const isSameStyle =
    number.glyphs[0]?.font === font && Math.abs(number.size - words.size) < 0.05 * words.size;
  return (
    isSameStyle &&
    (textOf(number).endsWith('.') ||
      (fonts[font ?? 0]?.weight ?? 400) >= 600 ||
      /(?:\.\s?){4}/.test(textOf(words)))
  );
}

/** Joins each drop cap (a first letter that is two or more lines tall) to the text to its right. */
function joinDropCaps(
  segments: readonly RowSegment[],
  joined: Set<RowSegment>,
  prefixes: ReadonlyMap<RowSegment, RowSegment>,
): void {
  for (const cap of segments) {
    const letters = cap.glyphs.filter(({ text }) => text.trim());
    if (
      joined.has(cap) ||
      letters.length > 2 ||
      !letters.every(({ text }) => /^[\p{L}«“"„‘’']+$/u.test(text))
    )
      continue;
    const top = cap.base - 0.75 * cap.size;
    const words = segments.find(
      (other) =>
        !joined.has(other) &&
        other !== cap &&
        !prefixes.has(other) &&
        cap.size > 1.7 * other.size &&
        other.base > top &&
        other.base < cap.base + 0.2 * other.size &&
        other.left > cap.left &&
        other.left - cap.right < 1.5 * other.size &&
        other.left - cap.right > -0.5 * other.size &&
        other.glyphs.length > 8,
    );
    if (!words || cap.base - words.base < 0.3 * words.size) continue;
    joined.add(cap);
    // The drop cap gets the font of the text, and a position directly before the first letter, so that it is part of
    // the first word.
    const [first] = words.glyphs;
    const capGlyphs = letters.map((glyph) => ({
      ...glyph,
      y: words.base,
      size: first?.size ?? glyph.size,
      font: first?.font ?? glyph.font,
      colour: first?.colour ?? glyph.colour,
      x: (first?.x ?? glyph.x) - 0.01,
      width: 0,
    }));
    words.glyphs = [...capGlyphs, ...words.glyphs];
  }
}

/**
 * Returns the x positions at which dashes on this page are bullets: at least one dash there has a word after it. At any
 * other x position, a dash before a number is a minus sign: “– 1 gold for each point of damage”.
 */
const findDashBullets = (segments: readonly RowSegment[]): number[] =>
  segments.flatMap((segment) => {
    const text = textOf(segment);
    if (/^[–—-]\s*\p{L}/u.test(text)) return [segment.left];
    const words = DASH.test(text) && segments.find((other) => isBefore(segment, other));
    return words && /^\p{L}/u.test(textOf(words)) ? [segment.left] : [];
  });

const STARTS_WITH_DIGIT = /^\d/;

/** Whether one of the positions is less than two points from `x`. */
const isAt = (x: number, positions: readonly number[]): boolean =>
  positions.some((position) => Math.abs(position - x) < 2);

function segmentToLine(
  segment: RowSegment,
  prefix: RowSegment | undefined,
  sheet: number,
  context: LineContext & { dashes: readonly number[] },
): TextLine | undefined {
  const { glyphs, bullet: ownBullet } = takeBullet(segment, context, prefix !== undefined);
  const spans = joinGlyphs(withIconCharacters(glyphs, context), context.fonts);
  if (!spans.length) return undefined;
  const prefixText = prefix && readPrefix(prefix, context);
  const bullet = prefixText?.bullet ?? ownBullet;
  const indent = spans[0]?.box[0] ?? segment.left;
  if (!prefixText) numberSteps(spans);
  const front = prefixText?.number ?? prefixText?.icon;
  // The “2” of “2nd” with raised letters is part of an ordinal number and not the number of a step, so it gets no
  // full stop.
  const isOrdinal = /^(?:st|nd|rd|th)(?!\p{L})/u.test(spans[0]?.text ?? '');
  if (front && spans[0])
    spans.unshift({ ...spans[0], text: isOrdinal ? front.replace(/\.$/, '') : `${front} ` });
  const text = spans
    .map((span) => span.text)
    .join('')
    .trim();
  if (!text) return undefined;
  const main = mainSpan(spans);
  const box: BoundingBox = [
    Math.min(prefix?.left ?? segment.left, segment.left),
    Math.min(...spans.map((span) => span.box[1])),
    segment.right,
    Math.max(...spans.map((span) => span.box[3])),
  ];
  const { size, bold, italic, colour, font } = main;
  return {
    sheet,
    box,
    base: segment.base,
    spans,
    text,
    size,
    bold,
    italic,
    colour,
    font,
    indent,
    region: 0,
    column: 0,
    edges: [box[0], box[2]],
    ...(bullet && { bullet }),
    ...(prefixText?.isStep && { isStep: true }),
  };
}

/**
 * Adds a full stop to the number of a step, so that the Markdown is a numbered list: “1 Place the board” becomes “1.
 * Place the board”. A number belongs to a step if it has another color than the text after it, and the text starts
 * with a capital letter.
 */
function numberSteps(spans: Span[]): void {
  const [number, next] = spans;
  if (
    number &&
    next &&
    /^\d{1,2}\s*$/.test(number.text) &&
    /^\s*\p{Lu}/u.test(next.text) &&
    isOtherColour(number.colour, next.colour)
  )
    number.text = `${number.text.trim()}. `;
}

const withIconCharacters = (glyphs: readonly Glyph[], context: LineContext): Glyph[] =>
  glyphs.map((glyph) =>
    isSymbol(glyph, context.uses, context.fonts) ? { ...glyph, text: context.iconCharacterOf(glyph) } : glyph,
  );

function readPrefix(
  segment: RowSegment,
  context: LineContext,
): { bullet?: string; number?: string; icon?: string; isStep?: boolean } {
  const { glyphs } = segment;
  const first = glyphs.find((glyph) => glyph.text.trim());
  if (first && context.isInlineSymbol(first)) return { icon: context.iconCharacterOf(first) };
  const text = textOf(segment);
  if (IS_ICON.test(text)) return { icon: text };
  if ((NUMBER.test(text) || SECTION.test(text)) && context.uses[glyphs[0]?.font ?? 0] !== 'symbols')
    return /^\d+$/.test(text) ? { number: `${text}.`, isStep: true } : { number: text };
  return { bullet: DASH.test(text) ? text : '•' };
}

/** Removes the bullet at the start of the line, if there is one, and returns it separately. */
function takeBullet(
  { glyphs, left }: RowSegment,
  { uses, isInlineSymbol, dashes }: LineContext & { dashes: readonly number[] },
  hasPrefix: boolean,
): { glyphs: readonly Glyph[]; bullet?: string } {
  const start = glyphs.findIndex(({ text }) => text.trim());
  const first = glyphs[start];
  const next = glyphs.slice(start + 1).find(({ text }) => text.trim());
  if (!first || !next || isInlineSymbol(first)) return { glyphs };
  const isApart = next.x - (first.x + first.width) > 0.12 * next.size || !glyphs[start + 1]?.text.trim();
  if (/^[•●■▪◆►▶‣]$/.test(first.text)) return { glyphs: glyphs.slice(start + 1), bullet: '•' };
  const isSymbolBullet =
    (uses[first.font] === 'symbols' && first.font !== next.font) || BULLET.test(first.text);
  const isMinus = STARTS_WITH_DIGIT.test(next.text) && (hasPrefix || !isAt(left, dashes));
  const isDash = DASH.test(first.text) && isApart && !isMinus;
  if (!isApart || !(isSymbolBullet || isDash)) return { glyphs };
  return { glyphs: glyphs.slice(start + 1), bullet: isDash ? first.text : '•' };
}

/** Returns a span in the main style of the line: the font, size and color of most of its letters and digits. */
function mainSpan(spans: readonly Span[]): Span {
  const weights = new Map<string, { span: Span; letters: number }>();
  for (const span of spans) {
    const key = `${span.font} ${Math.round(span.size * 2)} ${span.colour}`;
    const known = weights.get(key) ?? { span, letters: 0 };
    known.letters += span.text.replace(/[^\p{L}\p{N}]/gu, '').length + 0.01;
    weights.set(key, known);
  }
  return [...weights.values()].reduce((a, b) => (b.letters > a.letters ? b : a)).span;
}
