// `node scripts/run.mjs build …`: bundles one command of TypeScript and runs it in this process.
// A loader that takes every file of every package through its hands costs seconds at each start; this costs a tenth of one.
import { mkdirSync, rmSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const [command = '', ...args] = process.argv.slice(2);
const file = command.includes('/') ? command : `scripts/${command}`;
const DIR = '.pravylo/commands';
mkdirSync(DIR, { recursive: true });
const outfile = resolve(DIR, `${basename(command)}-${process.pid}.mjs`);
process.on('exit', () => rmSync(outfile, { force: true }));
await build({
  entryPoints: [file.endsWith('.mjs') ? file : `${file}.ts`],
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  // Named in tsconfig.json, so no package of this name is there to be found at run time.
  external: [],
  sourcemap: 'inline',
  logLevel: 'error',
  outfile,
});
process.setSourceMapsEnabled(true);
process.argv = [process.argv[0] ?? 'node', command, ...args];
await import(pathToFileURL(outfile).href);
