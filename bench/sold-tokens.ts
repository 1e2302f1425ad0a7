import { z } from 'zod';
import type { Bench } from './comparison.ts';

/** Paid tokens for a tool, bought of the running service outside the measured time. */
export function soldTokens({ farebox }: Bench, toolId: string, count: number): Promise<string[]> {
  return farebox.ask('tokens', { toolId, count }, z.array(z.string()));
}
