import { sql, type SqlBool } from 'kysely';

/** Conditions on sales that count: what was given back was not sold. Literals, not parameters: SQLite uses a partial index only then. */

/** On a row of `revenue_events`. */
export const isDeliveryKept = sql<SqlBool>`not exists (
  select 1 from returned_deliveries where returned_deliveries.revenue_event_id = revenue_events.id
)`;

/** On a row of `ledger_entries`: a call of the operator's tool. */
export const isCallKept = sql<SqlBool>`kind = 'use' and not exists (
  select 1 from ledger_entries returned where returned.call_id = ledger_entries.call_id and returned.kind = 'use_returned'
)`;
