// `npm run soak`: runs the soak test (tests/soak). `npm run soak -- 200 7` makes 200 navigations and uses the random
// seed 7.
import { findChromium } from './setup/find-chromium.mjs';
import { checkNode, ensureBuilt, ensureInstalled, run } from './setup/install-and-build.mjs';

checkNode();
ensureInstalled();
process.env.CHROMIUM_PATH = await findChromium();
ensureBuilt();
process.exit(run('node', ['scripts/run.mjs', 'tests/soak/run', ...process.argv.slice(2)]) ? 0 : 1);
