import type { Foundation } from '../foundation.ts';
import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { creditHolderOf, type Caller } from '../accounts/caller.ts';
import { dayMs } from '../clock.ts';
import { deleteInBatches } from '../storage/batches.ts';
import type { Queries } from '../storage/database.ts';

/** One free call that was taken. */
export interface FreeCall {
  /** How many the client has left today. */
  remaining: number;
  /** The call failed: it does not count. */
  giveBack(): Promise<void>;
}

export type FreeCalls = ReturnType<typeof freeCalls>;

export interface FreeCallsOptions extends Pick<Foundation, 'clock' | 'database'> {
  /** Addresses are stored as hashes under it: a plain hash can be reversed by trying all addresses. */
  secret: string;
}

/** Accounts and wallets cost nothing: one address has the free calls of so many. */
const clientsPerAddress = 5;

export function freeCalls({ database, clock, secret }: FreeCallsOptions) {
  const hashed = (address: string) => createHmac('sha256', secret).update(`free calls ${address}`).digest('base64url').slice(0, 22);

  return {
    /**
     * Takes one of the free calls of today (UTC): of two at once for the last one, one gets it, on all replicas.
     * @param from the address of the client, for a limit on accounts and wallets made for their free calls
     * @returns null where none is left, and for callers who cannot prove who they are
     */
    async take(toolId: string, perDay: number, caller: Caller, from: string): Promise<FreeCall | null> {
      // All keys of an account together: keys cost nothing either.
      const clientId = creditHolderOf(caller);
      if (clientId === null || perDay === 0) return null;
      const day = Math.floor(clock.now() / dayMs);
      const counts = [
        { id: `${day} ${toolId} from:${hashed(from)}`, day, most: perDay * clientsPerAddress },
        { id: `${day} ${toolId} ${clientId}`, day, most: perDay },
      ];
      const used = await database
        .write(async (queries) => {
          let last = 0;
          for (const each of counts) last = await counted(queries, each);
          return last;
        })
        .catch((thrown: unknown) => {
          if (thrown instanceof NoneLeft) return null;
          throw thrown;
        });
      if (used === null) return null;
      return {
        remaining: perDay - used,
        async giveBack() {
          await database.write(async (queries) => {
            for (const each of counts) await uncount(queries, each);
          });
        },
      };
    },

    /** Forgets the counts of earlier days. @returns how many */
    forget(): Promise<number> {
      // Yesterday's stay: calls that began then may still be given back.
      const before = Math.floor(clock.now() / dayMs) - 1;
      return deleteInBatches(database, 'free_calls', (queries) => countsBefore(queries, before));
    },
  };
}

/** Rolls the transaction back. */
class NoneLeft extends Error {
  override readonly name = 'NoneLeft';
}

/** One conditional statement: concurrent requests cannot exceed the limit together. @throws NoneLeft */
async function counted(queries: Queries, { id, day, most }: { id: string; day: number; most: number }): Promise<number> {
  const row = await queries
    .insertInto('free_calls')
    .values({ id, day, used: 1 })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ used: sql<number>`free_calls.used + 1` })
        .where('free_calls.used', '<', most),
    )
    .returning('used')
    .executeTakeFirst();
  if (row === undefined) throw new NoneLeft();
  return row.used;
}

async function uncount(queries: Queries, { id }: { id: string }): Promise<void> {
  await queries
    .updateTable('free_calls')
    .set((eb) => ({ used: eb('used', '-', 1) }))
    .where('id', '=', id)
    .where('used', '>', 0)
    .execute();
}

function countsBefore(queries: Queries, day: number) {
  return queries.selectFrom('free_calls').select('id').where('day', '<', day);
}
