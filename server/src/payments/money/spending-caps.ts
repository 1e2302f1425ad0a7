import { sql } from 'kysely';
import { isApiKeyId } from '../../accounts/caller.ts';
import { dayMs } from '../../clock.ts';
import { problem } from '../../errors.ts';
import { formatAmount, type Micros } from '../../money.ts';
import { compiledQuery } from '../../storage/compiled-query.ts';
import type { Queries } from '../../storage/database.ts';
import type { Dialect } from '../../storage/dialect.ts';

/**
 * Counts a payment against the caps of the API key that makes it, and against those of the member of a team who made the key: per call, per
 * UTC day and in total. Conditional updates in the caller's transaction, before any money moves, so that concurrent payments cannot exceed
 * the caps together.
 * @param cappedBy an API key, or a membership
 * @throws spending_cap_exceeded, api_key_invalid, forbidden; then the transaction has to end
 */
export async function countAgainstCaps(
  caps: CapStatements,
  queries: Queries,
  cappedBy: string,
  amountMicros: Micros,
  nowMs: number,
): Promise<void> {
  const membershipId = await count(caps, queries, cappedBy, amountMicros, nowMs);
  if (membershipId !== null) await count(caps, queries, membershipId, amountMicros, nowMs);
}

export type CapStatements = ReturnType<typeof capStatements>;

/** Built once: every paid call of a key runs one. */
export function capStatements(dialect: Dialect) {
  return { api_keys: counting(dialect, 'api_keys'), memberships: counting(dialect, 'memberships') };
}

/** Both tables have the same columns of caps; a key may name a membership beside them. */
type Capped = 'api_keys' | 'memberships';
const tableOf = (id: string): Capped => (isApiKeyId(id) ? 'api_keys' : 'memberships');
const membershipIn = (table: Capped) =>
  (table === 'api_keys' ? sql<string | null>`membership_id` : sql<string | null>`null`).as('membership_id');

function counting(dialect: Dialect, table: Capped) {
  return compiledQuery<{ id: string; amount: Micros; today: number }, { membership_id: string | null }>(
    dialect,
    (db, { id, amount, today }) => {
      const spentToday = sql<number>`case when spent_day = ${today} then spent_day_micros else 0 end`;
      return db
        .updateTable(table)
        .set({
          spent_day: today,
          spent_day_micros: sql<number>`${spentToday} + ${amount}`,
          spent_total_micros: sql<number>`spent_total_micros + ${amount}`,
        })
        .where('id', '=', id)
        .where('revoked_at', 'is', null)
        .where((eb) => eb.or([eb('cap_call_micros', 'is', null), eb('cap_call_micros', '>=', amount)]))
        .where((eb) => eb.or([eb('cap_day_micros', 'is', null), sql<boolean>`${spentToday} + ${amount} <= cap_day_micros`]))
        .where((eb) => eb.or([eb('cap_total_micros', 'is', null), sql<boolean>`spent_total_micros + ${amount} <= cap_total_micros`]))
        .returning(membershipIn(table));
    },
  );
}

/** @returns the membership that a key counts against, too */
async function count(caps: CapStatements, queries: Queries, id: string, amount: Micros, nowMs: number): Promise<string | null> {
  const today = dayOf(nowMs);
  const counted = await caps[tableOf(id)].first(queries, { id, amount, today });
  if (counted === null) throw await capExceeded(queries, id, amount, today);
  return counted.membership_id;
}

/**
 * Releases the caps of a payment that was refused or refunded.
 * @param cappedBy as `countAgainstCaps` @param countedAt when it was counted
 */
export async function releaseCaps(queries: Queries, cappedBy: string, amountMicros: Micros, countedAt: number): Promise<void> {
  const membershipId = await release(queries, cappedBy, amountMicros, countedAt);
  if (membershipId !== null) await release(queries, membershipId, amountMicros, countedAt);
}

async function release(queries: Queries, id: string, amountMicros: Micros, countedAt: number): Promise<string | null> {
  // The cap of an earlier day ended with that day.
  const ofToday = sql<number>`case when spent_day = ${dayOf(countedAt)} then ${amountMicros} else 0 end`;
  const released = await queries
    .updateTable(tableOf(id))
    .set({
      spent_day_micros: sql<number>`spent_day_micros - ${ofToday}`,
      spent_total_micros: sql<number>`spent_total_micros - ${amountMicros}`,
    })
    .where('id', '=', id)
    .returning(membershipIn(tableOf(id)))
    .executeTakeFirst();
  return released?.membership_id ?? null;
}

const dayOf = (timeMs: number) => Math.floor(timeMs / dayMs);

async function capExceeded(queries: Queries, id: string, amountMicros: Micros, today: number) {
  const row = await queries.selectFrom(tableOf(id)).selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined || row.revoked_at !== null) return isApiKeyId(id) ? problem('api_key_invalid') : problem('forbidden');
  const spentToday = row.spent_day === today ? row.spent_day_micros : 0;
  const caps = [
    { name: 'call', cap: row.cap_call_micros, after: amountMicros },
    { name: 'day', cap: row.cap_day_micros, after: spentToday + amountMicros },
    { name: 'total', cap: row.cap_total_micros, after: row.spent_total_micros + amountMicros },
  ];
  const exceeded = caps.find(({ cap, after }) => cap !== null && after > cap);
  return problem('spending_cap_exceeded', {
    ...(isApiKeyId(id) ? {} : ofMember),
    members: { cap: exceeded?.name, capAmount: formatAmount(exceeded?.cap ?? 0), wouldBe: formatAmount(exceeded?.after ?? 0) },
  });
}

const ofMember = {
  message: 'the payment would exceed a spending cap of the team member',
  hint: 'It counts what the member and the keys that they made spend together. An owner of the team can raise it.',
};
