import { z } from 'zod';
import type { Journal } from './journal.ts';
import { sumOf, type StoredPurchase, type Tables } from './tables.ts';
import type { HandedOut } from './uuid-source.ts';

/** Notes what is not so. */
export type Claim = (isSo: boolean, otherwise: string) => void;

/** What the tables must say once every purchase of the round is used; what they do not say goes into the journal. */
export function checkTables(tables: Tables, journal: Journal, handedOut: readonly HandedOut[], grantedMicros: number): void {
  const claim: Claim = (isSo, otherwise) => {
    if (!isSo) journal.violations.push(otherwise);
  };
  checkCalls(tables, claim);
  checkBookings(tables, journal, claim);
  checkSpending(tables, grantedMicros, claim);
  checkWitness(tables, handedOut, claim);
}

/** Every call has ended, an answer is there when and only when it succeeded, and no payment bought two. */
function checkCalls({ payments, purchases }: Tables, claim: Claim): void {
  for (const { id, state, answer } of purchases) {
    claim(state === 'used' || state === 'given_back' || state === 'refused', `${id} is still ${state}`);
    claim((state === 'used') === (answer !== null), `${id} is ${state} with the answer ${answer}`);
  }
  const bought = successesOf(purchases);
  for (const [paymentId, { used_calls }] of payments) {
    const count = bought.get(paymentId)?.length ?? 0;
    claim(count <= 1, `${count} calls succeeded for one payment`);
    claim(used_calls === count, `a payment counts ${used_calls} uses and has ${count} calls that succeeded`);
  }
}

/** Every purchase of the round was paid once and charged once, and its client was answered what is stored. */
export function checkBookings(
  { payments, purchases: stored, entries }: Tables,
  { purchases }: Pick<Journal, 'purchases'>,
  claim: Claim,
): void {
  const bought = successesOf(stored);
  const entriesOf = Map.groupBy(entries, ({ payment_id }) => payment_id);
  for (const { paymentId, received, via } of purchases) {
    const call = bought.get(paymentId)?.[0];
    const price = payments.get(paymentId)?.amount_micros;
    const booked = entriesOf.get(paymentId) ?? [];
    const charged = booked.filter(({ kind, call_id }) => kind === 'use' && call_id === call?.id);
    claim(call !== undefined, 'a purchase has no call that succeeded');
    claim(received === null || received === call?.answer, `received ${received}, stored ${call?.answer}`);
    claim(booked.length === 2, `a purchase is booked by ${booked.length} entries`);
    claim(
      booked.every(({ amount_micros }) => amount_micros === price),
      'a purchase is booked at another price',
    );
    claim(booked.filter(({ kind }) => kind === 'payment').length === 1, 'a purchase was not paid exactly once');
    claim(charged.length === 1, 'a call was not charged exactly once');
    claim(
      charged.every(({ credit_account }) => credit_account.startsWith('test:') === (via === 'test')),
      'test money and real money are mixed up',
    );
  }
}

/** What keys and credit accounts spent is what was granted and is gone; the rest of the books is for `checkMoney`. */
export function checkSpending({ entries, balances, countedByKeys }: Tables, grantedMicros: number, claim: Claim): void {
  const spent = sumOf(
    entries.filter(({ debit_account }) => isCredit(debit_account)),
    ({ amount_micros }) => amount_micros,
  );
  const left = sumOf(
    balances.filter(({ account }) => isCredit(account)),
    ({ balance_micros }) => balance_micros,
  );
  claim(left === grantedMicros - spent, `${grantedMicros} granted, ${spent} spent, ${left} left`);
  claim(countedByKeys === spent, `${spent} spent, ${countedByKeys} counted against the caps`);
}

/** The health probe asks the third party once after each start, before any client does. */
export const probesPerStart = 1;

/** What the third party saw against the calls: no run without a recorded call, no answer that it did not give. */
export function checkWitness({ purchases }: Tables, handedOut: readonly HandedOut[], claim: Claim): void {
  const uuidCalls = purchases.filter(({ service_id }) => service_id === 'random-uuid');
  const startOfProcess = checkAnswers(uuidCalls, handedOut, claim);
  const callsOfProcess = Map.groupBy(uuidCalls, ({ process_id }) => process_id);
  const runsOfStart = runsByStart(handedOut);
  for (const [processId, start] of startOfProcess) {
    const runs = runsOfStart.get(start) ?? 0;
    const recorded = callsOfProcess.get(processId)?.length ?? 0;
    claim(runs <= recorded, `start ${start} ran random-uuid ${runs} times for ${recorded} recorded calls`);
  }
  const runs = sumOf(runsOfStart.values(), (count) => count);
  claim(runs <= uuidCalls.length, `random-uuid ran ${runs} times for ${uuidCalls.length} recorded calls`);
}

/** Every stored UUID was handed out, to the process that stored it, for one call. @returns which process was which start */
function checkAnswers(uuidCalls: readonly StoredPurchase[], handedOut: readonly HandedOut[], claim: Claim): Map<string, number> {
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
  return startOfProcess;
}

function runsByStart(handedOut: readonly HandedOut[]): Map<number, number> {
  const runs = new Map<number, number>();
  for (const [start, asked] of Map.groupBy(handedOut, ({ start }) => start)) runs.set(start, Math.max(0, asked.length - probesPerStart));
  return runs;
}

function successesOf(purchases: readonly StoredPurchase[]): Map<string, StoredPurchase[]> {
  return Map.groupBy(
    purchases.filter(({ state }) => state === 'used'),
    ({ payment_id }) => payment_id,
  );
}

function isCredit(account: string): boolean {
  return account.startsWith('credit:');
}
