// `npm run preview`: serves out/ and prints the address.
import { existsSync } from 'node:fs';
import { serve } from './server/static-server.mjs';
import { say, stop } from './setup/install-and-build.mjs';

if (!existsSync('out/index.html'))
  stop('There is no out/ yet: run `npm run build` first, or `npm start` for everything.');
const wanted = Number(process.env.PORT || 3000);
if (!Number.isInteger(wanted) || wanted < 0 || wanted > 65535)
  stop(`PORT is "${process.env.PORT}", expected a number from 0 to 65535.`);
const { port, address } = await serve({ dir: 'out', port: wanted, basePath: process.env.BASE_PATH || '' });
if (wanted && port !== wanted) say(`Port ${wanted} is taken, so it is ${port}.`);
console.log(`\nPravylo is ready: ${address}\n(Ctrl-C to stop)`);
