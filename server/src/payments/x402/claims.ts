import { sql, type UpdateObject } from 'kysely';
import { minuteMs, type Clock } from '../../clock.ts';
import { problem } from '../../errors.ts';
import type { Payment } from '../payment.ts';
import type { Database, Queries, WriteOptions } from '../../storage/database.ts';
import { storeTime } from '../../storage/store-time.ts';
import type { Tables } from '../../storage/tables.ts';
import type { X402ClaimRow } from '../../storage/tables/x402.ts';
import { isUniqueViolation } from '../../storage/unique-violation.ts';
import type { AnyRequirement, Payload, Settler } from './settler.ts';
import { identityOf } from './signed.ts';
import { boughtBefore } from './wallet-purchases.ts';

/** What makes a signed payment itself and no other. */
export type ClaimKey = Pick<X402ClaimRow, 'network' | 'asset' | 'payer' | 'nonce'>;

export interface NewClaim {
  paymentId: string;
  providerId: string;
  serviceId: string;
  payload: Payload;
  requirement: AnyRequirement;
}

/** The guard against replay: of one signed payment sent a thousand times at once, one settles. */
export interface Claims {
  find(key: ClaimKey): Promise<X402ClaimRow | null>;
  findByPayment(paymentId: string): Promise<X402ClaimRow | null>;
  /** @returns false when the signed payment, or the payment it is for, is claimed already. */
  take(claim: NewClaim): Promise<boolean>;
  /**
   * From now on this is the only payment of its payer for the asset that is on its way: what a client signs anew because it lost
   * patience must not be settled beside it. Only for what was verified: whoever but says to be a wallet must not stand in its way.
   * @returns false where another is on its way, or has bought the asset for the same client: it is delivered when it is asked for again.
   */
  hold(key: ClaimKey, payment: Pick<Payment, 'serviceId' | 'clientId'>): Promise<boolean>;
  /** The money did not move: it may be sent again. */
  release(key: ClaimKey): Promise<void>;
  /** The money may have moved. */
  unknown(key: ClaimKey): Promise<void>;
  /** The money moved; that it did is not in the books yet. */
  moved(key: ClaimKey, transactionHash: string, payer: string): Promise<void>;
  /**
   * In the transaction that books the payment: only now nothing has to be found out any more.
   * @throws payment_in_flight where the payment has no claim any more: one signed payment is booked once.
   */
  settled(queries: Queries, paymentId: string): Promise<void>;
  /**
   * Those of a token whose outcome has to be found out: what a dead process left, at once; others when nothing was heard of them since
   * `olderThan`, epoch milliseconds.
   */
  open(of: Pick<Settler, 'network' | 'asset'>, olderThan: number, limit: number): Promise<X402ClaimRow[]>;
}

export function keyOf({ network, asset }: Pick<Settler, 'network' | 'asset'>, payload: Payload): ClaimKey {
  return { network, asset: asset.toLowerCase(), ...identityOf(payload) };
}

export function claims({ database, clock, processId }: { database: Database; clock: Clock; processId: string }): Claims {
  const ofKey = (key: ClaimKey) =>
    sql<boolean>`network = ${key.network} and asset = ${key.asset} and payer = ${key.payer} and nonce = ${key.nonce}`;

  async function set(key: ClaimKey, change: UpdateObject<Tables, 'x402_claims'>, options?: WriteOptions): Promise<void> {
    await database.write(
      (queries) =>
        queries
          .updateTable('x402_claims')
          .set({ ...change, updated_at: clock.now() })
          .where(ofKey(key))
          .where('state', '<>', 'settled')
          .execute(),
      options,
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
    async hold(key, payment) {
      try {
        return await database.write(async (queries) => {
          const { numUpdatedRows } = await queries.updateTable('x402_claims').set({ is_only: 1 }).where(ofKey(key)).executeTakeFirst();
          if (numUpdatedRows === 0n) return false;
          // What a wallet of another network has is not delivered to a signature alone: it pays again.
          if (!key.payer.startsWith('0x')) return true;
          // A query of its own: it sees what was booked while the index made the first wait.
          return (await boughtBefore(queries, { ...key, ...payment, kind: 'asset' }, clock.now())) === null;
        });
      } catch (thrown) {
        if (isUniqueViolation(thrown)) return false;
        throw thrown;
      }
    },
    async release(key) {
      await database.write((queries) => queries.deleteFrom('x402_claims').where(ofKey(key)).where('state', '<>', 'settled').execute());
    },
    async unknown(key) {
      const stillOnly = sql<number>`case when created_at < ${clock.now() - onlyMs} then 0 else is_only end`;
      await set(key, { state: 'unknown', is_only: stillOnly });
    },
    // Hex in lower case, as everywhere here; the letters of Solana are not the same in another case.
    // Booking it waits for the disk, right after; what is lost together with that is found out again.
    moved: (key, transactionHash, payer) =>
      set(
        key,
        { transaction_hash: transactionHash, settled_payer: payer.startsWith('0x') ? payer.toLowerCase() : payer },
        { until: 'applied' },
      ),
    async settled(queries, paymentId) {
      const { numUpdatedRows } = await queries
        .updateTable('x402_claims')
        .set({ state: 'settled', updated_at: clock.now() })
        .where('payment_id', '=', paymentId)
        .executeTakeFirst();
      // Let go meanwhile, because whoever has it stood still for minutes: then the same may have been sent again, and paid for another.
      if (numUpdatedRows === 0n) throw problem('payment_in_flight', { retryAfterSeconds: 1 });
    },
    async open({ network, asset }, olderThan, limit) {
      const leaseNow = await storeTime(database, clock);
      return (
        database.read
          .selectFrom('x402_claims')
          .selectAll()
          // Written out, not bound: SQLite uses an index of some rows only where the text of the query names the same rows.
          .where(sql<boolean>`state <> 'settled'`)
          // What was signed for another chain or token cannot be looked up on this one: there it would seem never to have moved.
          .where('network', '=', network)
          .where('asset', '=', asset.toLowerCase())
          .where((eb) =>
            eb.or([
              // The longer nobody could say, the less often it is asked: what nobody ever can say does not hold up the others.
              eb(sql<number>`updated_at + (updated_at - created_at) / 4`, '<', olderThan),
              eb.and([
                eb('state', '=', 'settling'),
                eb('process_id', '<>', processId),
                eb('process_id', 'not in', eb.selectFrom('processes').select('id').where('alive_until', '>', leaseNow)),
              ]),
            ]),
          )
          .orderBy('updated_at')
          .limit(limit)
          .execute()
      );
    },
  };
}

/** Longer than what wallets sign is good for. What nobody can tell of even then keeps its payer from buying no longer. */
const onlyMs = 15 * minuteMs;

async function insert(queries: Queries, claim: NewClaim, now: number, processId: string): Promise<void> {
  const { payload, requirement, paymentId, providerId, serviceId } = claim;
  await queries
    .insertInto('x402_claims')
    .values({
      ...keyOf(requirement, payload),
      payment_id: paymentId,
      provider_id: providerId,
      service_id: serviceId,
      state: 'settling',
      payload: JSON.stringify(payload),
      requirement: JSON.stringify(requirement),
      transaction_hash: null,
      settled_payer: null,
      is_only: 0,
      process_id: processId,
      created_at: now,
      updated_at: now,
    })
    .execute();
}
