import {
  AdminWebhookDeliveryPage,
  AdminWebhookDeliveryQuery,
  WebhookDeliveryPage,
  WebhookDeliveryQuery,
  type WebhookDelivery,
} from '@farebox/contract';
import { optionalTime, rfc3339 } from '../../clock.ts';
import type { Parts } from '../../parts.ts';
import type { WebhookRow } from '../../storage/tables/webhooks.ts';
import { listBody } from '../../surface/list-body.ts';
import { answers, forAdmins, idParam } from '../../surface/route-parts.ts';
import { routesOf } from '../../surface/route.ts';
import { Routes, type RouteParts } from '../routes.ts';

const inAccounts = routesOf({ tags: ['Accounts'], caller: 'session' });
const params = idParam('whd_01KAGT4M8E3V9S2QZ7XNBC5WRD');
const resent = { 202: { description: 'It is sent soon, with the same webhook-id and body, and tried as often as a new one.' } };

const listDeliveries = inAccounts.get('/me/webhook-deliveries', {
  operationId: 'listWebhookDeliveries',
  summary: 'Webhooks to this account: what was sent, the last answer, and the next attempt',
  request: { query: WebhookDeliveryQuery },
  responses: { 200: answers(WebhookDeliveryPage, 'A page of webhooks, the last first.') },
});

const resend = inAccounts.post('/me/webhook-deliveries/{id}/resend', {
  operationId: 'resendWebhookDelivery',
  right: 'keys',
  summary: 'Send a webhook again',
  problems: ['conflict', 'not_found'],
  request: { params },
  responses: resent,
});

const listAllDeliveries = forAdmins.get('/admin/webhook-deliveries', {
  operationId: 'listAllWebhookDeliveries',
  summary: 'Webhooks to all receivers',
  request: { query: AdminWebhookDeliveryQuery },
  responses: { 200: answers(AdminWebhookDeliveryPage, 'A page of webhooks, the last first.') },
});

const resendAny = forAdmins.post('/admin/webhook-deliveries/{id}/resend', {
  operationId: 'resendAnyWebhookDelivery',
  summary: 'Send a webhook of any account again',
  problems: ['conflict', 'not_found'],
  request: { params },
  responses: resent,
});

/** Webhooks that were sent, for their owners and for operators. To be mounted at `/api/v1`. */
export function webhookDeliveryRoutes(parts: RouteParts & Pick<Parts, 'accounts' | 'database' | 'operations' | 'webhooks'>): Routes {
  const { database, webhooks } = parts;
  const { names } = parts.operations;
  const { auditTrail } = parts.accounts;
  const app = new Routes(parts);

  app.forCaller(listDeliveries, async (c, { accountId: ownerId }) => {
    const { limit, cursor = null, ...filter } = c.req.valid('query');
    return c.json(listBody(await webhooks.list({ ...filter, ownerId }, { limit, cursor }), deliveryBody), 200);
  });

  app.forCaller(resend, async (c, { accountId: ownerId }) => {
    await database.write((queries) => webhooks.resend(queries, { id: c.req.valid('param').id, ownerId }));
    return c.body(null, 202);
  });

  app.openapi(listAllDeliveries, async (c) => {
    const { limit, cursor = null, owner_id: ownerId, ...filter } = c.req.valid('query');
    const page = await webhooks.list({ ...filter, ownerId }, { limit, cursor });
    const nameOf = await names.of(page.items.map(({ owner_id: id }) => id));
    const body = (row: WebhookRow) => {
      const url = URL.parse(row.url)?.origin ?? '';
      return { ...deliveryBody(row), url, owner_id: row.owner_id, owner_name: nameOf(row.owner_id) };
    };
    return c.json(listBody(page, body), 200);
  });

  app.forCaller(resendAny, async (c, { accountId: actorId }) => {
    const { id } = c.req.valid('param');
    await database.write(async (queries) => {
      const { webhook_id: webhookId, kind } = await webhooks.resend(queries, { id });
      await auditTrail.record(queries, { actorId, action: 'webhook.resend', subjectId: id, details: { kind, webhookId } });
    });
    return c.body(null, 202);
  });

  return app;
}

function deliveryBody(row: WebhookRow): WebhookDelivery {
  const { id, webhook_id, kind, event, url, body, state, attempts, last_status, last_error, last_answer } = row;
  const next_attempt_at = state === 'waiting' ? rfc3339(row.due_at) : null;
  const times = { next_attempt_at, last_at: optionalTime(row.last_at), created_at: rfc3339(row.created_at) };
  return { id, webhook_id, kind, event, url, body, state, attempts, last_status, last_error, last_answer, ...times };
}
