import { sql } from 'kysely';
import type { Dialect, Queries } from '../database.ts';
import { appendOnly } from './append-only.ts';

/**
 * Calls, claims of signed payments and proofs of wallets become one table: a purchase is one row, written before any money moves.
 * Payments remember whose cap they count against, and prices what they were.
 */
export async function purchases(queries: Queries, dialect: Dialect): Promise<void> {
  for (const statement of statements(dialect)) await sql.raw(statement).execute(queries);
}

function statements(dialect: Dialect): string[] {
  return [
    `create table purchases (
      id text primary key,
      payment_id text not null references payments (id),
      service_id text not null,
      client_id text not null,
      state text not null check (state in ('reserved', 'unknown', 'used', 'given_back', 'refused')),
      process_id text not null,
      idempotency_scope text,
      idempotency_key text,
      request_hash text,
      answer text,
      failure text,
      payer text,
      holder_id text,
      signed_id text,
      provider_id text,
      network text,
      signed text,
      amount_micros bigint,
      transaction_hash text,
      settled_payer text,
      is_only integer not null default 0,
      has_run integer not null default 0,
      started_at bigint not null,
      updated_at bigint,
      finished_at bigint
    )`,
    ...copied(dialect),
    `create index purchases_by_payment on purchases (payment_id)`,
    // A payment is paid, or used, by one at a time.
    `create unique index purchases_open on purchases (payment_id) where state in ('reserved', 'unknown')`,
    `create index purchases_running on purchases (process_id) where state in ('reserved', 'unknown')`,
    `create unique index purchases_by_key on purchases (idempotency_scope, idempotency_key) where idempotency_key is not null`,
    `create unique index purchases_by_signature on purchases (signed_id) where signed_id is not null and state <> 'refused'`,
    `create unique index purchases_only on purchases (payer, service_id) where is_only = 1 and state in ('reserved', 'unknown')`,
    `create index purchases_by_payer on purchases (payer, service_id, started_at) where payer is not null`,
    `create index purchases_distrusted on purchases (payer) where has_run = 1 and state = 'refused'`,
    `create index purchases_given_back on purchases (client_id, service_id) where state = 'given_back'`,
    `create index purchases_answers on purchases (finished_at) where answer is not null or idempotency_key is not null`,
    `create index purchases_refused on purchases (finished_at) where state = 'refused' and has_run = 0`,

    ...revenueEvents(dialect),
    // Whom unused money of wallets belongs to.
    `update payments set payer_account_id = (select ${wallet} from x402_claims where x402_claims.payment_id = payments.id)
      where payer_account_id is null and id in (select payment_id from x402_claims where state = 'settled')`,
    `drop table x402_claims`,
    `drop table wallet_proofs`,
    `drop table calls`,

    `alter table payments add column api_key_id text`,
    `alter table payments add column capped_at bigint`,
    `create index payments_unclaimed on payments (expires_at) where status = 'expired' and paid_at is not null`,

    `create table earlier_prices (
      id text primary key,
      service_id text not null,
      amount_micros bigint not null,
      replaced_at bigint not null
    )`,
    `create index earlier_prices_by_service on earlier_prices (service_id, replaced_at)`,
    `create index earlier_prices_old on earlier_prices (replaced_at)`,
  ];
}

/** What was signed for a payment that something else paid meanwhile stays open, and one is open at a time: such a call is given back. */
const isContested = `(calls.state = 'running' and calls.payment_id in (select payment_id from x402_claims where state <> 'settled'))`;
const stateOfCall = `case when calls.state = 'succeeded' then 'used' when calls.state = 'running' and not ${isContested} then 'reserved'
      else 'given_back' end`;
const unlessContested = (column: string) => `case when ${isContested} then null else ${column} end`;
/** A wallet as a client of the service. */
const wallet = `case when x402_claims.network like 'solana:%' then 'solana:' || x402_claims.payer else x402_claims.payer end`;
const signedId = `x402_claims.network || ' ' || x402_claims.asset || ' ' || x402_claims.payer || ' ' || x402_claims.nonce`;
const signedText = `'{"payload":' || x402_claims.payload || ',"requirement":' || x402_claims.requirement || '}'`;

/**
 * What was signed and settled belongs to the last call of its payment. Where there is none, or nobody knows yet whether it was
 * settled, the claim becomes a purchase of its own.
 */
function copied(dialect: Dialect): string[] {
  return [
    `insert into purchases (
      id, payment_id, service_id, client_id, state, process_id, idempotency_scope, idempotency_key, request_hash, answer, failure,
      started_at, finished_at
    )
    select id, payment_id, service_id, client_id, ${stateOfCall}, process_id, ${unlessContested('idempotency_scope')},
      ${unlessContested('idempotency_key')}, request_hash, answer, case when ${isContested} then 'call_interrupted' else failure end, started_at,
      case when ${isContested} then started_at else finished_at end
    from calls`,
    `update payments set used_calls = used_calls - 1 where id in (select payment_id from calls where ${isContested})`,
    // The claim of a payment that nobody stored yet: its row says as much as its claim does.
    `insert into payments (
      id, offer_kind, service_id, provider_id, status, amount_micros, currency, max_calls, used_calls, client_id, created_at, expires_at
    )
    select payment_id, case when service_id like 'ast!_%' escape '!' then 'asset' when service_id like 'credit%' then 'credit' else 'tool' end,
      service_id, provider_id, 'pending', ${amountOf(dialect)}, 'USD', 1, 0, ${wallet}, created_at, created_at + 900000
    from x402_claims where payment_id not in (select id from payments)`,
    // Who settled one is told only once it is booked.
    `insert into purchases (
      id, payment_id, service_id, client_id, state, process_id, payer, holder_id, signed_id, provider_id, network, signed, amount_micros,
      transaction_hash, settled_payer, started_at, updated_at, finished_at
    )
    select 'call_' || substr(x402_claims.payment_id, 5, 26), x402_claims.payment_id, x402_claims.service_id, payments.client_id,
      case x402_claims.state when 'settling' then 'reserved' when 'unknown' then 'unknown' else 'given_back' end,
      x402_claims.process_id, x402_claims.payer, ${wallet}, ${signedId}, x402_claims.provider_id, x402_claims.network,
      ${signedText},
      payments.amount_micros, x402_claims.transaction_hash,
      case x402_claims.state when 'settled' then x402_claims.settled_payer end, x402_claims.created_at, x402_claims.updated_at,
      case x402_claims.state when 'settled' then x402_claims.updated_at end
    from x402_claims join payments on payments.id = x402_claims.payment_id
    where x402_claims.state <> 'settled' or not exists (select 1 from calls where calls.payment_id = x402_claims.payment_id)`,
    ...['payer', 'holder_id', 'provider_id', 'network', 'transaction_hash', 'settled_payer'].map((column) =>
      fromClaim(column, claimColumn(column)),
    ),
    fromClaim('signed_id', signedId),
    fromClaim('signed', signedText),
    // What wallets bought from their credit is theirs too.
    `update purchases set
      payer = (select wallet from wallet_proofs where wallet_proofs.payment_id = purchases.payment_id order by proof_id limit 1),
      signed_id = (select 'siwx:' || proof_id from wallet_proofs where wallet_proofs.payment_id = purchases.payment_id order by proof_id limit 1)
    where signed_id is null and payment_id in (select payment_id from wallet_proofs)
      and id = (select max(other.id) from purchases other where other.payment_id = purchases.payment_id)`,
  ];
}

/** What a claim asked for, in micro-units: those of USDC. */
function amountOf(dialect: Dialect): string {
  return dialect === 'postgres' ? `(requirement::json ->> 'amount')::bigint` : `cast(json_extract(requirement, '$.amount') as integer)`;
}

function claimColumn(column: string): string {
  return column === 'holder_id' ? wallet : `x402_claims.${column}`;
}

/** Copies one column of a settled claim to the last purchase of its payment. */
function fromClaim(column: string, value: string): string {
  return `update purchases set ${column} = (select ${value} from x402_claims where x402_claims.payment_id = purchases.payment_id)
    where ${column} is null and payment_id in (select payment_id from x402_claims where state = 'settled')
      and id = (select max(other.id) from purchases other where other.payment_id = purchases.payment_id)`;
}

/** They point to purchases now. Append only as they are, they move to a table of the same name. */
function revenueEvents(dialect: Dialect): string[] {
  if (dialect === 'postgres') {
    return [
      `alter table revenue_events drop constraint revenue_events_call_id_fkey`,
      `alter table revenue_events add constraint revenue_events_call_id_fkey foreign key (call_id) references purchases (id)`,
    ];
  }
  const columns = `id, payment_id, call_id, asset_id, owner_id, amount_micros, fee_micros, currency, is_test, client_id, created_at`;
  return [
    `create table revenue_events_moved (
      id text primary key,
      payment_id text not null unique references payments (id),
      call_id text not null references purchases (id),
      asset_id text not null references assets (id),
      owner_id text not null references users (id),
      amount_micros bigint not null check (amount_micros >= 0),
      fee_micros bigint not null check (fee_micros between 0 and amount_micros),
      currency text not null,
      is_test integer not null,
      client_id text not null,
      created_at bigint not null
    )`,
    `insert into revenue_events_moved (${columns}) select ${columns} from revenue_events`,
    `drop table revenue_events`,
    `alter table revenue_events_moved rename to revenue_events`,
    `create index revenue_by_owner on revenue_events (owner_id, id)`,
    `create index revenue_by_asset on revenue_events (asset_id, id)`,
    ...appendOnly(dialect, 'revenue_events'),
  ];
}
