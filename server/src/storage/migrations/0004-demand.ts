import type { Dialect, Queries } from '../database.ts';

/** Signals, watches and the log of agents' requests. */
export async function demand(_queries: Queries, _dialect: Dialect): Promise<void> {}
