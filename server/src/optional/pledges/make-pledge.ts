import { pledgeLimits, type NewPledge } from '@farebox/contract';
import { invalid } from '../../errors.ts';
import type { Log } from '../../log.ts';
import { formatAmount, requireAmount } from '../../money.ts';
import { checkedCallbackUrl } from '../../net/callback-url.ts';
import { keyTextOf, type Bought, type Order } from '../../payments/purchase/sale.ts';
import type { AgentRequest } from '../../requests/agent-request.ts';
import type { Capture, Captured } from '../../demand/capture.ts';
import { speaksToModels } from '../../demand/open-demand.ts';
import type { Pledge } from './pledge.ts';
import type { PledgePurchases } from './pledge-purchases.ts';
import type { Pledges } from './pledges.ts';

export interface MakePledgeParts {
  demand: { capture: Capture };
  pledgePurchases: PledgePurchases;
  pledges: Pledges;
  checkUrl: (url: string) => unknown;
  log: Log;
}

export interface PledgeRequest extends Omit<Order, 'idempotencyKey'> {
  asked: NewPledge;
  /** The key of the request itself; a signature has one of its own. */
  requestKey: string | null;
  request: AgentRequest;
  address: string;
}

/**
 * Holds the money of a pledge, and begins to watch for what meets it where it names a receiver.
 * @throws invalid_input; PaymentRequiredProblem with the quote to pay; any problem of the payment
 */
export async function makePledge(
  parts: MakePledgeParts,
  { asked, request, address, ...order }: PledgeRequest,
): Promise<{ bought: Bought<Pledge>; captured: Captured | null }> {
  const { need, amount, asset_type: assetType = null, days, callback_url: callbackUrl } = asked;
  const amountMicros = requireAmount('amount', amount);
  if (amountMicros < requireAmount('amount', pledgeLimits.amountMin))
    throw invalid('amount', `amount must be at least ${pledgeLimits.amountMin}`);
  if (speaksToModels(need)) throw invalid('need', 'need reads like instructions to a language model: say only what is needed');
  if (callbackUrl !== undefined) checkedCallbackUrl(callbackUrl, 'callback_url', parts.checkUrl);
  const { means, requestKey } = order;
  const idempotencyKey = keyTextOf(means, requestKey);
  const bought = await parts.pledgePurchases.buy({ ...order, need, assetType, amountMicros, days, idempotencyKey });
  const isWatched = callbackUrl === undefined || bought.result.signalId !== null;
  return { bought, captured: isWatched ? null : await watched(parts, bought.result, callbackUrl, { request, address }) };
}

/** The money is held by now: what goes wrong here costs the watch, and a repeated request makes it. */
async function watched(
  { demand: { capture }, pledges, log }: MakePledgeParts,
  pledge: Pledge,
  callbackUrl: string,
  { request, address }: Pick<PledgeRequest, 'request' | 'address'>,
): Promise<Captured | null> {
  const { need, assetType, amountMicros } = pledge;
  const signal = {
    need,
    budget: formatAmount(amountMicros),
    callback_url: callbackUrl,
    ...(assetType === null ? {} : { asset_type: assetType }),
  };
  try {
    const { clientId, requestId } = request;
    const captured = await capture.capture(signal, { source: 'submission', clientId, requestId, address });
    await pledges.watchedBy(pledge.id, captured.signalId);
    return captured;
  } catch (cause) {
    log.warn({ err: cause, pledge: pledge.id }, 'the watch of a pledge was not made');
    return null;
  }
}
