// Nothing that a site is made of may change unnoticed: `npm start`, the tests and the pages kept from one build to the next all
// look at one list of files and folders.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { SOURCES } from '../../scripts/setup/install-and-build.mjs';

const codeIn = (dir: string): string[] =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /\.tsx?$/.test(file.name) && !file.name.endsWith('.test.ts'))
    .map((file) => join(file.parentPath, file.name));

it('every file that pages, the worker and the build are made of stands in the list of sources', async () => {
  const { metafile } = await build({
    entryPoints: [
      ...codeIn('app'),
      ...codeIn('scripts/build'),
      'scripts/commands/build.ts',
      'service-worker/service-worker.ts',
    ],
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    alias: { '@': './' },
    loader: { '.css': 'empty', '.woff2': 'empty', '.svg': 'empty' },
    external: ['next/*', '@/*.css'],
    metafile: true,
    write: false,
    outdir: 'out',
    logLevel: 'error',
  });
  const files = Object.keys(metafile.inputs).filter((path) => !path.startsWith('node_modules/'));
  const rooms = new Set(files.map((path) => path.split('/')[0]));
  expect([...rooms].sort()).toEqual(
    expect.arrayContaining(['app', 'components', 'lib', 'scripts', 'worker']),
  );
  expect(files.filter((path) => !SOURCES.some((one) => path === one || path.startsWith(`${one}/`)))).toEqual(
    [],
  );
});
