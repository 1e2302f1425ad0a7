import { setTimeout as pause } from 'node:timers/promises';
import { BoughtCredit, DeliveredAsset, MadePledge, PaymentBody } from '@farebox/contract';
import type { HttpAnswer, HttpClient } from '../http-client.ts';
import { Unexpected, unexpected } from '../unexpected.ts';
import type { Contested, Product, Purchase } from './journal.ts';

/** What came of asking for what is paid: the thing, or a reason why not that is no other than it may be. */
export type Outcome = 'served' | 'used' | 'refused' | 'pending';

/** How often the same is sent again, by the answer. */
export interface Patience {
  /** The same payment or call is at work somewhere, or its tool failed. */
  inFlight: number;
  /** Nobody knows yet whether the money moved. */
  pending: number;
}

export const impatient: Patience = { inFlight: 3, pending: 3 };
const retryMs = 100;

/** Sends a paid request, and sends the same again where the answer asks for it. @throws Unexpected for what must never be answered */
export async function demand(http: HttpClient, purchase: Purchase, patience: Patience): Promise<Outcome> {
  const { product, headers } = purchase;
  for (let tries = 1; ; tries += 1) {
    const answer = await http.send(product.method, product.path, { headers, json: product.json });
    const code = codeOf(answer);
    purchase.last = `${answer.status} ${code}`;
    if (code === '' || isCharged(answer)) {
      receive(purchase, product, answer);
      return 'served';
    }
    // A maximum is never below what was signed.
    if (code === 'price_above_maximum' && purchase.key !== null) throw unexpected('what was signed for', answer);
    const outcome = outcomeOf(code, answer);
    // What is another request under its key may have been paid before that was.
    if (outcome === 'refused' && code !== 'idempotency_mismatch') purchase.isRefused = purchase.copies === 1;
    if (outcome !== 'pending' || tries >= triesMax(code, patience)) return outcome;
    await pause(retryMs);
  }
}

/** Has a payment paid by one provider, or any of them in turn, and uses it. */
export async function demandContested(
  http: HttpClient,
  contested: Contested,
  bodies: readonly unknown[],
  patience: Patience,
): Promise<Outcome> {
  const { product, paymentId, headers, userHeaders, token } = contested;
  const pays = async (body: unknown) => http.send('POST', `/api/payments/${paymentId}/pay`, { headers, json: body });
  for (let tries = 1; ; tries += 1) {
    const answer = await pays(bodies[(tries - 1) % bodies.length]);
    const code = codeOf(answer);
    contested.last = `${answer.status} ${code}`;
    if (code === '' && PaymentBody.parse(JSON.parse(answer.text)).status === 'paid') break;
    if (code === '') throw unexpected('a paid payment', answer);
    const outcome = outcomeOf(code, answer);
    // What is refused to one provider another may still pay.
    if (outcome === 'used' || (outcome === 'refused' && bodies.length === 1)) return outcome;
    if (tries >= triesMax(code, patience)) return 'pending';
    await pause(retryMs);
  }
  for (let tries = 1; ; tries += 1) {
    const answer = await http.send(product.method, product.path, {
      headers: { ...userHeaders, 'x-payment-token': token },
      json: product.json,
    });
    const code = codeOf(answer);
    contested.last = `${answer.status} ${code}`;
    if (code === '' || isCharged(answer)) {
      receive(contested, product, answer);
      return 'served';
    }
    if (outcomeOf(code, answer) !== 'pending') throw unexpected('the call of a paid payment', answer);
    if (tries >= triesMax(code, patience)) return 'pending';
    await pause(retryMs);
  }
}

function outcomeOf(code: string, answer: HttpAnswer): Outcome {
  switch (code) {
    case 'payment_already_used':
    case 'payment_signature_used':
      return 'used';
    case 'payment_refused':
    case 'spending_cap_exceeded':
    case 'idempotency_mismatch':
    case 'payment_required':
    case 'price_above_maximum':
      return 'refused';
    case 'payment_in_flight':
    case 'idempotency_in_progress':
    case 'settlement_pending':
    // The facilitator did not answer in time: nothing was claimed yet.
    case 'unavailable':
      if (answer.headers['retry-after'] === undefined) throw unexpected('a time to come again', answer);
      return 'pending';
    case 'upstream_failed':
    case 'upstream_timeout':
    // Its upstream took money for nothing too often; somebody has to look.
    case 'tool_not_configured':
      return 'pending';
    default:
      throw unexpected('what was paid for', answer);
  }
}

function triesMax(code: string, { pending, inFlight }: Patience): number {
  return code === 'settlement_pending' ? pending : inFlight;
}

/** Notes the answer; one payment has one answer, however often it arrives. */
function receive(bought: { received: string | null }, product: Product, answer: HttpAnswer): void {
  const { received } = bought;
  const got = gotIn(product, answer);
  if (received !== null && received !== got) throw new Unexpected(`two answers for one payment of ${product.id}: ${received} and ${got}`);
  bought.received = got;
}

function gotIn({ kind }: Product, answer: HttpAnswer): string {
  if (kind === 'tool') return isCharged(answer) ? refusedIdIn(answer.text) : answer.text;
  if (kind === 'pledge') return MadePledge.parse(JSON.parse(answer.text)).pledge.id;
  if (kind === 'credit') return BoughtCredit.parse(JSON.parse(answer.text)).id;
  const { revenue_event_id: id } = DeliveredAsset.parse(JSON.parse(answer.text));
  if (id === null) throw unexpected('a delivery that was paid', answer);
  return id;
}

/** A refusal that was charged is what was bought. */
function isCharged({ status, text }: HttpAnswer): boolean {
  return status === 422 && text.includes('The call was charged');
}

/** What a server says to one call that it refuses, and to no other. */
export function refusedIdIn(text: string): string {
  return /no such city: ([\w-]{36})/.exec(text)?.[1] ?? text;
}

/** Empty for a success. */
function codeOf(answer: HttpAnswer): string {
  if (answer.status < 300) return '';
  const body: unknown = JSON.parse(answer.text);
  if (typeof body !== 'object' || body === null) throw unexpected('a problem', answer);
  if ('code' in body && typeof body.code === 'string') return body.code;
  if ('error' in body && typeof body.error === 'object' && body.error !== null && 'code' in body.error) return String(body.error.code);
  throw unexpected('a problem', answer);
}
