import { defineConfig } from 'vitest/config';

/** The pages in a real browser: `npm run test:browser`. Apart, because they need Chromium. */
export default defineConfig({
  test: {
    // TypeScript without its types is kept in node_modules for the next run.
    experimental: { fsModuleCache: true },
    globalSetup: ['server/test/scratch-folder.ts'],
    include: ['server/test/browser/*.browser.ts'],
    // The files of a process share one browser.
    isolate: false,
    maxWorkers: 2,
    // All limits end what hangs, also on a machine that is busy with much else.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
  },
});
