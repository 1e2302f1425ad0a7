import { setTimeout } from 'node:timers/promises';
import { Memory, type Child } from './child.ts';

const sampleMs = 50;

/** The maximum growth of a process during `work`, in bytes: sampled, and from its high-water mark if that rose. */
export async function memoryGrowth(process: Child, work: () => Promise<void>): Promise<number> {
  const before = await memoryOf(process);
  let most = before.rssBytes;
  let isOver = false;
  const sampling = (async () => {
    while (!isOver) {
      most = Math.max(most, (await memoryOf(process)).rssBytes);
      await setTimeout(sampleMs);
    }
  })();
  try {
    await work();
  } finally {
    isOver = true;
    await sampling;
  }
  const after = await memoryOf(process);
  return (after.peakBytes > before.peakBytes ? after.peakBytes : Math.max(most, after.rssBytes)) - before.rssBytes;
}

export function memoryOf(process: Child): Promise<Memory> {
  return process.ask('memory', null, Memory);
}
