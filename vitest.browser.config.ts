import { defineConfig } from 'vitest/config';

/** The pages in a real browser: `npm run test:browser`. Apart, because they need Chromium. */
export default defineConfig({
  test: {
    globalSetup: ['server/test/scratch-folder.ts'],
    include: ['server/test/browser/*.browser.ts'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
