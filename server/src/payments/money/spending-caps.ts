import { sql } from 'kysely';
import { dayMs } from '../../clock.ts';
import { problem } from '../../errors.ts';
import { formatAmount, type Micros } from '../../money.ts';
import type { Queries } from '../../storage/database.ts';

/**
 * Counts a payment against the caps of the API key that makes it: per call, per UTC day and in total. One conditional update in the caller's
 * transaction, before any money moves, so that concurrent payments cannot exceed the caps together.
 * @throws spending_cap_exceeded, api_key_invalid; then nothing was counted.
 */
export async function countAgainstCaps(queries: Queries, apiKeyId: string, amountMicros: Micros, nowMs: number): Promise<void> {
  const today = dayOf(nowMs);
  const spentToday = sql<number>`case when spent_day = ${today} then spent_day_micros else 0 end`;
  const { numUpdatedRows } = await queries
    .updateTable('api_keys')
    .set({
      spent_day: today,
      spent_day_micros: sql<number>`${spentToday} + ${amountMicros}`,
      spent_total_micros: sql<number>`spent_total_micros + ${amountMicros}`,
    })
    .where('id', '=', apiKeyId)
    .where('revoked_at', 'is', null)
    .where((eb) => eb.or([eb('cap_call_micros', 'is', null), eb('cap_call_micros', '>=', amountMicros)]))
    .where((eb) => eb.or([eb('cap_day_micros', 'is', null), sql<boolean>`${spentToday} + ${amountMicros} <= cap_day_micros`]))
    .where((eb) => eb.or([eb('cap_total_micros', 'is', null), sql<boolean>`spent_total_micros + ${amountMicros} <= cap_total_micros`]))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw await capExceeded(queries, apiKeyId, amountMicros, today);
}

/** Releases the caps of a payment that was refused or refunded. @param countedAt when it was counted */
export async function releaseCaps(queries: Queries, apiKeyId: string, amountMicros: Micros, countedAt: number): Promise<void> {
  // The cap of an earlier day ended with that day.
  const ofToday = sql<number>`case when spent_day = ${dayOf(countedAt)} then ${amountMicros} else 0 end`;
  await queries
    .updateTable('api_keys')
    .set({
      spent_day_micros: sql<number>`spent_day_micros - ${ofToday}`,
      spent_total_micros: sql<number>`spent_total_micros - ${amountMicros}`,
    })
    .where('id', '=', apiKeyId)
    .execute();
}

const dayOf = (timeMs: number) => Math.floor(timeMs / dayMs);

async function capExceeded(queries: Queries, apiKeyId: string, amountMicros: Micros, today: number) {
  const key = await queries.selectFrom('api_keys').selectAll().where('id', '=', apiKeyId).executeTakeFirst();
  if (key === undefined || key.revoked_at !== null) return problem('api_key_invalid');
  const spentToday = key.spent_day === today ? key.spent_day_micros : 0;
  const caps = [
    { name: 'call', cap: key.cap_call_micros, after: amountMicros },
    { name: 'day', cap: key.cap_day_micros, after: spentToday + amountMicros },
    { name: 'total', cap: key.cap_total_micros, after: key.spent_total_micros + amountMicros },
  ];
  const exceeded = caps.find(({ cap, after }) => cap !== null && after > cap);
  return problem('spending_cap_exceeded', {
    members: { cap: exceeded?.name, capAmount: formatAmount(exceeded?.cap ?? 0), wouldBe: formatAmount(exceeded?.after ?? 0) },
  });
}
