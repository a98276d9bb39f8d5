// `npm run test:engines`: runs the tests in tests/browser-engines with Chromium, Firefox and WebKit, and updates the
// table in docs/measurements.md. Missing browsers are installed first.
import { findChromium } from './setup/find-chromium.mjs';
import { installMissingEngines } from './setup/find-firefox-and-webkit.mjs';
import { checkNode, ensureBuilt, ensureInstalled, printStep, run } from './setup/install-and-build.mjs';

checkNode();
ensureInstalled();
process.env.CHROMIUM_PATH = await findChromium();
installMissingEngines();
ensureBuilt();
printStep('Running the journeys…');
process.exit(run('node', ['scripts/run.mjs', 'tests/browser-engines/run', ...process.argv.slice(2)]) ? 0 : 1);
