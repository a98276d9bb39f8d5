// `node scripts/run.mjs build …`: bundles a TypeScript command of scripts/commands (or any path), and runs it in this
// process. Bundling takes about 0.1 s. A TypeScript loader would take seconds, because it transforms each imported file
// separately.
import { rmSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleCommand } from './setup/bundle-command.mjs';

const [command = '', ...args] = process.argv.slice(2);
const file = command.includes('/') ? command : `scripts/commands/${command}`;
const outfile = resolve('.pravylo/commands', `${basename(command)}-${process.pid}.mjs`);
process.on('exit', () => rmSync(outfile, { force: true }));
await bundleCommand(file.endsWith('.mjs') ? file : `${file}.ts`, outfile);
process.setSourceMapsEnabled(true);
process.argv = [process.argv[0] ?? 'node', command, ...args];
await import(pathToFileURL(outfile).href);
