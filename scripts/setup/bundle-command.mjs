// Bundles a TypeScript command into one file that Node can run. contentlayer consists of two thousand small files, and
// loading them takes a second. Therefore contentlayer is bundled too. Its bundle is used again until the lock file or
// the version of Node changes.
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { hashParts } from '../files/hash.mjs';

const PACKAGES = '.pravylo/packages';
/** Maps each imported module of contentlayer to the name of its bundle. */
const CONTENTLAYER = {
  'contentlayer2/core': 'core',
  'contentlayer2/source-files': 'source-files',
  '@contentlayer2/utils/effect': 'effect',
};
/**
 * Dependencies of contentlayer that are not bundled, because they are not JavaScript or because this project does not
 * use them.
 */
const EXTERNAL = ['*.node', 'esbuild', 'fsevents', 'imagescript', 'markdown-wasm', 'mdx-bundler', 'sharp'];
/** Code that defines the globals that CommonJS modules expect. */
const COMMON_JS_GLOBALS = `import * as nodeModule from 'node:module';
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
    plugins: dir ? [bundledContentlayerPlugin(dir)] : [],
  });
}

const bundledContentlayerPlugin = (dir) => ({
  name: 'contentlayer',
  setup: ({ onResolve }) => {
    onResolve({ filter: /contentlayer2\// }, ({ path }) => {
      const name = CONTENTLAYER[path];
      return name && { path: pathToFileURL(resolve(dir, `${name}.js`)).href, external: true };
    });
  },
});

/**
 * Bundles contentlayer, and returns the folder of the bundle. If bundling fails, returns undefined, and the command
 * loads the files of contentlayer one by one.
 */
async function bundleContentlayer() {
  const inputs = ['package-lock.json', new URL(import.meta.url)].map((file) => readFileSync(file));
  const key = hashParts([...inputs, process.version]).slice(0, 16);
  const dir = join(PACKAGES, key);
  if (existsSync(dir)) return dir;
  // Several commands can start at the same time, so each one first writes the bundle to a separate folder.
  const temporary = `${dir}-${process.pid}`;
  try {
    await build({
      entryPoints: Object.entries(CONTENTLAYER).map(([path, out]) => ({ in: path, out })),
      outdir: temporary,
      bundle: true,
      splitting: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      external: EXTERNAL,
      banner: { js: COMMON_JS_GLOBALS },
      logLevel: 'silent',
    });
    renameSync(temporary, dir);
    for (const name of readdirSync(PACKAGES))
      if (!name.startsWith(key)) rmSync(join(PACKAGES, name), { recursive: true, force: true });
  } catch {
    rmSync(temporary, { recursive: true, force: true });
  }
  return existsSync(dir) ? dir : undefined;
}
