// Marks lines whose underline reaches exactly from the first letter to the last, because some books mark headings
// this way. A PDF has no underlined text, only thin shapes near text.
import type { Shape, TextLine } from '../pdf-types';

/** Maximum thickness of an underline, in points. A thicker shape is a colored bar. */
const MAX_THICKNESS = 1.6;
/** Minimum and maximum distance of the underline from the baseline, as shares of the font size. */
const [MIN_OFFSET, MAX_OFFSET] = [0.02, 0.32];
/** Maximum distance between an end of the underline and the end of the text above it, as a share of the font size. */
const END_TOLERANCE = 0.35;
/**
 * Maximum number of thin shapes on a page. If there are more, they form a picture, and the search for underlines stops.
 */
const MAX_UNDERLINES = 2_000;

/**
 * Matches a web or e-mail address, such as `www.owls.example.org` or `anna@owls.example`. Addresses are often
 * underlined, but are not headings.
 */
const ADDRESS = /@|:\/\/|\p{L}\.\p{L}{2,}(?:\/|$)/u;

export function findUnderlined(lines: readonly TextLine[], shapes: readonly Shape[]): void {
  const underlines = shapes.filter(
    ({ kind, box: [left, top, right, bottom] }) =>
      kind !== 'image' && bottom - top <= MAX_THICKNESS && right - left > 4,
  );
  if (!underlines.length || underlines.length > MAX_UNDERLINES) return;
  for (const line of lines)
    if (!ADDRESS.test(line.text) && underlines.some((underline) => isUnderlineOf(underline, line)))
      line.underlined = true;
}

function isUnderlineOf(
  { box: [left, top, right, bottom] }: Shape,
  { box, indent, base, size }: TextLine,
): boolean {
  const below = ((top + bottom) / 2 - base) / size;
  return (
    below > MIN_OFFSET &&
    below < MAX_OFFSET &&
    Math.min(Math.abs(left - box[0]), Math.abs(left - indent)) < END_TOLERANCE * size &&
    Math.abs(right - box[2]) < END_TOLERANCE * size
  );
}
