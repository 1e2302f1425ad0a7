import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // TypeScript without its types is kept in node_modules for the next run.
    experimental: { fsModuleCache: true },
    globalSetup: ['server/test/scratch-folder.ts'],
    include: [
      '{contract,client,vision,server}/{src,test}/**/*.test.ts',
      'console/src/**/*.test.ts',
      '{bench,embedder,release}/**/*.test.ts',
    ],
    // Nothing here leaves a mark on its process; a fresh one for each file takes three times as long.
    isolate: false,
    // One more than there are cores: many tests wait for a process, a lock or a time limit of the service.
    maxWorkers: availableParallelism() + 1,
    // They end what hangs, also on a machine that is busy with much else: no test measures time by them.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
  },
});
