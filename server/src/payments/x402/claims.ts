import { sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Database, Queries } from '../../storage/database.ts';
import type { X402ClaimRow } from '../../storage/tables/x402.ts';
import { isUniqueViolation } from '../../storage/unique-violation.ts';
import type { Authorization, ExactPayload, Requirement } from './settler.ts';

/** What makes a signed payment itself and no other. */
export type ClaimKey = Pick<X402ClaimRow, 'network' | 'asset' | 'payer' | 'nonce'>;

export interface NewClaim {
  paymentId: string;
  providerId: string;
  serviceId: string;
  payload: ExactPayload;
  requirement: Requirement;
}

/** The guard against replay: of one signed payment sent a thousand times at once, one settles. */
export interface Claims {
  find(key: ClaimKey): Promise<X402ClaimRow | null>;
  findByPayment(paymentId: string): Promise<X402ClaimRow | null>;
  /** @returns false when the signed payment, or the payment it is for, is claimed already. */
  take(claim: NewClaim): Promise<boolean>;
  /** The money did not move: it may be sent again. */
  release(key: ClaimKey): Promise<void>;
  /** The money may have moved. */
  unknown(key: ClaimKey): Promise<void>;
  /** The money moved; that it did is not in the books yet. */
  moved(key: ClaimKey, transactionHash: string): Promise<void>;
  /** In the transaction that books the payment: only now nothing has to be found out any more. */
  settled(queries: Queries, paymentId: string): Promise<void>;
  /** Those whose outcome has to be found out: unknown ones, and what a dead process left. */
  open(olderThan: number, limit: number): Promise<X402ClaimRow[]>;
}

export function keyOf({ network, asset }: Pick<Requirement, 'network' | 'asset'>, { from, nonce }: Authorization): ClaimKey {
  return { network, asset: asset.toLowerCase(), payer: from.toLowerCase(), nonce: nonce.toLowerCase() };
}

export function claims({ database, clock, processId }: { database: Database; clock: Clock; processId: string }): Claims {
  const ofKey = (key: ClaimKey) =>
    sql<boolean>`network = ${key.network} and asset = ${key.asset} and payer = ${key.payer} and nonce = ${key.nonce}`;

  async function set(key: ClaimKey, change: Partial<X402ClaimRow>): Promise<void> {
    await database.write((queries) =>
      queries
        .updateTable('x402_claims')
        .set({ ...change, updated_at: clock.now() })
        .where(ofKey(key))
        .where('state', '<>', 'settled')
        .execute(),
    );
  }

  return {
    async find(key) {
      return (await database.read.selectFrom('x402_claims').selectAll().where(ofKey(key)).executeTakeFirst()) ?? null;
    },
    async findByPayment(paymentId) {
      const row = await database.read.selectFrom('x402_claims').selectAll().where('payment_id', '=', paymentId).executeTakeFirst();
      return row ?? null;
    },
    async take(claim) {
      try {
        await database.write((queries) => insert(queries, claim, clock.now(), processId));
        return true;
      } catch (thrown) {
        if (isUniqueViolation(thrown)) return false;
        throw thrown;
      }
    },
    async release(key) {
      await database.write((queries) => queries.deleteFrom('x402_claims').where(ofKey(key)).where('state', '<>', 'settled').execute());
    },
    unknown: (key) => set(key, { state: 'unknown' }),
    moved: (key, transactionHash) => set(key, { transaction_hash: transactionHash }),
    async settled(queries, paymentId) {
      await queries
        .updateTable('x402_claims')
        .set({ state: 'settled', updated_at: clock.now() })
        .where('payment_id', '=', paymentId)
        .execute();
    },
    open: (olderThan, limit) =>
      database.read
        .selectFrom('x402_claims')
        .selectAll()
        // Written out, not bound: SQLite uses an index of some rows only where the text of the query names the same rows.
        .where(sql<boolean>`state <> 'settled'`)
        .where('updated_at', '<', olderThan)
        .orderBy('updated_at')
        .limit(limit)
        .execute(),
  };
}

async function insert(queries: Queries, claim: NewClaim, now: number, processId: string): Promise<void> {
  const { payload, requirement, paymentId, providerId, serviceId } = claim;
  await queries
    .insertInto('x402_claims')
    .values({
      ...keyOf(requirement, payload.authorization),
      payment_id: paymentId,
      provider_id: providerId,
      service_id: serviceId,
      state: 'settling',
      payload: JSON.stringify(payload),
      requirement: JSON.stringify(requirement),
      transaction_hash: null,
      process_id: processId,
      created_at: now,
      updated_at: now,
    })
    .execute();
}
