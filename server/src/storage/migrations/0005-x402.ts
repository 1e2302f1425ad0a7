import type { Dialect, Queries } from '../database.ts';

export async function x402(_queries: Queries, _dialect: Dialect): Promise<void> {}
