import { CreatedCreditNotice, CreditNotice, SetCreditNotice } from '@farebox/contract';
import type { LowBalanceWebhook } from '../../credit/low-balance.ts';
import type { Parts } from '../../parts.ts';
import { rfc3339 } from '../../clock.ts';
import { problem } from '../../errors.ts';
import { formatAmount, requireAmount } from '../../money.ts';
import { answers, jsonBody } from '../../surface/route-parts.ts';
import { routesOf } from '../../surface/route.ts';
import { Routes, type RouteParts } from '../routes.ts';

const path = '/me/credit/notice';
const inAccounts = routesOf({ tags: ['Accounts'], caller: 'session' });

const getNotice = inAccounts.get(path, {
  operationId: 'getCreditNotice',
  summary: 'The low-credit webhook of this account, and its last delivery',
  problems: ['not_found'],
  responses: { 200: answers(CreditNotice, 'The notice as it is set.') },
});

const setNotice = inAccounts.put(path, {
  operationId: 'setCreditNotice',
  right: 'billing',
  summary: 'Get a signed webhook when spending takes the credit below an amount',
  problems: ['address_refused'],
  request: jsonBody(SetCreditNotice),
  responses: { 200: answers(CreatedCreditNotice, 'The notice as it is set now, with a new secret.') },
});

const removeNotice = inAccounts.delete(path, {
  operationId: 'removeCreditNotice',
  right: 'billing',
  summary: 'Remove the low-credit webhook',
  responses: { 204: { description: 'Nothing more is sent.' } },
});

/** The low-credit webhook of an account, to be mounted at `/api/v1`. */
export function creditNoticeRoutes(parts: RouteParts & Pick<Parts, 'credit'>): Routes {
  const app = new Routes(parts);
  const { lowBalance } = parts.credit;

  app.forCaller(getNotice, async (c, { accountId }) => {
    const notice = await lowBalance.find(accountId);
    if (notice === null) throw problem('not_found', { message: 'no notice is asked for', hint: `PUT /api/v1${path} asks for one.` });
    return c.json(noticeBody(notice), 200);
  });

  app.forCaller(setNotice, async (c, { accountId }) => {
    const { below, callback_url: callbackUrl } = c.req.valid('json');
    const { webhook, secret } = await lowBalance.set(accountId, { belowMicros: requireAmount('below', below), callbackUrl });
    return c.json({ ...noticeBody(webhook), secret }, 200);
  });

  app.forCaller(removeNotice, async (c, { accountId }) => {
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
