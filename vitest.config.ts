// Unit tests sit beside the code; tests/ holds what spans modules and what needs a browser.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '@': new URL('.', import.meta.url).pathname } },
  test: {
    // A browser on a busy machine may miss a beat; a real fault fails every time.
    retry: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        // lib/ is pure, so its tests cannot disturb each other: loading the modules once saves most of their time.
        test: { name: 'lib', include: ['lib/**/*.test.ts'], isolate: false },
      },
      { extends: true, test: { name: 'whole', include: ['scripts/**/*.test.ts', 'tests/**/*.test.ts'] } },
    ],
  },
});
