import type { Dialect, Queries } from '../database.ts';

export async function cardTopUps(_queries: Queries, _dialect: Dialect): Promise<void> {}
