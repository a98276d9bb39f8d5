// Unit tests sit beside the code; tests/ holds what spans modules and what needs a browser.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '@': new URL('.', import.meta.url).pathname } },
  test: {
    include: ['lib/**/*.test.ts', 'scripts/**/*.test.ts', 'tests/**/*.test.ts'],
    // A browser on a busy machine may miss a beat; a real fault fails every time.
    retry: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
