// `npm run soak`: makes 1,000 navigations and 2,000 searches with injected faults. Exits with code 1 if memory or
// storage has grown too much, or if a page had an error.
import { launchBrowser } from '../browser/support/chromium';
import { findGrowth, type ResourceUse, soak } from './soak';

const [movements = 1000, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number);
const began = Date.now();
console.log(`Seed ${seed}.`);
const browser = await launchBrowser();
const result = await soak(browser, { movements, searches: movements * 2, seed, log: console.log });
await browser.close();

const toText = ({ heap, nodes, listeners, stored }: ResourceUse) =>
  `heap ${(heap / 1e6).toFixed(1)} MB, ${nodes} nodes, ${listeners} listeners, ${(stored / 1e6).toFixed(1)} MB stored`;
const minutes = ((Date.now() - began) / 60_000).toFixed(1);
console.log(
  `${result.movements} movements, ${result.searches} searches, ${result.faults} faults in ${minutes} minutes.`,
);
console.log(`After warm-up: ${toText(result.before)}.\nAt the end: ${toText(result.after)}.`);
const problems = [...findGrowth(result), ...new Set(result.errors)];
for (const line of problems) console.error(line);
if (problems.length === 0) console.log('Nothing exceeded its limit, and no page had an error.');
process.exit(problems.length ? 1 : 0);
