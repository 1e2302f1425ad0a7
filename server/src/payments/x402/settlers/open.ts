// Stand-in: to be replaced as a whole.
import type { Clock } from '../../../clock.ts';
import type { Config } from '../../../config.ts';
import type { Log } from '../../../log.ts';
import type { Database } from '../../../storage/database.ts';
import type { Settler } from '../settler.ts';

export async function openSettler(_options: {
  config: Config;
  database: Database;
  clock: Clock;
  log: Log;
  fetch: typeof globalThis.fetch;
}): Promise<Settler | null> {
  return null;
}
