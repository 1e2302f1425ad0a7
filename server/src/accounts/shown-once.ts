import type { Clock } from '../clock.ts';
import { newId } from '../ids.ts';
import type { Queries } from '../storage/database.ts';

/** Remembers a value under a name, until somebody takes it or it expires. Among the codes of OAuth, which are swept alike. */
export async function remember(
  { clock }: { clock: Clock },
  queries: Queries,
  { identifier, value, ttlMs }: { identifier: string; value: string; ttlMs: number },
): Promise<void> {
  const now = clock.now();
  const row = { id: newId('ses', now), identifier, value, created_at: now, updated_at: now, expires_at: now + ttlMs };
  await queries.insertInto('verifications').values(row).execute();
}

/** Uses up what is remembered under a name: of two at once, one gets it. @returns its value; null where there is none any more */
export async function take({ clock }: { clock: Clock }, queries: Queries, identifier: string): Promise<string | null> {
  const taken = await queries
    .deleteFrom('verifications')
    .where('identifier', '=', identifier)
    .where('expires_at', '>', clock.now())
    .returning('value')
    .executeTakeFirst();
  return taken?.value ?? null;
}
