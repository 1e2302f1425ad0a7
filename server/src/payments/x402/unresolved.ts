import { sql, type SelectQueryBuilder } from 'kysely';
import type { AuditTrail } from '../../accounts/audit-trail.ts';
import { pageOf, type Page, type PageRequest } from '../../storage/page.ts';
import { minuteMs, rfc3339 } from '../../clock.ts';
import { problem } from '../../errors.ts';
import type { Queries } from '../../storage/database.ts';
import type { PurchaseRow, Tables } from '../../storage/tables.ts';
import { shortId } from '../quotes/payment.ts';
import { bookLate, lookUpOutcome, type LateSettlementParts } from './late-settlement.ts';
import type { Payload } from '../../settlement/payload.ts';
import { readAuthorization, type Settler } from '../../settlement/settler.ts';
import { identityOf } from '../../settlement/signed.ts';

/** A signed payment whose outcome is unknown. */
export interface UnresolvedSettlement {
  /** `shortId` of the payment. */
  id: string;
  serviceId: string;
  network: string;
  asset: string;
  payer: string;
  payTo: string;
  /** Atomic units. */
  amount: string;
  nonce: string;
  transaction: string | null;
  createdAt: number;
  /** After this nobody can settle it any more. */
  overAt: number;
}

interface ResolvedSettlement {
  id: string;
  outcome: 'settled' | 'failed';
  transaction: string | null;
}

/**
 * Settlements whose outcome neither a facilitator nor a chain can tell: an admin decides. `reconcile` finds all other outcomes.
 */
export interface UnresolvedSettlements {
  /** How many there are, and the time of the oldest; null where there is none. */
  backlog(): Promise<{ count: number; oldestAt: number | null }>;
  /** Newest first. */
  list(page: PageRequest): Promise<Page<UnresolvedSettlement>>;
  /**
   * The money moved: the payment is paid, and its token works.
   * @throws not_found; conflict where the chain contradicts it, the transaction is that of another payment, or it was just booked
   */
  markSettled(mark: { id: string; transaction: string; actorId: string }): Promise<ResolvedSettlement>;
  /** The money did not move. @throws not_found; conflict before `overAt`, or where the chain contradicts it */
  markFailed(mark: { id: string; reason: string; actorId: string }): Promise<ResolvedSettlement>;
}

export interface UnresolvedOptions extends LateSettlementParts {
  settler: Settler;
  auditTrail: Pick<AuditTrail, 'record'>;
}

/** A younger one may still be settled by a running request. */
const settlingMs = 5 * minuteMs;
/** After the signature has expired: clocks differ, and a transaction may still wait for its block. */
const marginMs = 10 * minuteMs;
/** A transaction of Solana is valid for about 150 blocks of less than a second. */
const solanaLifeMs = 3 * minuteMs;

export function unresolvedSettlements(options: UnresolvedOptions): UnresolvedSettlements {
  const { database, reservations, settler, auditTrail, clock } = options;
  const before = () => clock.now() - settlingMs;

  async function unresolved(id: string): Promise<PurchaseRow> {
    const row = await unresolvedIn(database.read, before()).selectAll().where(shortPaymentId, '=', id).executeTakeFirst();
    if (row === undefined) throw problem('not_found', { message: 'no settlement with this id is unresolved' });
    return row;
  }

  return {
    async backlog() {
      const { count, oldest } = await unresolvedIn(database.read, before())
        .select([sql<number>`count(*)`.as('count'), sql<number | null>`min(started_at)`.as('oldest')])
        .executeTakeFirstOrThrow();
      return { count, oldestAt: oldest };
    },

    async list({ limit, cursor }) {
      let query = unresolvedIn(database.read, before()).selectAll();
      if (cursor !== null) query = query.where(shortPaymentId, '<', cursor);
      const rows = await query
        .orderBy(shortPaymentId, 'desc')
        .limit(limit + 1)
        .execute();
      return pageOf(
        rows.map((row) => ({ ...row, id: shortId(row.payment_id) })),
        limit,
        unresolvedOf,
      );
    },

    async markSettled({ id, transaction, actorId }) {
      const row = await unresolved(id);
      const isSolana = row.network?.startsWith('solana:') === true;
      if (transaction.startsWith('0x') === isSolana) throw conflict('the transaction is of another kind of network');
      const hash = isSolana ? transaction : transaction.toLowerCase();
      const other = await database.read
        .selectFrom('purchases')
        .select('payment_id')
        .where('network', '=', row.network)
        .where('transaction_hash', '=', hash)
        .where('payment_id', '<>', row.payment_id)
        .executeTakeFirst();
      if (other !== undefined) throw conflict(`the transaction settled the payment ${shortId(other.payment_id)}`);
      const said = await lookUpOutcome(settler, row);
      if (said?.kind === 'failed') throw conflict(`according to the chain nothing moved: ${said.reason}`);
      if (said?.kind === 'settled' && said.transaction !== '' && said.transaction.toLowerCase() !== hash.toLowerCase())
        throw conflict(`the payment was settled by the transaction ${said.transaction}`);
      const settled = { transaction: hash, payer: row.payer ?? '' };
      const isBooked = await bookLate(options, row, settled, (queries) => {
        const details = { network: row.network, transaction: hash };
        return auditTrail.record(queries, { actorId, action: 'settlement.settled', subjectId: id, details });
      });
      if (!isBooked) throw conflict('the payment was just booked');
      return { id, outcome: 'settled', transaction: hash };
    },

    async markFailed({ id, reason, actorId }) {
      const row = await unresolved(id);
      const { overAt } = unresolvedOf({ ...row, id });
      if (overAt > clock.now()) throw conflict('the signature can still be settled', overAt);
      const said = await lookUpOutcome(settler, row);
      if (said?.kind === 'settled')
        throw conflict(`it was settled${said.transaction === '' ? '' : ` by the transaction ${said.transaction}`}`);
      await database.write(async (queries) => {
        if (!(await reservations.refuse(queries, row.id, row.payment_id, 'marked_failed', false)))
          throw conflict('its outcome was just found');
        const details = { network: row.network, payer: row.payer, nonce: nonceOf(row), reason };
        await auditTrail.record(queries, { actorId, action: 'settlement.failed', subjectId: id, details });
      });
      return { id, outcome: 'failed', transaction: null };
    },
  };
}

const shortPaymentId = sql<string>`substr(payment_id, 1, 30)`;

/** Literals, not parameters: SQLite uses a partial index only where the text of the query repeats its condition. */
function unresolvedIn(queries: Queries, before: number): SelectQueryBuilder<Tables, 'purchases', object> {
  return queries
    .selectFrom('purchases')
    .where(sql<boolean>`state in ('reserved', 'unknown') and signed is not null and settled_payer is null`)
    .where((eb) => eb.or([eb('state', '=', 'unknown'), eb('started_at', '<', before)]));
}

function unresolvedOf(row: PurchaseRow & { id: string }): UnresolvedSettlement {
  const { payload, requirement } = signedIn(row);
  return {
    id: row.id,
    serviceId: row.service_id,
    network: row.network ?? '',
    asset: requirement.asset,
    payer: row.payer ?? '',
    payTo: requirement.payTo,
    amount: requirement.amount,
    nonce: nonceOf(row),
    transaction: row.transaction_hash,
    createdAt: row.started_at,
    overAt: endOf(payload, row.started_at) + marginMs,
  };
}

/** When the signature expires, epoch milliseconds; for one that never does, the last possible time. */
function endOf(payload: Payload, createdAt: number): number {
  if ('transaction' in payload) return createdAt + solanaLifeMs;
  const seconds = 'authorization' in payload ? payload.authorization.validBefore : payload.permit2Authorization.deadline;
  return Math.min(Number(seconds) * 1000, lastTimeMs);
}

/** The last time that a date can hold, less the margin. */
const lastTimeMs = 8_640_000_000_000_000 - marginMs;

/** The query selects only rows of signed payments. */
function signedIn({ signed }: PurchaseRow) {
  if (signed === null) throw new Error('a settlement without its authorization');
  return readAuthorization(signed);
}

function nonceOf(row: PurchaseRow): string {
  return identityOf(signedIn(row).payload).nonce.replace(/^[a-z0-9]+:/, '');
}

function conflict(message: string, untilMs?: number) {
  return problem('conflict', { message, ...(untilMs === undefined ? {} : { hint: `After ${rfc3339(untilMs)} nobody can settle it.` }) });
}
