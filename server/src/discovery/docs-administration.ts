import { jsonSample, sample } from './docs-code.ts';
import { DemandCluster, exampleOf } from '@farebox/contract';
import { requestList, type RequestLine } from './docs-parts.ts';
import type { Facts } from './facts.ts';
import { html, type Markup } from './markup.ts';

/** The administration of the service. */
export function administrationSection({ publicUrl }: Facts): Markup {
  return html`<div class="split">
    <div class="prose">
      <p>
        An admin is an account with the role <code>admin</code>. Set up the first one with the link that the service prints at its first
        start, or with <code>FAREBOX_ADMIN_EMAIL</code> and <code>FAREBOX_ADMIN_PASSWORD</code>. All these requests need the bearer token of
        a login.
      </p>
      <h2>Accounts and money</h2>
      ${requestList(people)}
      <h2>Assets and tools</h2>
      ${requestList(catalog)}
      <h2>Demand</h2>
      ${requestList(demand)}
      <h2>Lists, CSV files and the audit trail</h2>
      <p>
        Lists start with the newest entry and have up to <code>limit</code> entries (200 at most). To get the next page, set
        <code>cursor</code> to <code>next_cursor</code>. With <code>format=csv</code>, all further entries come as one file.
      </p>
      <p>
        <code>GET /api/v1/admin/audit</code> lists every administrative action with its actor and its target. An entry is written in the
        same transaction as the action, and is never removed.
      </p>
    </div>
    <div class="samples">
      ${sample({ caption: 'Sales as a file', code: fileCommand(publicUrl), language: 'shell' })}
      ${sample({ caption: 'The price of a tool', code: priceCommand(publicUrl), language: 'shell' })}
      ${jsonSample('A cluster of needs in agent-demand', exampleOf(DemandCluster))}
    </div>
  </div>`;
}

const people: readonly RequestLine[] = [
  ['GET', '/api/v1/admin/users', 'Accounts, filtered by `email` (a prefix) and `role`. `POST` creates an owner.'],
  ['POST', '/api/v1/admin/users/{id}/setup-link', 'A link with which the account sets a new password.'],
  [
    'POST',
    '/api/v1/admin/users/{id}/suspend',
    'Suspends an account: its sessions end, its keys are refused, its assets are neither sold nor found, and its payouts wait. `POST` to `/resume` ends that, and `/end-sessions` ends its sessions alone, with `{"revoke_keys": true}` its keys too. `PATCH` to the account sets `storage_quota_bytes`.',
  ],
  ['DELETE', '/api/v1/admin/api-keys/{id}', 'Revokes any key. `GET /api/v1/admin/users/{id}/api-keys` lists those of an account.'],
  [
    'POST',
    '/api/v1/admin/users/{id}/credit',
    'Adds prepaid credit. `GET /api/v1/admin/top-ups` lists all top-ups: granted, by card and by wallet; filters are `user_id`, `kind` and `status`.',
  ],
  [
    'GET',
    '/api/v1/admin/revenue-events',
    'Every sale of an asset or a tool, with totals; filters are `kind`, `owner_id`, `asset_id`, `since`, `until`.',
  ],
  ['GET', '/api/v1/admin/users/{id}/statement?since={time}', 'Every change of an owner’s earnings, with the balance before and after.'],
  [
    'GET',
    '/api/v1/admin/wallet-credit',
    'Wallets with credit: bought credit, unused payments, and money that arrived for a payment that was already paid. A wallet spends its credit by signing in. `POST` to `/{wallet}/refund` with `{"amount", "transaction"}` records money that you sent back to the wallet; each transaction counts once.',
  ],
  [
    'GET',
    '/api/v1/admin/unclaimed',
    'Unused money of unknown payers, and its age (also `farebox_unclaimed_micros` and `farebox_unclaimed_oldest_seconds` in `/metrics`). `POST` to `/{id}/claim` with `{"holder"}` credits it to an account or a wallet.',
  ],
  [
    'GET',
    '/api/v1/admin/settlements',
    'Signed payments with an unknown outcome. The service checks them for 30 days, at growing intervals. After that, only you can end them: `POST` to `/{id}/settled` with the `transaction`, or to `/{id}/failed` with a `reason`.',
  ],
];

const catalog: readonly RequestLine[] = [
  ['GET', '/api/v1/admin/assets', 'The assets of all owners. An admin can `PATCH` and `DELETE` any asset, like its owner.'],
  ['GET', '/api/v1/admin/tools', 'All tools with their settings, including unpublished ones.'],
  [
    'PATCH',
    '/api/v1/admin/tools/{id}',
    '`price_amount` or `metered_price`, `free_per_day`, `published`, `enabled`, `api_key_required`, `engine`.',
  ],
];

const demand: readonly RequestLine[] = [
  [
    'GET',
    '/api/v1/admin/agent-demand?window_hours=24',
    'Requests over time, clusters of similar needs with their budgets and unmet share, and the share of searches that lead to a sale.',
  ],
  ['GET', '/api/v1/admin/demand-signals', 'The reported needs in the agents’ own words, with the state of each watch.'],
  ['GET', '/api/v1/admin/access-logs', 'Each search, fetch, payment, download and signal, without network addresses.'],
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
