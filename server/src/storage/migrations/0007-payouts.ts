import type { Dialect, Queries } from '../database.ts';

export async function payouts(_queries: Queries, _dialect: Dialect): Promise<void> {}
