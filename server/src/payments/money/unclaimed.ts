import { sql } from 'kysely';
import type { AuditTrail } from '../../accounts/audit-trail.ts';
import { pageOf, type Page, type PageRequest } from '../../storage/page.ts';
import type { Clock } from '../../clock.ts';
import { problem } from '../../errors.ts';
import type { Micros } from '../../money.ts';
import type { Database, Queries } from '../../storage/database.ts';
import { accountFor, creditAccountOf, testAccount, unclaimedAccount, type Ledger } from './ledger.ts';
import { shortId } from '../quotes/payment.ts';
import { lowerHex } from '../purchase/reservations.ts';

/** Unused money of a payment whose payer is unknown: still owed. */
export interface UnclaimedMoney {
  /** `shortId` of the payment. */
  id: string;
  serviceId: string;
  providerId: string;
  /** The account or wallet that paid, where the payment names it. */
  payer: string | null;
  amountMicros: Micros;
  currency: string;
  isTest: boolean;
  since: number;
}

interface UnclaimedTotals {
  /** Payments with unclaimed real money. */
  count: number;
  amountMicros: Micros;
  testAmountMicros: Micros;
  /** The oldest real money is unclaimed since then; null where there is none. */
  oldestAt: number | null;
}

interface ClaimedMoney extends Pick<UnclaimedMoney, 'id' | 'amountMicros' | 'currency' | 'isTest'> {
  holder: string;
}

/** Unclaimed money, read from the ledger: the money booked for a payment, less the claimed part. */
export type Unclaimed = ReturnType<typeof unclaimedMoney>;

export interface UnclaimedOptions {
  database: Database;
  ledger: Ledger;
  auditTrail: Pick<AuditTrail, 'record'>;
  clock: Clock;
}

export function unclaimedMoney({ database, ledger, auditTrail, clock }: UnclaimedOptions) {
  return {
    async totals(): Promise<UnclaimedTotals> {
      const rows = await database.read
        .selectFrom(left(database.read).as('kept'))
        .select(['is_test', sql<Micros>`cast(sum(amount) as bigint)`.as('amount')])
        .select([sql<number>`count(*)`.as('count'), sql<number>`min(since)`.as('oldest_at')])
        .groupBy('is_test')
        .execute();
      const [real, test] = [rows.find((row) => row.is_test === 0), rows.find((row) => row.is_test === 1)];
      const { count = 0, amount = 0, oldest_at: oldestAt = null } = real ?? {};
      return { count, amountMicros: amount, testAmountMicros: test?.amount ?? 0, oldestAt };
    },

    /** Newest payment first. */
    async list({ limit, cursor }: PageRequest): Promise<Page<UnclaimedMoney>> {
      let query = left(database.read);
      if (cursor !== null) query = query.where(shortPaymentId, '<', cursor);
      const rows = await query
        .orderBy('payments.id', 'desc')
        .limit(limit + 1)
        .execute();
      return pageOf(
        rows.map((row) => ({ ...row, id: shortId(row.id) })),
        limit,
        (row) => ({
          id: row.id,
          serviceId: row.service_id,
          providerId: row.provider_id,
          payer: row.payer_account_id,
          amountMicros: row.amount,
          currency: row.currency,
          isTest: row.is_test === 1,
          since: row.since,
        }),
      );
    },

    /**
     * Books the money of a payment as credit of its owner, once.
     * @param claim `holder`: an account, or the address of a wallet
     * @throws not_found for a payment without unclaimed money, or an unknown account; conflict where it was claimed before
     */
    claim({ id, holder: named, actorId }: { id: string; holder: string; actorId: string }): Promise<ClaimedMoney> {
      const holder = lowerHex(named);
      return database.write(async (queries) => {
        const paymentId = await lockedPayment(queries, id);
        const row = await left(queries).where('payments.id', '=', paymentId).executeTakeFirst();
        if (row === undefined) throw problem('conflict', { message: 'the money of this payment was claimed already' });
        await requireHolder(queries, holder);
        const { amount: amountMicros, currency } = row;
        const isTest = row.is_test === 1;
        const [debitAccount, creditAccount] = [accountFor(unclaimedAccount, isTest), creditAccountOf(holder, isTest)];
        await ledger.post(queries, { kind: 'claim', debitAccount, creditAccount, amountMicros, currency, paymentId }, clock.now());
        const details = { holder, amountMicros, currency, isTest };
        await auditTrail.record(queries, { actorId, action: 'unclaimed.claim', subjectId: id, details });
        return { id, holder, amountMicros, currency, isTest };
      });
    },
  };
}

const accounts = [unclaimedAccount, testAccount(unclaimedAccount)];
const shortPaymentId = sql<string>`substr(payments.id, 1, 30)`;
const isIn = sql<boolean>`credit_account in (${sql.join(accounts)})`;
const amountLeft = sql<Micros>`cast(sum(case when ${isIn} then ledger_entries.amount_micros else -ledger_entries.amount_micros end) as bigint)`;
const isTestMoney = sql<0 | 1>`case when ${testAccount(unclaimedAccount)} in (credit_account, debit_account) then 1 else 0 end`;

/** The rest of each payment, real and test money apart. */
function left(queries: Queries) {
  return queries
    .selectFrom('ledger_entries')
    .innerJoin('payments', 'payments.id', 'ledger_entries.payment_id')
    .select(['payments.id', 'payments.service_id', 'payments.provider_id', 'payments.payer_account_id', 'payments.currency'])
    .select([amountLeft.as('amount'), isTestMoney.as('is_test'), sql<number>`min(ledger_entries.created_at)`.as('since')])
    .where((eb) => eb.or([eb('credit_account', 'in', accounts), eb('debit_account', 'in', accounts)]))
    .groupBy(['payments.id', 'is_test'])
    .having(amountLeft, '>', 0);
}

/** Locks the payment: of two claims at once, the second waits here and finds nothing left. @throws not_found */
async function lockedPayment(queries: Queries, id: string): Promise<string> {
  const row = await queries
    .updateTable('payments')
    .set((eb) => ({ status: eb.ref('status') }))
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('ledger_entries')
        .select(sql<string>`payment_id`.as('payment_id'))
        .where('credit_account', 'in', accounts)
        .where(sql<string>`substr(payment_id, 1, 30)`, '=', id),
    )
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) throw problem('not_found', { message: 'no money of this payment is unclaimed' });
  return row.id;
}

/** @throws not_found for an account that does not exist; every wallet exists */
async function requireHolder(queries: Queries, holder: string): Promise<void> {
  if (!holder.startsWith('usr_')) return;
  const row = await queries.selectFrom('users').select('id').where('id', '=', holder).executeTakeFirst();
  if (row === undefined) throw problem('not_found', { message: 'account not found' });
}
