import { PayoutWallet } from '@farebox/contract';
import { sql } from 'kysely';
import { dayMs } from '../clock.ts';
import { idFloor } from '../ids.ts';
import type { Micros } from '../money.ts';
import type { Queries } from '../storage/database.ts';
import { earningsAccount } from '../payments/money/ledger.ts';
import { isDeliveryKept } from './kept-sales.ts';
import { linesMax } from './payout.ts';

export interface PayoutRules {
  network: string;
  /** Owners with less have to wait. */
  minimumMicros: Micros;
  /** Earnings younger than this have to wait. */
  holdMs: number;
  now: number;
}

export interface PlannedLine {
  ownerId: string;
  address: string;
  amountMicros: Micros;
}

type LeftOutReason = 'suspended' | 'no_wallet' | 'other_network' | 'wallet_changed' | 'below_minimum' | 'on_hold' | 'batch_full';

interface LeftOut {
  ownerId: string;
  balanceMicros: Micros;
  availableMicros: Micros;
  reason: LeftOutReason;
}

export interface Plan {
  lines: PlannedLine[];
  totalMicros: Micros;
  /** The first thousand. */
  leftOut: LeftOut[];
  leftOutCount: number;
}

/** An attacker who takes over an account changes its wallet first: the owner has this long to notice. */
const walletChangeHoldMs = dayMs;

const leftOutMax = 1000;
const ownersPerRead = 500;
/** Half a million owners. */
const readsMax = 1000;

/** The payouts to all owners with a balance, and why others are left out, such as those who owe the operator. No effect. */
export async function planPayouts(queries: Queries, rules: PayoutRules): Promise<Plan> {
  const plan: Plan = { lines: [], totalMicros: 0, leftOut: [], leftOutCount: 0 };
  let after = '';
  for (let read = 0; read < readsMax; read += 1) {
    const owners = await owedOwners(queries, rules, { after });
    for (const owner of owners) addTo(plan, owner, judged(owner, rules));
    const last = owners.at(-1);
    if (last === undefined || owners.length < ownersPerRead) break;
    after = last.id;
  }
  return plan;
}

/** The current lines of these owners, in the transaction that creates a batch, after taking the lock. */
export async function payableNow(queries: Queries, rules: PayoutRules, ownerIds: readonly string[]): Promise<PlannedLine[]> {
  if (ownerIds.length === 0) return [];
  const owners = await owedOwners(queries, rules, { ids: ownerIds });
  return owners.flatMap((owner) => {
    const outcome = judged(owner, rules);
    return typeof outcome === 'string' ? [] : [outcome];
  });
}

interface OwedOwner {
  id: string;
  wallet: PayoutWallet | null;
  balanceMicros: Micros;
  /** The part of the balance that is not on hold. */
  availableMicros: Micros;
  walletChangedAt: number | null;
  isSuspended: boolean;
}

/**
 * Owners with a balance. One query reads the balance and the part on hold, so that no sale comes in between.
 * Earnings that were given back since count as on hold too: an owner waits rather than being paid too much.
 */
async function owedOwners(queries: Queries, { now, holdMs }: PayoutRules, which: { after: string } | { ids: readonly string[] }) {
  const query = queries
    .selectFrom('users')
    .innerJoin('ledger_balances', (join) =>
      join
        .on('ledger_balances.account', '=', sql<string>`${sql.lit(earningsAccount(''))} || users.id`)
        .on('ledger_balances.currency', '=', sql.lit('USD')),
    )
    .leftJoin('payout_wallet_changes', 'payout_wallet_changes.user_id', 'users.id')
    .select(['users.id', 'users.payout_wallet', 'users.suspended_at', 'balance_micros', 'payout_wallet_changes.changed_at'])
    .select((eb) =>
      eb
        .selectFrom('revenue_events')
        .select(sql<number>`cast(coalesce(sum(amount_micros - fee_micros), 0) as bigint)`.as('recent'))
        .whereRef('revenue_events.owner_id', '=', 'users.id')
        .where('revenue_events.id', '>=', idFloor('rev', now - holdMs + 1))
        .where('is_test', '=', 0)
        .where(isDeliveryKept)
        .as('recent_micros'),
    )
    .where('balance_micros', '<>', 0)
    .orderBy('users.id')
    .limit(ownersPerRead);
  const rows = await ('ids' in which ? query.where('users.id', 'in', which.ids) : query.where('users.id', '>', which.after)).execute();
  return rows.map((row): OwedOwner => ({
    id: row.id,
    wallet: row.payout_wallet === null ? null : PayoutWallet.parse(JSON.parse(row.payout_wallet)),
    balanceMicros: row.balance_micros,
    availableMicros: Math.max(0, row.balance_micros - (row.recent_micros ?? 0)),
    walletChangedAt: row.changed_at,
    isSuspended: row.suspended_at !== null,
  }));
}

function judged(owner: OwedOwner, { network, minimumMicros, now }: PayoutRules): PlannedLine | LeftOutReason {
  const { id, wallet, balanceMicros, availableMicros, walletChangedAt } = owner;
  if (owner.isSuspended) return 'suspended';
  if (wallet === null) return 'no_wallet';
  if (wallet.network !== network) return 'other_network';
  if (balanceMicros < minimumMicros) return 'below_minimum';
  if (availableMicros < minimumMicros || availableMicros === 0) return 'on_hold';
  if (walletChangedAt !== null && walletChangedAt > now - walletChangeHoldMs) return 'wallet_changed';
  return { ownerId: id, address: wallet.address, amountMicros: availableMicros };
}

function addTo(plan: Plan, { id: ownerId, balanceMicros, availableMicros }: OwedOwner, outcome: PlannedLine | LeftOutReason): void {
  const isFull = plan.lines.length >= linesMax;
  if (typeof outcome !== 'string' && !isFull) {
    plan.lines.push(outcome);
    plan.totalMicros += outcome.amountMicros;
    return;
  }
  const reason = typeof outcome === 'string' ? outcome : 'batch_full';
  plan.leftOutCount += 1;
  if (plan.leftOut.length < leftOutMax) plan.leftOut.push({ ownerId, balanceMicros, availableMicros, reason });
}
