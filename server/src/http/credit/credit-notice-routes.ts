import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { CreatedCreditNotice, CreditNotice, SetCreditNotice } from '@farebox/contract';
import type { LowBalanceWebhook } from '../../credit/low-balance.ts';
import { requireSession } from '../../accounts/sessions.ts';
import type { Parts } from '../../parts.ts';
import { rfc3339 } from '../../clock.ts';
import { problem } from '../../errors.ts';
import { formatAmount, requireAmount } from '../../money.ts';
import { callerGuard } from '../caller-guard.ts';
import { callerOf } from '../caller.ts';
import type { Env } from '../client-address.ts';
import { answers, bySession, jsonBody, registryErrors } from '../route-parts.ts';
import { throwInvalid } from '../validation.ts';

const path = '/me/credit/notice';
const common = { path, tags: ['Accounts'], security: bySession };

const getNotice = createRoute({
  ...common,
  method: 'get',
  operationId: 'getCreditNotice',
  summary: 'The low-credit webhook of this account, and its last delivery',
  responses: { 200: answers(CreditNotice, 'The notice as it is set.'), ...registryErrors(401, 403, 404) },
});

const setNotice = createRoute({
  ...common,
  method: 'put',
  operationId: 'setCreditNotice',
  summary: 'Get a signed webhook when spending takes the credit below an amount',
  request: jsonBody(SetCreditNotice),
  responses: { 200: answers(CreatedCreditNotice, 'The notice as it is set now, with a new secret.'), ...registryErrors(400, 401, 403) },
});

const removeNotice = createRoute({
  ...common,
  method: 'delete',
  operationId: 'removeCreditNotice',
  summary: 'Remove the low-credit webhook',
  responses: { 204: { description: 'Nothing more is sent.' }, ...registryErrors(401, 403) },
});

/** The low-credit webhook of an account, to be mounted at `/api/v1`. */
export function creditNoticeRoutes(parts: Pick<Parts, 'authenticator' | 'lowBalance'>): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>({ defaultHook: throwInvalid });
  const { lowBalance } = parts;

  // Authorization is checked before the body is parsed.
  app.use(path, callerGuard(parts, requireSession));

  app.openapi(getNotice, async (c) => {
    const { accountId } = requireSession(await callerOf(parts, c));
    const notice = await lowBalance.find(accountId);
    if (notice === null) throw problem('not_found', { message: 'no notice is asked for', hint: `PUT /api/v1${path} asks for one.` });
    return c.json(noticeBody(notice), 200);
  });

  app.openapi(setNotice, async (c) => {
    const { accountId } = requireSession(await callerOf(parts, c));
    const { below, callback_url: callbackUrl } = c.req.valid('json');
    const { webhook, secret } = await lowBalance.set(accountId, { belowMicros: requireAmount('below', below), callbackUrl });
    return c.json({ ...noticeBody(webhook), secret }, 200);
  });

  app.openapi(removeNotice, async (c) => {
    const { accountId } = requireSession(await callerOf(parts, c));
    await lowBalance.remove(accountId);
    return c.body(null, 204);
  });

  return app;
}

function noticeBody({ belowMicros, callbackUrl, createdAt, last }: LowBalanceWebhook): CreditNotice {
  return {
    below: formatAmount(belowMicros),
    callback_url: callbackUrl,
    created_at: rfc3339(createdAt),
    last_notice: last === null ? null : { state: last.state, status: last.status, error: last.error, at: rfc3339(last.at) },
  };
}
