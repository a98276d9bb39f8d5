// Unit tests sit beside the code; tests/ holds what spans modules and what needs a site or a browser.
import { defineConfig } from 'vitest/config';
import LongestFirst from './tests/support/longest-first';

const path = (name: string) => new URL(name, import.meta.url).pathname;

/** Pure code, whose tests need neither a built site nor a browser. */
const PURE = ['lib', 'extract', 'service-worker', 'client'].map((room) => `${room}/**/*.test.{ts,tsx}`);
/** Books to entries: no site either, though a browser typesets some of the books. */
const BOOKS = ['tests/extract/**/*.test.ts'];
const BROWSER = ['tests/browser/**/*.test.ts', 'tests/engines/**/*.test.ts'];

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
    // One more than the smallest machine has cores: a browser now and then waits.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    projects: [
      // Files of one process share its modules: loading them once saves most of the time of short tests.
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
        // A browser on a busy machine may miss a beat; a real fault fails every time. Who needed a second try is named at the end.
        // Files of one process share its modules and its browser, each in profiles of its own.
        test: { name: 'browser', include: BROWSER, retry: 2, isolate: false },
      },
    ],
  },
});
