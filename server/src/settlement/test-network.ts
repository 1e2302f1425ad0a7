import { hourMs, type Clock } from '../clock.ts';
import { problem } from '../errors.ts';
import { microsPerUnit, type Micros } from '../money.ts';
import { compiledQuery } from '../storage/compiled-query.ts';
import type { Database, Queries } from '../storage/database.ts';
import type { Dialect } from '../storage/dialect.ts';
import type { TestNetworkTransferRow } from '../storage/tables/x402.ts';
import { reasons } from './schemes/eip3009.ts';
import type { Hex } from './payload.ts';

/** A signed transfer with a verified signature. */
export interface TestTransfer {
  payer: string;
  nonce: string;
  payee: string;
  amountMicros: Micros;
  /** It cannot move from then on. */
  validBeforeMs: bigint;
  /** Hash of everything that was signed: another transfer with the same nonce has another hash. */
  hash: Hex;
}

type TestMove = { kind: 'moved'; hash: Hex } | { kind: 'refused'; reason: string };

/** A ledger in place of a chain: worthless test USDC, moved by signed authorizations. */
export type TestNetwork = ReturnType<typeof testNetwork>;

/** The grant of the faucet; a new address gets one with its first payment. */
export const grantMicros: Micros = 10 * microsPerUnit;
export const grantEveryMs = hourMs;
/** For all addresses together, so that invented ones cannot fill the disk. */
const grantsPerHourMax = 10_000;

export function testNetwork({ database, clock }: { database: Database; clock: Clock }) {
  const { insert, select, draw, deposit } = statements(database.dialect);

  async function take(queries: Queries, payer: string, amountMicros: Micros, now: number): Promise<void> {
    const isDrawn = async () => (await draw.change(queries, { address: payer, amountMicros })) === 1;
    if (await isDrawn()) return;
    await firstGrant(queries, payer, now);
    // Also without a grant: another payment of this payer may have got it since.
    if (!(await isDrawn())) throw new Refused(reasons.funds);
  }

  async function moveOnce(queries: Queries, transfer: TestTransfer): Promise<TestMove> {
    const { payer, nonce, payee, amountMicros, hash } = transfer;
    const now = clock.now();
    const isNew = await insert.change(queries, {
      payer,
      nonce,
      payee,
      amount_micros: amountMicros,
      transaction_hash: hash,
      created_at: now,
    });
    if (isNew === 0) {
      const earlier = await select.first(queries, { payer, nonce });
      return earlier?.transaction_hash === hash ? { kind: 'moved', hash } : { kind: 'refused', reason: reasons.nonceUsed };
    }
    // Checked after the insert, which has waited for the same transfer in another process.
    if (transfer.validBeforeMs <= BigInt(now)) throw new Refused(reasons.validBefore);
    const takeOut = () => take(queries, payer, amountMicros, now);
    const putIn = () => deposit.change(queries, { address: payee, amountMicros });
    // Rows are locked in the order of addresses, so that circular payments do not deadlock. A payer that pays itself is drawn first.
    for (const step of payer <= payee ? [takeOut, putIn] : [putIn, takeOut]) await step();
    return { kind: 'moved', hash };
  }

  return {
    /** The amount that an address can pay: its balance, and the first grant if it has had none. */
    async balance(address: string): Promise<Micros> {
      const row = await database.read
        .selectFrom('test_network_balances')
        .select(['balance_micros', 'granted_at'])
        .where('address', '=', address.toLowerCase())
        .executeTakeFirst();
      return (row?.balance_micros ?? 0) + ((row?.granted_at ?? null) === null ? grantMicros : 0);
    },
    /** Gives test USDC, once an hour to an address. @returns the new balance. @throws rate_limited */
    fund: (address: string): Promise<Micros> => database.write((queries) => fund(queries, address.toLowerCase(), clock.now())),
    /** The transfer that used this nonce. */
    find: (payer: string, nonce: string): Promise<TestNetworkTransferRow | null> =>
      select.first(database.read, { payer: payer.toLowerCase(), nonce: nonce.toLowerCase() }),
    /** Moves money once, however often and concurrently it is called. */
    async move(transfer: TestTransfer): Promise<TestMove> {
      const { payer, nonce, payee } = transfer;
      try {
        return await database.write((queries) =>
          moveOnce(queries, { ...transfer, payer: payer.toLowerCase(), nonce: nonce.toLowerCase(), payee: payee.toLowerCase() }),
        );
      } catch (thrown) {
        if (thrown instanceof Refused) return { kind: 'refused', reason: thrown.reason };
        throw thrown;
      }
    },
  };
}

/** Rolls the transaction back. */
class Refused extends Error {
  override readonly name = 'Refused';
  readonly reason: string;
  constructor(reason: string) {
    super(reason);
    this.reason = reason;
  }
}

async function fund(queries: Queries, address: string, now: number): Promise<Micros> {
  if (!(await mayGrant(queries, now))) throw tooOften('the faucet has reached its limit for this hour', grantEveryMs);
  const before = await queries.selectFrom('test_network_balances').selectAll().where('address', '=', address).executeTakeFirst();
  const since = before?.granted_at ?? null;
  const granted = since !== null && since > now - grantEveryMs ? false : await grant(queries, address, now, since);
  if (!granted) throw tooOften('this address has received test USDC in the last hour', (since ?? now) + grantEveryMs - now);
  return (before?.balance_micros ?? 0) + grantMicros;
}

function tooOften(message: string, waitMs: number) {
  return problem('rate_limited', { message, retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) });
}

/** A new wallet pays without using the faucet first. */
async function firstGrant(queries: Queries, address: string, now: number): Promise<void> {
  if (await mayGrant(queries, now)) await grant(queries, address, now, null);
}

async function mayGrant(queries: Queries, now: number): Promise<boolean> {
  const { count } = await queries
    .selectFrom('test_network_balances')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('granted_at', '>', now - hourMs)
    .executeTakeFirstOrThrow();
  return count < grantsPerHourMax;
}

/** Gives one grant, if the last one is still the one that the caller read. */
async function grant(queries: Queries, address: string, now: number, since: number | null): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await queries
    .insertInto('test_network_balances')
    .values({ address, balance_micros: grantMicros, granted_micros: grantMicros, granted_at: now })
    .onConflict((conflict) =>
      conflict
        .column('address')
        .doUpdateSet((eb) => ({
          balance_micros: eb('test_network_balances.balance_micros', '+', grantMicros),
          granted_micros: eb('test_network_balances.granted_micros', '+', grantMicros),
          granted_at: now,
        }))
        .where('test_network_balances.granted_at', since === null ? 'is' : '=', since),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

function statements(dialect: Dialect) {
  return {
    select: compiledQuery<{ payer: string; nonce: string }, TestNetworkTransferRow>(dialect, (db, value) =>
      db.selectFrom('test_network_transfers').selectAll().where('payer', '=', value.payer).where('nonce', '=', value.nonce),
    ),
    insert: compiledQuery<TestNetworkTransferRow>(dialect, (db, value) =>
      db
        .insertInto('test_network_transfers')
        .values({
          payer: value.payer,
          nonce: value.nonce,
          payee: value.payee,
          amount_micros: value.amount_micros,
          transaction_hash: value.transaction_hash,
          created_at: value.created_at,
        })
        .onConflict((conflict) => conflict.columns(['payer', 'nonce']).doNothing()),
    ),
    draw: compiledQuery<{ address: string; amountMicros: number }>(dialect, (db, value) =>
      db
        .updateTable('test_network_balances')
        .set((eb) => ({ balance_micros: eb('balance_micros', '-', value.amountMicros) }))
        .where('address', '=', value.address)
        .where('balance_micros', '>=', value.amountMicros),
    ),
    deposit: compiledQuery<{ address: string; amountMicros: number }>(dialect, (db, value) =>
      db
        .insertInto('test_network_balances')
        .values({ address: value.address, balance_micros: value.amountMicros, granted_micros: 0, granted_at: null })
        .onConflict((conflict) =>
          conflict.column('address').doUpdateSet((eb) => ({
            balance_micros: eb('test_network_balances.balance_micros', '+', eb.ref('excluded.balance_micros')),
          })),
        ),
    ),
  };
}
