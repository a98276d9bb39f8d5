// Finds lines that are underlined from their first letter to their last, and no further: so some books set their headings.
import type { PrintLine, Shape } from '../pdf-types';

/** Points: thicker ones are bars. */
const THIN = 1.6;
/** Shares of the size: how far below the baseline the rule lies, and how far its ends may miss those of the words. */
const [NEAR, FAR, ENDS] = [0.02, 0.32, 0.35];
/** Rules a page beyond which they are a picture. */
const MOST = 2_000;

const ADDRESS = /@|:\/\/|\p{L}\.\p{L}{2,}(?:\/|$)/u;

export function findUnderlined(lines: readonly PrintLine[], shapes: readonly Shape[]): void {
  const rules = shapes.filter(
    ({ kind, box: [left, top, right, bottom] }) =>
      kind !== 'image' && bottom - top <= THIN && right - left > 4,
  );
  if (!rules.length || rules.length > MOST) return;
  for (const line of lines)
    if (!ADDRESS.test(line.text) && rules.some((rule) => isUnder(rule, line))) line.underlined = true;
}

function isUnder(
  { box: [left, top, right, bottom] }: Shape,
  { box, indent, base, size }: PrintLine,
): boolean {
  const below = ((top + bottom) / 2 - base) / size;
  return (
    below > NEAR &&
    below < FAR &&
    Math.min(Math.abs(left - box[0]), Math.abs(left - indent)) < ENDS * size &&
    Math.abs(right - box[2]) < ENDS * size
  );
}
