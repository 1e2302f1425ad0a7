import { totalmem } from 'node:os';
import { getHeapStatistics } from 'node:v8';
import type { Metrics } from '../metrics.ts';

export type MemoryCeiling = ReturnType<typeof memoryCeiling>;

export interface MemoryCeilingOptions {
  /** Of the resident set; 0 for most of what the container or machine has. */
  ceilingBytes: number;
  metrics: Pick<Metrics, 'gauge'>;
  /** Tests bring their own. */
  measure?: () => MemoryUse;
}

interface MemoryUse {
  residentBytes: number;
  heapBytes: number;
  heapMaxBytes: number;
}

const intervalMs = 500;
/** What the process may hold of the memory that is there, and of the heap that V8 allows. */
const shareOfMachine = 0.8;
const shareOfHeap = 0.9;
/** Below this share of the ceiling, work is taken again: not at the ceiling itself, or it would be refused in turns. */
const againShare = 0.95;

/** Looks at what the process holds. Near the end of the memory a process becomes slow and is then killed, with everything that was paid. */
export function memoryCeiling({ ceilingBytes, metrics, measure = memoryUse }: MemoryCeilingOptions) {
  const ceiling = ceilingBytes > 0 ? ceilingBytes : shareOfMachine * memoryOfMachine();
  let isReached = false;
  let timer: NodeJS.Timeout | undefined;
  metrics.gauge('farebox_memory_ceiling_reached', '1 while unpaid requests are refused for lack of memory.', () => Number(isReached));
  metrics.gauge('farebox_memory_ceiling_bytes', 'The resident set above which they are.', () => ceiling);

  function look(): void {
    const { residentBytes, heapBytes, heapMaxBytes } = measure();
    const full = Math.max(residentBytes / ceiling, heapBytes / (shareOfHeap * heapMaxBytes));
    isReached = full > (isReached ? againShare : 1);
  }

  return {
    isReached: (): boolean => isReached,
    /** Measures now, and then by and by. */
    start(): void {
      look();
      timer = setInterval(look, intervalMs);
      timer.unref();
    },
    stop: (): void => clearInterval(timer),
  };
}

function memoryUse(): MemoryUse {
  const { used_heap_size: heapBytes, heap_size_limit: heapMaxBytes } = getHeapStatistics();
  return { residentBytes: process.memoryUsage.rss(), heapBytes, heapMaxBytes };
}

/** A container without a limit reports none, or a number beyond everything. */
function memoryOfMachine(): number {
  const ofContainer = process.constrainedMemory();
  return ofContainer > 0 ? Math.min(ofContainer, totalmem()) : totalmem();
}
