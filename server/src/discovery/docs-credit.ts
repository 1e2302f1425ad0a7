import { jsonSample, sample } from './docs-code.ts';
import { BoughtCredit, exampleOf } from '@farebox/contract';
import { requestList, type RequestLine } from './docs-parts.ts';
import { isTestNetwork, shownService, type Facts } from './facts.ts';
import { html, type Markup } from './markup.ts';

/** Paying once for many calls. */
export function creditSection(facts: Facts): Markup {
  const { wallets, publicUrl } = facts;
  return html`<div class="split">
    <div class="prose">
      <p>
        Credit is paid once and spent by the piece. What a payment from credit does not use in its time goes back to it. It belongs to an
        account${wallets === null ? null : ', or to the wallet that bought it'}.
      </p>
      ${requestList([...ofAccounts, ...(wallets === null ? [] : ofWallets)])} ${wallets === null ? null : walletText(facts)}
      <h3>Be told when it runs low</h3>
      <p>
        <code>PUT /api/v1/me/credit/notice</code> with <code>below</code> and <code>callback_url</code>: when spending takes the credit of
        the account below that, one notice is posted there, signed as <a href="#demand">those of demand</a> are. The next comes after a
        top-up.
      </p>
    </div>
    <div class="samples">
      ${sample({ caption: 'A wallet buys credit', code: buyCommand(publicUrl), language: 'shell' })}
      ${jsonSample('The answer 201, once it is paid', exampleOf(BoughtCredit))} ${jsonSample('A notice', noticeExample)}
    </div>
  </div>`;
}

const ofAccounts: readonly RequestLine[] = [
  ['POST', '/api/v1/me/credit/checkout', 'By card: the answer has the `url` of a page to pay on. Takes the token of a login.'],
  [
    'GET',
    '/api/v1/me/credit',
    'What is left. `GET /api/v1/me/credit/history` lists every movement and its `kind`: `refund` is a payment that came back unused, `surplus` money that arrived for a payment that was paid already.',
  ],
  ['POST', '/api/payments/{paymentId}/pay', 'With `{"provider": "credit"}`: pays a payment from the credit.'],
];

const ofWallets: readonly RequestLine[] = [
  [
    'POST',
    '/api/v1/credit',
    'By wallet, `{"amount": "5.00"}`: answered with the 402 of a tool and paid like one. Stock clients sign for no more than a cap of their own: `@x402/fetch` for $1 until `client.setSpendControls({ maxAmountPerPayment: "$10" })`, `x402-fetch` 1.x for 0.10 USDC unless its third argument says more, in millionths. The credit is the account’s whose API key or login came with it, else the wallet’s that paid. The same payment, or the same `Idempotency-Key`, gives the same answer and is credited once.',
  ],
];

function walletText(facts: Facts): Markup {
  const tool = shownService(facts);
  return html`<h3>A wallet spends it</h3>
    <p>
      A 402 asks wallets to sign in too: the extension <code>sign-in-with-x</code> of <code>PAYMENT-REQUIRED</code>. Sign it and repeat the
      request${tool === null ? null : html` (<code>${tool.endpoint}</code>, say)`} with the header <code>SIGN-IN-WITH-X</code>: it is paid
      from the credit of the wallet, without a payment on any chain. Clients of x402 with that extension do it by themselves. Each signature
      pays once, and only at the address that it was signed for: sent again it gives the same payment. A payment can also be paid so, signed
      for the address of <code>POST /api/payments/{paymentId}/pay</code>; and the same header opens <code>GET /api/v1/me/credit</code>.
    </p>
    ${
      isTestNetwork(facts)
        ? html`<p>
            What was bought with test money is test credit: <code>test_balance</code>, spent by the provider <code>credit-test</code>, and
            worth nothing where real money is asked for.
          </p>`
        : null
    }`;
}

const noticeExample = {
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
