// A command of TypeScript as one file that Node can run. contentlayer, which by itself is two thousand small files and takes a
// second to load, is bundled once for every state of the lock file.
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { hashOf } from './install-and-build.mjs';

const PACKAGES = '.pravylo/packages';
/** What is imported of contentlayer, and the file it comes from. */
const CONTENTLAYER = {
  'contentlayer2/core': 'core',
  'contentlayer2/source-files': 'source-files',
  '@contentlayer2/utils/effect': 'effect',
};
/** Parts that are not JavaScript, or that nothing here asks for. */
const LEFT_OUT = ['*.node', 'esbuild', 'fsevents', 'imagescript', 'markdown-wasm', 'mdx-bundler', 'sharp'];
/** What files of the older kind take for granted. */
const COMMON_JS = `import * as nodeModule from 'node:module';
import * as nodeUrl from 'node:url';
const require = nodeModule.createRequire(import.meta.url);
const __filename = nodeUrl.fileURLToPath(import.meta.url);
const __dirname = nodeUrl.fileURLToPath(new URL('.', import.meta.url));`;

export async function bundleCommand(file, outfile) {
  const dir = await bundleContentlayer();
  await build({
    entryPoints: [file],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    sourcemap: 'inline',
    logLevel: 'error',
    plugins: dir ? [takeFrom(dir)] : [],
  });
}

const takeFrom = (dir) => ({
  name: 'contentlayer',
  setup: ({ onResolve }) => {
    onResolve({ filter: /contentlayer2\// }, ({ path }) => {
      const name = CONTENTLAYER[path];
      return name && { path: pathToFileURL(resolve(dir, `${name}.js`)).href, external: true };
    });
  },
});

/** The folder it is in; none where it cannot be bundled, and then it is loaded file by file. */
async function bundleContentlayer() {
  const made = ['package-lock.json', new URL(import.meta.url)].map((file) => readFileSync(file));
  const key = hashOf(...made, process.version).slice(0, 16);
  const dir = join(PACKAGES, key);
  if (existsSync(dir)) return dir;
  // Several commands may begin at once.
  const half = `${dir}-${process.pid}`;
  try {
    await build({
      entryPoints: Object.entries(CONTENTLAYER).map(([path, out]) => ({ in: path, out })),
      outdir: half,
      bundle: true,
      splitting: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      external: LEFT_OUT,
      banner: { js: COMMON_JS },
      logLevel: 'silent',
    });
    renameSync(half, dir);
    for (const name of readdirSync(PACKAGES))
      if (!name.startsWith(key)) rmSync(join(PACKAGES, name), { recursive: true, force: true });
  } catch {
    rmSync(half, { recursive: true, force: true });
  }
  return existsSync(dir) ? dir : undefined;
}
