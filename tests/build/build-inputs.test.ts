// Tests that the lists `SOURCES` and `SETTINGS` contain every file and every setting that affect the built site. `npm
// start`, the tests and the caches compare the hashes of these files and settings to detect changes.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { SETTINGS, SOURCES } from '../../scripts/setup/install-and-build.mjs';

const codeIn = (dir: string): string[] =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /\.tsx?$/.test(file.name) && !file.name.endsWith('.test.ts'))
    .map((file) => join(file.parentPath, file.name));

it('SOURCES contains every file that pages, the service worker and the build import', async () => {
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
  const folders = new Set(files.map((path) => path.split('/')[0]));
  expect([...folders].sort()).toEqual(
    expect.arrayContaining(['app', 'components', 'lib', 'scripts', 'service-worker']),
  );
  expect(files.filter((path) => !SOURCES.some((one) => path === one || path.startsWith(`${one}/`)))).toEqual(
    [],
  );
});

it('SETTINGS contains every setting that a build reads', () => {
  const code = readFileSync('scripts/content/settings-from-environment.ts', 'utf8');
  const read = [...code.matchAll(/process\.env\.(\w+)/g)].map(([, name]) => name);
  expect(read).toContain('OFFER_URL');
  expect(read.filter((name) => !SETTINGS.includes(name ?? ''))).toEqual([]);
});
