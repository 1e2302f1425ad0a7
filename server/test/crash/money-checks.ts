import { z } from 'zod';
import type { DatabaseView } from './database-view.ts';
import type { Claim } from './table-checks.ts';

/** A transfer outside the ledger, as its maker reports it. */
export interface Moved {
  /** Payer and nonce, in lower case, with a colon between them. */
  key: string;
  amountMicros: number;
}

/** What is known of the money from outside: none of it is asked of the service. */
export interface MoneyFacts {
  /** Every transfer there ever was; `test network`: those in its table. */
  moved: 'test network' | readonly Moved[];
  /** What a facilitator said it had moved, and had not: the service cannot know better. */
  claimed: readonly Moved[];
  /** What never moved may stay open: nobody can say what became of it. */
  mayStayOpen: boolean;
  /** When the service settled before the work, epoch milliseconds. */
  settledFirst: ReadonlyArray<{ from: number; to: number }>;
  /** Wallets whose balance does not cover all that they start at once: they may pay first. `all`: nobody knows any balance. */
  payFirst: readonly string[] | 'all';
  /** Sets of signatures, each by its key, of which one moves at most. */
  oneOf: ReadonlyArray<readonly string[]>;
  /** The most that buyers agreed to, by the key of their signature, their idempotency key, or the id of a payment. */
  agreed: readonly Moved[];
  /** The API keys that alone asked to pay a payment or to accept a pledge, by its id: the hash of each. */
  spenders: ReadonlyArray<{ id: string; keyHash: string }>;
  /** Tools that are settled before the work. */
  lasting: readonly string[];
  /** How often other servers took the money of an operation. */
  taken: ReadonlyArray<{ operation: string; times: number }>;
  /** From when test money is refused, epoch milliseconds; null: never. */
  realSince: number | null;
}

/** What holds where nothing moves outside. */
export const ledgerOnly: MoneyFacts = {
  moved: [],
  claimed: [],
  mayStayOpen: false,
  settledFirst: [],
  payFirst: [],
  oneOf: [],
  agreed: [],
  spenders: [],
  lasting: [],
  taken: [],
  realSince: null,
};

export interface MoneyCheck {
  /** What has to hold. */
  name: string;
  /** Selects `about`, one row for each violation. For SQLite and PostgreSQL. */
  sql: string;
}

const Violation = z.object({ about: z.string() });
const shownMax = 5;

/** Asks the tables by plain SQL whether all money is accounted for, once nothing is on its way any more. */
export async function checkMoney(view: DatabaseView, facts: MoneyFacts, claim: Claim): Promise<void> {
  for (const { name, violations } of await moneyViolations(view, facts)) {
    for (const about of violations.slice(0, shownMax)) claim(false, `${name}: ${about}`);
    claim(violations.length <= shownMax, `${name}: and ${violations.length - shownMax} more`);
  }
}

/** Those checks that do not hold. */
export async function moneyViolations(view: DatabaseView, facts: MoneyFacts): Promise<Array<{ name: string; violations: string[] }>> {
  const found: Array<{ name: string; violations: string[] }> = [];
  for (const { name, sql } of moneyChecks(facts)) {
    const violations = (await view.rows(sql, Violation)).map(({ about }) => about);
    if (violations.length > 0) found.push({ name, violations });
  }
  return found;
}

export function moneyChecks(facts: MoneyFacts): MoneyCheck[] {
  const outside = `with ${movedTable(facts.moved)}, ${claimedTable(facts.claimed)}, ${settledTable}`;
  return [
    ...ledgerChecks,
    ...testMoneyChecks(facts),
    ...purchaseChecks(facts, outside),
    ...outsideChecks(facts, outside),
    ...capChecks(facts),
    ...upstreamChecks(facts),
  ];
}

const text = (sql: string) => `cast(${sql} as text)`;
const isGuarded = (account: string) =>
  `(${account} like 'credit:%' or ${account} like 'earnings:%' or ${account} like 'test:credit:%' or ${account} like 'test:earnings:%')`;

/** Every entry twice: out of one account, and into another. */
const sides = `sides as (
  select credit_account as account, amount_micros as micros from ledger_entries
  union all select debit_account, -amount_micros from ledger_entries
)`;
/** Where money may lie: somebody has it, or can claim it. */
const ownedAccounts = [
  'payments:held',
  '%pledges:held',
  '%credit:%',
  '%earnings:%',
  '%revenue:%',
  'payouts:%',
  '%refunds:wallets',
  '%operator:%',
];
const booked = `with ${sides}, booked as (select account, sum(micros) as micros from sides group by account)`;

const ledgerChecks: readonly MoneyCheck[] = [
  {
    name: 'no entry moves nothing, less than nothing, or from an account to itself',
    sql: `select id as about from ledger_entries where amount_micros <= 0 or debit_account = credit_account`,
  },
  {
    name: 'a balance is what its entries say, and never below zero, but for owners who owe',
    sql: `${booked} select ledger_balances.account || ': ' || ${text('balance_micros')} || ', entries ' || ${text('coalesce(micros, 0)')} as about
      from ledger_balances left join booked on booked.account = ledger_balances.account
      where balance_micros <> coalesce(micros, 0) or (balance_micros < 0 and ledger_balances.account not like '%earnings:%')`,
  },
  {
    name: 'an owner is paid and owed what was sold and not refunded',
    sql: `${booked}, kept as (select owner_id, sum(amount_micros - fee_micros) as micros from revenue_events
        where is_test = 0 and not exists (select 1 from returned_deliveries where revenue_event_id = revenue_events.id) group by owner_id),
      drawn as (select owner_id, sum(amount_micros) as micros from payout_lines where state <> 'failed' group by owner_id)
      select users.id || ': earned ' || ${text('coalesce(kept.micros, 0)')} || ', paid ' || ${text('coalesce(drawn.micros, 0)')}
        || ', owed ' || ${text('coalesce(booked.micros, 0)')} as about
      from users left join kept on kept.owner_id = users.id left join drawn on drawn.owner_id = users.id
        left join booked on booked.account = 'earnings:' || users.id
      where coalesce(kept.micros, 0) <> coalesce(drawn.micros, 0) + coalesce(booked.micros, 0)`,
  },
  {
    // What came in by its time, less what went out before: in one millisecond nobody knows the order.
    name: 'a payout draws no more than its owner is owed',
    sql: `select drawn.id || ' draws ' || ${text('amount_micros')} as about from ledger_entries drawn
      where kind = 'payout' and amount_micros > (select coalesce(sum(amount_micros), 0) from ledger_entries
          where credit_account = drawn.debit_account and created_at <= drawn.created_at)
        - (select coalesce(sum(amount_micros), 0) from ledger_entries
          where debit_account = drawn.debit_account and created_at < drawn.created_at)`,
  },
  {
    name: 'an account with entries has a balance',
    sql: `${booked} select account as about from booked
      where ${isGuarded('account')} and not exists (select 1 from ledger_balances where ledger_balances.account = booked.account)`,
  },
  {
    name: 'held money is owed for calls that are left',
    sql: `${booked}, owed as (
        select coalesce(sum(amount_micros / max_calls * (max_calls - used_calls)), 0) as micros from payments where status = 'paid'
      )
      select 'held ' || ${text(`coalesce((select micros from booked where account = 'payments:held'), 0)`)} || ', owed ' || ${text('micros')} as about
      from owed where micros <> coalesce((select micros from booked where account = 'payments:held'), 0)`,
  },
  {
    name: 'pledged money is held for the open pledges',
    sql: `${booked}, kinds as (select 0 as is_test, 'pledges:held' as account union all select 1, 'test:pledges:held'),
      owed as (select kinds.account, coalesce(sum(amount_micros), 0) as micros from kinds
        left join pledges on pledges.is_test = kinds.is_test and state = 'open' group by kinds.account)
      select owed.account || ': held ' || ${text('coalesce(booked.micros, 0)')} || ', owed ' || ${text('owed.micros')} as about
      from owed left join booked on booked.account = owed.account where owed.micros <> coalesce(booked.micros, 0)`,
  },
  {
    name: 'a pledge holds its money once, and lets it go once',
    sql: `select pledges.id || ' is ' || state || ': ' || ${text('count(ledger_entries.id)')} || ' entries' as about
      from pledges left join ledger_entries on ledger_entries.call_id = pledges.call_id and kind in ('pledge', 'pledge_released')
      group by pledges.id, pledges.state, pledges.amount_micros
      having count(ledger_entries.id) <> case when state = 'open' then 1 else 2 end
        or coalesce(sum(case when kind = 'pledge' then ledger_entries.amount_micros else 0 end), 0) <> pledges.amount_micros
        or coalesce(sum(case when kind = 'pledge_released' then ledger_entries.amount_micros else 0 end), 0)
          <> case when state = 'open' then 0 else pledges.amount_micros end`,
  },
  {
    name: 'a pledge is sold to the seller that was accepted, or refunded',
    sql: `select pledges.id || ' is ' || pledges.state || ', its payment ' || payments.status as about
      from pledges join payments on payments.id = pledges.payment_id join purchases on purchases.id = pledges.call_id
      where case pledges.state
        when 'open' then case when payments.status = 'paid' and purchases.state = 'used' then 0 else 1 end
        when 'accepted' then case when purchases.service_id = pledges.asset_id and payments.service_id = pledges.asset_id
          and (select count(*) from revenue_events where call_id = pledges.call_id and asset_id = pledges.asset_id) = 1 then 0 else 1 end
        else case when payments.status = 'refunded' and purchases.state = 'given_back'
          and (select count(*) from ledger_entries refund where refund.payment_id = pledges.payment_id and refund.kind = 'refund') = 1
          then 0 else 1 end end = 1`,
  },
  {
    name: 'what a card paid is the credit of its order, once',
    sql: `select card_top_ups.id || ': ' || ${text('coalesce(micros, 0)')} || ' of ' || ${text('amount_micros')} as about
      from card_top_ups left join (select payment_id, count(*) as times, sum(amount_micros) as micros from ledger_entries
        where debit_account = 'provider:stripe' and kind = 'top_up' group by payment_id) topped on topped.payment_id = card_top_ups.id
      where coalesce(times, 0) <> case when paid_at is null then 0 else 1 end or coalesce(micros, amount_micros) <> amount_micros`,
  },
  {
    name: 'nothing is where nobody can claim it',
    sql: `${booked} select account || ': ' || ${text('micros')} as about from booked where micros > 0
      and not (${ownedAccounts.map((name) => `account like '${name}'`).join(' or ')})`,
  },
];

/** Of an account; null for what is held for payments of either. */
const isTest = (account: string) =>
  `case when ${account} = 'payments:held' then null when ${account} like 'test:%' or ${account} = 'provider:test' or ${account} like 'provider:x402-test:%'
    then 1 else 0 end`;

function testMoneyChecks({ realSince }: MoneyFacts): MoneyCheck[] {
  return [
    {
      name: 'test money and real money never meet in one entry',
      sql: `with kinds as (select ledger_entries.id, provider_id, ${isTest('debit_account')} as debit, ${isTest('credit_account')} as credit,
          case when provider_id is null then null when provider_id in ('test', 'x402-test', 'credit-test') then 1 else 0 end as payment
          from ledger_entries left join payments on payments.id = payment_id)
        select id || ' of ' || coalesce(provider_id, 'no payment') as about from kinds
        where debit <> credit or debit <> payment or credit <> payment`,
    },
    {
      name: 'no test money buys once it is refused',
      sql: `select id as about from ledger_entries where kind in ('use', 'sale', 'fee', 'pledge') and credit_account like 'test:%'
        and created_at > ${realSince ?? Number.MAX_SAFE_INTEGER}`,
    },
  ];
}

/** What a purchase earned, without what was taken back. */
const earnedKinds = `('use', 'sale', 'fee', 'top_up')`;

function purchaseChecks({ mayStayOpen }: MoneyFacts, outside: string): MoneyCheck[] {
  return [
    {
      name: 'nothing is open any more, but what nobody can tell',
      sql: `${outside} select id || ' is ' || state as about from purchases
        where state = 'reserved' or (state = 'unknown' and (${mayStayOpen ? '1 = 0' : '1 = 1'} or signed is null
          or ${keyIn('signed_id')} in (select key from moved)))`,
    },
    {
      name: 'a payment counts the purchases it was used for',
      sql: `select payments.id || ' counts ' || ${text('used_calls')} as about from payments
        where used_calls > max_calls
          or used_calls <> (select count(*) from purchases where payment_id = payments.id and state = 'used')`,
    },
    {
      name: 'what is used is paid',
      sql: `select purchases.id || ': its payment is ' || status as about
        from purchases join payments on payments.id = payment_id where state = 'used' and status <> 'paid'`,
    },
    {
      // What a metered call did not use is returned from what is held, and its payment lowered.
      name: 'a paid payment is paid once, and exactly',
      sql: `with paid as (
          select payment_id, sum(case kind when 'payment' then 1 else 0 end) as times,
            sum(case kind when 'payment' then amount_micros else -amount_micros end) as micros
          from ledger_entries where kind = 'payment' or (kind = 'surplus' and debit_account = 'payments:held') group by payment_id
        )
        select payments.id || ' is ' || status || ', booked ' || ${text('coalesce(times, 0)')} || ' times' as about
        from payments left join paid on paid.payment_id = payments.id
        where case when status in ('paid', 'refunded') then coalesce(times, 0) <> 1 or coalesce(micros, 0) <> amount_micros
          else coalesce(times, 0) <> 0 end`,
    },
    {
      name: 'the money of a payment is earned, refunded or held',
      sql: `with ends as (
          select payment_id, sum(case when kind in ('sale', 'fee') and credit_account = 'payments:held' then -amount_micros
            when kind = 'refund' or kind in ${earnedKinds} then amount_micros
            when kind = 'pledge' then amount_micros when kind = 'pledge_released' then -amount_micros
            when kind in ('use_returned', 'sale_returned', 'fee_returned') then -amount_micros else 0 end) as micros
          from ledger_entries where payment_id is not null group by payment_id
        )
        select payments.id || ': ' || ${text('coalesce(micros, 0)')} || ' of ' || ${text('amount_micros')} as about
        from payments left join ends on ends.payment_id = payments.id
        where coalesce(micros, 0) + case when status = 'paid' then amount_micros / max_calls * (max_calls - used_calls) else 0 end
          <> case when status in ('paid', 'refunded') then amount_micros else 0 end`,
    },
    {
      name: 'what is used is booked once',
      sql: `with earned as (
          select call_id, sum(case when kind = 'pledge_released' then -amount_micros else amount_micros end) as micros,
            sum(case kind when 'fee' then 0 when 'pledge_released' then -1 else 1 end) as times
          from ledger_entries where kind in ${earnedKinds} or kind in ('pledge', 'pledge_released') group by call_id
        )
        select purchases.id || ': ' || ${text('coalesce(times, 0)')} || ' times, ' || ${text('coalesce(micros, 0)')} as about
        from purchases join payments on payments.id = payment_id left join earned on earned.call_id = purchases.id
        where state = 'used' and (coalesce(times, 0) <> 1 or coalesce(micros, 0) <> payments.amount_micros / max_calls)`,
    },
    {
      name: 'what is booked is used',
      sql: `select ledger_entries.id || ' of ' || coalesce(call_id, 'nothing') as about from ledger_entries
        where kind in ${earnedKinds} and payment_id is not null and debit_account <> 'provider:stripe'
          and not exists (select 1 from purchases where purchases.id = call_id and purchases.payment_id = ledger_entries.payment_id
          and (state = 'used' or exists (select 1 from ledger_entries back where back.call_id = purchases.id
            and (back.kind = 'use_returned' or (back.kind in ('sale', 'fee') and back.credit_account = 'payments:held')))))`,
    },
    {
      name: 'what was bought is there: an answer, a delivery, an open pledge or credit',
      sql: `select purchases.id || ' of ' || offer_kind as about from purchases join payments on payments.id = payment_id
        where state = 'used' and case offer_kind when 'tool' then case when answer is null then 0 else 1 end
          when 'asset' then (select count(*) from revenue_events where call_id = purchases.id)
            + (select count(*) from pledges where call_id = purchases.id and pledges.state = 'open')
          else (select count(*) from credit_purchases where credit_purchases.payment_id = purchases.payment_id) end <> 1`,
    },
    {
      name: 'an asset is bought once by its holder',
      sql: `select payer || ' bought ' || purchases.service_id || ' ' || ${text('count(*)')} || ' times' as about
        from purchases join payments on payments.id = payment_id
        where state = 'used' and offer_kind = 'asset' and payer is not null
        group by payer, purchases.service_id, payments.client_id having count(*) > 1`,
    },
  ];
}

function outsideChecks({ settledFirst, payFirst, oneOf, agreed, lasting }: MoneyFacts, outside: string): MoneyCheck[] {
  const wasFirst = settledFirst.map(({ from, to }) => `purchases.started_at between ${from} and ${to}`);
  // An empty list would say neither yes nor no.
  const mayPayFirst = payFirst === 'all' ? '1 = 1' : `purchases.payer in (${['', ...payFirst].map(literal).join(', ')})`;
  return [
    {
      name: 'what moved has one purchase that knows of it',
      sql: `${outside} select moved.key || ': ' || ${text('count(settled.id)')} || ' purchases' as about
        from moved left join settled on settled.key = moved.key group by moved.key having count(settled.id) <> 1`,
    },
    {
      name: 'nothing moves twice',
      sql: `${outside} select key as about from moved group by key having count(*) > 1`,
    },
    {
      name: 'what counts as settled moved, and so much',
      sql: `${outside}, said as (select key, amount_micros from moved union select key, amount_micros from claimed)
        select settled.id || ' ' || settled.key as about from settled where settled.state = 'refused'
          or not exists (select 1 from said where said.key = settled.key and said.amount_micros = settled.amount_micros)`,
    },
    {
      name: 'what is only claimed to have moved pays once',
      sql: `${outside} select key as about from settled where key in (select key from claimed) group by key having count(*) > 1`,
    },
    {
      name: 'each transfer is in the books once',
      sql: `${outside}, transfers as (select payment_id, count(*) as times, sum(amount_micros) as micros from settled group by payment_id),
        booked as (select payment_id, count(*) as times, sum(amount_micros) as micros from ledger_entries
          where debit_account like 'provider:x402%' and kind in ('payment', 'surplus') group by payment_id)
        select payments.id || ': ' || ${text('coalesce(transfers.times, 0)')} || ' transfers, ' || ${text('coalesce(booked.times, 0)')} || ' entries' as about
        from payments left join transfers on transfers.payment_id = payments.id left join booked on booked.payment_id = payments.id
        where coalesce(transfers.times, 0) <> coalesce(booked.times, 0) or coalesce(transfers.micros, 0) <> coalesce(booked.micros, 0)`,
    },
    {
      // Test money of nobody goes back to its source.
      name: 'surplus becomes credit of an account',
      sql: `select id || ' to ' || credit_account as about from ledger_entries
        where kind = 'surplus' and credit_account not like 'credit:%' and credit_account not like 'test:credit:%'
          and credit_account <> 'provider:test'`,
    },
    {
      name: 'a tool that fails costs its wallet nothing',
      sql: `select purchases.id || ' of ' || payer || ': ' || failure as about from purchases
        where settled_payer is not null and failure in ('upstream_failed', 'upstream_timeout', 'tool_failed')
          and service_id not in (${['', ...lasting].map(literal).join(', ')})
          and not (${[mayPayFirst, ...wasFirst].join(' or ')})
          and not exists (select 1 from purchases other where other.payer = purchases.payer and other.has_run = 1 and other.state = 'refused')`,
    },
    {
      name: 'one request is settled once, by whatever signature',
      sql: `${outside}, ${setsTable(oneOf)} select 'set ' || ${text('number')} || ': ' || ${text('count(*)')} || ' moved, of ' || min(moved.key) as about
        from sets join moved on moved.key = sets.key group by number having count(*) > 1`,
    },
    {
      name: 'nothing costs more than its buyer agreed to',
      sql: `with ${tableOf('agreed', agreed)}, asked as (select id, ${keyIn('signed_id')} as key from purchases where signed_id is not null
          union all select id, idempotency_key from purchases where idempotency_key is not null union all select id, payment_id from purchases)
        select purchases.id || ': ' || ${text('payments.amount_micros')} || ' of ' || ${text('agreed.amount_micros')} as about
        from agreed join asked on asked.key = agreed.key join purchases on purchases.id = asked.id join payments on payments.id = payment_id
        where purchases.state = 'used' and payments.amount_micros > agreed.amount_micros * max_calls`,
    },
  ];
}

const capChecks = ({ spenders }: MoneyFacts): readonly MoneyCheck[] => [
  {
    name: 'what a key spends counts against that key',
    sql: `with ${pairsTable(
      'spenders',
      { id: '', key_hash: '' },
      spenders.map(({ id, keyHash }) => [id, keyHash]),
    )},
        spent as (select payments.id, api_key_id, coalesce(pledges.id, payments.id) as asked
          from payments left join pledges on pledges.payment_id = payments.id where status = 'paid' and coalesce(pledges.state, 'accepted') = 'accepted')
      select spent.id || ' counts against ' || coalesce(api_key_id, 'no key') as about from spent
      where asked in (select id from spenders) and not exists (select 1 from spenders
        join api_keys on api_keys.key_hash = spenders.key_hash where spenders.id = spent.asked and api_keys.id = api_key_id)`,
  },
  {
    name: 'a key has spent what its payments say',
    sql: `select id || ' counts ' || ${text('spent_total_micros')} as about from api_keys
      where spent_total_micros <> coalesce((select sum(amount_micros) from payments where api_key_id = api_keys.id), 0)`,
  },
  {
    name: 'only what is paid, or about to be, counts against a cap',
    sql: `select id || ' is ' || status as about from payments
      where api_key_id is not null and status <> 'paid'
        and not exists (select 1 from purchases where payment_id = payments.id and state in ('reserved', 'unknown'))`,
  },
  {
    name: 'what a key pays counts against its caps',
    sql: `select id as about from payments where status = 'paid' and client_id like 'key!_%' escape '!' and offer_kind <> 'credit'
      and api_key_id is null`,
  },
  {
    name: 'no call is above its cap',
    sql: `select payments.id || ' of ' || api_keys.id as about from payments join api_keys on api_keys.id = api_key_id
      where amount_micros > cap_call_micros`,
  },
  {
    name: 'no day is above its cap',
    sql: `select api_keys.id || ': ' || ${text('sum(amount_micros)')} as about from payments join api_keys on api_keys.id = api_key_id
      group by api_keys.id, cap_day_micros, capped_at / 86400000 having sum(amount_micros) > cap_day_micros`,
  },
  {
    name: 'no key is above its cap',
    sql: `select id as about from api_keys where spent_total_micros > cap_total_micros or spent_total_micros < 0 or spent_day_micros < 0`,
  },
];

/** More than calls that begin together, before the first of them has lost. */
const lossesInRowMax = 10;
/** With as many that the service knows of, it is not on sale any more, whether or not its upstream would still be asked. */
const knownLossesMax = 4;

function upstreamChecks({ taken }: MoneyFacts): MoneyCheck[] {
  return [
    {
      name: 'what other servers took was written down, and what they confirmed they took',
      sql: `with ${pairsTable(
        'taken',
        { operation: '', times: 0 },
        taken.map(({ operation, times }) => [operation, times]),
      )},
        paid as (select operation, count(*) as times, sum(case state when 'settled' then 1 else 0 end) as settled
          from upstream_payments group by operation)
        select taken.operation || ': took ' || ${text('taken.times')} || ', ' || ${text('coalesce(paid.times, 0)')} || ' signed' as about
        from taken left join paid on paid.operation = taken.operation
        where coalesce(paid.times, 0) < taken.times or coalesce(paid.settled, 0) > taken.times`,
    },
    {
      name: 'a payment to another server is charged to one buyer, or a loss',
      sql: `with paid as (select source_id, operation, sum(case outcome when 'sold' then 1 else 0 end) as sold
          from upstream_payments group by source_id, operation),
        charged as (select purchases.service_id, count(*) as times from ledger_entries join purchases on purchases.id = call_id
          where kind in ('use', 'sale') group by purchases.service_id)
        select imported_tools.id || ': ' || ${text('sold')} || ' paid, ' || ${text('coalesce(charged.times, 0)')} || ' charged' as about
        from paid join imported_tools on imported_tools.source_id = paid.source_id and imported_tools.operation = paid.operation
          left join charged on charged.service_id = imported_tools.id where sold <> coalesce(charged.times, 0)`,
    },
    {
      name: 'what is paid to other servers counts on its day',
      sql: `with paid as (select created_at / 86400000 as day, sum(amount_micros) as micros from upstream_payments group by created_at / 86400000)
        select ${text('paid.day')} || ': ' || ${text('micros')} as about from paid left join upstream_spending on upstream_spending.day = paid.day
        where micros <> coalesce(amount_micros, 0)`,
    },
    {
      name: 'a tool that only loses is taken from sale',
      sql: `select imported_tools.id || ' lost ' || ${text('count(*)')} as about
        from upstream_payments paid join imported_tools on imported_tools.source_id = paid.source_id and imported_tools.operation = paid.operation
        where paid.created_at > coalesce(probed_at, 0) group by imported_tools.id
        having count(*) > ${lossesInRowMax} and sum(case outcome when 'sold' then 1 else 0 end) = 0`,
    },
    {
      name: 'a tool that only lost is not on sale',
      sql: `select imported_tools.id || ' lost ' || ${text('count(*)')} as about
        from upstream_payments paid join imported_tools on imported_tools.source_id = paid.source_id and imported_tools.operation = paid.operation
        where paid.created_at > coalesce(probed_at, 0) and imported_tools.state = 'published' group by imported_tools.id
        having sum(case outcome when 'lost' then 1 else 0 end) > ${knownLossesMax} and sum(case outcome when 'sold' then 1 else 0 end) = 0`,
    },
  ];
}

/** Payer and nonce in the name of an authorization, after a network of 12 and a token of 42 characters. */
function keyIn(column: string): string {
  return `replace(substr(${column}, 57), ' ', ':')`;
}

/** What the service knows to have moved. */
const settledTable = `settled as (
  select id, payment_id, state, amount_micros, ${keyIn('signed_id')} as key from purchases where signed is not null and settled_payer is not null
)`;

function movedTable(moved: MoneyFacts['moved']): string {
  if (moved === 'test network') return `moved as (select payer || ':' || nonce as key, amount_micros from test_network_transfers)`;
  return tableOf('moved', moved);
}

function claimedTable(claimed: MoneyFacts['claimed']): string {
  return tableOf('claimed', claimed);
}

function tableOf(name: string, moved: readonly Moved[]): string {
  return pairsTable(
    name,
    { key: '', amount_micros: 0 },
    moved.map(({ key, amountMicros }) => [key, amountMicros]),
  );
}

function setsTable(oneOf: MoneyFacts['oneOf']): string {
  return pairsTable(
    'sets',
    { key: '', number: 0 },
    oneOf.flatMap((keys, number) => keys.map((key) => [key, number] as const)),
  );
}

/** @param none what each column has where there are no pairs: values of its type */
function pairsTable(
  name: string,
  none: Readonly<Record<string, string | number>>,
  pairs: ReadonlyArray<readonly [string, string | number]>,
): string {
  const of = (value: string | number) => (typeof value === 'number' ? String(value) : literal(value));
  const columns = Object.keys(none);
  if (pairs.length === 0)
    return `${name} as (select ${columns.map((column) => `${of(none[column] ?? 0)} as ${column}`).join(', ')} where 1 = 0)`;
  return `${name}(${columns.join(', ')}) as (values ${pairs.map(([key, value]) => `(${of(key)}, ${of(value)})`).join(', ')})`;
}

function literal(value: string): string {
  return `'${value.replaceAll("'", "''")}'`;
}
