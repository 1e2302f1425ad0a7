import type { BoughtCredit, CardRefund, Checkout, CreditMovement, CreditNotice } from '@farebox/contract';
import { exampleTime } from './examples.ts';

const topUpId = 'top_01KAGT4M8E3V9S2QZ7XNBC5WRG';

const checkout: Checkout = {
  id: topUpId,
  url: 'https://checkout.stripe.com/c/pay/cs_test_EXAMPLE',
  status: 'open',
  amount: '25.00',
  currency: 'USD',
  created_at: exampleTime,
  expires_at: '2026-11-20T10:00:00.000Z',
};

const movements: CreditMovement[] = [
  {
    id: 'led_01KAGT4M8E3V9S2QZ7XNBC5WRK',
    kind: 'surplus',
    amount: '0.05',
    currency: 'USD',
    service_id: 'timestamp',
    payment_id: 'pay_01KAGT4M8E3V9S2QZ7XNBC5WRF',
    top_up_id: null,
    transaction: null,
    test: false,
    created_at: exampleTime,
  },
  {
    id: 'led_01KAGT4M8E3V9S2QZ7XNBC5WRH',
    kind: 'payment',
    amount: '-0.05',
    currency: 'USD',
    service_id: 'timestamp',
    payment_id: 'pay_01KAGT4M8E3V9S2QZ7XNBC5WRF',
    top_up_id: null,
    transaction: null,
    test: false,
    created_at: exampleTime,
  },
  {
    id: 'led_01KAGT4M8E3V9S2QZ7XNBC5WRD',
    kind: 'top_up',
    amount: '25.00',
    currency: 'USD',
    service_id: null,
    payment_id: null,
    top_up_id: topUpId,
    transaction: null,
    test: false,
    created_at: exampleTime,
  },
];

const refund: CardRefund = {
  id: 'rfd_01KAGT4M8E3V9S2QZ7XNBC5WRJ',
  top_up_id: topUpId,
  user_id: 'usr_01KAGT4M8E3V9S2QZ7XNBC5WRD',
  amount: '10.00',
  currency: 'USD',
  status: 'done',
  failure: null,
  created_at: exampleTime,
  balance: '14.95',
};

const bought: BoughtCredit = {
  id: topUpId,
  amount: '5.00',
  currency: 'USD',
  balance: '5.00',
  holder: '0x52908400098527886e0f7030069857d2e4169ee7',
  test: true,
  created_at: exampleTime,
};

const notice: CreditNotice = {
  below: '5.00',
  callback_url: 'https://agent.example/notices',
  created_at: exampleTime,
  last_notice: { state: 'delivered', status: 204, error: null, at: exampleTime },
};

/** By the name of the schema. */
export const creditExamples: Readonly<Record<string, unknown>> = {
  BuyCredit: { amount: '5.00' },
  BoughtCredit: bought,
  SetCreditNotice: { below: notice.below, callback_url: notice.callback_url },
  CreditNotice: notice,
  CreatedCreditNotice: { ...notice, last_notice: null, secret: 'whsec_EXAMPLEnotARealOne00000000000000000000000000=' },
  CreateCheckout: { amount: '25.00', success_url: 'https://agent.example/paid' },
  Checkout: checkout,
  CreditHistory: { items: movements, next_cursor: null },
  CreateCardRefund: { amount: '10.00' },
  CardRefund: refund,
  WebhookReceipt: { received: true },
};
