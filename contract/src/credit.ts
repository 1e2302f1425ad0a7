import { z } from '@hono/zod-openapi';
import { PageQuery } from './accounts.ts';
import { cursorOf, ListFormat } from './administration.ts';
import { CheckoutStatus } from './checkout-status.ts';

/** Whole cents, as cards are charged. */
const CardAmount = z.string().regex(/^(?:0|[1-9]\d{0,4})(?:\.\d{1,2})?$/, 'must be a decimal in whole cents such as "25.00"');

const BrowserUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .max(2048)
  .refine((text) => /^[\x21-\x7e]+$/.test(text), 'must be an http or https address');

const CreditAmount = CardAmount.refine((text) => Number(text) >= 1 && Number(text) <= 10_000, 'must be from "1.00" to "10000.00"').openapi({
  description: 'In USD, from 1 to 10,000.',
  example: '25.00',
});

/** `POST /api/v1/credit` */
export const BuyCredit = z.strictObject({ amount: CreditAmount }).openapi('BuyCredit');

export const BoughtCredit = z
  .object({
    id: z.string().openapi({ example: 'top_01KAGT4M8E3V9S2QZ7XNBC5WRD' }),
    amount: z.string().openapi({ example: '25.00' }),
    currency: z.literal('USD'),
    balance: z.string().openapi({ description: 'The credit of that kind right after.', example: '25.00' }),
    holder: z.string().openapi({ description: 'The account that asked, else the address of the wallet that paid.' }),
    test: z.boolean().openapi({ description: 'Bought with play money: the provider credit-test spends it.' }),
    created_at: z.iso.datetime(),
  })
  .openapi('BoughtCredit');
export type BoughtCredit = z.output<typeof BoughtCredit>;

/** `PUT /api/v1/me/credit/notice` */
export const SetCreditNotice = z
  .strictObject({
    below: CardAmount.refine((text) => Number(text) > 0, 'must be above zero').openapi({
      description: 'In USD: spending that takes the credit below this is told.',
      example: '5.00',
    }),
    callback_url: z
      .string()
      .max(2048)
      .openapi({ description: 'A public http or https address.', example: 'https://agent.example/notices' }),
  })
  .openapi('SetCreditNotice');

export const CreditNotice = z
  .object({
    below: z.string().openapi({ example: '5.00' }),
    callback_url: z.string(),
    created_at: z.iso.datetime(),
    last_notice: z
      .object({
        state: z.enum(['waiting', 'delivered', 'failed']),
        status: z.int().nullable().openapi({ description: 'What the address answered last.' }),
        error: z.string().nullable(),
        at: z.iso.datetime().openapi({ description: 'When the credit fell below.' }),
      })
      .nullable(),
  })
  .openapi('CreditNotice');
export type CreditNotice = z.output<typeof CreditNotice>;

export const CreatedCreditNotice = CreditNotice.extend({
  secret: z.string().openapi({ description: 'Notices are signed with it as Standard Webhooks says. Told only now.' }),
}).openapi('CreatedCreditNotice');

export const CreateCheckout = z
  .strictObject({
    amount: CreditAmount,
    success_url: BrowserUrl.optional().openapi({
      description: "Where the buyer's browser goes after paying; default: the documentation.",
      example: 'https://agent.example/paid',
    }),
    cancel_url: BrowserUrl.optional().openapi({
      description: 'Where it goes when the buyer turns back.',
      example: 'https://agent.example/',
    }),
  })
  .openapi('CreateCheckout');

export const Checkout = z
  .object({
    id: z.string().openapi({ example: 'top_01KAGT4M8E3V9S2QZ7XNBC5WRD' }),
    url: z.string().nullable().openapi({ description: 'The page to pay on; null where there is nothing to pay any more.' }),
    status: CheckoutStatus.openapi({
      description: 'processing: the bank has yet to decide; review: paid, but not as ordered, so that the operator has to look.',
    }),
    amount: z.string().openapi({ example: '25.00' }),
    currency: z.literal('USD'),
    created_at: z.iso.datetime(),
    expires_at: z.iso.datetime().openapi({ description: 'Until when it can be paid.' }),
  })
  .openapi('Checkout');
export type Checkout = z.output<typeof Checkout>;

export const CreditMovement = z
  .object({
    id: z.string().openapi({ example: 'led_01KAGT4M8E3V9S2QZ7XNBC5WRD' }),
    kind: z.enum(['top_up', 'payment', 'refund', 'surplus', 'claim', 'wallet_refund', 'expiry']).openapi({
      description:
        'refund: a payment that was not used came back, or, where it is negative, a card was refunded; surplus: money that arrived for a payment that was paid already; claim: unused money that the operator found to be yours; wallet_refund: sent back to the wallet, by `transaction`.',
    }),
    amount: z.string().openapi({ description: 'Negative for what went out.', example: '-0.05' }),
    currency: z.literal('USD'),
    service_id: z.string().nullable().openapi({ description: 'Tool or asset that was paid for.' }),
    payment_id: z
      .string()
      .nullable()
      .openapi({ description: 'The first characters: enough to find the payment, not to read or spend it.' }),
    top_up_id: z.string().nullable().openapi({ description: 'What the credit was bought by, or the order by card that was refunded.' }),
    transaction: z.string().nullable().openapi({ description: 'The transaction that sent it back to the wallet.' }),
    test: z.boolean().openapi({ description: 'Play money.' }),
    created_at: z.iso.datetime(),
  })
  .openapi('CreditMovement');
export type CreditMovement = z.output<typeof CreditMovement>;

export const CreditHistoryQuery = PageQuery.extend({ cursor: cursorOf('led'), format: ListFormat });

export const CreditHistory = z.object({ items: z.array(CreditMovement), next_cursor: z.string().nullable() }).openapi('CreditHistory');

export const CreateCardRefund = z
  .strictObject({
    amount: CardAmount.refine((text) => Number(text) > 0, 'must be above zero')
      .optional()
      .openapi({ description: 'In USD; default: all that is left of the top-up.', example: '10.00' }),
  })
  .openapi('CreateCardRefund');

export const CardRefund = z
  .object({
    id: z.string().openapi({ example: 'rfd_01KAGT4M8E3V9S2QZ7XNBC5WRD' }),
    top_up_id: z.string(),
    user_id: z.string(),
    amount: z.string().openapi({ example: '10.00' }),
    currency: z.literal('USD'),
    status: z
      .enum(['requested', 'sent', 'done', 'failed'])
      .openapi({ description: 'requested and sent: it is finished by itself; failed: the credit is back.' }),
    failure: z.string().nullable().openapi({ description: "Stripe's reason." }),
    created_at: z.iso.datetime(),
    balance: z.string().openapi({ description: 'The credit of the account now.', example: '15.00' }),
  })
  .openapi('CardRefund');
export type CardRefund = z.output<typeof CardRefund>;

export const WebhookReceipt = z.object({ received: z.literal(true) }).openapi('WebhookReceipt');
