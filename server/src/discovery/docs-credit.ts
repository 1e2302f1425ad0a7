import { jsonSample, sample } from './docs-code.ts';
import { BoughtCredit, exampleOf } from '@farebox/contract';
import { requestList, type RequestLine } from './docs-parts.ts';
import { isTestNetwork, shownService, type Facts } from './facts.ts';
import { html, type Markup } from './markup.ts';

/** Prepaid credit: one payment for many calls. */
export function creditSection(facts: Facts): Markup {
  const { wallets, publicUrl } = facts;
  return html`<div class="split">
    <div class="prose">
      <p>
        Credit is one payment for many calls. A payment from credit that is not used before it expires is refunded to the credit. Credit
        belongs to an account${wallets === null ? null : ', or to the wallet that bought it'}.
      </p>
      ${requestList([...ofAccounts, ...(wallets === null ? [] : ofWallets)])} ${wallets === null ? null : walletText(facts)}
      <h2>Low-balance webhook</h2>
      <p>
        <code>PUT /api/v1/me/credit/notice</code> takes <code>below</code> and <code>callback_url</code>. When the account spends and its
        credit falls below that amount, one webhook is sent, signed like <a href="/docs/demand">those for demand</a>. The next one can
        follow after a top-up.
      </p>
    </div>
    <div class="samples">
      ${sample({ caption: 'A wallet buys credit', code: buyCommand(publicUrl), language: 'shell' })}
      ${jsonSample('The answer 201 after payment', exampleOf(BoughtCredit))} ${jsonSample('The webhook', webhookExample)}
    </div>
  </div>`;
}

const ofAccounts: readonly RequestLine[] = [
  ['POST', '/api/v1/me/credit/checkout', 'Buys credit by card: the answer has the `url` of a payment page. Needs the token of a login.'],
  [
    'GET',
    '/api/v1/me/credit',
    'The balance. `GET /api/v1/me/credit/history` lists every change with its `kind`: `refund` is an unused payment that was refunded, `surplus` is money that arrived for a payment that was already paid.',
  ],
  ['POST', '/api/payments/{paymentId}/pay', 'With `{"provider": "credit"}`: pays a payment from credit.'],
];

const ofWallets: readonly RequestLine[] = [
  [
    'POST',
    '/api/v1/credit',
    'Buys credit with a wallet: `{"amount": "5.00"}` is answered with a 402 and paid like a tool. Standard clients have their own spending cap: `@x402/fetch` signs for up to $1 (raise it with `client.setSpendControls({ maxAmountPerPayment: "$10" })`), `x402-fetch` 1.x for up to 0.10 USDC (raise it with its third argument, in millionths). With an API key or login, the credit belongs to that account, otherwise to the wallet that paid. The same payment or `Idempotency-Key` gives the same answer and is credited once.',
  ],
];

function walletText(facts: Facts): Markup {
  const tool = shownService(facts);
  return html`<h2>Spending credit with a wallet</h2>
    <p>
      <code>PAYMENT-REQUIRED</code> of a 402 has the extension <code>sign-in-with-x</code>. Sign it and repeat the
      request${tool === null ? null : html` (for example <code>${tool.endpoint}</code>)`} with the header <code>SIGN-IN-WITH-X</code>. The
      request is paid from the credit of the wallet, without an on-chain payment. x402 clients with that extension do this by themselves.
      Each signature pays once, and only for the address that it was signed for; sent again, it gives the same payment. To pay a payment
      this way, sign for the address of <code>POST /api/payments/{paymentId}/pay</code>. The same header reads
      <code>GET /api/v1/me/credit</code>.
    </p>
    ${
      isTestNetwork(facts)
        ? html`<p>
            Credit bought with test money is test credit: it counts in <code>test_balance</code>, is spent with the provider
            <code>credit-test</code>, and cannot pay for real money.
          </p>`
        : null
    }`;
}

const webhookExample = {
  type: 'credit.low',
  timestamp: '2026-11-20T08:00:00.000Z',
  data: { account_id: 'usr_01KAGT4M8E3V9S2QZ7XNBC5WRD', balance: '4.97', below: '5.00', currency: 'USD' },
};

function buyCommand(publicUrl: string): string {
  return [
    `curl -s -D - ${publicUrl}/api/v1/credit \\`,
    "  -H 'Content-Type: application/json' \\",
    `  -d '{"amount": "5.00"}'  # 402: let an x402 client send this request`,
  ].join('\n');
}
