// Finds headings by their dress: larger, bolder, coloured or in capitals, short, and with text under them; ranks their levels.
import { fold, isCapitals } from '../words';
import { type BodyType, isBolder, isOtherColour } from './body-type';
import { ICON_SIGN } from './icons';
import type { Font, PrintLine, Span } from './types';

/** Lines that make one heading. */
interface Candidate {
  lines: PrintLine[];
  at: number;
  key: string;
  /** By which levels are told apart. */
  rank: number;
  /** A heading only if its like are. */
  weak: boolean;
}

const LARGER = 1.12;
const MOST_WORDS = 14;
const MOST_LETTERS = 110;
const MOST_ICONS = 2;
const EVEN = 0.94;
/** So many titles of later pages on one page are its table of contents. */
const LISTED = 5;
/** Pages of one plan share their titles too, but have text under them. */
const LISTED_SHARE = 0.2;

/** Sets the level of every line that belongs to a heading. */
export function rankHeadings(lines: readonly PrintLine[], fonts: readonly Font[], body: BodyType): void {
  const candidates = evenSizes(joinLines(lines, fonts, body));
  const kept = dropContents(keepSound(candidates, lines, body), lines);
  const ranks = [...new Set(kept.map(({ rank }) => rank))].sort((a, b) => b - a);
  const levels = new Map<number, number>();
  let level = 0;
  let last = Number.POSITIVE_INFINITY;
  for (const rank of ranks) {
    // Sizes that hardly differ are one level.
    if (rank < 0.975 * last) {
      level++;
      last = rank;
    }
    levels.set(rank, Math.min(6, level));
  }
  const levelOf = ({ rank }: Candidate) => levels.get(rank) ?? 1;
  const title = findTitle(kept, levelOf);
  kept.forEach((one, at) => {
    const next = kept[at + 1];
    // What stands alone on the cover does not hold the chapters that follow.
    const isCover = at === 0 && one.lines[0]?.sheet === 1 && next && (next.lines[0]?.sheet ?? 1) > 1;
    const own = one === title ? 2 : isCover ? Math.max(levelOf(one), levelOf(next)) : levelOf(one);
    for (const line of one.lines) line.level = own;
  });
}

/** The name of the book is the first heading and alone of its rank: it stands beside the chapters, not above them. */
function findTitle(kept: readonly Candidate[], levelOf: (one: Candidate) => number): Candidate | undefined {
  const [first, ...rest] = kept;
  const isAlone =
    first && first.lines[0]?.sheet === 1 && levelOf(first) === 1 && rest.every((one) => levelOf(one) > 1);
  return isAlone && rest.length ? first : undefined;
}

/** Titles that stand again, with text, on later pages make a table of contents of the page they are listed on. */
function dropContents(kept: readonly Candidate[], lines: readonly PrintLine[]): Candidate[] {
  const nameOf = (text: string) => fold(text.replace(/[\s.·…_]*\d{0,3}\s*$/u, ''));
  const last = new Map<string, number>();
  for (const { lines: own } of kept)
    last.set(nameOf(own.map(({ text }) => text).join(' ')), own[0]?.sheet ?? 0);
  const listed = new Map<number, Set<string>>();
  const all = new Map<number, number>();
  for (const { text, sheet } of lines) {
    const name = nameOf(text);
    all.set(sheet, (all.get(sheet) ?? 0) + 1);
    if ((last.get(name) ?? 0) > sheet) listed.set(sheet, (listed.get(sheet) ?? new Set()).add(name));
  }
  const isListed = ({ lines: own }: Candidate): boolean => {
    const sheet = own[0]?.sheet ?? 0;
    const names = listed.get(sheet);
    return (
      (names?.size ?? 0) >= Math.max(LISTED, LISTED_SHARE * (all.get(sheet) ?? 0)) &&
      own.some(({ text }) => names?.has(nameOf(text)) || /[.·…]{3,}\s*\d*$/.test(text))
    );
  };
  return kept.filter((one) => !isListed(one));
}

function joinLines(lines: readonly PrintLine[], fonts: readonly Font[], body: BodyType): Candidate[] {
  const candidates: Candidate[] = [];
  lines.forEach((line, at) => {
    const rank = loudness(line, fonts, body);
    if (!rank) return;
    const key = keyOf(line, fonts);
    const open = candidates.at(-1);
    const last = open?.lines.at(-1);
    const isNext =
      open &&
      last &&
      lines[at - 1] === last &&
      open.key === key &&
      last.column === line.column &&
      last.sheet === line.sheet &&
      line.base - last.base < 1.7 * line.size &&
      line.base - last.base > 0;
    if (open && isNext) open.lines.push(line);
    else candidates.push({ lines: [line], at, key, rank, weak: /\.$/.test(line.text) });
  });
  return candidates;
}

/** Sizes of one dress that hardly differ were meant to be one: text recognition and scaling make them stray. */
function evenSizes(candidates: readonly Candidate[]): Candidate[] {
  const dressOf = ({ key }: Candidate) => key.replace(/^\S+ /, '');
  const dresses = new Map<string, Candidate[]>();
  for (const one of candidates) dresses.set(dressOf(one), [...(dresses.get(dressOf(one)) ?? []), one]);
  const even = new Map<Candidate, Candidate>();
  for (const group of dresses.values()) {
    let base: Candidate | undefined;
    for (const one of [...group].sort((a, b) => b.rank - a.rank)) {
      if (!base || one.rank < EVEN * base.rank) base = one;
      even.set(one, { ...one, rank: base.rank, key: base.key });
    }
  }
  return candidates.map((one) => even.get(one) ?? one);
}

const keyOf = ({ size, font, colour, bold, italic, text }: PrintLine, fonts: readonly Font[]): string =>
  `${Math.round(size * 2)} ${fonts[font]?.family} ${colour} ${bold} ${italic} ${isCapitals(text)}`;

/** 0 for ordinary text; else the size, a little more for weight, capitals and another font. */
function loudness(line: PrintLine, fonts: readonly Font[], body: BodyType): number {
  if (line.cells || line.bullet || line.drop || (line.text.match(ICON_SIGN)?.length ?? 0) > MOST_ICONS)
    return 0;
  const letters = line.text.match(/\p{L}/gu)?.length ?? 0;
  const ratio = line.size / body.size;
  // «К-273» is a name, «A» is a letter in a picture.
  const isName = letters > 1 || (letters === 1 && line.text.length > 3 && (ratio >= LARGER || line.bold));
  if (!isName || line.text.length > MOST_LETTERS) return 0;
  const isBold = isAll(line, (span) => isBolder(span, body, fonts));
  const capitals = isCapitals(line.text) && letters > 2;
  const coloured = isAll(line, ({ colour }) => isOtherColour(colour, body.colour));
  const foreign = isAll(line, ({ font }) => fonts[font]?.family !== body.family);
  const isSlanted = line.italic && !body.italic;
  const isLoud =
    ratio >= LARGER ||
    (ratio >= 0.93 &&
      (isBold || (capitals && (coloured || foreign)) || (coloured && (foreign || isSlanted))));
  if (!isLoud) return 0;
  return (
    Math.round(
      line.size *
        2 *
        (1 + (isBold ? 0.05 : 0) + (capitals ? 0.05 : 0) + (foreign ? 0.01 : 0) - (isSlanted ? 0.04 : 0)) *
        10,
    ) / 20
  );
}

const isAll = (line: PrintLine, test: (span: PrintLine['spans'][number]) => boolean): boolean =>
  line.spans.every((span) => !/[\p{L}\p{N}]/u.test(span.text) || test(span));

function keepSound(
  candidates: readonly Candidate[],
  lines: readonly PrintLine[],
  body: BodyType,
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
  return [...kept, ...more].sort((a, b) => a.at - b.at);
}

function keepHeaded(
  candidates: readonly Candidate[],
  headings: readonly Candidate[],
  lines: readonly PrintLine[],
  body: BodyType,
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
    const sure = headed.filter(({ weak }) => !weak);
    if (group.length < 3) return sure;
    // Where nearly all of a dress are headings, the one without text is a heading too.
    if (sure.length >= 0.8 * group.length || sure.length >= 8)
      return group.filter((one) => !one.weak || headed.includes(one));
    return group.filter((one) => sure.includes(one) || (!one.weak && isChapter(one, lines, first)));
  });
}

function isSound({ lines: own, at }: Candidate, lines: readonly PrintLine[], body: BodyType): boolean {
  const text = own.map((line) => line.text).join(' ');
  const [first] = own;
  if (!first || own.length > 4 || text.length > MOST_LETTERS || text.split(/\s+/).length > MOST_WORDS)
    return false;
  const isLarge = first.size >= LARGER * body.size;
  if (/^\p{Ll}/u.test(text) && !isLarge) return false;
  const words = text.split(/\s+/).length;
  if (/[,;]$/.test(text) || (/\.$/.test(text) && !/^\d/.test(text) && words > (isLarge ? 5 : 3)))
    return false;
  // A question in bold is answered under it, but it is no title.
  if (/\?$/.test(text) && !isLarge && words > 3) return false;
  if (/:$/.test(text) && words > (isLarge ? 7 : 5)) return false;
  if (words > 9 && first.size < 1.3 * body.size && /\p{Ll}/u.test(text)) return false;
  // At the size of the text a heading stands alone: no line of its own paragraph before or after it.
  const before = lines[at - 1];
  const after = lines[at + own.length];
  const last = own.at(-1) as PrintLine;
  // A line of the same dress right above or below makes it part of a loud paragraph.
  if (isPart(before, first) || isPart(last, after)) return false;
  const beside = [before, after].some(
    (other) =>
      other &&
      other.sheet === first.sheet &&
      !other.drop &&
      Math.abs(other.base - first.base) < 0.4 * first.size &&
      Math.min(Math.abs(other.box[0] - first.box[2]), Math.abs(first.box[0] - other.box[2])) < 3 * first.size,
  );
  return !beside;
}

const isOneDress = (a: Span | undefined, b: Span | undefined): boolean =>
  a !== undefined &&
  b !== undefined &&
  a.font === b.font &&
  a.colour === b.colour &&
  a.bold === b.bold &&
  Math.abs(a.size - b.size) < 0.03 * b.size;

const isPart = (upper: PrintLine | undefined, lower: PrintLine | undefined): boolean =>
  upper !== undefined &&
  lower !== undefined &&
  upper.sheet === lower.sheet &&
  upper.column === lower.column &&
  isOneDress(upper.spans.at(-1), lower.spans[0]) &&
  !upper.bullet &&
  !lower.bullet &&
  lower.base - upper.base > 0 &&
  lower.base - upper.base < 1.45 * lower.size &&
  !/[.!?]$/.test(upper.text);

/** Text under it, in its column or at the top of the next one. */
function hasText(
  { lines: own, at }: Candidate,
  lines: readonly PrintLine[],
  headings: ReadonlyMap<PrintLine | undefined, Candidate>,
  body: BodyType,
): boolean {
  const last = own.at(-1) as PrintLine;
  for (let next = at + own.length; next < Math.min(lines.length, at + own.length + 4); next++) {
    const line = lines[next] as PrintLine;
    if (line.drop) continue;
    if (headings.has(line)) return false;
    if (last.frame && line.frame !== last.frame) return false;
    const isBody =
      line.size > 0.84 * body.size &&
      line.size < Math.max(1.35 * body.size, 0.96 * last.size) &&
      (line.text.length > 12 || Boolean(line.bullet) || Boolean(line.cells));
    if (isBody && isUnder(line, last)) return true;
  }
  return false;
}

/** On the next page, at the top of the next column, or below it not further than a picture is high. */
const isUnder = (line: PrintLine, heading: PrintLine): boolean =>
  line.sheet !== heading.sheet ||
  (line.base < heading.base
    ? line.box[0] > heading.box[0]
    : line.base - heading.base < 260 &&
      line.box[0] < heading.box[2] &&
      line.box[2] > heading.box[0] - 2 * heading.size);

/** Another heading of a lower rank right under it. */
function isChapter(
  { lines: own, at, rank }: Candidate,
  lines: readonly PrintLine[],
  headings: ReadonlyMap<PrintLine | undefined, Candidate>,
): boolean {
  const next = headings.get(lines[at + own.length]);
  return next !== undefined && next.rank < rank;
}
