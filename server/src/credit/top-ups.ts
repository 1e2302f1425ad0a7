import type { Foundation } from '../foundation.ts';
import type { Selectable } from 'kysely';
import { problem } from '../errors.ts';
import { newId } from '../ids.ts';
import type { Micros } from '../money.ts';
import { creditAccount, creditAccountOf, grantsAccount, type Ledger } from '../payments/money/ledger.ts';
import type { Queries } from '../storage/database.ts';
import type { Tables } from '../storage/tables.ts';
import type { AuditTrail } from '../accounts/audit-trail.ts';

/** Prepaid credit that an admin granted. */
export interface TopUp {
  id: string;
  accountId: string;
  amountMicros: Micros;
  currency: 'USD';
  note: string | null;
  /** The admin's account. */
  grantedBy: string;
  /** Epoch milliseconds. */
  createdAt: number;
}

export interface Grant {
  accountId: string;
  /** Above zero. */
  amountMicros: Micros;
  note: string | null;
  grantedBy: string;
  /** The same key of the same admin is the same grant. */
  idempotencyKey: string | null;
}

interface Granted {
  topUp: TopUp;
  /** It was granted before with this key. */
  isReplay: boolean;
}

export type TopUps = ReturnType<typeof topUps>;

export interface TopUpsOptions extends Pick<Foundation, 'clock' | 'database'> {
  ledger: Ledger;
  auditTrail: AuditTrail;
}

export function topUps({ database, ledger, auditTrail, clock }: TopUpsOptions) {
  /** The row claims the key: of two requests at once, one inserts and books it, the other waits and finds it. */
  async function book(queries: Queries, grant: Grant): Promise<Granted> {
    const now = clock.now();
    await assertAccount(queries, grant.accountId);
    const topUp: TopUp = { ...grantedOf(grant), id: newId('top', now), currency: 'USD', createdAt: now };
    if (!(await insertTopUp(queries, topUp, grant.idempotencyKey))) return replay(queries, grant);

    const { accountId, amountMicros, currency } = topUp;
    await ledger.post(
      queries,
      { kind: 'top_up', debitAccount: grantsAccount, creditAccount: creditAccount(accountId), amountMicros, currency },
      now,
    );
    const details = { topUpId: topUp.id, amountMicros, currency, note: topUp.note };
    await auditTrail.record(queries, { actorId: topUp.grantedBy, action: 'credit.grant', subjectId: accountId, details });
    return { topUp, isReplay: false };
  }

  return {
    /** @throws not_found for an unknown account, idempotency_mismatch; then nothing moved. */
    grant: (grant: Grant): Promise<Granted> => database.write((queries) => book(queries, grant)),
    /** The credit that an account or a wallet can spend. @param isTest the credit that was bought with test money */
    balance: (holderId: string, isTest = false): Promise<Micros> => ledger.balance(database.read, creditAccountOf(holderId, isTest)),
  };
}

async function assertAccount(queries: Queries, accountId: string): Promise<void> {
  const row = await queries.selectFrom('users').select('id').where('id', '=', accountId).executeTakeFirst();
  if (row === undefined) throw problem('not_found', { message: 'account not found' });
}

/** @returns false where the key was used before. */
async function insertTopUp(queries: Queries, topUp: TopUp, idempotencyKey: string | null): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await queries
    .insertInto('top_ups')
    .values({
      id: topUp.id,
      user_id: topUp.accountId,
      granted_by: topUp.grantedBy,
      idempotency_key: idempotencyKey,
      amount_micros: topUp.amountMicros,
      currency: topUp.currency,
      note: topUp.note,
      created_at: topUp.createdAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** The first answer again. @throws idempotency_mismatch where the request differs. */
async function replay(queries: Queries, grant: Grant): Promise<Granted> {
  const row = await queries
    .selectFrom('top_ups')
    .selectAll()
    .where('granted_by', '=', grant.grantedBy)
    .where('idempotency_key', '=', grant.idempotencyKey)
    .executeTakeFirstOrThrow();
  const isSame = row.user_id === grant.accountId && row.amount_micros === grant.amountMicros && row.note === grant.note;
  if (!isSame) throw problem('idempotency_mismatch');
  return { topUp: topUpOf(row), isReplay: true };
}

function topUpOf(row: Selectable<Tables['top_ups']>): TopUp {
  return {
    id: row.id,
    accountId: row.user_id,
    amountMicros: row.amount_micros,
    currency: 'USD',
    note: row.note,
    grantedBy: row.granted_by,
    createdAt: row.created_at,
  };
}

function grantedOf({ accountId, amountMicros, note, grantedBy }: Grant) {
  return { accountId, amountMicros, note, grantedBy };
}
