// Reads weight, slant and family out of a font's name, which is all that most files say of them.
import type { Font } from '../pdf-types';

/** What the reader of PDFs knows of a font. */
export interface RawFont {
  name?: string;
  bold?: boolean;
  black?: boolean;
  italic?: boolean;
  ascent?: number;
  descent?: number;
}

const WEIGHTS: [RegExp, number][] = [
  [/black|heavy|ultra(?!light)|(?:^|[-_ ])blk/i, 900],
  [/extra-?bold/i, 800],
  [/semi-?bold|demi/i, 600],
  // «NimbusRomNo9L-Medi», «CMBX10», «SFBX1000»: how old fonts of the typesetters say bold.
  [/bold|(?:^|[-_ ])bd(?:$|[-_ ])|-medi(?:$|ital)|(?:^|\b)(?:cm|sf|ec|la)[a-z]*bx|fett|gras|negrita/i, 700],
  [/medium/i, 500],
  [/thin|hairline/i, 200],
  [/light/i, 300],
];
/** Words for a usual weight. */
const REGULAR = /regular|roman|book|normal|(?:^|\b)(?:cm|sf|ec|lm)(?:r|tt)\d/i;
const ITALIC = /italic|oblique|kursiv|(?:^|\b)(?:cm|sf|ec)(?:ti|sl|bxti)|-it(?:$|[A-Z])|slanted/i;
const STYLE_WORDS =
  /black|heavy|ultra|extra|semi|demi|bold|medium|thin|hairline|light|regular|roman|italic|oblique|book|normal|(?:^|[-_ ,])(?:it|bd|rg|mt|ps)(?=$|[-_ ,])/gi;

export function readFont({ name = '', bold, black, italic, ascent, descent }: RawFont): Font {
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
    ascent: sane(ascent, 0.8),
    descent: sane(Math.abs(descent ?? 0), 0.2),
    ...(isNamed && { named: true }),
  };
}

/** Some files claim that letters are ten times as high as they are. */
const sane = (value: number | undefined, usual: number): number =>
  value && value > usual / 4 && value < 1.2 ? value : usual;
