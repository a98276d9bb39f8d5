// Parses weight, slant and family from the name of a font, because most PDFs contain no other data about them.
import type { Font } from '../pdf-types';

/** The properties of a pdf.js font that this module reads. */
export interface RawFont {
  name?: string;
  bold?: boolean;
  black?: boolean;
  italic?: boolean;
  ascent?: number;
  descent?: number;
}

/** Patterns for font names, with their CSS weights. The first match wins, so `ExtraBold` is before `Bold`. */
const WEIGHTS: [RegExp, number][] = [
  [/black|heavy|ultra(?!light)|(?:^|[-_ ])blk/i, 900],
  [/extra-?bold/i, 800],
  [/semi-?bold|demi/i, 600],
  // Also matches bold TeX fonts: `NimbusRomNo9L-Medi`, `CMBX10`, `SFBX1000`.
  [/bold|(?:^|[-_ ])bd(?:$|[-_ ])|-medi(?:$|ital)|(?:^|\b)(?:cm|sf|ec|la)[a-z]*bx|fett|gras|negrita/i, 700],
  [/medium/i, 500],
  [/thin|hairline/i, 200],
  [/light/i, 300],
];
/** Matches a font name that means the regular weight 400: `Times-Roman`, `CMR10`. */
const REGULAR = /regular|roman|book|normal|(?:^|\b)(?:cm|sf|ec|lm)(?:r|tt)\d/i;
/** Matches the name of an italic font: `Solex-Italic`, `CMTI10`, `MinionPro-It`. */
const ITALIC = /italic|oblique|kursiv|(?:^|\b)(?:cm|sf|ec)(?:ti|sl|bxti)|-it(?:$|[A-Z])|slanted/i;
/** Matches the words that are removed from a font name to get its family: `Solex-BoldItalic` becomes `solex`. */
const STYLE_WORDS =
  /black|heavy|ultra|extra|semi|demi|bold|medium|thin|hairline|light|regular|roman|italic|oblique|book|normal|(?:^|[-_ ,])(?:it|bd|rg|mt|ps)(?=$|[-_ ,])/gi;

export function rawFontToFont({ name = '', bold, black, italic, ascent, descent }: RawFont): Font {
  const plain = name.replace(/^[A-Z]{6}\+/, '');
  const named = WEIGHTS.find(([pattern]) => pattern.test(plain))?.[1];
  const isNamed = named !== undefined || Boolean(bold || black) || REGULAR.test(plain);
  const weight = named ?? (black ? 900 : bold ? 700 : 400);
  return {
    name: plain,
    family:
      plain
        .replace(STYLE_WORDS, '')
        .replace(/[-_ ,]+|(?:MT|PS)$/g, '')
        .toLowerCase() || plain,
    weight,
    italic: Boolean(italic) || ITALIC.test(plain),
    ascent: plausible(ascent, 0.8),
    descent: plausible(Math.abs(descent ?? 0), 0.2),
    ...(isNamed && { hasNamedWeight: true }),
  };
}

/**
 * Returns the value, or `usual` if the value is implausible: some files contain letter heights that are ten times too
 * large.
 */
const plausible = (value: number | undefined, usual: number): number =>
  value && value > usual / 4 && value < 1.2 ? value : usual;
