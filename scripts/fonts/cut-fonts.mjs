// `npm run fonts`: cuts the two typefaces to the letters, weights and features the site uses. The cut files are kept in
// app/fonts; what they are made of is installed into this folder only, and by this command only.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { FACE_PARTS } from '../../lib/core/font-subsets';

const subsetFont = createRequire(resolve('scripts/fonts/package.json'))('subset-font');
const FACES = { book: 'literata', plain: 'onest' };
const WHOLE = join('scripts', 'fonts', 'node_modules', '@fontsource-variable');
const OUT = join('app', 'fonts');

/** The weights the styles ask for. */
const WEIGHTS = { min: 400, max: 700 };
/** Kerning, accents, forms of a language, ligatures, figures of one width. */
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'tnum'];

for (const [name, source] of Object.entries(FACES)) {
  copyFileSync(join(WHOLE, source, 'LICENSE'), join(OUT, `${name}-LICENSE.txt`));
  for (const [part, { from, letters }] of Object.entries(FACE_PARTS)) {
    const whole = readFileSync(join(WHOLE, source, 'files', `${source}-${from}-wght-normal.woff2`));
    // With its hints: without them some systems round the widths of letters, and words fall apart.
    const cut = await subsetFont(whole, letters, {
      targetFormat: 'woff2',
      variationAxes: { wght: WEIGHTS },
      keepFeatures: FEATURES,
    });
    writeFileSync(join(OUT, `${name}-${part}.woff2`), cut);
    console.log(`${name}-${part}.woff2: ${whole.length} → ${cut.length} bytes`);
  }
}
