import type { PayoutLine } from '@farebox/contract';
import { getAddress, type Hex } from 'viem';
import { z } from 'zod';
import { formatAmount, parseAmount } from '../../../src/money.ts';
import { usdcAddress, type Anvil } from '../../evm/anvil.ts';
import { usdCoinAbi } from '../../evm/usd-coin.ts';
import type { DatabaseView } from '../database-view.ts';
import type { HttpClient } from '../http-client.ts';
import type { Claim } from '../table-checks.ts';
import { readTables, sumOf, type StoredEntry } from '../tables.ts';
import { lookUp, statementOf, type LineEnds, type Owner, type People } from './owners.ts';

export interface PaidOut {
  http: HttpClient;
  people: People;
  /** Every batch that was asked for: of transfers on the chain, and of those that people make. */
  batchIds: readonly string[];
  byHandIds: readonly string[];
  ends: LineEnds;
  anvil: Anvil;
  /** Whose tokens are sent. */
  operator: Hex;
}

const Count = z.object({ count: z.coerce.number().int() });

/** Holds what the service says against the chain: each owner of each batch was sent the amount once, and nobody else anything. */
export async function checkPayouts(view: DatabaseView, paidOut: PaidOut, claim: Claim): Promise<{ transfers: number }> {
  const { http, people, batchIds, byHandIds, ends, anvil, operator } = paidOut;
  const sent = await transfersOf(anvil, operator);
  const ofTransaction = Map.groupBy(sent, ({ hash }) => hash);
  const lines: PayoutLine[] = [];
  for (const batchId of batchIds) {
    const { lines: ofBatch, ...batch } = await lookUp(http, people, batchId);
    lines.push(...ofBatch);
    claim(batch.state === 'done' && batch.paid === batch.total, `${batchId} is ${batch.state}, ${batch.paid} paid of ${batch.total}`);
    claim(new Set(ofBatch.map(({ owner_id: id }) => id)).size === ofBatch.length, `${batchId} pays somebody twice`);
  }
  for (const { id, state, reference, amount, address } of lines) {
    const transfers = ofTransaction.get(reference ?? '') ?? [];
    claim(state === 'paid', `${id} is ${state}`);
    claim(transfers.length === 1, `${id}: ${transfers.length} transfers in its transaction ${reference}`);
    claim(
      transfers.every(({ to, micros }) => isSame(to, address) && formatAmount(micros) === amount),
      `${id}: the chain says ${JSON.stringify(transfers)}, not ${amount} to ${address}`,
    );
  }
  claim(sent.length === lines.length, `${sent.length} transfers on the chain for ${lines.length} payouts`);
  const byHand = (await Promise.all(byHandIds.map((id) => lookUp(http, people, id)))).flatMap((batch) => batch.lines);
  for (const { id, state } of byHand) claim(state === ends.get(id), `${id} is ${state}, and ended as ${ends.get(id)}`);
  for (const owner of people.owners) await checkOwner(paidOut, owner, { lines, byHand }, claim);
  await checkLedger(view, paidOut, [...lines, ...byHand.filter(({ state }) => state === 'paid')], claim);
  return { transfers: sent.length };
}

async function checkOwner(
  { http, anvil }: PaidOut,
  owner: Owner,
  { lines, byHand }: Record<'lines' | 'byHand', readonly PayoutLine[]>,
  claim: Claim,
): Promise<void> {
  const isOwn = ({ owner_id: id }: PayoutLine) => id === owner.id;
  const own = lines.filter(isOwn);
  const has = Number(await anvil.balanceOf(owner.address));
  claim(has === sumOf(own, microsOf), `${owner.id} has ${has} on the chain, and was paid ${sumOf(own, microsOf)}`);
  const statement = await statementOf(http, owner);
  const said = (list: readonly PayoutLine[]) => JSON.stringify(list.toSorted((a, b) => a.id.localeCompare(b.id)));
  claim(said(statement) === said([...own, ...byHand.filter(isOwn)]), `${owner.id} sees something else than the admin`);
}

/** Nothing is on its way any more, and there is no batch that nobody asked for. */
async function checkLedger(
  view: DatabaseView,
  { batchIds, byHandIds }: PaidOut,
  lines: readonly PayoutLine[],
  claim: Claim,
): Promise<void> {
  const { entries } = await readTables(view);
  const paid = sumOf(lines, microsOf);
  claim(balanceOf(entries, 'payouts:pending') === 0, `${balanceOf(entries, 'payouts:pending')} on their way`);
  claim(balanceOf(entries, 'payouts:paid') === paid, `${balanceOf(entries, 'payouts:paid')} booked as paid, ${paid} paid`);
  const [stored] = await view.rows('select count(*) as count from payout_batches', Count);
  const asked = batchIds.length + byHandIds.length;
  claim(stored?.count === asked, `${stored?.count} batches, ${asked} asked for`);
}

async function transfersOf({ client }: Anvil, operator: Hex): Promise<Array<{ hash: string; to: string; micros: number }>> {
  const from = getAddress(operator);
  const event = { address: usdcAddress, abi: usdCoinAbi, eventName: 'Transfer', fromBlock: 0n } as const;
  const logs = await client.getContractEvents({ ...event, args: { from } });
  return logs.map(({ args: { to = '0x', value = 0n }, transactionHash: hash }) => ({ hash, to, micros: Number(value) }));
}

function balanceOf(entries: readonly StoredEntry[], account: string): number {
  return sumOf(entries, ({ debit_account: from, credit_account: to, amount_micros: micros }) =>
    to === account ? micros : from === account ? -micros : 0,
  );
}

function microsOf({ amount }: PayoutLine): number {
  return parseAmount(amount) ?? 0;
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
