import { z } from 'zod';
import { Amount } from './caps.ts';
import { cursorOf, ListFormat } from './administration.ts';
import { CheckoutStatus } from './checkout-status.ts';
import { exampleAdminId, exampleOf, exampleOwnerId, exampleTime, exampleWallet, shown } from './examples.ts';
import { KnownName, PageQuery } from './page.ts';
import { line } from './text.ts';

const exampleTopUpId = 'top_01KAGT4M8E3V9S2QZ7XNBC5WRG';

/** Whole cents, because cards are charged in cents. */
const CardAmount = z.string().regex(/^(?:0|[1-9]\d{0,4})(?:\.\d{1,2})?$/, 'must be a decimal in whole cents such as "25.00"');

const BrowserUrl = z
  .url({ protocol: /^https?$/ })
  .max(2048)
  .refine((text) => /^[\x21-\x7e]+$/.test(text), 'must be a valid http or https URL');

const CreditAmount = CardAmount.refine((text) => Number(text) >= 1 && Number(text) <= 10_000, 'must be from "1.00" to "10000.00"').meta({
  description: 'In USD, from 1 to 10,000.',
  example: '25.00',
});

/** `POST /api/v1/credit` */
export const BuyCredit = z.strictObject({ amount: CreditAmount }).meta({ id: 'BuyCredit', example: { amount: '5.00' } });

export const BoughtCredit = shown(
  'BoughtCredit',
  z.object({
    id: z.string().meta({ example: 'top_01KAGT4M8E3V9S2QZ7XNBC5WRD' }),
    amount: z.string().meta({ example: '25.00' }),
    currency: z.literal('USD'),
    balance: z.string().meta({ description: 'The credit of that kind right after the top-up.', example: '25.00' }),
    holder: z.string().meta({ description: 'The account of the request, otherwise the address of the wallet that paid.' }),
    test: z.boolean().meta({ description: 'Bought with test money; the provider credit-test spends it.' }),
    created_at: z.iso.datetime(),
  }),
  {
    id: exampleTopUpId,
    amount: '5.00',
    balance: '5.00',
    holder: exampleWallet,
    test: true,
  },
);
export type BoughtCredit = z.output<typeof BoughtCredit>;

/** `PUT /api/v1/me/credit/notice` */
export const SetCreditNotice = z
  .strictObject({
    below: CardAmount.refine((text) => Number(text) > 0, 'must be above zero').meta({
      description: 'In USD. A webhook is sent when spending takes the credit below this.',
      example: '5.00',
    }),
    callback_url: z.string().max(2048).meta({ description: 'A public http or https address.', example: 'https://agent.example/webhooks' }),
  })
  .meta({ id: 'SetCreditNotice', example: { below: '5.00', callback_url: 'https://agent.example/webhooks' } });

export const CreditNotice = z
  .object({
    below: z.string().meta({ example: '5.00' }),
    callback_url: z.string(),
    created_at: z.iso.datetime(),
    last_notice: z
      .object({
        state: z.enum(['waiting', 'delivered', 'failed']),
        status: z.int().nullable().meta({ description: 'The status of the last answer of the address.' }),
        error: z.string().nullable(),
        at: z.iso.datetime().meta({ description: 'When the credit fell below the limit.' }),
      })
      .nullable(),
  })
  .meta({
    id: 'CreditNotice',
    example: {
      ...exampleOf(SetCreditNotice),
      created_at: exampleTime,
      last_notice: { state: 'delivered', status: 204, error: null, at: exampleTime },
    },
  });
export type CreditNotice = z.output<typeof CreditNotice>;

export const CreatedCreditNotice = CreditNotice.extend({
  secret: z.string().meta({ description: 'The key of webhook signatures (Standard Webhooks). Shown only once.' }),
}).meta({
  id: 'CreatedCreditNotice',
  example: {
    ...exampleOf(CreditNotice),
    last_notice: null,
    secret: 'whsec_EXAMPLEnotARealOne00000000000000000000000000=',
  },
});

export const CreateCheckout = z
  .strictObject({
    amount: CreditAmount,
    success_url: BrowserUrl.optional().meta({
      description: "Where the buyer's browser goes after paying; default: the documentation.",
      example: 'https://agent.example/paid',
    }),
    cancel_url: BrowserUrl.optional().meta({
      description: 'Where the browser goes when the buyer cancels.',
      example: 'https://agent.example/',
    }),
  })
  .meta({ id: 'CreateCheckout', example: { amount: '25.00', success_url: 'https://agent.example/paid' } });

export const Checkout = shown(
  'Checkout',
  z.object({
    id: z.string().meta({ example: 'top_01KAGT4M8E3V9S2QZ7XNBC5WRD' }),
    url: z.string().nullable().meta({ description: 'The payment page; null if there is nothing left to pay.' }),
    status: CheckoutStatus.meta({
      description: 'processing: the bank has not decided yet; review: the payment differs from the order, so the operator has to check it.',
    }),
    amount: z.string().meta({ example: '25.00' }),
    currency: z.literal('USD'),
    created_at: z.iso.datetime(),
    expires_at: z.iso.datetime().meta({ description: 'The deadline for paying.' }),
  }),
  {
    id: exampleTopUpId,
    url: 'https://checkout.stripe.com/c/pay/cs_test_EXAMPLE',
    expires_at: '2026-11-20T10:00:00.000Z',
  },
);
export type Checkout = z.output<typeof Checkout>;

export const CreditMovement = shown(
  'CreditMovement',
  z.object({
    id: z.string().meta({ example: 'led_01KAGT4M8E3V9S2QZ7XNBC5WRD' }),
    kind: z.enum(['top_up', 'payment', 'refund', 'surplus', 'wallet_refund']).meta({
      description:
        'refund: an unused payment was refunded, or, if negative, a card was refunded; surplus: money that arrived for a payment that was already paid; wallet_refund: sent back to the wallet in `transaction`.',
    }),
    amount: z.string().meta({ description: 'Negative for outgoing amounts.', example: '-0.05' }),
    currency: z.literal('USD'),
    service_id: z.string().nullable().meta({ description: 'The paid tool or asset.' }),
    service_name: KnownName,
    payment_id: z
      .string()
      .nullable()
      .meta({ description: 'The first characters: they identify the payment, but cannot read or spend it.' }),
    top_up_id: z.string().nullable().meta({ description: 'The top-up that added the credit, or the card order that was refunded.' }),
    transaction: z.string().nullable().meta({ description: 'The transaction that sent the amount back to the wallet.' }),
    test: z.boolean().meta({ description: 'Test money.' }),
    created_at: z.iso.datetime(),
  }),
  {
    id: 'led_01KAGT4M8E3V9S2QZ7XNBC5WRK',
    kind: 'surplus',
    amount: '0.05',
    service_id: 'timestamp',
    service_name: 'Timestamp',
    payment_id: 'pay_01KAGT4M8E3V9S2QZ7XNBC5WRF',
  },
);
export type CreditMovement = z.output<typeof CreditMovement>;

export const CreditHistoryQuery = PageQuery.extend({ cursor: cursorOf('led'), format: ListFormat });

export const CreditHistory = z.object({ items: z.array(CreditMovement), next_cursor: z.string().nullable() }).meta({
  id: 'CreditHistory',
  example: {
    items: [
      exampleOf(CreditMovement),
      { ...exampleOf(CreditMovement), id: 'led_01KAGT4M8E3V9S2QZ7XNBC5WRH', kind: 'payment', amount: '-0.05' },
      {
        ...exampleOf(CreditMovement),
        id: 'led_01KAGT4M8E3V9S2QZ7XNBC5WRD',
        kind: 'top_up',
        amount: '25.00',
        service_id: null,
        service_name: null,
        payment_id: null,
        top_up_id: exampleTopUpId,
      },
    ],
    next_cursor: null,
  },
});

export const CreateCardRefund = z
  .strictObject({
    amount: CardAmount.refine((text) => Number(text) > 0, 'must be above zero')
      .optional()
      .meta({ description: 'In USD; default: the rest of the top-up.', example: '10.00' }),
  })
  .meta({ id: 'CreateCardRefund', example: { amount: '10.00' } });

export const CardRefund = shown(
  'CardRefund',
  z.object({
    id: z.string().meta({ example: 'rfd_01KAGT4M8E3V9S2QZ7XNBC5WRD' }),
    top_up_id: z.string(),
    user_id: z.string(),
    amount: z.string().meta({ example: '10.00' }),
    currency: z.literal('USD'),
    status: z
      .enum(['requested', 'sent', 'done', 'failed'])
      .meta({ description: 'requested and sent: it completes automatically; failed: the credit was restored.' }),
    failure: z.string().nullable().meta({ description: "Stripe's reason." }),
    created_at: z.iso.datetime(),
    balance: z.string().meta({ description: 'The current credit of the account.', example: '15.00' }),
  }),
  {
    id: 'rfd_01KAGT4M8E3V9S2QZ7XNBC5WRJ',
    top_up_id: exampleTopUpId,
    user_id: exampleOwnerId,
    status: 'done',
    balance: '14.95',
  },
);
export type CardRefund = z.output<typeof CardRefund>;

export const WebhookReceipt = z.object({ received: z.literal(true) }).meta({ id: 'WebhookReceipt', example: { received: true } });

export const CreateTopUp = z
  .strictObject({
    amount: Amount.meta({ description: 'In USD, above zero.', example: '25.00' }),
    note: line(500).nullable().optional().meta({ example: 'invoice 2026-117' }),
  })
  .meta({ id: 'CreateTopUp', example: { amount: '5.00', note: 'invoice 42' } });

export const TopUp = shown(
  'TopUp',
  z.object({
    id: z.string(),
    user_id: z.string(),
    amount: z.string().meta({ example: '25.00' }),
    currency: z.literal('USD'),
    note: z.string().nullable(),
    granted_by: z.string().meta({ description: 'The admin.' }),
    created_at: z.iso.datetime(),
    balance: z.string().meta({ description: 'The current credit of the account.', example: '25.00' }),
  }),
  {
    id: 'top_01KAGT4M8E3V9S2QZ7XNBC5WRD',
    user_id: exampleOwnerId,
    amount: '5.00',
    note: 'invoice 42',
    granted_by: exampleAdminId,
    balance: '5.00',
  },
);
export type TopUp = z.output<typeof TopUp>;

export const Credit = z
  .object({
    holder: z.string().meta({ description: 'The account, or the address of the wallet that signed in.' }),
    balance: z.string().meta({ example: '24.85' }),
    test_balance: z
      .string()
      .meta({ description: 'Credit bought with test money; only the provider credit-test spends it.', example: '0.00' }),
    currency: z.literal('USD'),
    low: z.boolean().meta({ description: 'The balance is below low_below: top up soon.' }),
    low_below: z.string().meta({ description: 'Set by the operator.', example: '1.00' }),
  })
  .meta({
    id: 'Credit',
    example: { holder: exampleOwnerId, balance: '4.97', test_balance: '0.00', currency: 'USD', low: false, low_below: '1.00' },
  });
