// Configures Next, which renders the pages for scripts/build/steps/render.ts and serves them in `npm run dev`.
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { sha256 } from './scripts/files/hash.mjs';

/**
 * Base path for `npm run dev`. In a build, a later step adds the base path to the pages, so that the bundle does not
 * depend on it.
 */
const basePath = process.env.NODE_ENV === 'development' ? (process.env.BASE_PATH ?? '') : '';

/** @type {import('next').NextConfig} */
export default {
  // A build reads the rendered pages from this folder (scripts/build/steps/render.ts). The option `output: 'export'` is
  // not set, because with it every build would bundle and render everything: see docs/decisions/next-rendering.md.
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  trailingSlash: true,
  images: { unoptimized: true },
  reactStrictMode: true,
  poweredByHeader: false,
  // The build id depends only on the installed packages, so that two builds of the same sources write the same bytes.
  generateBuildId: () => sha256(readFileSync('package-lock.json'), 12),
  typescript: { ignoreBuildErrors: true }, // `npm run check` checks the types
  experimental: {
    // Uses all processor cores, unless RENDER_WORKERS sets a number. By default Next leaves one core idle, but nothing
    // else runs while pages are rendered.
    cpus: Number(process.env.RENDER_WORKERS) || availableParallelism(),
    globalNotFound: true,
    // By default, Next computes which prefetch responses its client router can fetch together. The built site does not
    // use this router.
    prefetchInlining: false,
    // The cache is off: with a filled cache, a build did not find a style sheet. The cache also saves no time.
    turbopackFileSystemCacheForBuild: false,
  },
  ...(basePath && { basePath }),
};
