import type { PledgeActs } from './pledge-acts.ts';
import { postPledge, listPledges, listOwnPledges, showPledge, acceptPledge, withdrawPledge } from './pledge-records.ts';
import type { Context } from 'hono';
import { isRestricted } from '../../accounts/key-scope.ts';
import { clientIdOf, creditHolderOf, requireCreditHolder, type Caller } from '../../accounts/caller.ts';
import { makePledge } from './make-pledge.ts';
import { problem } from '../../errors.ts';
import type { Parts } from '../../parts.ts';
import { listBody } from '../../surface/list-body.ts';
import { agentRequestOf, idempotencyKeyOf, singleHeader } from '../../surface/request.ts';
import { callerOf } from '../../surface/caller.ts';
import { requireHolderOf, Routes, type RouteParts } from '../../http/routes.ts';
import { clientAddress, type Env } from '../../surface/client-address.ts';
import { maxPriceOfRequest, meansOf, paidHeaders, setHeaders } from '../../http/payments/payment-gate.ts';
import { signedReceiptHeaders } from '../../surface/signed-receipt.ts';
import { acceptedPledgeBody, madePledgeBody, ownPledgeBody, publicPledgeBody } from './pledge-bodies.ts';

export type PledgeRouteParts = RouteParts & Pick<Parts, 'assets' | 'checkUrl' | 'config' | 'demand' | 'log' | 'payments'> & PledgeActs;

/** Money behind needs, to be mounted at `/api/v1`. */
export function pledgeRoutes(parts: PledgeRouteParts): Routes {
  const app = new Routes(parts);
  const { config, limits, pledges, pledgeEnds } = parts;
  addWithdrawal(app, parts, {});

  app.openapi(postPledge, async (c) => {
    const asked = c.req.valid('json');
    const caller = await callerOf(parts, c);
    const means = meansOf(c, parts.payments.x402, caller, singleHeader(c, 'X-Payment-Token'));
    const address = clientAddress(c, config.trustedHops);
    const { bought, captured } = await makePledge(parts, {
      asked,
      means,
      caller,
      requestKey: idempotencyKeyOf(c),
      maxPriceMicros: maxPriceOfRequest(c),
      request: agentRequestOf(c, clientIdOf(caller)),
      address,
    }).catch((thrown: unknown) => {
      limits.unpaid.take(address);
      throw thrown;
    });
    if (bought.isReplay) c.header('Idempotency-Replayed', 'true');
    const body = madePledgeBody(bought.result, captured);
    const { need, amount } = asked;
    const receipt = signedReceiptHeaders(parts, c, means, bought, { input: { need, amount }, body: JSON.stringify(body) });
    setHeaders(c, { 'X-Payment-Id': bought.payment.id, ...receipt, ...paidHeaders(means, bought) });
    return c.json(body, 201);
  });

  app.openapi(listPledges, async (c) => {
    const { limit, cursor = null } = c.req.valid('query');
    return c.json(listBody(await pledges.list({ limit, cursor }, null), publicPledgeBody), 200);
  });

  app.openapi(showPledge, async (c) => {
    const pledge = await pledges.find(c.req.valid('param').id);
    if (pledge === null) throw problem('not_found', { message: 'pledge not found' });
    const caller = await callerOf(parts, c);
    const isOwn = creditHolderOf(caller) === pledge.holderId && !isRestricted(caller);
    return c.json(isOwn ? ownPledgeBody(pledge) : publicPledgeBody(pledge), 200);
  });

  app.openapi(acceptPledge, async (c) => {
    const caller = await callerOf(parts, c);
    const accepted = await pledgeEnds.accept(c.req.valid('param').id, {
      assetId: c.req.valid('json').asset_id,
      holderId: requireMover(parts, c, caller),
      caller,
      request: agentRequestOf(c, clientIdOf(caller)),
    });
    return c.json(acceptedPledgeBody(parts, accepted), 200);
  });

  return app;
}

/** What the holders of pledges still need where no more are made; described nowhere. */
export function withdrawalRoutes(parts: PledgeRouteParts): Routes {
  const app = new Routes(parts);
  addWithdrawal(app, parts, { hide: true });
  return app;
}

function addWithdrawal(app: Routes, parts: PledgeRouteParts, options: { hide?: true }): void {
  const { pledges, pledgeEnds } = parts;
  app.forCaller({ ...listOwnPledges, ...options }, async (c, holderId) => {
    const { limit, cursor = null } = c.req.valid('query');
    return c.json(listBody(await pledges.list({ limit, cursor }, holderId), ownPledgeBody), 200);
  });

  app.openapi({ ...withdrawPledge, ...options }, async (c) => {
    const caller = await callerOf(parts, c);
    const { id } = c.req.valid('param');
    const holderId = requireMover(parts, c, caller);
    const pledge = await pledges.find(id);
    // Admins end the pledges of others, e.g. for what they say; that takes a login.
    const isForeign = caller.kind === 'account' && caller.role === 'admin' && pledge !== null && pledge.holderId !== holderId;
    return c.json(ownPledgeBody(await pledgeEnds.withdraw(id, isForeign ? { adminId: caller.accountId } : { holderId })), 200);
  });
}

/**
 * The holder that moves its money. Others may have read a proof of its wallet, so that has to be signed for this very address.
 * @throws authentication_required
 */
function requireMover(parts: PledgeRouteParts, c: Context<Env>, caller: Caller): string {
  return requireHolderOf(parts, c, caller, () => {
    if (caller.kind === 'wallet' && caller.signedPath !== c.req.path)
      throw problem('authentication_required', { hint: `Sign in with SIGN-IN-WITH-X for the address of this request, ${c.req.path}.` });
    return requireCreditHolder(caller);
  });
}
