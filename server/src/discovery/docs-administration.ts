import { jsonSample, sample } from './docs-code.ts';
import { DemandCluster, exampleOf } from '@farebox/contract';
import { requestList, type RequestLine } from './docs-parts.ts';
import type { Facts } from './facts.ts';
import { html, type Markup } from './markup.ts';

/** What the operator sees and changes. */
export function administrationSection({ publicUrl }: Facts): Markup {
  return html`<div class="split">
    <div class="prose">
      <p>
        An admin is an account of that role: the first one is set up by the link that the service prints at its first start, or by
        <code>FAREBOX_ADMIN_EMAIL</code> and <code>FAREBOX_ADMIN_PASSWORD</code>. All of this takes the bearer token of a login.
      </p>
      <h3>People and money</h3>
      ${requestList(people)}
      <h3>What is for sale</h3>
      ${requestList(wares)}
      <h3>What is asked for</h3>
      ${requestList(demand)}
      <h3>Lists, files, audit trail</h3>
      <p>
        Lists come the newest first, up to <code>limit</code> (200 at most), and go on with <code>cursor</code> set to
        <code>next_cursor</code>. With <code>format=csv</code> everything from there on comes as one file, at most 100,000 rows.
      </p>
      <p>
        <code>GET /api/v1/admin/audit</code> lists what was administered, by whom, to whom or what. An entry is written in the transaction
        of the act, and none is ever removed.
      </p>
    </div>
    <div class="samples">
      ${sample({ caption: 'Sales as a file', code: fileCommand(publicUrl), language: 'shell' })}
      ${sample({ caption: 'The price of a tool', code: priceCommand(publicUrl), language: 'shell' })}
      ${jsonSample('A cluster of needs, of agent-demand', exampleOf(DemandCluster))}
    </div>
  </div>`;
}

const people: readonly RequestLine[] = [
  ['GET', '/api/v1/admin/users', 'Accounts; `email` (how it begins) and `role` narrow it. `POST` creates an owner.'],
  ['POST', '/api/v1/admin/users/{id}/setup-link', 'A link by which the account sets a new password.'],
  [
    'POST',
    '/api/v1/admin/users/{id}/credit',
    'Adds prepaid credit. `GET /api/v1/admin/top-ups` lists all that was granted, or bought by card or by wallet; `user_id`, `kind` and `status` narrow it.',
  ],
  [
    'GET',
    '/api/v1/admin/revenue-events',
    'Every sale of an asset or a tool, with totals; `kind`, `owner_id`, `asset_id`, `since`, `until`.',
  ],
  ['GET', '/api/v1/admin/users/{id}/statement?since={time}', 'Every movement of an owner’s earnings, with the balances around it.'],
  [
    'GET',
    '/api/v1/admin/wallet-credit',
    'Wallets that have credit: what they bought, what they paid and did not use, and what arrived for a payment that was paid already. A wallet spends it by signing in. `POST` to `/{wallet}/refund` with `{"amount", "transaction"}` books what you have sent back to that wallet; a transaction counts once.',
  ],
  [
    'GET',
    '/api/v1/admin/unclaimed',
    'Unused money of payments whose payer is not known, and how long it waits (also `farebox_unclaimed_micros` and `farebox_unclaimed_oldest_seconds` in `/metrics`). `POST` to `/{id}/claim` with `{"holder"}`, an account or a wallet, makes it their credit.',
  ],
  [
    'GET',
    '/api/v1/admin/settlements',
    'Signed payments of which nobody can say whether their money moved. They are asked about for 30 days, ever more rarely; after that only you can end them: `POST` to `/{id}/settled` with the `transaction`, or to `/{id}/failed` with a `reason`.',
  ],
];

const wares: readonly RequestLine[] = [
  ['GET', '/api/v1/admin/assets', 'The assets of everybody. `PATCH` and `DELETE` on one work for an admin as for its owner.'],
  ['GET', '/api/v1/admin/tools', 'All tools as they are set, also those that are not published.'],
  ['PATCH', '/api/v1/admin/tools/{id}', '`price_amount`, `published`, `enabled`, `api_key_required`, `engine`.'],
];

const demand: readonly RequestLine[] = [
  [
    'GET',
    '/api/v1/admin/agent-demand?window_hours=24',
    'Requests over time, similar needs together with budgets and the share that is not met, and how many searches end in a sale.',
  ],
  ['GET', '/api/v1/admin/demand-signals', 'What agents said they need, word for word, with the state of each watch.'],
  ['GET', '/api/v1/admin/access-logs', 'Searches, fetches, payments, downloads and signals, one by one, without network addresses.'],
];

function fileCommand(publicUrl: string): string {
  return [`curl -s "${publicUrl}/api/v1/admin/revenue-events?format=csv" \\`, '  -H "Authorization: Bearer $admin" > revenue.csv'].join(
    '\n',
  );
}

function priceCommand(publicUrl: string): string {
  return [
    `curl -s -X PATCH ${publicUrl}/api/v1/admin/tools/word-count \\`,
    '  -H "Authorization: Bearer $admin" \\',
    "  -H 'Content-Type: application/json' \\",
    `  -d '{"price_amount": "0.02"}'`,
  ].join('\n');
}
