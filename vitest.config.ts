// Configures Vitest. Unit tests are next to the code. tests/ has the tests of several modules together, of the built
// site, and of the site in a browser.
import { defineConfig } from 'vitest/config';
import LongestFirst from './tests/support/longest-tests-first';

const path = (name: string) => new URL(name, import.meta.url).pathname;

/** Unit tests, which need neither a built site nor a browser. */
const PURE = ['lib', 'extract', 'service-worker', 'client', 'components'].map(
  (folder) => `${folder}/**/*.test.{ts,tsx}`,
);
/** Tests that extract complete books. They need a browser to create PDFs, but no built site. */
const BOOKS = ['tests/extract/**/*.test.ts'];
const BROWSER = ['tests/browser/**/*.test.ts', 'tests/browser-engines/**/*.test.ts'];

export default defineConfig({
  resolve: {
    alias: {
      '@': path('.'),
      'flexsearch-light': path('node_modules/flexsearch/dist/flexsearch.light.module.min.js'),
    },
  },
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Test machines have at least two processor cores. Three workers are better than two, because browser tests spend
    // much time waiting.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    projects: [
      // Without isolation, the test files of a process share loaded modules. This saves most of the time of short
      // tests.
      { extends: true, test: { name: 'unit', include: PURE, isolate: false } },
      { extends: true, test: { name: 'books', include: BOOKS, isolate: false } },
      {
        extends: true,
        test: {
          name: 'whole',
          include: ['scripts/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: [...BOOKS, ...BROWSER, '**/node_modules/**'],
          isolate: false,
        },
      },
      {
        extends: true,
        // Failed tests run again, because a browser on a busy machine can be too slow; `npm test` lists these tests.
        // Without isolation, the test files of a process share one browser. Each test has a separate browser profile.
        test: { name: 'browser', include: BROWSER, retry: 2, isolate: false },
      },
    ],
  },
});
