import type { Dialect, Queries } from '../database.ts';

/** The index of assets by words and by vector. */
export async function search(_queries: Queries, _dialect: Dialect): Promise<void> {}
