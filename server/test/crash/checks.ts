import { z } from 'zod';
import type { DatabaseView } from './database-view.ts';
import type { HttpAnswer } from './http-client.ts';
import type { Journal, Purchase } from './journal.ts';
import { call, pay, receive, unexpected, Unexpected, type Shop } from './load.ts';
import type { HandedOut } from './uuid-source.ts';

/** How a round ended, for its line. */
export interface Findings {
  /** Answers that came again by their key, the same text. */
  replayed: number;
  /** Those of them that had never arrived before. */
  rescued: number;
  /** Calls that were still owed after the restart, and were had. */
  usedAfter: number;
}

const Count = z.object({ count: z.coerce.number().int() });

/** How many calls are in that state; right after a crash those of the killed process still count as running. */
export async function callsThatAre(state: 'running' | 'given_back', view: DatabaseView): Promise<number> {
  const [row] = await view.rows(`select count(*) as count from calls where state = '${state}'`, Count);
  return row?.count ?? 0;
}

/**
 * What every client finds after the restart: whoever had paid still has, whoever had an answer gets the same again by its key,
 * whoever had none gets one for the same money, and nobody gets two.
 */
export async function checkPurchases(view: DatabaseView, shop: Shop, journal: Journal): Promise<Findings> {
  const stored = await storedPayments(view);
  const findings: Findings = { replayed: 0, rescued: 0, usedAfter: 0 };
  for (const group of groupsOf(journal.purchases, 16)) {
    await Promise.all(
      group.map(async (purchase) => {
        try {
          await checkPurchase(stored.get(purchase.paymentId), shop, purchase, findings);
        } catch (broken) {
          journal.violations.push(broken instanceof Unexpected ? broken.message : `${purchase.toolId}: ${String(broken)}`);
        }
      }),
    );
  }
  return findings;
}

async function checkPurchase(stored: StoredPayment | undefined, shop: Shop, purchase: Purchase, findings: Findings): Promise<void> {
  if (purchase.isPaid && stored?.status !== 'paid')
    throw new Unexpected(`a payment that was said to be paid is ${stored?.status ?? 'gone'}`);
  const payment = await pay(shop, purchase);

  if (payment.remainingCalls > 0) {
    if (purchase.received !== null) throw new Unexpected(`an answer was received, and its call is there again: ${purchase.received}`);
    findings.usedAfter += 1;
    const answer = await call(shop, purchase);
    if (answer.status !== 200 || isReplay(answer)) throw unexpected('the call that was still owed', answer);
    return receive(purchase, answer);
  }

  if (!purchase.wasCalled) throw new Unexpected('a token that nobody used has no call left');
  const again = await call(shop, purchase);
  if (purchase.idempotencyKey === null) {
    if (again.status !== 402) throw unexpected('a refusal of a used token', again);
    return;
  }
  if (again.status !== 200 || !isReplay(again)) throw unexpected('a replay', again);
  if (purchase.received === null) findings.rescued += 1;
  receive(purchase, again);
  findings.replayed += 1;
}

/** What the tables say once every purchase of the round is used. */
export async function checkTables(
  view: DatabaseView,
  journal: Journal,
  handedOut: readonly HandedOut[],
  grantedMicros: number,
): Promise<void> {
  const [payments, calls, entries, balances, keys] = await Promise.all([
    storedPayments(view),
    view.rows(`select id, payment_id, service_id, state, process_id, answer from calls`, StoredCall),
    view.rows(`select debit_account, credit_account, amount_micros, kind, payment_id, call_id from ledger_entries`, StoredEntry),
    view.rows(`select account, balance_micros from ledger_balances`, z.object({ account: z.string(), balance_micros: whole })),
    view.rows(`select spent_total_micros from api_keys`, z.object({ spent_total_micros: whole })),
  ]);
  const succeeded = calls.filter(({ state }) => state === 'succeeded');
  const claim = (isSo: boolean, what: string) => {
    if (!isSo) journal.violations.push(what);
  };

  for (const { id, state, answer } of calls) {
    claim(state !== 'running', `call ${id} still counts as running`);
    claim((state === 'succeeded') === (answer !== null), `call ${id} is ${state} with the answer ${answer}`);
  }
  const callsOf = Map.groupBy(succeeded, ({ payment_id }) => payment_id);
  for (const [paymentId, { used_calls }] of payments) {
    const count = callsOf.get(paymentId)?.length ?? 0;
    claim(count <= 1, `${count} calls succeeded for one payment`);
    claim(used_calls === count, `a payment counts ${used_calls} uses and has ${count} calls that succeeded`);
  }

  const entriesOf = Map.groupBy(entries, ({ payment_id }) => payment_id);
  for (const { paymentId, received } of journal.purchases) {
    const [used] = callsOf.get(paymentId) ?? [];
    const booked = entriesOf.get(paymentId) ?? [];
    const price = payments.get(paymentId)?.amount_micros;
    claim(used !== undefined, 'a purchase has no call that succeeded');
    claim(received === null || received === used?.answer, `received ${received}, stored ${used?.answer}`);
    claim(
      booked.length === 2 && booked.every(({ amount_micros }) => amount_micros === price),
      `a purchase is booked by ${booked.length} entries`,
    );
    claim(booked.filter(({ kind }) => kind === 'payment').length === 1, 'a purchase was not paid exactly once');
    claim(booked.filter(({ kind, call_id }) => kind === 'use' && call_id === used?.id).length === 1, 'a call was not charged exactly once');
  }

  const booked = balancesOf(entries);
  const owed = [...payments.values()]
    .filter(({ status }) => status === 'paid')
    .reduce((sum, each) => sum + each.amount_micros * (each.max_calls - each.used_calls), 0);
  claim([...booked.values()].reduce((sum, each) => sum + each, 0) === 0, 'debits and credits differ');
  claim((booked.get('payments:held') ?? 0) === owed, `held ${booked.get('payments:held')}, open calls ${owed}`);
  for (const { account, balance_micros } of balances)
    claim(booked.get(account) === balance_micros, `${account}: balance ${balance_micros}, entries ${booked.get(account)}`);
  const spent = entries
    .filter(({ debit_account }) => debit_account.startsWith('credit:'))
    .reduce((sum, each) => sum + each.amount_micros, 0);
  const credit = balances.filter(({ account }) => account.startsWith('credit:')).reduce((sum, each) => sum + each.balance_micros, 0);
  claim(credit === grantedMicros - spent, `${grantedMicros} granted, ${spent} spent, ${credit} left`);
  claim(keys.reduce((sum, each) => sum + each.spent_total_micros, 0) === spent, 'the API key counted something else than was spent');

  checkWitness(calls, handedOut, claim);
}

/** What was asked of the third party against the calls: no run without a recorded call, no answer that it did not give. */
function checkWitness(
  calls: readonly StoredCallRow[],
  handedOut: readonly HandedOut[],
  claim: (isSo: boolean, what: string) => void,
): void {
  const uuidCalls = calls.filter(({ service_id }) => service_id === 'random-uuid');
  const startOf = new Map(handedOut.map(({ uuid, start }) => [uuid, start]));
  const seen = new Set<string>();
  const startOfProcess = new Map<string, number>();
  for (const { process_id, answer } of uuidCalls) {
    if (answer === null) continue;
    const { uuid } = z.object({ uuid: z.string() }).parse(JSON.parse(answer));
    const start = startOf.get(uuid);
    claim(start !== undefined, `the stored uuid ${uuid} was never handed out`);
    claim(!seen.has(uuid), `the uuid ${uuid} is the answer of two calls`);
    seen.add(uuid);
    if (start === undefined) continue;
    const known = startOfProcess.get(process_id) ?? start;
    claim(known === start, `${process_id} stored answers that starts ${known} and ${start} asked for`);
    startOfProcess.set(process_id, start);
  }

  const callsOfProcess = Map.groupBy(uuidCalls, ({ process_id }) => process_id);
  const runsOfStart = Map.groupBy(handedOut, ({ start }) => start);
  for (const [processId, start] of startOfProcess) {
    const runs = (runsOfStart.get(start)?.length ?? 0) - probesPerStart;
    const recorded = callsOfProcess.get(processId)?.length ?? 0;
    claim(runs <= recorded, `start ${start} ran random-uuid ${runs} times for ${recorded} recorded calls`);
  }
  const runs = [...runsOfStart.values()].reduce((sum, each) => sum + Math.max(0, each.length - probesPerStart), 0);
  claim(runs <= uuidCalls.length, `random-uuid ran ${runs} times for ${uuidCalls.length} recorded calls`);
}

/** The health probe asks the third party once after each start, before any client does. */
export const probesPerStart = 1;

const whole = z.coerce.number().int();
const StoredPayment = z.object({ id: z.string(), status: z.string(), amount_micros: whole, max_calls: whole, used_calls: whole });
type StoredPayment = z.output<typeof StoredPayment>;
const StoredCall = z.object({
  id: z.string(),
  payment_id: z.string(),
  service_id: z.string(),
  state: z.string(),
  process_id: z.string(),
  answer: z.string().nullable(),
});
type StoredCallRow = z.output<typeof StoredCall>;
const StoredEntry = z.object({
  debit_account: z.string(),
  credit_account: z.string(),
  amount_micros: whole,
  kind: z.string(),
  payment_id: z.string().nullable(),
  call_id: z.string().nullable(),
});

async function storedPayments(view: DatabaseView): Promise<Map<string, StoredPayment>> {
  const rows = await view.rows(`select id, status, amount_micros, max_calls, used_calls from payments`, StoredPayment);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Credits minus debits. */
function balancesOf(entries: ReadonlyArray<z.output<typeof StoredEntry>>): Map<string, number> {
  const balances = new Map<string, number>();
  const add = (account: string, micros: number) => balances.set(account, (balances.get(account) ?? 0) + micros);
  for (const { debit_account, credit_account, amount_micros } of entries) {
    add(debit_account, -amount_micros);
    add(credit_account, amount_micros);
  }
  return balances;
}

function isReplay({ headers }: HttpAnswer): boolean {
  return headers['idempotency-replayed'] === 'true';
}

function groupsOf<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));
}
