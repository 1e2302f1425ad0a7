import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** The pages in a real browser: `npm run test:browser`. Apart, because they need Chromium. */
export default defineConfig({
  test: {
    globalSetup: ['server/test/scratch-folder.ts'],
    include: ['server/test/browser/*.browser.ts'],
    // They wait for pages, and compute little.
    maxWorkers: availableParallelism() + 1,
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
