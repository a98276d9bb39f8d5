// Configures Next, which renders the pages for scripts/build/steps/render.ts and serves `npm run dev`.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/** The build id depends on the packages only, so that two builds of the same sources are byte-identical. */
const buildId = () =>
  createHash('sha256').update(readFileSync('package-lock.json')).digest('hex').slice(0, 12);

/** Only for `npm run dev`: a build adds the base path when it renders, so that one bundle serves every site. */
const basePath = process.env.NODE_ENV === 'development' ? (process.env.BASE_PATH ?? '') : '';

/** @type {import('next').NextConfig} */
export default {
  // A build reads the rendered pages from this folder (scripts/build/steps/render.ts). `output: 'export'` is not set,
  // because it bundles and renders everything each time.
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  trailingSlash: true,
  images: { unoptimized: true },
  reactStrictMode: true,
  poweredByHeader: false,
  generateBuildId: buildId,
  typescript: { ignoreBuildErrors: true }, // `npm run check` checks the types
  // Skips the page segments that Next writes for its client router, which the site does not ship.
  turbopack: { resolveAlias: { './collect-segment-data': './scripts/build/disable-segment-cache.ts' } },
  experimental: {
    // All cores: by default Next leaves one idle, but nothing else runs while pages are rendered.
    cpus: Number(process.env.RENDER_WORKERS) || availableParallelism(),
    globalNotFound: true,
    // Prefetch data of the client router.
    prefetchInlining: false,
    // A build with a warm cache has failed to find a style sheet, and one without a cache takes as long.
    turbopackFileSystemCacheForBuild: false,
  },
  ...(basePath && { basePath }),
};
