import type { Foundation } from '../../foundation.ts';
import { sql } from 'kysely';
import { cappedBy, requireService, type Caller } from '../../accounts/caller.ts';
import type { AuditTrail } from '../../accounts/audit-trail.ts';
import { isFindable, type Asset } from '../../assets/asset.ts';
import type { Assets } from '../../assets/assets.ts';
import type { CheckDeliverable } from '../../assets/deliverable.ts';
import { requireForSale } from '../../assets/pausing.ts';
import type { Revenue } from '../../earnings/revenue.ts';
import { bound } from '../../bound.ts';
import { rfc3339 } from '../../clock.ts';
import type { AccountMessages } from '../../credit/account-messages.ts';
import { problem, type Problem } from '../../errors.ts';
import { formatAmount } from '../../money.ts';
import { accountFor, heldAccount, pledgesAccount, type Ledger } from '../../payments/money/ledger.ts';
import type { PaymentMoney } from '../../payments/money/payment-money.ts';
import type { Reservations } from '../../payments/purchase/reservations.ts';
import type { AccessLog } from '../../requests/access-log.ts';
import type { AgentRequest } from '../../requests/agent-request.ts';
import { batchMax, inBatches } from '../../storage/batches.ts';
import type { Queries } from '../../storage/database.ts';
import type { PaymentRow } from '../../storage/tables.ts';
import { isUniqueViolation } from '../../storage/unique-violation.ts';
import { pledgeOf, type Pledge } from './pledge.ts';

/** A pledge that was released to a seller: its purchase is now that of the asset. */
export interface AcceptedPledge {
  pledge: Pledge;
  asset: Asset;
  revenueEventId: string;
}

export type PledgeEnds = ReturnType<typeof pledgeEnds>;

export interface PledgeEndsOptions extends Pick<Foundation, 'clock' | 'database' | 'log'> {
  ledger: Ledger;
  money: Pick<PaymentMoney, 'end' | 'recount'>;
  reservations: Pick<Reservations, 'isRefusedTestMoney' | 'revoke'>;
  revenue: Revenue;
  assets: Assets;
  checkDeliverable: CheckDeliverable;
  accessLog: Pick<AccessLog, 'recordIn'>;
  messages: AccountMessages;
  auditTrail: AuditTrail;
  /** How long the accepted asset can be fetched again. */
  usableMs: number;
}

/**
 * A pledge ends once: whatever ends it first changes `open` by one conditional update, in the transaction that moves the money. So of an
 * acceptance, a withdrawal and the end of its time, one moves the money, and a crash leaves it open or ended, never between.
 */
export function pledgeEnds(parts: PledgeEndsOptions) {
  return {
    ...bound(parts, { accept, withdraw, expire }),
  };
}

/** @returns false where it was not open any more */
async function close(
  queries: Queries,
  id: string,
  change: { state: 'accepted'; asset_id: string } | { state: 'withdrawn' | 'expired' },
  now: number,
) {
  const { numUpdatedRows } = await queries
    .updateTable('pledges')
    .set({ ...change, ended_at: now })
    .where('id', '=', id)
    .where('state', '=', 'open')
    // After its end it can only be returned, even if an acceptance comes first.
    .$if(change.state !== 'expired', (query) => query.where('expires_at', '>', now))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The money is held for the payment of the pledge again. */
async function release(parts: PledgeEndsOptions, queries: Queries, pledge: Pledge, now: number): Promise<void> {
  const { isTest, amountMicros, currency, paymentId, callId } = pledge;
  const debitAccount = accountFor(pledgesAccount, isTest);
  const movement = { debitAccount, creditAccount: heldAccount, amountMicros, currency, paymentId, callId };
  await parts.ledger.post(queries, { kind: 'pledge_released', ...movement }, now);
}

/** Refunds the purchase to its payer, as any call that was not used. The caps of its key are free again. */
async function giveBack(
  parts: PledgeEndsOptions,
  queries: Queries,
  pledge: Pledge,
  state: 'withdrawn' | 'expired',
  now: number,
): Promise<boolean> {
  if (!(await close(queries, pledge.id, { state }, now))) return false;
  await release(parts, queries, pledge, now);
  const ended = { failure: 'pledge_ended', usableMs: 0, from: 'others', isRefunded: true } as const;
  if ((await parts.reservations.revoke(queries, pledge.callId, ended)) === null) throw new Error('the purchase of a pledge is missing');
  if (!(await parts.money.end(queries, await paymentOf(queries, pledge), now))) throw new Error('the payment of a pledge was changed');
  await parts.messages.add(queries, pledge.holderId, { type: 'account.pledge_returned', data: { ...messageOf(pledge), state } });
  return true;
}

function paymentOf(queries: Queries, { paymentId }: Pledge): Promise<PaymentRow> {
  return queries.selectFrom('payments').selectAll().where('id', '=', paymentId).executeTakeFirstOrThrow();
}

async function find(queries: Queries, id: string): Promise<Pledge | null> {
  const row = await queries.selectFrom('pledges').selectAll().where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : pledgeOf(row);
}

async function found(queries: Queries, id: string): Promise<Pledge> {
  const pledge = await find(queries, id);
  if (pledge === null) throw notFound();
  return pledge;
}

/** Another's pledge is not told from one that does not exist. */
async function ownPledge(parts: PledgeEndsOptions, queries: Queries, id: string, holderId: string): Promise<Pledge> {
  const pledge = await found(queries, id);
  if (pledge.holderId !== holderId) throw notFound();
  return pledge;
}

function requireAcceptable(pledge: Pledge, asset: Asset, holderId: string): void {
  if (asset.status === 'archived' || !isFindable(asset)) throw problem('asset_not_found');
  requireForSale(asset);
  if (asset.ownerId === holderId) throw problem('conflict', { message: 'the asset is your own', hint: 'A pledge pays another seller.' });
  if ((asset.priceMicros ?? 0) > pledge.amountMicros)
    throw problem('conflict', {
      message: 'the asset costs more than the pledge',
      hint: 'Fetch it for its price, and withdraw the pledge.',
    });
}

/**
 * Makes the purchase of the pledge that of the asset. For a moment it is reserved, as purchases of assets are: if the buyer is buying the
 * same asset at the same time, one waits for the other.
 */
async function purchaseOfAsset(parts: PledgeEndsOptions, queries: Queries, pledge: Pledge, assetId: string, now: number): Promise<void> {
  const reserved = await queries
    .updateTable('purchases')
    .set({ service_id: assetId, state: 'reserved', is_only: 1 })
    .where('id', '=', pledge.callId)
    .where('state', '=', 'used')
    .returning(['payer', 'client_id'])
    .executeTakeFirst();
  if (reserved === undefined) throw new Error('the purchase of a pledge is missing');
  const owned = await queries
    .selectFrom('purchases')
    .innerJoin('payments', 'payments.id', 'purchases.payment_id')
    .select('payments.provider_id')
    .where('purchases.payer', '=', reserved.payer ?? pledge.holderId)
    .where('purchases.service_id', '=', assetId)
    .where('purchases.state', '=', 'used')
    .limit(100)
    .execute();
  if (owned.some(({ provider_id: provider }) => !parts.reservations.isRefusedTestMoney(provider)))
    throw problem('conflict', { message: 'you have bought this asset already', hint: 'Fetch it again for nothing.' });
  await queries.updateTable('purchases').set({ state: 'used', is_only: 0 }).where('id', '=', pledge.callId).execute();
  await queries
    .updateTable('payments')
    .set({ service_id: assetId, expires_at: now + parts.usableMs })
    .where('id', '=', pledge.paymentId)
    .execute();
}

/** The sale of a pledge that was accepted before; refuses where it was refunded since, because its delivery failed. */
async function again(parts: PledgeEndsOptions, pledge: Pledge, asset: Asset): Promise<AcceptedPledge> {
  const { state } = await parts.database.read
    .selectFrom('purchases')
    .select('state')
    .where('id', '=', pledge.callId)
    .executeTakeFirstOrThrow();
  if (state !== 'used' || pledge.revenueEventId === null)
    throw problem('conflict', {
      message: 'the delivery failed and was refunded',
      hint: 'The money is a payment for this asset, or your credit.',
    });
  return { pledge, asset, revenueEventId: pledge.revenueEventId };
}

/**
 * Releases the whole pledge to the owner of a listing, as the price of the asset: with the operator's fee, revenue and delivery of any
 * other sale. Accepting the same listing again delivers it again.
 * @throws not_found, asset_not_found, asset_paused; spending_cap_exceeded, api_key_not_allowed; conflict for a pledge that has ended or of test money that is not taken any more, for the buyer's own asset, and for an asset that
 *   costs more or is owned already; problems of a delivery that would fail
 */
async function accept(
  parts: PledgeEndsOptions,
  pledgeId: string,
  { assetId, holderId, caller, request }: { assetId: string; holderId: string; caller: Caller; request: AgentRequest },
): Promise<AcceptedPledge> {
  const { database, ledger, assets, checkDeliverable, clock, money, revenue, accessLog, messages, log } = parts;
  requireService(caller, assetId);
  const pledge = await ownPledge(parts, database.read, pledgeId, holderId);
  ledger.requireTaken(pledge.isTest);
  const asset = await assets.find(assetId);
  if (asset === null) throw problem('asset_not_found');
  if (pledge.state === 'accepted' && pledge.assetId === assetId) return again(parts, pledge, asset);
  if (pledge.state !== 'open') throw ended(pledge);
  requireAcceptable(pledge, asset, holderId);
  await checkDeliverable(asset);
  const accept = () =>
    database.write(async (queries): Promise<AcceptedPledge | null> => {
      const now = clock.now();
      if (!(await close(queries, pledgeId, { state: 'accepted', asset_id: assetId }, now))) return null;
      if (!(await assets.isStill(queries, asset)))
        throw problem('conflict', { message: 'the asset was changed at the same time', hint: 'Look at it again, then accept it.' });
      // Accepting spends. The key before the balances, as in each purchase: they would wait for each other otherwise.
      await money.recount(queries, await paymentOf(queries, pledge), cappedBy(caller), now);
      await release(parts, queries, pledge, now);
      await purchaseOfAsset(parts, queries, pledge, assetId, now);
      const { paymentId, callId, amountMicros, currency, isTest, clientId } = pledge;
      const use = { callId, paymentId, serviceId: assetId, amountMicros, currency, isTest, clientId };
      const revenueEventId = await revenue.book(queries, { asset, use }, now);
      await queries.updateTable('pledges').set({ revenue_event_id: revenueEventId }).where('id', '=', pledgeId).execute();
      await accessLog.recordIn(queries, { ...request, kind: 'fetch', outcome: 'delivered', status: 200, assetId });
      const data = { ...messageOf(pledge), asset_id: assetId };
      await messages.add(queries, asset.ownerId, { type: 'account.pledge_accepted', data });
      await messages.add(queries, holderId, { type: 'account.pledge_released', data });
      return { pledge: await found(queries, pledgeId), asset, revenueEventId };
    });
  const accepted = await accept().catch((thrown: unknown) => {
    if (!isUniqueViolation(thrown)) throw thrown;
    throw problem('payment_in_flight', { message: 'you are buying this asset at the same time', retryAfterSeconds: 1, cause: thrown });
  });
  if (accepted !== null) {
    log.info({ pledge: pledgeId, asset: assetId, amountMicros: pledge.amountMicros }, 'pledge accepted');
    return accepted;
  }
  // Another request ended it: the same acceptance gets the same answer. A reader may not see the end of its time yet.
  const after = await database.write((queries) => found(queries, pledgeId));
  if (after.state === 'accepted' && after.assetId === assetId) return again(parts, after, asset);
  throw ended(after);
}

/**
 * Returns the money to its holder, as credit.
 * @param by its holder, or an admin, whose act is recorded
 * @throws not_found; conflict for a pledge that was accepted
 */
async function withdraw(parts: PledgeEndsOptions, pledgeId: string, by: { holderId: string } | { adminId: string }): Promise<Pledge> {
  return parts.database.write(async (queries) => {
    const now = parts.clock.now();
    const pledge = 'adminId' in by ? await found(queries, pledgeId) : await ownPledge(parts, queries, pledgeId, by.holderId);
    // Past its time it is returned as expired, without waiting for the sweep.
    const isOurs =
      (await giveBack(parts, queries, pledge, 'withdrawn', now)) ||
      (pledge.expiresAt <= now && (await giveBack(parts, queries, pledge, 'expired', now)));
    const after = await found(queries, pledgeId);
    if (!isOurs && after.state === 'accepted') throw ended(after);
    if (isOurs && 'adminId' in by)
      await parts.auditTrail.record(queries, {
        actorId: by.adminId,
        action: 'pledge.end',
        subjectId: pledgeId,
        details: messageOf(pledge),
      });
    return after;
  });
}

/** Returns the money of pledges whose time is over. @returns how many */
function expire(parts: PledgeEndsOptions): Promise<number> {
  const { database, clock, log } = parts;
  return inBatches(async () => {
    const due = await database.read
      .selectFrom('pledges')
      .selectAll()
      // A literal, not a parameter: SQLite uses a partial index only where the text of the query repeats its condition.
      .where(sql<boolean>`state = 'open'`)
      .where('expires_at', '<=', clock.now())
      .orderBy('expires_at')
      .limit(batchMax)
      .execute();
    let returned = 0;
    for (const row of due) {
      if (await database.write((queries) => giveBack(parts, queries, pledgeOf(row), 'expired', clock.now()))) returned += 1;
    }
    if (returned > 0) log.info({ returned }, 'pledges past their time returned');
    return returned;
  });
}

/** What messages say of a pledge: never who holds it. */
export function messageOf({ id, need, amountMicros, currency, isTest, expiresAt }: Pledge) {
  return { pledge_id: id, need, amount: formatAmount(amountMicros), currency, test: isTest, expires_at: rfc3339(expiresAt) };
}

function notFound(): Problem {
  return problem('not_found', { message: 'pledge not found' });
}

function ended({ state, expiresAt }: Pledge): Problem {
  const what = state === 'open' ? `was over at ${rfc3339(expiresAt)}` : `is ${state}`;
  return problem('conflict', { message: `the pledge ${what}`, hint: 'Its money was released or returned: make another one.' });
}
