// Two typefaces with good Cyrillic, self-hosted and cut to the letters we use: a book face for rules, a plain one for the rest.
import localFont from 'next/font/local';

// `optional`: a typeface that comes late waits for the next page. A swap would move the text under the reader's eyes, and
// the very rule an address leads to out of view.
// The loader wants literal values, so the ranges of the two alphabets are written out each time.
const ruleCyrillic = localFont({
  src: '../node_modules/@fontsource-variable/literata/files/literata-cyrillic-wght-normal.woff2',
  variable: '--font-rule-cyrillic',
  weight: '200 900',
  display: 'optional',
  declarations: [{ prop: 'unicode-range', value: 'U+0301,U+0400-045F,U+0490-0491,U+2116' }],
  adjustFontFallback: 'Times New Roman',
});
const ruleLatin = localFont({
  src: '../node_modules/@fontsource-variable/literata/files/literata-latin-wght-normal.woff2',
  variable: '--font-rule-latin',
  weight: '200 900',
  display: 'optional',
  preload: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0000-00FF,U+2000-206F,U+20AC,U+2212' }],
  adjustFontFallback: false,
});
const plainCyrillic = localFont({
  src: '../node_modules/@fontsource-variable/onest/files/onest-cyrillic-wght-normal.woff2',
  variable: '--font-plain-cyrillic',
  weight: '100 900',
  display: 'optional',
  declarations: [{ prop: 'unicode-range', value: 'U+0301,U+0400-045F,U+0490-0491,U+2116' }],
  adjustFontFallback: 'Arial',
});
const plainLatin = localFont({
  src: '../node_modules/@fontsource-variable/onest/files/onest-latin-wght-normal.woff2',
  variable: '--font-plain-latin',
  weight: '100 900',
  display: 'optional',
  preload: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0000-00FF,U+2000-206F,U+20AC,U+2212' }],
  adjustFontFallback: false,
});

export const fontClasses = [ruleCyrillic, ruleLatin, plainCyrillic, plainLatin]
  .map((font) => font.variable)
  .join(' ');
