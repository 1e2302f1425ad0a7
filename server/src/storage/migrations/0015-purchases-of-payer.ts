import { sql } from 'kysely';
import type { Queries } from '../database.ts';

/** What is asked of a payer before each payment: whatever it has bought in its life must not be read for that. */
export async function purchasesOfPayer(queries: Queries): Promise<void> {
  for (const statement of indexes) await sql.raw(statement).execute(queries);
}

/** One for each question, over the rows that answer it. */
const indexes = [
  `drop index purchases_by_payer`,
  `create index purchases_used_by_payer on purchases (payer, service_id, started_at) where state = 'used' and payer is not null`,
  `create index purchases_open_of_payer on purchases (payer) where state in ('reserved', 'unknown')`,
  `create index purchases_given_back_to_payer on purchases (payer, service_id) where state = 'given_back'`,
  `create index purchases_ended_of_payer on purchases (payer, finished_at) where state in ('used', 'given_back') and payer is not null`,
];
