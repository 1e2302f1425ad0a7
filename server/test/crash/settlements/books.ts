import { hash } from 'node:crypto';
import { z } from 'zod';
import type { DatabaseView } from '../database-view.ts';
import { checkMoney, type MoneyFacts } from '../money-checks.ts';
import type { Claim } from '../table-checks.ts';
import { refusedIdIn } from './demand.ts';
import { lastingTools, type Journal, type Purchase } from './journal.ts';
import type { Network } from './networks.ts';
import { checkPledges } from './pledging.ts';

/** A purchase as it is kept, with all that its buyer could have been given for it. */
const Kept = z.object({
  id: z.string(),
  payment_id: z.string(),
  service_id: z.string(),
  state: z.string(),
  provider_id: z.string(),
  signed_id: z.string().nullable(),
  idempotency_key: z.string().nullable(),
  /** The answer of a tool, or the id of what was delivered. */
  given: z
    .string()
    .nullable()
    .transform((given) => (given?.startsWith('["refused"') === true ? refusedIdIn(given) : given)),
});
type Kept = z.output<typeof Kept>;

/** What became of all purchases so far, in numbers. */
export interface Settlements {
  moved: number;
  /** Signed, and never moved. */
  unmoved: number;
}

/**
 * Holds what the service keeps against what moved and what buyers were given, once each has asked for what it paid; the rest of the
 * books is for `checkMoney`.
 */
export async function checkSettlements(
  view: DatabaseView,
  network: Network,
  journal: Journal,
  facts: Pick<MoneyFacts, 'settledFirst' | 'taken' | 'realSince'>,
  claim: Claim,
): Promise<Settlements> {
  const { purchases, contested, pledgeEnds } = journal;
  const moved = new Set((await network.moved(view)).map(({ key }) => key));
  const signed = new Set([...purchases, ...contested].flatMap(({ key }) => key ?? []));
  for (const key of moved) claim(signed.has(key), `${key} moved, and nobody signed it`);
  const kept = await keptPurchases(view);
  for (const purchase of purchases) checkPurchase(purchase, moved, kept, network, claim);
  for (const { product, paymentId, received, last } of contested) {
    const given = kept.byPayment.get(paymentId)?.map((each) => each.given) ?? [];
    claim(received === null || given.includes(received), `${product.id} (last answer ${last}): received ${received}, kept ${given.join()}`);
  }
  checkUuids(purchases, claim);
  await checkPledges(view, pledgeEnds, claim);
  await checkMoney(view, { ...facts, ...toldBy(journal), ...toldOf(network, journal) }, claim);
  await network.check(view, claim);
  return { moved: moved.size, unmoved: signed.size - moved.size };
}

function toldOf({ transfers, claimed, mayStayOpen, grantMicros }: Network, { poor }: Journal) {
  return { moved: transfers, claimed, mayStayOpen, payFirst: grantMicros === null ? 'all' : poor } as const;
}

/** What buyers agreed to, and with which keys. */
function toldBy({ purchases, contested, pledgeEnds, oneOf }: Journal): Pick<MoneyFacts, 'agreed' | 'spenders' | 'lasting' | 'oneOf'> {
  const agreed = purchases.map(({ key, headers, amountMicros }) => ({ key: key ?? headers['idempotency-key'] ?? '', amountMicros }));
  const accepted = pledgeEnds.filter(({ end }) => end === 'accepted');
  const spenders = [
    ...contested.map(({ paymentId: id, headers }) => ({ id, apiKey: headers['x-api-key'] ?? null })),
    ...accepted.map(({ id, apiKey }) => ({ id, apiKey })),
  ];
  return {
    agreed: [
      ...agreed.filter(({ amountMicros }) => amountMicros > 0),
      ...contested.map(({ paymentId: key, amountMicros }) => ({ key, amountMicros })),
    ],
    spenders: spenders.flatMap(({ id, apiKey }) => (apiKey === null ? [] : [{ id, keyHash: hash('sha256', apiKey, 'hex') }])),
    lasting: lastingTools,
    oneOf,
  };
}

interface AllKept {
  bySignature: ReadonlyMap<string, readonly Kept[]>;
  byKey: ReadonlyMap<string, readonly Kept[]>;
  byPayment: ReadonlyMap<string, readonly Kept[]>;
}

function checkPurchase(purchase: Purchase, moved: ReadonlySet<string>, kept: AllKept, network: Network, claim: Claim): void {
  const { product, key, headers, received, isAlone, isRefused, last } = purchase;
  const about = `${product.id} ${key ?? 'in one step'} (last answer ${last})`;
  const hasMoved = key !== null && moved.has(key);
  const ofSignature = key === null ? [] : (kept.bySignature.get(key) ?? []);
  const ofKey = kept.byKey.get(headers['idempotency-key'] ?? '') ?? [];
  // The call of what was given back may have been used since, by a purchase of its own.
  const payments = new Set(ofSignature.filter(({ state }) => state !== 'refused').map(({ payment_id: id }) => id));
  const ofPayments = [...payments].flatMap((id) => kept.byPayment.get(id) ?? []).filter(({ state }) => state === 'used');
  const given = [...ofPayments, ...ofKey].map((each) => each.given);
  claim(!(isRefused && hasMoved), `${about}: refused, and the money moved`);
  claim(product.method !== 'HEAD' || [...ofSignature, ...ofKey].length === 0, `${about}: HEAD bought it`);
  if (product.kind === 'tool' && (key !== null || purchase.hasKey))
    claim(received === null || given.includes(received), `${about}: received ${received}, kept ${given.join()}`);
  if (!isAlone || key === null) return;

  const wasClaimed = network.claimed.some((each) => each.key === key);
  claim(received === null || hasMoved || wasClaimed, `${about}: served, and no money moved: ${received}`);
  if (!hasMoved) return;
  const served = ofPayments;
  claim(served.length === 1, `${about}: the money moved, and served ${served.length} times`);
  claim(
    served.every(({ service_id: id, provider_id: by }) => id.startsWith(product.id) && by === network.providerId),
    `${about}: the money paid for ${served.map(({ service_id: id }) => id).join()}`,
  );
  claim(
    received === null || served.some((each) => each.given === received),
    `${about}: received ${received}, kept ${served.map((each) => each.given).join()}`,
  );
}

/** A third party gave each UUID once: the answers of two purchases are two. */
function checkUuids(purchases: readonly Purchase[], claim: Claim): void {
  const received = purchases.filter(({ product, received: text }) => product.id === 'random-uuid' && text !== null);
  for (const [text, ofAnswer] of Map.groupBy(received, (purchase) => purchase.received)) {
    const requests = new Set(ofAnswer.map(({ key, headers }) => headers['idempotency-key'] ?? key));
    claim(requests.size === 1, `${text} is the answer of ${requests.size} purchases`);
  }
}

/** Those whose money is out, or may be, and whose purchase does not say so yet. */
export async function openSettlements(view: DatabaseView): Promise<Set<string>> {
  const rows = await view.rows(
    `${keptSql} where purchases.state in ('reserved', 'unknown') and signed is not null and settled_payer is null`,
    Kept,
  );
  return new Set(rows.flatMap(({ signed_id: id }) => (id === null ? [] : signatureIn(id))));
}

const keptSql = `select purchases.id, purchases.payment_id, purchases.service_id, purchases.state, payments.provider_id, signed_id,
    purchases.idempotency_key, coalesce(answer,
      (select pledges.id from pledges where pledges.call_id = purchases.id),
      (select revenue_events.id from revenue_events where revenue_events.call_id = purchases.id),
      (select credit_purchases.id from credit_purchases where credit_purchases.payment_id = purchases.payment_id)) as given
  from purchases join payments on payments.id = purchases.payment_id`;

async function keptPurchases(view: DatabaseView): Promise<AllKept> {
  const rows = await view.rows(keptSql, Kept);
  return {
    bySignature: Map.groupBy(rows, ({ signed_id: id }) => (id === null ? '' : signatureIn(id))),
    byKey: Map.groupBy(
      rows.filter(({ idempotency_key: key }) => key !== null),
      ({ idempotency_key: key }) => key ?? '',
    ),
    byPayment: Map.groupBy(rows, ({ payment_id: id }) => id),
  };
}

/** Payer and nonce of an authorization. */
function signatureIn(signedId: string): string {
  return signedId.split(' ').slice(-2).join(':');
}
