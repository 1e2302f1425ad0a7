import { sql } from 'kysely';
import type { Micros } from '../../money.ts';
import { isTestProvider } from '../../provider-ids.ts';
import type { Database } from '../../storage/database.ts';

interface Spent {
  purchases: number;
  amountMicros: Micros;
  /** Test money; it counts in no other sum. */
  testAmountMicros: Micros;
}

export interface Spending {
  /** Every day of the period (UTC), also those without a purchase; `at` is its beginning in epoch milliseconds. */
  days: Array<Spent & { at: number }>;
  /** The services that most was spent on, dearest first. */
  services: Array<Spent & { serviceId: string; kind: 'asset' | 'tool'; title: string | null }>;
}

interface Sum {
  bucket: number;
  service_id: string;
  provider: string;
  offer_kind: string;
  title: string | null;
  purchases: number;
  amount: Micros;
}

/** Services that are listed; the days count all. */
const servicesMax = 50;

/** What an account or a wallet spent in a period, by day and by what was bought. Refunded purchases are not counted. */
export async function spendingOfPayer(
  { read }: Database,
  payer: string,
  { since, until, bucketMs }: { since: number; until: number; bucketMs: number },
): Promise<Spending> {
  // The first condition on the state is that of the partial index, which SQLite uses only where the query repeats it.
  const { rows } = await sql<Sum>`
    select purchases.finished_at / ${sql.lit(bucketMs)} as bucket, purchases.service_id, payments.offer_kind, max(assets.title) as title,
      coalesce(purchases.provider_id, payments.provider_id) as provider, count(*) as purchases,
      cast(sum(coalesce(purchases.amount_micros, payments.amount_micros)) as bigint) as amount
    from purchases
    inner join payments on payments.id = purchases.payment_id
    left join assets on assets.id = purchases.service_id
    where purchases.payer = ${payer} and purchases.state in ('used', 'given_back') and purchases.state <> 'given_back'
      and purchases.finished_at >= ${since} and purchases.finished_at <= ${until}
      and payments.status <> 'refunded' and payments.offer_kind <> 'credit'
    group by 1, 2, 3, 5`.execute(read);
  const [first, last] = [Math.floor(since / bucketMs), Math.floor(until / bucketMs)];
  const days = new Map<number, Spending['days'][number]>();
  for (let bucket = first; bucket <= last; bucket += 1) days.set(bucket, { at: bucket * bucketMs, ...nothing });
  const services = new Map<string, Spending['services'][number]>();
  for (const row of rows) {
    const day = days.get(row.bucket);
    if (day !== undefined) add(day, row);
    const { service_id: serviceId, title } = row;
    const known = services.get(serviceId);
    const service = known ?? { serviceId, kind: row.offer_kind === 'asset' ? 'asset' : 'tool', title, ...nothing };
    services.set(serviceId, service);
    add(service, row);
  }
  const byAmount = [...services.values()].toSorted(
    (one, other) => other.amountMicros - one.amountMicros || other.testAmountMicros - one.testAmountMicros,
  );
  return { days: [...days.values()], services: byAmount.slice(0, servicesMax) };
}

const nothing: Spent = { purchases: 0, amountMicros: 0, testAmountMicros: 0 };

function add(into: Spent, { purchases, amount, provider }: Sum): void {
  into.purchases += purchases;
  if (isTestProvider(provider)) into.testAmountMicros += amount;
  else into.amountMicros += amount;
}
