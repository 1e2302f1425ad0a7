import { defineConfig } from 'vitest/config';

/** The packed tarballs, installed outside the repository: `npm run test:packages`. Apart, because it installs from the registry. */
export default defineConfig({
  test: {
    globalSetup: ['server/test/scratch-folder.ts'],
    include: ['release/*.packages.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
