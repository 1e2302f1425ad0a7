import { z } from 'zod';
import { cursorOf, ListFormat } from './administration.ts';
import { exampleOf, exampleOwnerId, exampleTime, shortExamplePaymentId, shown } from './examples.ts';
import { AmountOrder, KnownName, ListOrder, pageOf, PageQuery, SearchedText, Since, Until } from './page.ts';

const Amount = z.string().meta({ example: '0.05' });
const Count = z.int().min(0);

const Traffic = z.object({
  searches: Count,
  challenged: Count.meta({ description: 'Calls and fetches that were answered with a 402.' }),
  delivered: Count,
  refused: Count.meta({ description: 'Calls and fetches that failed or were refused.' }),
});

const exampleTraffic = { searches: 40, challenged: 12, delivered: 5, refused: 1 };

/** Sales within one bucket of time. */
export const RevenueBucket = z
  .object({
    at: z.iso.datetime(),
    sales: Count,
    amount: Amount.meta({ description: 'Real money that buyers paid.' }),
    net: Amount.meta({ description: 'The share of the owners.' }),
    test_amount: Amount.meta({ description: 'Test money; it counts in no other sum.' }),
  })
  .meta({ id: 'RevenueBucket', example: { at: exampleTime, sales: 5, amount: '0.25', net: '0.20', test_amount: '0.00' } });
export type RevenueBucket = z.output<typeof RevenueBucket>;

const Window = z.coerce.number().int().min(1).max(2160);

export const OverviewQuery = z.object({
  window_hours: Window.default(24).meta({ description: 'The last hours, at most 90 days.' }),
});

/** The numbers that an operator looks at first. */
export const Overview = shown(
  'Overview',
  z.object({
    since: z.iso.datetime(),
    until: z.iso.datetime(),
    bucket_seconds: z.int(),
    totals: Traffic,
    payments: z.object({
      paid: Count.meta({ description: 'Payments for calls and assets that were quoted in this time and are paid, also in one request.' }),
      delivered: Count.meta({ description: 'Those of them that were used.' }),
      direct: Count.meta({ description: 'Those paid ones that were paid from credit, for which a buyer with a key needs no 402.' }),
    }),
    series: z.array(Traffic.extend({ at: z.iso.datetime() })),
    revenue: z.array(RevenueBucket),
    unknown_settlements: z.object({ count: Count, oldest_at: z.iso.datetime().nullable() }),
    jobs: z.object({ waiting: Count, running: Count, dead: Count, oldest_due_at: z.iso.datetime().nullable() }),
    search: z.object({ model: z.string().nullable(), documents: Count.nullable(), pending: Count.nullable() }),
    tools: z.object({
      published: Count,
      unavailable: Count,
      paused: Count.meta({
        description: 'Imported tools that were taken from sale: they changed, or lost money. An admin puts them back.',
      }),
    }),
    money: z.object({
      takes_test_money: z.boolean(),
      public_test_money: z
        .boolean()
        .meta({ description: 'Test money is accepted at a public address: strangers buy everything for nothing.' }),
      providers: z.array(z.string()),
      network: z.string().nullable().meta({ description: 'Where signed payments are settled; null: they are not accepted.' }),
    }),
    database_damaged: z.boolean().meta({ description: 'The database file has to be restored from a backup.' }),
    disk_low: z.boolean().meta({ description: 'The disk of the data folder is nearly full: only paid calls are stored.' }),
    last_backup_at: z.iso.datetime().nullable().meta({ description: 'Null: none was made with this data folder.' }),
    replicas: z.int().min(1),
    is_complete: z.boolean().meta({ description: 'False if there were more log lines than are counted; the latest always are.' }),
  }),
  {
    since: '2026-11-19T08:00:00.000Z',
    bucket_seconds: 1800,
    totals: exampleTraffic,
    payments: { paid: 5, delivered: 5, direct: 2 },
    series: [{ at: exampleTime, ...exampleTraffic }],
    unknown_settlements: { count: 0, oldest_at: null },
    jobs: { waiting: 1, running: 0, dead: 0, oldest_due_at: exampleTime },
    search: { model: 'built-in', documents: 120, pending: 0 },
    tools: { published: 90, unavailable: 2, paused: 1 },
    money: { takes_test_money: true, public_test_money: false, providers: ['test', 'credit', 'x402'], network: 'test' },
    replicas: 1,
    is_complete: true,
  },
);
export type Overview = z.output<typeof Overview>;

export const EarningsQuery = z.object({
  days: z.coerce.number().int().min(1).max(365).default(30).meta({ description: 'The last days.' }),
});

/** Sales of an owner by day. */
export const Earnings = z.object({ days: z.array(RevenueBucket) }).meta({ id: 'Earnings', example: { days: [exampleOf(RevenueBucket)] } });
export type Earnings = z.output<typeof Earnings>;

const PaymentStatus = z.enum(['pending', 'paid', 'expired', 'failed', 'refunded']);

export const AdminPaymentQuery = PageQuery.extend({
  cursor: cursorOf('pay'),
  status: PaymentStatus.optional(),
  service_id: z
    .string()
    .regex(/^[\w-]{1,128}$/, 'is not an id')
    .optional(),
  client_id: z
    .string()
    .regex(/^[\w.:@/-]{1,128}$/, 'is not the id of a client')
    .optional(),
  q: SearchedText,
  since: Since,
  until: Until,
  order: AmountOrder,
  format: ListFormat,
});

/** A payment as an operator sees it: nobody can spend it with this. */
export const AdminPayment = shown(
  'AdminPayment',
  z.object({
    id: z.string().meta({ description: 'The first characters of its id.', example: shortExamplePaymentId }),
    kind: z.enum(['tool', 'asset', 'credit']),
    service_id: z.string(),
    service_name: KnownName,
    provider: z.string(),
    status: PaymentStatus,
    amount: Amount,
    currency: z.string(),
    test: z.boolean().meta({ description: 'Test money.' }),
    used_calls: Count,
    max_calls: Count,
    client_id: z.string(),
    client_name: KnownName,
    payer: z.string().nullable().meta({ description: 'The account or wallet whose credit paid; null: the money came from outside.' }),
    payer_name: KnownName,
    created_at: z.iso.datetime(),
    paid_at: z.iso.datetime().nullable(),
    expires_at: z.iso.datetime(),
  }),
  {
    service_id: 'word-count',
    service_name: 'Word Count',
    provider: 'credit',
    status: 'paid',
    currency: 'USD',
    used_calls: 1,
    max_calls: 1,
    client_id: exampleOwnerId,
    client_name: 'ada@example.com',
    payer: exampleOwnerId,
    payer_name: 'ada@example.com',
    paid_at: exampleTime,
  },
);
export type AdminPayment = z.output<typeof AdminPayment>;

export const AdminPaymentPage = pageOf(AdminPayment).meta({ id: 'AdminPaymentPage' });

export const PaymentMoment = z
  .object({
    at: z.iso.datetime(),
    kind: z.enum([
      'quoted',
      'paid',
      'purchase_begun',
      'purchase_used',
      'purchase_given_back',
      'purchase_refused',
      'purchase_unknown',
      'money',
      'delivery_returned',
      'act',
    ]),
    id: z.string().nullable().meta({ description: 'Of the purchase, the ledger entry or the act of administration.' }),
    amount: Amount.nullable(),
    from: z.string().nullable().meta({ description: 'The account of the ledger, or the admin who acted.' }),
    to: z.string().nullable(),
    detail: z.string().nullable().meta({ description: 'The kind of the movement, why it failed, the transaction on the chain.' }),
  })
  .meta({
    id: 'PaymentMoment',
    example: {
      at: exampleTime,
      kind: 'money',
      id: 'led_01KAGT4M8E3V9S2QZ7XNBC5WRD',
      amount: '0.05',
      from: `credit:${exampleOwnerId}`,
      to: 'payments:held',
      detail: 'payment',
    },
  });
export type PaymentMoment = z.output<typeof PaymentMoment>;

/** Everything that happened to a payment, in the order of time. */
export const PaymentLife = z
  .object({
    payment: AdminPayment,
    moments: z.array(PaymentMoment),
    is_complete: z.boolean().meta({ description: 'False if there were more moments than are shown.' }),
  })
  .meta({ id: 'PaymentLife', example: { payment: exampleOf(AdminPayment), moments: [exampleOf(PaymentMoment)], is_complete: true } });
export type PaymentLife = z.output<typeof PaymentLife>;

const Reason = z
  .string()
  .trim()
  .min(1, 'must not be empty')
  .max(500, 'must have at most 500 characters')
  .refine((text) => !/[\p{Cc}\p{Cs}]/u.test(text), 'must have no control characters');

export const RefundPayment = z
  .strictObject({ reason: Reason.meta({ description: 'For the audit trail.', example: 'the answer was empty' }) })
  .meta({ id: 'RefundPayment', example: { reason: 'the answer was empty' } });

export const RefundedPayment = z
  .object({
    id: z.string(),
    amount: Amount,
    currency: z.string(),
    holder: z.string().nullable().meta({ description: 'Whose credit it is now. Null: test money of an unknown payer.' }),
  })
  .meta({ id: 'RefundedPayment', example: { id: shortExamplePaymentId, amount: '0.05', currency: 'USD', holder: exampleOwnerId } });
export type RefundedPayment = z.output<typeof RefundedPayment>;

const JobId = z.string().regex(/^[\w:.@/-]{1,200}$/, 'is not the id of a job');

export const JobListQuery = PageQuery.extend({
  cursor: JobId.optional().meta({ description: 'next_cursor of the previous page.' }),
  state: z.enum(['waiting', 'running', 'dead']).default('dead'),
  q: SearchedText.meta({
    description: 'A part of the kind, of the last error or of the id. The first 10,000 jobs of the order are searched.',
  }),
  order: ListOrder,
  format: ListFormat,
});

/** A background job, without what it works on. */
export const BackgroundJob = shown(
  'BackgroundJob',
  z.object({
    id: z.string(),
    kind: z.string(),
    state: z.enum(['waiting', 'running', 'dead']),
    attempts: Count,
    attempts_max: Count,
    run_at: z.iso.datetime(),
    last_error: z.string().nullable(),
    created_at: z.iso.datetime(),
    finished_at: z.iso.datetime().nullable(),
  }),
  {
    id: 'job_01KAGT4M8E3V9S2QZ7XNBC5WRD',
    kind: 'deliver webhook',
    state: 'dead',
    attempts: 8,
    attempts_max: 8,
    last_error: 'Error: the receiver answered 500',
    finished_at: exampleTime,
  },
);
export type BackgroundJob = z.output<typeof BackgroundJob>;

export const BackgroundJobPage = pageOf(BackgroundJob).meta({ id: 'BackgroundJobPage' });

export const RetryJob = z.strictObject({ id: JobId }).meta({ id: 'RetryJob', example: { id: 'job_01KAGT4M8E3V9S2QZ7XNBC5WRD' } });

/** A setting as this process runs with it. */
export const SettingInUse = shown(
  'SettingInUse',
  z.object({
    name: z.string().meta({ description: 'Of its environment variable.' }),
    section: z.string(),
    description: z.string(),
    source: z.enum(['environment', 'default']),
    value: z.string().nullable().meta({ description: 'Null: it is secret, or has no value.' }),
    is_secret: z.boolean(),
  }),
  {
    name: 'PORT',
    section: 'Where it is',
    description: 'The port of the service.',
    value: '4020',
  },
);
export type SettingInUse = z.output<typeof SettingInUse>;

export const SettingList = z
  .object({ items: z.array(SettingInUse) })
  .meta({ id: 'SettingList', example: { items: [exampleOf(SettingInUse)] } });
export type SettingList = z.output<typeof SettingList>;
