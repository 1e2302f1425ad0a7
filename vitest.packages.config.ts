import { defineConfig } from 'vitest/config';

/** The packed tarballs, installed outside the repository: `npm run test:packages`. Apart, because it installs from the registry. */
export default defineConfig({
  test: {
    // TypeScript without its types is kept in node_modules for the next run.
    experimental: { fsModuleCache: true },
    globalSetup: ['server/test/scratch-folder.ts'],
    include: ['release/*.packages.ts'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
