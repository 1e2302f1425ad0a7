import { z } from 'zod';
import { PaymentRequired } from './errors.ts';
import { exampleAssetId, exampleOf, examplePaymentId, examplePublicUrl, exampleRequestId, exampleTime, exampleToken } from './examples.ts';
import { PaymentBody } from './payment.ts';

export const PaymentAction = z
  .object({
    required: z.boolean(),
    amount: z.string().meta({ example: '0.05' }),
    currency: z.literal('USD'),
    action: z.object({
      method: z.literal('POST'),
      href: z.string().meta({ example: 'https://farebox.example/api/v1/assets/fetch' }),
      body: z.object({ asset_id: z.string() }),
    }),
  })
  .meta({
    id: 'PaymentAction',
    description: 'The request that delivers the asset. If payment is required, it first answers 402 with the payment.',
    example: {
      required: true,
      amount: '0.05',
      currency: 'USD',
      action: { method: 'POST', href: `${examplePublicUrl}/api/v1/assets/fetch`, body: { asset_id: exampleAssetId } },
    },
  });
export type PaymentAction = z.output<typeof PaymentAction>;

/** The file of the asset in the examples. */
export const exampleFile = {
  file_name: 'rainfall.csv',
  mime_type: 'text/csv',
  size_bytes: 5_242_880,
  sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
};
const exampleRevenueId = 'rev_01KAGT4M8E3V9S2QZ7XNBC5WRD';
const examplePayment: PaymentBody = {
  paymentId: examplePaymentId,
  serviceId: exampleAssetId,
  providerId: 'credit',
  provider: 'Prepaid credit',
  status: 'pending',
  amountCents: 5,
  amount: '0.05',
  currency: 'USD',
  billingMode: 'per_call',
  maxCalls: 1,
  usedCalls: 0,
  remainingCalls: 1,
  clientId: 'my-agent',
  payTo: 'credit:farebox',
  token: exampleToken,
  expiresAt: '2026-11-20T08:15:00.000Z',
};

const AssetId = z
  .string()
  .regex(/^\w{1,64}$/, 'must be an asset id')
  .meta({ example: exampleAssetId });

export const FetchQuery = z.object({ asset_id: AssetId });

/** The query of POST, whose body can contain the asset_id instead. */
export const FetchBodyQuery = FetchQuery.partial();

export const FetchRequest = z
  .strictObject({
    asset_id: AssetId.optional().meta({ description: 'In the body or in the query.' }),
    payment_token: z
      .string()
      .min(1)
      .max(600)
      .nullish()
      .meta({ description: 'payment.token of a paid payment; the same as the header X-Payment-Token.' }),
  })
  .meta({ id: 'FetchRequest', example: { asset_id: exampleAssetId, payment_token: exampleToken } });

export const Delivery = z
  .discriminatedUnion('type', [
    z.object({
      type: z.literal('signed_url'),
      url: z.string().meta({ description: 'Works until expires_at, without any other credential.' }),
      expires_at: z.iso.datetime(),
      file_name: z.string(),
      mime_type: z.string(),
      size_bytes: z.int().nullable(),
      sha256: z.string().nullable(),
    }),
    z.object({
      type: z.literal('api_invocation'),
      method: z.string(),
      endpoint_url: z.string(),
      protocol: z.string().nullable(),
      auth_type: z.string().nullable(),
      input_schema: z.string().nullable(),
      output_schema: z.string().nullable(),
      openapi_url: z.string().nullable(),
      rate_limit: z.string().nullable(),
      usage_example: z.string().nullable(),
    }),
  ])
  .meta({
    id: 'Delivery',
    example: {
      type: 'signed_url',
      url: `${examplePublicUrl}/api/v1/assets/download/${exampleAssetId}?expires=1795162500&signature=EXAMPLE-not-a-real-one&delivery=${exampleRevenueId}`,
      expires_at: '2026-11-20T08:15:00.000Z',
      ...exampleFile,
    },
  });
export type Delivery = z.output<typeof Delivery>;

export const DeliveredAsset = z
  .object({
    asset_id: z.string(),
    delivery: Delivery,
    payment: PaymentBody.meta({ description: 'Null for a free asset, and for its owner.' }).nullable(),
    revenue_event_id: z.string().nullable(),
  })
  .meta({
    id: 'DeliveredAsset',
    example: {
      asset_id: exampleAssetId,
      delivery: exampleOf(Delivery),
      payment: { ...examplePayment, status: 'paid', usedCalls: 1, remainingCalls: 0, paidAt: exampleTime },
      revenue_event_id: exampleRevenueId,
    },
  });
export type DeliveredAsset = z.output<typeof DeliveredAsset>;

/** The 402 of `/api/v1/assets/fetch`. */
export const AssetPaymentRequired = PaymentRequired.omit({ requestId: true, input: true })
  .extend({ request_id: z.string() })
  .meta({
    id: 'AssetPaymentRequired',
    example: {
      error: 'payment required',
      payment: examplePayment,
      statusCode: 402,
      code: 'payment_required',
      hint: 'Pay payment.paymentId, then retry with the header X-Payment-Token set to payment.token.',
      request_id: exampleRequestId,
    },
  });
export type AssetPaymentRequired = z.output<typeof AssetPaymentRequired>;

export const DownloadQuery = z.object({
  expires: z
    .string()
    .regex(/^\d{1,12}$/, 'must be a whole number')
    .meta({ type: 'integer', description: 'The end of the validity of the link, in seconds since 1970.' }),
  signature: z.string().min(1).max(200),
  delivery: z
    .string()
    .regex(/^rev_\w{1,60}$/, 'must be the id of a revenue event')
    .optional()
    .meta({ description: 'The purchase of the link, which its signature names too; absent if nothing was paid. It can be left out.' }),
});
