// `npm run test:engines`: the journeys of readers in Chromium, Firefox and WebKit; gets the engines that are missing, and writes the README's table.
import { findBrowser } from './setup/find-browser.mjs';
import { getEngines } from './setup/find-engines.mjs';
import { checkNode, ensureBuilt, ensureInstalled, run, say } from './setup/install-and-build.mjs';

checkNode();
ensureInstalled();
process.env.CHROMIUM_PATH = await findBrowser();
getEngines();
ensureBuilt();
say('Making the journeys…');
process.exit(run('node', ['scripts/run.mjs', 'tests/engines/run', ...process.argv.slice(2)]) ? 0 : 1);
