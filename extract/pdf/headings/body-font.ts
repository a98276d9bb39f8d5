// Finds the body font: the size, font and color in which most characters of the book are printed. A line can only be
// a heading if it differs from the body font.
import type { Font, Span, TextLine } from '../pdf-types';

export interface BodyFont {
  size: number;
  weight: number;
  family: string;
  colour: string;
  italic: boolean;
}

export function findBodyFont(lines: readonly TextLine[], fonts: readonly Font[]): BodyFont {
  const size = mostCommonKey(lines, ({ size: own }) => String(Math.round(own * 2) / 2));
  const near = lines.filter((line) => Math.abs(line.size - Number(size)) < 0.6);
  const key = mostCommonKey(near, ({ font, colour, bold }) => `${font} ${colour} ${bold}`).split(' ');
  const font = fonts[Number(key[0])];
  return {
    size: Number(size) || 10,
    weight: key[2] === 'true' ? Math.max(600, font?.weight ?? 400) : (font?.weight ?? 400),
    family: font?.family ?? '',
    colour: key[1] || '#000000',
    italic: font?.italic ?? false,
  };
}

/** Returns the most common result of `keyOf`, such as a font or a color. Every character of a span counts once. */
function mostCommonKey(lines: readonly TextLine[], keyOf: (span: Span) => string): string {
  const counts = new Map<string, number>();
  for (const { spans } of lines)
    for (const span of spans) {
      const key = keyOf(span);
      counts.set(key, (counts.get(key) ?? 0) + span.text.length);
    }
  let best = '';
  for (const [key, count] of counts) if (count > (counts.get(best) ?? 0)) best = key;
  return best;
}

const channels = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) || 0);

/**
 * Whether two colors differ clearly: the differences of the red, green and blue channels (0 to 255) add up to more
 * than 90.
 */
export function isOtherColour(a: string, b: string): boolean {
  const [one, other] = [channels(a), channels(b)];
  return one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) > 90;
}

/** Whether the color is grey, but neither black nor white. Grey text is less prominent than black text. */
export function isGrey(colour: string): boolean {
  const own = channels(colour);
  return Math.max(...own) - Math.min(...own) < 24 && Math.max(...own) > 60 && Math.min(...own) < 215;
}

/** Whether the span is visibly bolder than the body font. */
export const isBolder = (
  span: { bold: boolean; font: number },
  body: BodyFont,
  fonts: readonly Font[],
): boolean => {
  const weight = Math.max(span.bold ? 600 : 0, fonts[span.font]?.weight ?? 400);
  return weight >= body.weight + 150 && weight >= 600;
};
