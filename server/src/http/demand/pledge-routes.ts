import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import {
  AcceptedPledge,
  AcceptPledge,
  MadePledge,
  NewPledge,
  OwnPledge,
  OwnPledgePage,
  PledgeListQuery,
  PledgePage,
  RegistryError,
  ShownPledge,
} from '@farebox/contract';
import type { Context } from 'hono';
import { isRestricted, spends } from '../../accounts/key-scope.ts';
import { clientIdOf, creditHolderOf, requireCreditHolder, type Caller } from '../../accounts/caller.ts';
import { makePledge } from '../../demand/pledges/make-pledge.ts';
import { problem } from '../../errors.ts';
import type { Parts } from '../../parts.ts';
import { listBody } from '../accounts/account-bodies.ts';
import { agentRequestOf } from '../agent-request.ts';
import { callerOf } from '../caller.ts';
import { requireHolderOf } from '../wallet-holder.ts';
import { clientAddress, type Env } from '../client-address.ts';
import { maxPriceOfRequest } from '../payments/max-price.ts';
import { meansOf, paidHeaders } from '../payments/payment-gate.ts';
import { signedReceiptHeaders } from '../payments/signed-receipt.ts';
import { idempotencyKeyOf, singleHeader } from '../request.ts';
import { answers, byAnyCredential, idParam, jsonBody, optionalKey, registryErrors, unpaidAnswer } from '../route-parts.ts';
import { takeUnpaid } from '../unpaid-limit.ts';
import { throwInvalid } from '../validation.ts';
import { acceptedPledgeBody, madePledgeBody, ownPledgeBody, publicPledgeBody } from './pledge-bodies.ts';

type PledgeRouteParts = Pick<
  Parts,
  | 'authenticator'
  | 'capture'
  | 'checkUrl'
  | 'config'
  | 'limits'
  | 'links'
  | 'log'
  | 'pledgeEnds'
  | 'pledgePurchases'
  | 'pledges'
  | 'publicUrl'
  | 'settler'
  | 'receipts'
  | 'walletSignIn'
  | 'x402'
>;

const tags = ['Demand'];
const examplePledgeId = 'plg_01KAGT4M8E3V9S2QZ7XNBC5WRD';
const path = '/demand/pledges';

export const postPledge = createRoute({
  method: 'post',
  path,
  operationId: 'pledge',
  ...spends,
  tags,
  summary: 'Hold money ready for a need: released to the seller whose listing you accept, or returned',
  security: [{ paymentToken: [] }, {}, ...byAnyCredential],
  request: {
    headers: optionalKey('The same pledge of the same buyer is one. Another key makes another.'),
    ...jsonBody(NewPledge),
  },
  responses: {
    201: answers(MadePledge, 'The pledge; the same again, with Idempotency-Replayed: true, for the same payment or key.'),
    402: unpaidAnswer(),
    409: answers(RegistryError, 'The payment was used for something else or is being settled, or too many pledges are open.'),
    ...registryErrors(400, 401, 403, 422, 429, 503),
  },
});

export const listPledges = createRoute({
  method: 'get',
  path,
  operationId: 'listPledges',
  tags,
  summary: 'Open pledges of all buyers, the newest first: what sellers could earn',
  request: { query: PledgeListQuery },
  responses: { 200: answers(PledgePage, 'A page of pledges.'), ...registryErrors(400, 429) },
});

export const listOwnPledges = createRoute({
  method: 'get',
  path: '/me/pledges',
  operationId: 'listOwnPledges',
  tags,
  summary: 'Your own pledges, the newest first',
  security: byAnyCredential,
  request: { query: PledgeListQuery },
  responses: { 200: answers(OwnPledgePage, 'A page of pledges.'), ...registryErrors(400, 401, 429) },
});

const showPledge = createRoute({
  method: 'get',
  path: `${path}/{id}`,
  operationId: 'getPledge',
  tags,
  summary: 'One pledge; its holder sees what became of it',
  security: [{}, ...byAnyCredential],
  request: { params: idParam(examplePledgeId) },
  responses: { 200: answers(ShownPledge, 'The pledge.'), ...registryErrors(400, 404, 429) },
});

export const acceptPledge = createRoute({
  method: 'post',
  path: `${path}/{id}/accept`,
  operationId: 'acceptPledge',
  ...spends,
  tags,
  summary: 'Release the whole pledge to the owner of an asset, and get the asset',
  security: byAnyCredential,
  request: { params: idParam(examplePledgeId), ...jsonBody(AcceptPledge) },
  responses: {
    200: answers(AcceptedPledge, 'The delivery. The same request again delivers it again.'),
    ...registryErrors(400, 401, 403, 404, 409, 429, 503),
  },
});

export const withdrawPledge = createRoute({
  method: 'delete',
  path: `${path}/{id}`,
  operationId: 'withdrawPledge',
  tags,
  summary: 'End a pledge: its money becomes credit of its holder',
  security: byAnyCredential,
  request: { params: idParam(examplePledgeId) },
  responses: { 200: answers(OwnPledge, 'The ended pledge.'), ...registryErrors(400, 401, 403, 404, 409, 429) },
});

/** Money behind needs, to be mounted at `/api/v1`. */
export function pledgeRoutes(parts: PledgeRouteParts): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>({ defaultHook: throwInvalid });
  const { config, limits, pledges, pledgeEnds } = parts;

  for (const routes of [path, `${path}/*`, '/me/pledges']) {
    app.use(routes, async (c, next) => {
      // A paid request counts only if it fails.
      if (c.req.method !== 'POST' || c.req.path.endsWith('/accept')) await takeUnpaid(parts, c);
      c.header('Cache-Control', 'no-store');
      await next();
    });
  }

  app.openapi(postPledge, async (c) => {
    const asked = c.req.valid('json');
    const caller = await callerOf(parts, c);
    const means = meansOf(c, parts.x402, caller, singleHeader(c, 'X-Payment-Token'));
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

  app.openapi(listOwnPledges, async (c) => {
    const { limit, cursor = null } = c.req.valid('query');
    const holderId = requireHolderOf(parts, c, await callerOf(parts, c));
    return c.json(listBody(await pledges.list({ limit, cursor }, holderId), ownPledgeBody), 200);
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

  app.openapi(withdrawPledge, async (c) => {
    const caller = await callerOf(parts, c);
    const { id } = c.req.valid('param');
    const holderId = requireMover(parts, c, caller);
    const pledge = await pledges.find(id);
    // Admins end the pledges of others, e.g. for what they say; that takes a login.
    const isForeign = caller.kind === 'account' && caller.role === 'admin' && pledge !== null && pledge.holderId !== holderId;
    return c.json(ownPledgeBody(await pledgeEnds.withdraw(id, isForeign ? { adminId: caller.accountId } : { holderId })), 200);
  });

  return app;
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

function setHeaders(c: Context, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
}
