import type { Clock } from '../src/clock.ts';
import { jobs, type Jobs } from '../src/jobs/jobs.ts';
import { createLog } from '../src/log.ts';
import { payouts } from '../src/earnings/payouts.ts';
import type { PayoutSender, SignedTransfer, TransferOrder } from '../src/settlement/evm/sender.ts';
import type { Database } from '../src/storage/database.ts';
import type { shopOn } from './shop.ts';

export const network = 'eip155:8453';
export const walletOf = (digit: string) => ({ network, address: `0x${digit.repeat(40)}` });

type Shop = Awaited<ReturnType<typeof shopOn>>;

const rules = { network, minimumMicros: 1_000_000, holdMs: 7 * 86_400_000 };

/** One process that makes and sends payouts; several of them share a database as replicas do. */
export function payoutDesk(shop: Shop, { sender = null, database = shop.database, name = 'proc_1' }: DeskOptions = {}) {
  const log = createLog({ level: 'silent' });
  const runner: Jobs = jobs({ database, clock: shop.clock, log, processId: name });
  return { jobs: runner, payouts: payouts({ ...shop, ...rules, database, log, jobs: runner, sender }) };
}

interface DeskOptions {
  sender?: PayoutSender | null;
  database?: Database;
  name?: string;
}

/** A chain whose token takes each authorization once, as EIP-3009 has it. Blocks come when a test says so. */
export function fakeChain(clock: Clock) {
  const pool = new Map<string, TransferOrder>();
  const moved: Array<{ id: string; to: string; amountMicros: number; hash: string }> = [];
  const signed = new Map<string, TransferOrder>();
  let isFinal = true;
  const knobs: { replaces: boolean; refusal: string | null } = { replaces: false, refusal: null };
  async function sign(order: TransferOrder, last: SignedTransfer | null): Promise<SignedTransfer> {
    if (last !== null && !knobs.replaces) return last;
    const hash = `0x${order.id}:${Number(last?.hash.split(':')[1] ?? 0) + 1}`;
    signed.set(hash, order);
    return { hash, raw: hash };
  }
  async function broadcast({ hash }: SignedTransfer) {
    const order = signed.get(hash);
    if (order === undefined) throw new Error('signed by nobody');
    pool.set(hash, order);
    return { kind: 'accepted' } as const;
  }
  return {
    /** Every transfer that happened. */
    moved,
    /** What waits for a block. */
    pool,
    /** Whether another transaction is signed each time; why a transfer is refused before it is signed. */
    knobs,
    /** A block with all that waits. Until `finalise` it is not deep enough. */
    mine({ isDeep = true } = {}) {
      isFinal = isDeep;
      for (const [hash, { id, to, amountMicros, deadlineAt }] of pool) {
        if (clock.now() < deadlineAt && !moved.some((each) => each.id === id)) moved.push({ id, to, amountMicros, hash });
      }
      pool.clear();
    },
    finalise: () => void (isFinal = true),
    sender: {
      network,
      refusal: async () => knobs.refusal,
      exclusively: (work) => work({ sign, broadcast }),
      async check(order, transactions: readonly SignedTransfer[]) {
        const mined = moved.find(({ id }) => id === order.id);
        if (mined !== undefined && !transactions.some(({ hash }) => hash === mined.hash)) throw new Error('sent before it was stored');
        if (mined !== undefined) return isFinal ? { kind: 'paid', hash: mined.hash } : { kind: 'mined' };
        return clock.now() >= order.deadlineAt ? { kind: 'failed', reason: 'too late' } : { kind: 'open' };
      },
    } satisfies PayoutSender,
  };
}

/**
 * A process that dies at its nth step, before or after the step has had its effect. A step is a transaction or a question to
 * the chain; once dead, it takes none any more.
 */
export function mortal(step: number, when: 'before' | 'after') {
  let taken = 0;
  let isDead = false;
  async function take<T>(work: () => Promise<T>): Promise<T> {
    if (isDead) throw new Error('dead');
    taken += 1;
    const dies = taken === step;
    if (dies) isDead = true;
    if (dies && when === 'before') throw new Error('died before');
    const done = await work();
    if (dies) throw new Error('died after');
    return done;
  }
  return {
    isDead: () => isDead,
    database: (database: Database): Database => ({ ...database, write: (work, options) => take(() => database.write(work, options)) }),
    sender: (sender: PayoutSender): PayoutSender => ({
      network: sender.network,
      refusal: (...order) => take(() => sender.refusal(...order)),
      exclusively: (work) =>
        sender.exclusively(({ sign, broadcast }) =>
          work({ sign: (...order) => take(() => sign(...order)), broadcast: (...transfer) => take(() => broadcast(...transfer)) }),
        ),
      check: (...order) => take(() => sender.check(...order)),
    }),
  };
}
