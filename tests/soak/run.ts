// `npm run soak`: 1,000 movements and 2,000 searches with faults thrown in; ends with 1 when something grew or went wrong.
import { launchBrowser } from '../browser/support/chromium';
import { type Cost, growthOf, soak } from './soak';

const [movements = 1000, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number);
const began = Date.now();
console.log(`Seed ${seed}.`);
const browser = await launchBrowser();
const soaked = await soak(browser, { movements, searches: movements * 2, seed, say: console.log });
await browser.close();

const toText = ({ heap, nodes, listeners, stored }: Cost) =>
  `heap ${(heap / 1e6).toFixed(1)} MB, ${nodes} nodes, ${listeners} listeners, ${(stored / 1e6).toFixed(1)} MB stored`;
const minutes = ((Date.now() - began) / 60_000).toFixed(1);
console.log(
  `${soaked.movements} movements, ${soaked.searches} searches, ${soaked.faults} faults in ${minutes} minutes.`,
);
console.log(`Once warm: ${toText(soaked.before)}.\nAt the end: ${toText(soaked.after)}.`);
const wrong = [...growthOf(soaked), ...new Set(soaked.errors)];
for (const line of wrong) console.error(line);
if (wrong.length === 0) console.log('Nothing grew beyond its bound, and no page met an error.');
process.exit(wrong.length ? 1 : 0);
