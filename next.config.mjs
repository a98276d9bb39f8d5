// A static export: plain files that any host can serve, also under a sub-path.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/** The same sources give the same build id, so that two builds are byte-identical. */
const buildId = () =>
  createHash('sha256').update(readFileSync('package-lock.json')).digest('hex').slice(0, 12);

/** A built page is told where it will lie when it is rendered: what is bundled is the same for every site. */
const basePath = process.env.NODE_ENV === 'development' ? (process.env.BASE_PATH ?? '') : '';

/** @type {import('next').NextConfig} */
export default {
  // A build bundles into a folder of its own and takes the rendered pages from there (scripts/build/steps/render.ts): Next's own export
  // would bundle and render everything each time.
  distDir: process.env.RENDERER_DIR ?? '.next',
  trailingSlash: true,
  images: { unoptimized: true },
  reactStrictMode: true,
  poweredByHeader: false,
  generateBuildId: buildId,
  typescript: { ignoreBuildErrors: true }, // `npm run check` does this with the newer compiler
  // Pieces of pages for a router that no reader gets.
  turbopack: { resolveAlias: { './collect-segment-data': './scripts/build/no-segments.ts' } },
  experimental: {
    // While pages are rendered nothing else runs: by itself Next leaves one core idle.
    cpus: Number(process.env.RENDER_WORKERS) || availableParallelism(),
    globalNotFound: true,
    // How that router would ask for pages ahead.
    prefetchInlining: false,
    // A build on a warm cache has failed (it no longer knew where a style sheet lies), and a cold one takes as long.
    turbopackFileSystemCacheForBuild: false,
  },
  ...(basePath && { basePath }),
};
