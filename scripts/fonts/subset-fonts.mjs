// `npm run fonts`: reduces the two typefaces to the characters, weights and features that the site uses, and writes
// them to app/fonts. The npm script has already installed the complete fonts into scripts/fonts.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { FONT_SUBSETS } from '../../lib/core/font-subsets';

const subsetFont = createRequire(resolve('scripts/fonts/package.json'))('subset-font');
const FACES = { book: 'literata', plain: 'onest' };
const SOURCE_DIR = join('scripts', 'fonts', 'node_modules', '@fontsource-variable');
const OUT = join('app', 'fonts');

/** Range of font weights that the styles use. */
const WEIGHTS = { min: 400, max: 700 };
/** OpenType features that are kept: kerning, accents, localized forms, ligatures, tabular figures. */
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'tnum'];

for (const [name, source] of Object.entries(FACES)) {
  copyFileSync(join(SOURCE_DIR, source, 'LICENSE'), join(OUT, `${name}-LICENSE.txt`));
  for (const [subset, { from, letters }] of Object.entries(FONT_SUBSETS)) {
    const complete = readFileSync(join(SOURCE_DIR, source, 'files', `${source}-${from}-wght-normal.woff2`));
    // Hinting is kept. Without it, some systems round the widths of characters, and the spaces between letters become
    // uneven.
    const cut = await subsetFont(complete, letters, {
      targetFormat: 'woff2',
      variationAxes: { wght: WEIGHTS },
      keepFeatures: FEATURES,
    });
    writeFileSync(join(OUT, `${name}-${subset}.woff2`), cut);
    console.log(`${name}-${subset}.woff2: ${complete.length} → ${cut.length} bytes`);
  }
}
