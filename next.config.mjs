// A static export: plain files that any host can serve, also under a sub-path.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const basePath = process.env.BASE_PATH ?? '';

/** The same sources give the same build id, so that two builds are byte-identical. */
const buildId = () =>
  createHash('sha256').update(readFileSync('package-lock.json')).digest('hex').slice(0, 12);

/** All languages of the interface, and those there is something to read in, as the compile step found them. */
const { known, readable } = JSON.parse(
  readFileSync(`${process.env.PRAVYLO_DIR ?? '.pravylo'}/languages.json`, 'utf8'),
);
/** What nobody can read stays out of the pages: the strings of such a language are taken to be the first one's. */
const silent = known.slice(1).filter((lang) => !readable.includes(lang));

/** @type {import('next').NextConfig} */
export default {
  // While somebody writes, a page may be asked for that was not there at the start.
  ...(process.env.NEXT_PUBLIC_DEV_PORT === undefined && { output: 'export' }),
  distDir: process.env.OUT_DIR ?? '.next', // with another name the export itself goes there, otherwise to out/
  trailingSlash: true,
  images: { unoptimized: true },
  reactStrictMode: true,
  poweredByHeader: false,
  generateBuildId: buildId,
  typescript: { ignoreBuildErrors: true }, // `npm run check` does this with the newer compiler
  turbopack: {
    resolveAlias: Object.fromEntries(
      silent.map((lang) => [`@/lib/interface/${lang}`, `./lib/interface/${known[0]}.ts`]),
    ),
  },
  experimental: {
    globalNotFound: true,
    // A build on a warm cache has failed (it no longer knew where a style sheet lies), and a cold one takes as long.
    turbopackFileSystemCacheForBuild: false,
  },
  ...(basePath && { basePath }),
  env: {
    NEXT_PUBLIC_BASE_PATH: basePath,
    NEXT_PUBLIC_HOME_LANG: readable[0] ?? known[0],
    NEXT_PUBLIC_SITE_ORIGIN: process.env.SITE_ORIGIN ?? '',
    NEXT_PUBLIC_HISTORY_URL: process.env.HISTORY_URL ?? '',
    NEXT_PUBLIC_REPORT_URL: process.env.REPORT_URL ?? '',
  },
};
