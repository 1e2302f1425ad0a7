import type { z } from 'zod';
import type { TopUp } from '@farebox/contract';
import { rfc3339, type Clock } from '../clock.ts';
import { problem } from '../errors.ts';
import { newId } from '../ids.ts';
import { formatAmount, type Micros } from '../money.ts';
import { creditAccount, grantsAccount, type Ledger } from '../payments/ledger.ts';
import type { Database, Queries } from '../storage/database.ts';

export interface Grant {
  userId: string;
  amountMicros: Micros;
  note: string | null;
  grantedBy: string;
  idempotencyKey: string | null;
}

export interface TopUps {
  /** Adds prepaid credit. The same key from the same admin answers again and adds nothing. @throws not_found, idempotency_mismatch */
  grant(grant: Grant): Promise<z.output<typeof TopUp>>;
  balance(userId: string): Promise<Micros>;
}

/** Prepaid credit that an operator grants, e.g. for an invoice that was paid. */
export function topUps({ database, ledger, clock }: { database: Database; ledger: Ledger; clock: Clock }): TopUps {
  async function grant(queries: Queries, { userId, amountMicros, note, grantedBy, idempotencyKey }: Grant) {
    const user = await queries.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst();
    if (user === undefined) throw problem('not_found', { message: 'user not found' });
    const now = clock.now();
    const row = {
      id: newId('top', now),
      user_id: userId,
      granted_by: grantedBy,
      idempotency_key: idempotencyKey,
      amount_micros: amountMicros,
      currency: 'USD',
      note,
      created_at: now,
    };
    const { numInsertedOrUpdatedRows } = await queries
      .insertInto('top_ups')
      .values(row)
      .onConflict((conflict) => conflict.columns(['granted_by', 'idempotency_key']).where('idempotency_key', 'is not', null).doNothing())
      .executeTakeFirstOrThrow();
    const isNew = numInsertedOrUpdatedRows === 1n;
    const stored = isNew ? row : await earlier(queries, grantedBy, idempotencyKey);
    if (stored.user_id !== userId || stored.amount_micros !== amountMicros || stored.note !== note) throw problem('idempotency_mismatch');
    if (isNew) {
      const movement = {
        debitAccount: grantsAccount,
        creditAccount: creditAccount(userId),
        amountMicros,
        currency: 'USD',
        kind: 'top_up',
      } as const;
      await ledger.post(queries, movement, now);
    }
    return {
      id: stored.id,
      user_id: userId,
      amount: formatAmount(stored.amount_micros),
      currency: 'USD' as const,
      note: stored.note,
      created_at: rfc3339(stored.created_at),
      balance: formatAmount(await ledger.creditBalance(queries, userId)),
    };
  }

  return {
    grant: (request) => database.write((queries) => grant(queries, request)),
    balance: (userId) => ledger.creditBalance(database.read, userId),
  };
}

async function earlier(queries: Queries, grantedBy: string, idempotencyKey: string | null) {
  return queries
    .selectFrom('top_ups')
    .selectAll()
    .where('granted_by', '=', grantedBy)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirstOrThrow();
}
