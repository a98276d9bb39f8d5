// `npm run preview`: serves out/ on a local port and prints the address.
import { existsSync } from 'node:fs';
import { serve } from './server/static-server.mjs';
import { fail, printStep } from './setup/install-and-build.mjs';

if (!existsSync('out/index.html'))
  fail('There is no out/ yet: run `npm run build` first, or `npm start` to install, build and serve.');
const wanted = Number(process.env.PORT || 3000);
if (!Number.isInteger(wanted) || wanted < 0 || wanted > 65535)
  fail(`PORT is "${process.env.PORT}", expected a number from 0 to 65535.`);
const { port, address } = await serve({ dir: 'out', port: wanted, basePath: process.env.BASE_PATH || '' });
if (wanted && port !== wanted) printStep(`Port ${wanted} is in use; using ${port}.`);
console.log(`\nPravylo is ready: ${address}\n(Ctrl-C to stop)`);
