// Sets the pieces of a page as lines: bullets and numbers joined to their words, drop caps to their sentence.
import { isOtherColour } from '../headings/body-font';
import { BULLET, type FontUse, isDrawn } from '../icons/find-symbol-fonts';
import type { Box, Font, Glyph, PrintLine, Span } from '../pdf-types';
import type { Piece } from './group-rows';
import { joinGlyphs } from './word-spacing';

export interface LineMaker {
  fonts: readonly Font[];
  uses: readonly FontUse[];
  /** Is this drawing an icon, also in front of a line? */
  isInner: (glyph: Glyph) => boolean;
  /** The sign of a private code that stands for this drawing from now on. */
  iconOf: (glyph: Glyph) => string;
}

const NUMBER = /^(?:\d{1,2}|[a-zа-яіїє])[.):]$|^\d{1,2}$|^\(\d{1,2}\)$/iu;
/** «5.2», «A» before the title of a section. */
const SECTION = /^(?:\d{1,2}(?:\.\d{1,2}){1,2}\.?|[A-ZА-ЯІЇЄ])$/u;
const DASH = /^[–—-]$/;
/** How far from its words a bullet or number may stand, in sizes of the words; «1.» further, behind a picture. */
const REACH = 3.2;
const STEP_REACH = 5;

export function buildLines(pieces: readonly Piece[], sheet: number, maker: LineMaker): PrintLine[] {
  const sorted = [...pieces].sort((a, b) => a.base - b.base || a.left - b.left);
  const taken = new Set<Piece>();
  const lines: PrintLine[] = [];
  const prefixes = new Map<Piece, Piece>();
  const signs = new Set(sorted.filter((piece) => isPrefix(piece, maker)));
  for (const piece of signs) {
    const words = sorted.find(
      (other) =>
        !signs.has(other) &&
        !prefixes.has(other) &&
        isBeside(piece, other) &&
        (!isSection(piece) || isTitle(piece, other, maker)),
    );
    if (!words) continue;
    prefixes.set(words, piece);
    taken.add(piece);
  }
  joinDropCaps(sorted, taken, prefixes);
  for (const piece of sorted) {
    if (taken.has(piece)) continue;
    const line = setLine(piece, prefixes.get(piece), sheet, maker);
    if (line) lines.push(line);
  }
  return lines;
}

/** A lone bullet or number. */
function isPrefix({ glyphs }: Piece, { uses, fonts }: LineMaker): boolean {
  const inked = glyphs.filter(({ text }) => text.trim());
  const text = inked.map((glyph) => glyph.text).join('');
  if (inked.length === 1 && inked[0])
    return (
      BULLET.test(text) ||
      isDrawn(inked[0], uses, fonts) ||
      uses[inked[0].font] === 'signs' ||
      NUMBER.test(text) ||
      SECTION.test(text) ||
      DASH.test(text)
    );
  return inked.length <= 5 && (NUMBER.test(text) || SECTION.test(text));
}

function isBeside(sign: Piece, words: Piece): boolean {
  const far = words.left - sign.right;
  const reach = /^\d{1,2}[.)]$/.test(textOf(sign)) ? STEP_REACH : REACH;
  if (far < -0.1 * words.size || far > reach * words.size) return false;
  const isLarge = sign.size > 1.4 * words.size;
  // A large number reaches below the first line it stands at.
  if (isLarge)
    return (
      sign.base > words.base - 0.4 * words.size &&
      sign.base - 0.75 * sign.size < words.base - 0.2 * words.size &&
      words.glyphs.length > 2
    );
  return Math.abs(sign.base - words.base) < 0.4 * words.size;
}

const textOf = ({ glyphs }: Piece): string =>
  glyphs
    .map(({ text }) => text)
    .join('')
    .trim();

const isSection = (piece: Piece): boolean => SECTION.test(textOf(piece));

/** A bold title in the dress of its number, or a line of the contents: in other places a letter is a letter. */
function isTitle(number: Piece, words: Piece, { fonts }: LineMaker): boolean {
  const [font] = words.glyphs.map((glyph) => glyph.font);
  const isOneDress =
    number.glyphs[0]?.font === font && Math.abs(number.size - words.size) < 0.05 * words.size;
  return isOneDress && ((fonts[font ?? 0]?.weight ?? 400) >= 600 || /(?:\.\s?){4}/.test(textOf(words)));
}

/** A letter two lines high and more opens the sentence at its right. */
function joinDropCaps(
  pieces: readonly Piece[],
  taken: Set<Piece>,
  prefixes: ReadonlyMap<Piece, Piece>,
): void {
  for (const cap of pieces) {
    const letters = cap.glyphs.filter(({ text }) => text.trim());
    if (taken.has(cap) || letters.length > 2 || !letters.every(({ text }) => /^[\p{L}«“"„‘’']+$/u.test(text)))
      continue;
    const top = cap.base - 0.75 * cap.size;
    const words = pieces.find(
      (other) =>
        !taken.has(other) &&
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
    taken.add(cap);
    // The cap takes the dress of its words; it stands right before them.
    const [first] = words.glyphs;
    const own = letters.map((glyph) => ({
      ...glyph,
      y: words.base,
      size: first?.size ?? glyph.size,
      font: first?.font ?? glyph.font,
      colour: first?.colour ?? glyph.colour,
      x: (first?.x ?? glyph.x) - 0.01,
      width: 0,
    }));
    words.glyphs = [...own, ...words.glyphs];
  }
}

function setLine(
  piece: Piece,
  prefix: Piece | undefined,
  sheet: number,
  maker: LineMaker,
): PrintLine | undefined {
  const { glyphs, bullet: own } = takeBullet(piece, maker);
  const spans = joinGlyphs(named(glyphs, maker), maker.fonts);
  if (!spans.length) return undefined;
  const lead = prefix && readPrefix(prefix, maker);
  const bullet = lead?.bullet ?? own;
  const indent = spans[0]?.box[0] ?? piece.left;
  if (!lead) numberSteps(spans);
  const front = lead?.number ?? lead?.icon;
  // «2nd», with the letters raised: no number of a step.
  const isOrdinal = /^(?:st|nd|rd|th)(?!\p{L})/u.test(spans[0]?.text ?? '');
  if (front && spans[0])
    spans.unshift({ ...spans[0], text: isOrdinal ? front.replace(/\.$/, '') : `${front} ` });
  const text = spans
    .map((span) => span.text)
    .join('')
    .trim();
  if (!text) return undefined;
  const main = mainSpan(spans);
  const box: Box = [
    Math.min(prefix?.left ?? piece.left, piece.left),
    Math.min(...spans.map((span) => span.box[1])),
    piece.right,
    Math.max(...spans.map((span) => span.box[3])),
  ];
  const { size, bold, italic, colour, font } = main;
  return {
    sheet,
    box,
    base: piece.base,
    spans,
    text,
    size,
    bold,
    italic,
    colour,
    font,
    indent,
    frame: 0,
    column: 0,
    edges: [box[0], box[2]],
    ...(bullet && { bullet }),
    ...(lead?.isStep && { step: true }),
  };
}

/** «❶ Place the board»: a number in a colour of its own before a capital letter is that of a step. */
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

const named = (glyphs: readonly Glyph[], maker: LineMaker): Glyph[] =>
  glyphs.map((glyph) =>
    isDrawn(glyph, maker.uses, maker.fonts) ? { ...glyph, text: maker.iconOf(glyph) } : glyph,
  );

function readPrefix(
  piece: Piece,
  maker: LineMaker,
): { bullet?: string; number?: string; icon?: string; isStep?: boolean } {
  const { glyphs } = piece;
  const sign = glyphs.find((glyph) => glyph.text.trim());
  if (sign && maker.isInner(sign)) return { icon: maker.iconOf(sign) };
  const text = textOf(piece);
  if ((NUMBER.test(text) || SECTION.test(text)) && maker.uses[glyphs[0]?.font ?? 0] !== 'signs')
    return /^\d+$/.test(text) ? { number: `${text}.`, isStep: true } : { number: text };
  return { bullet: DASH.test(text) ? text : '•' };
}

/** The first sign of the line, when it is a bullet. */
function takeBullet(
  { glyphs }: Piece,
  { uses, isInner }: LineMaker,
): { glyphs: readonly Glyph[]; bullet?: string } {
  const first = glyphs.findIndex(({ text }) => text.trim());
  const sign = glyphs[first];
  const next = glyphs.slice(first + 1).find(({ text }) => text.trim());
  if (!sign || !next || isInner(sign)) return { glyphs };
  const isApart = next.x - (sign.x + sign.width) > 0.12 * next.size || !glyphs[first + 1]?.text.trim();
  if (/^[•●■▪◆►▶‣]$/.test(sign.text)) return { glyphs: glyphs.slice(first + 1), bullet: '•' };
  const isSign = (uses[sign.font] === 'signs' && sign.font !== next.font) || BULLET.test(sign.text);
  const isDash = DASH.test(sign.text) && isApart;
  if (!isApart || !(isSign || isDash)) return { glyphs };
  return { glyphs: glyphs.slice(first + 1), bullet: isDash ? sign.text : '•' };
}

/** The dress of most letters. */
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
