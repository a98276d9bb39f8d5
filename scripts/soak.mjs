// `npm run soak`: a browser left open for an evening (tests/soak); `npm run soak -- 200 7` for fewer movements and a seed.
import { findBrowser } from './setup/find-browser.mjs';
import { checkNode, ensureBuilt, ensureInstalled, run } from './setup/install-and-build.mjs';

checkNode();
ensureInstalled();
process.env.CHROMIUM_PATH = await findBrowser();
ensureBuilt();
process.exit(run('node', ['scripts/run.mjs', 'tests/soak/run', ...process.argv.slice(2)]) ? 0 : 1);
