import { sql } from 'kysely';
import type { Dialect, Queries } from '../database.ts';
import { appendOnly } from './append-only.ts';

/** What of the credit of wallets was sent back to them. And settlements that were never booked are looked for again. */
export async function walletRefunds(queries: Queries, dialect: Dialect): Promise<void> {
  for (const statement of [...refunds(dialect), ...unbookedSettlements]) await sql.raw(statement).execute(queries);
}

function refunds(dialect: Dialect): string[] {
  return [
    `create table wallet_refunds (
      id text primary key,
      wallet text not null,
      transaction_hash text not null,
      amount_micros bigint not null check (amount_micros > 0),
      currency text not null,
      is_test integer not null,
      refunded_by text not null references users (id),
      created_at bigint not null
    )`,
    `create unique index wallet_refunds_once on wallet_refunds (wallet, transaction_hash)`,
    ...appendOnly(dialect, 'wallet_refunds'),
  ];
}

/** The purchase that migration 0011 made of nothing but what was signed. */
const ownId = `'call_' || substr(payment_id, 5, 26)`;

const isUnbooked = `signed is not null and not exists (
  select 1 from ledger_entries where ledger_entries.payment_id = purchases.payment_id and ledger_entries.kind in ('payment', 'surplus')
    and ledger_entries.debit_account = 'provider:' || purchases.provider_id || ':' || purchases.network
)`;

/**
 * Before purchases, a payment could be signed for and be paid by something else meanwhile, and a process could die after money moved and
 * before it was booked. What was signed then became part of a purchase that something else had paid, or one that looked settled and booked.
 * It becomes a settlement of its own whose outcome is not known, and is found out like any other.
 */
const unbookedSettlements = [
  `update purchases set state = 'unknown', settled_payer = null
    where state in ('reserved', 'unknown') and settled_payer is not null and id = ${ownId} and ${isUnbooked}`,
  `create table unbooked_settlements as
    select ${ownId} as id, id as purchase_id, payment_id, service_id, client_id, process_id, payer, holder_id, signed_id, provider_id,
      network, signed, transaction_hash, started_at
    from purchases where state in ('used', 'given_back') and ${isUnbooked}`,
  `update purchases set
      payer = null, holder_id = null, signed_id = null, provider_id = null, network = null, signed = null, transaction_hash = null,
      settled_payer = null
    where id in (select purchase_id from unbooked_settlements)`,
  `insert into purchases (
      id, payment_id, service_id, client_id, state, process_id, payer, holder_id, signed_id, provider_id, network, signed,
      transaction_hash, amount_micros, started_at
    )
    select unbooked_settlements.id, payment_id, unbooked_settlements.service_id, unbooked_settlements.client_id, 'unknown', process_id, payer,
      holder_id, signed_id, unbooked_settlements.provider_id, network, signed, transaction_hash, payments.amount_micros, started_at
    from unbooked_settlements join payments on payments.id = unbooked_settlements.payment_id`,
  `drop table unbooked_settlements`,
];
