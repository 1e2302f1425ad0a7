import { z } from 'zod';
import type { PaidCall } from '../../imports/resale.ts';
import { formatAmount, type Micros } from '../../money.ts';
import type { GuardedFetch, GuardedResponse } from '../../net/guarded-fetch.ts';
import { jsonOf } from '../../bounded-json.ts';
import { failed } from '../../imports/calls/http-call.ts';
import { readDemand } from './demand.ts';
import type { SpendingWallet } from './spending-wallet.ts';
import type { UpstreamPayments, UpstreamReceipt } from './upstream-payments.ts';

export interface Spending {
  wallet: SpendingWallet;
  payments: UpstreamPayments;
}

/**
 * Requests as `fetch` does, and pays a 402 of x402 once. No redirect is followed: a signature is for the address that asked for it.
 * @throws upstream_failed for a 402 that it does not pay: another price, no offer that fits, or the limit of the day
 */
export function payingFetch(fetch: GuardedFetch, { wallet, payments }: Spending, call: PaidCall): GuardedFetch {
  return async (url, given) => {
    const request = { ...given, redirectsMax: 0 };
    const asked = await fetch(url, request);
    if (asked.status !== 402) return asked;
    const { amountMicros, sign } = acceptedOffer(await readDemand(asked), wallet, call.costMicros);
    const { headers, ...signed } = await sign();
    const { costMicros: _costMicros, paid, ...of } = call;
    const id = await payments.begin({ ...of, host: new URL(url).host, amountMicros, ...signed });
    paid(id);
    // An error here leaves it as signed: nobody knows whether the payment was taken.
    const answer = await fetch(url, { ...request, headers: { ...request.headers, ...headers } });
    const receipt = receiptOf(answer);
    await payments.end(id, receipt);
    // An answer that is refused and says that nothing was paid is no judgement of the input.
    if (answer.status !== 402 && (answer.status < 400 || receipt.state !== 'refused')) return answer;
    await answer.body.cancel();
    throw failed(`it did not take the payment${receipt.state === 'settled' ? ', and says that it was settled' : ''}`);
  };
}

/** The offer that is paid. @throws upstream_failed */
export function acceptedOffer(
  { challenge }: Pick<Awaited<ReturnType<typeof readDemand>>, 'challenge'>,
  wallet: SpendingWallet,
  costMicros: Micros,
) {
  const offer = wallet.offerOf(challenge);
  if (offer === null) throw failed(wallet.whyNone(challenge));
  if (offer.amountMicros > costMicros)
    throw failed(`it asks for $${formatAmount(offer.amountMicros)}, and for $${formatAmount(costMicros)} when it was imported`);
  return offer;
}

const Receipt = z.looseObject({ success: z.boolean(), transaction: z.string().max(200).optional() });
const receiptLengthMax = 16 * 1024;

/** Source: x402, `PAYMENT-RESPONSE` (`X-PAYMENT-RESPONSE` in version 1). */
function receiptOf({ status, headers }: GuardedResponse): UpstreamReceipt {
  const text = headers.get('payment-response') ?? headers.get('x-payment-response') ?? '';
  const said = text.length > receiptLengthMax ? null : jsonOf(Buffer.from(text, 'base64').toString('utf8'));
  const { data } = Receipt.safeParse(said);
  if (data !== undefined) return { state: data.success ? 'settled' : 'refused', transactionId: data.transaction || null };
  return { state: status === 402 ? 'refused' : 'unconfirmed', transactionId: null };
}
