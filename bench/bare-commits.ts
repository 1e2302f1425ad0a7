import { join } from 'node:path';
import { z } from 'zod';
import type { Bench } from './comparison.ts';
import type { RateSubject } from './rounds.ts';

/** The speed of the disk for a program that commits one small row at a time. */
export function bareCommits(bench: Bench): RateSubject {
  const process = bench.start('commits.ts');
  const file = join(bench.folder, 'commits.sqlite');
  return { kind: 'rate', name: 'bare SQLite commits', run: (durationMs) => process.ask('run', { file, durationMs }, z.number()) };
}
