import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{contract,client,vision,server}/{src,test}/**/*.test.ts', '{bench,embedder}/**/*.test.ts'],
    // Nothing here leaves a mark on its process; a fresh one for each file takes three times as long.
    isolate: false,
    // The default leaves a core idle, which is half of a small machine.
    maxWorkers: '100%',
    // They end what hangs, also on a machine that is busy with much else: no test measures time by them.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
