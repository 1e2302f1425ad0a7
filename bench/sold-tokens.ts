import { z } from 'zod';
import type { Farebox } from './comparison.ts';

/** Paid tokens for a tool or an asset, bought from the running service outside the measured time. */
export function soldTokens({ process }: Farebox, serviceId: string, count: number): Promise<string[]> {
  return process.ask('tokens', { serviceId, count }, z.array(z.string()));
}
