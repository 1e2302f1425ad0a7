import { z } from 'zod';
import { cursorOf } from './administration.ts';
import { exampleOf, exampleOwnerId, exampleTime, shown } from './examples.ts';
import { pageOf, PageQuery } from './page.ts';

const Kind = z.enum(['watch', 'tool_job', 'low_balance', 'account']).meta({
  description:
    'watch: something matches a need that is watched; tool_job: a job of a tool has ended; low_balance: credit is below its limit; account: the account was changed.',
  example: 'tool_job',
});
const State = z.enum(['waiting', 'delivered', 'failed']);

/** A webhook of this service, what was sent, and what its receiver answered last. */
export const WebhookDelivery = shown(
  'WebhookDelivery',
  z.object({
    id: z.string().meta({ description: 'For the operations on it.' }),
    webhook_id: z.string().meta({ description: 'The header webhook-id: the same at every attempt, also when it is sent again.' }),
    kind: Kind,
    event: z.string(),
    url: z.string().meta({ description: 'Admins see its origin only, because the rest may be a secret.' }),
    body: z.string().meta({ description: 'JSON, as it is sent.' }),
    state: State,
    attempts: z.int().min(0),
    next_attempt_at: z.iso.datetime().nullable().meta({ description: 'Null: it was delivered or given up.' }),
    last_status: z.int().nullable().meta({ description: 'Null: there was no answer.' }),
    last_error: z.string().nullable(),
    last_answer: z.string().nullable().meta({ description: 'The first 500 characters of the answer.' }),
    last_at: z.iso.datetime().nullable(),
    created_at: z.iso.datetime(),
  }),
  {
    id: 'whd_01KAGT4M8E3V9S2QZ7XNBC5WRD',
    webhook_id: 'msg_01KAGT4M8E3V9S2QZ7XNBC5WRD',
    kind: 'low_balance',
    event: 'credit.low',
    url: 'https://agent.example/hook',
    body: '{"type":"credit.low","timestamp":"2026-11-20T08:00:00.000Z","data":{"balance":"0.97","below":"1.00","currency":"USD"}}',
    state: 'waiting',
    attempts: 1,
    next_attempt_at: exampleTime,
    last_status: 503,
    last_answer: 'down for maintenance',
    last_at: exampleTime,
  },
);
export type WebhookDelivery = z.output<typeof WebhookDelivery>;

export const WebhookDeliveryPage = pageOf(WebhookDelivery).meta({ id: 'WebhookDeliveryPage' });

export const WebhookDeliveryQuery = PageQuery.extend({ cursor: cursorOf('whd'), kind: Kind.optional(), state: State.optional() });

/** A webhook in the list of all accounts. */
export const AdminWebhookDelivery = WebhookDelivery.extend({
  owner_id: z.string().nullable().meta({ description: 'The account that it is sent to; null for a receiver without one.' }),
  owner_name: z.string().nullable(),
}).meta({
  id: 'AdminWebhookDelivery',
  example: { ...exampleOf(WebhookDelivery), url: 'https://agent.example', owner_id: exampleOwnerId, owner_name: 'ada@example.com' },
});
export type AdminWebhookDelivery = z.output<typeof AdminWebhookDelivery>;

export const AdminWebhookDeliveryPage = pageOf(AdminWebhookDelivery).meta({ id: 'AdminWebhookDeliveryPage' });

export const AdminWebhookDeliveryQuery = WebhookDeliveryQuery.extend({
  owner_id: z
    .string()
    .regex(/^\w{1,64}$/, 'must be the id of an account')
    .optional(),
});
