import { sql } from 'kysely';
import { isCallKept, isDeliveryKept } from '../earnings/kept-sales.ts';
import { idFloor } from '../ids.ts';
import type { Micros } from '../money.ts';
import type { Database } from '../storage/database.ts';

/** Sales of a period, for a chart. */
export interface RevenueBucket {
  /** Its beginning, epoch milliseconds. */
  at: number;
  sales: number;
  amountMicros: Micros;
  /** The owner's share; of tools, nothing: they belong to the operator. */
  netMicros: Micros;
  testAmountMicros: Micros;
}

export interface RevenueSeries {
  /** Every bucket from `since` to `until`, also those without sales. Refunds are not counted. */
  of(period: { since: number; until: number; bucketMs: number; ownerId?: string | undefined }): Promise<RevenueBucket[]>;
}

interface Sum {
  bucket: number;
  is_test: number;
  sales: number;
  amount: Micros;
  fee: Micros;
}

export function revenueSeries({ read }: Database): RevenueSeries {
  async function deliveries(since: number, bucketMs: number, ownerId: string | undefined): Promise<Sum[]> {
    const owned = ownerId === undefined ? sql`` : sql`and owner_id = ${ownerId}`;
    const { rows } = await sql<Sum>`
      select created_at / ${sql.lit(bucketMs)} as bucket, is_test, count(*) as sales,
        cast(sum(amount_micros) as bigint) as amount, cast(sum(fee_micros) as bigint) as fee
      from revenue_events
      where id >= ${idFloor('rev', since)} ${owned}
        and ${isDeliveryKept}
      group by 1, 2`.execute(read);
    return rows;
  }

  async function calls(since: number, bucketMs: number): Promise<Sum[]> {
    const { rows } = await sql<Sum>`
      select created_at / ${sql.lit(bucketMs)} as bucket, case when credit_account like 'test:%' then 1 else 0 end as is_test,
        count(*) as sales, cast(sum(amount_micros) as bigint) as amount, cast(sum(amount_micros) as bigint) as fee
      from ledger_entries
      where id >= ${idFloor('led', since)} and ${isCallKept}
      group by 1, 2`.execute(read);
    return rows;
  }

  return {
    async of({ since, until, bucketMs, ownerId }) {
      const sums = await Promise.all([deliveries(since, bucketMs, ownerId), ...(ownerId === undefined ? [calls(since, bucketMs)] : [])]);
      const [first, last] = [Math.floor(since / bucketMs), Math.floor(until / bucketMs)];
      const buckets = new Map<number, RevenueBucket>();
      for (let bucket = first; bucket <= last; bucket += 1) {
        buckets.set(bucket, { at: bucket * bucketMs, sales: 0, amountMicros: 0, netMicros: 0, testAmountMicros: 0 });
      }
      for (const sum of sums.flat()) {
        const into = buckets.get(sum.bucket);
        if (into === undefined) continue;
        into.sales += sum.sales;
        if (sum.is_test === 1) {
          into.testAmountMicros += sum.amount;
          continue;
        }
        into.amountMicros += sum.amount;
        into.netMicros += sum.amount - sum.fee;
      }
      return [...buckets.values()];
    },
  };
}
