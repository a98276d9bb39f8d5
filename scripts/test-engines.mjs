// `npm run test:engines`: runs the reader journeys of tests/engines in Chromium, Firefox and WebKit, installs missing
// engines, and updates the table in docs/measurements.md.
import { findBrowser } from './setup/find-browser.mjs';
import { installMissingEngines } from './setup/find-engines.mjs';
import { checkNode, ensureBuilt, ensureInstalled, printStep, run } from './setup/install-and-build.mjs';

checkNode();
ensureInstalled();
process.env.CHROMIUM_PATH = await findBrowser();
installMissingEngines();
ensureBuilt();
printStep('Running the journeys…');
process.exit(run('node', ['scripts/run.mjs', 'tests/engines/run', ...process.argv.slice(2)]) ? 0 : 1);
