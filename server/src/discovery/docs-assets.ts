import { AssetSearchResult, Delivery, exampleOf, fileTypes, RevenueTotals } from '@farebox/contract';
import { assetTour } from './asset-tour.ts';
import { jsonSample, sample } from './docs-code.ts';
import { duration, located, requestList, size, stepList, type RequestLine } from './docs-parts.ts';
import { isTestNetwork, type Facts } from './facts.ts';
import { html, type Markup } from './markup.ts';

/** Buying: the whole tour, then each request. */
export function dataSection(facts: Facts): Markup {
  const { publicUrl, limits } = facts;
  const { linkTtlMs, tokenTtlMs, platformFeeBps } = limits;
  return html`<div class="prose">
      <p>
        An asset is a file (${fileTypes.join(', ')}) or an API. Its owner sets the price. Its preview is free and made from its bytes:
        columns and a few rows, a thumbnail, the first words, the number of pages, the duration, or the operations.
      </p>
      <p>This tour plays an owner and an agent in one shell:</p>
    </div>
    ${stepList(assetTour({ publicUrl, isTestNetwork: isTestNetwork(facts), platformFeeBps }))}
    <div class="split">
      <div class="prose">
        <h2>Requests</h2>
        ${requestList(buying)}
        <h2>Deliveries</h2>
        <dl class="members">
          <div>
            <dt><code>signed_url</code> <span class="type">for data</span></dt>
            <dd>
              Download the bytes at <code>delivery.url</code>, for ${duration(linkTtlMs)} and without any other credential.
              <code>Range</code> resumes an interrupted download. Verify the bytes with <code>sha256</code>, if present.
            </dd>
          </div>
          <div>
            <dt><code>api_invocation</code> <span class="type">for an API</span></dt>
            <dd>The method, address, type of credential, schemas and an example. You call the API yourself.</dd>
          </div>
        </dl>
        <h2>Fetching again is free</h2>
        <p>
          For ${duration(tokenTtlMs)} after the payment, the same token gives new links to the asset, even if it was archived. So a lost
          answer or an expired link costs one more request, but no money.
        </p>
        <h2>Assets that cannot be delivered</h2>
        <p>
          Such an asset is not sold and shows <code>paused</code>. If a paid link has nothing to deliver any more, the purchase is refunded:
          the answer has <code>given_back: true</code>, and the same token pays again.
        </p>
      </div>
      <div class="samples">
        ${jsonSample('A search result', located(exampleOf(AssetSearchResult), publicUrl))}
        ${jsonSample('A delivery', located(exampleOf(Delivery), publicUrl))}
      </div>
    </div>`;
}

const buying: readonly RequestLine[] = [
  ['GET', '/api/v1/assets/search?q={need}', 'Search by need, in English or Chinese; `top_k` up to 100, `type`. Free.'],
  [
    'POST',
    '/api/v1/assets/search',
    '`query`, or a `vector` of 512 numbers, or both; `top_k`, `type`, and `filters`: `license`, `max_price`, `owner_id`, `mime_type`, `language`. `GET /api/v1/capabilities` names the embedding model for vectors. Free.',
  ],
  ['GET', '/api/v1/assets/{id}', 'The description and preview of an asset. Free.'],
  [
    'GET',
    '/api/v1/assets/fetch?asset_id={asset_id}',
    '402 until it is paid, then the delivery. Free assets and your own are delivered at once.',
  ],
  ['POST', '/api/v1/assets/fetch', 'The same with `{"asset_id": "…"}` in the body. `payment_token` in the body replaces the header.'],
  ['GET', '/api/v1/assets/download/{asset_id}', 'The target of a delivery link. Supports `HEAD`, `Range`, `If-Range` and `If-None-Match`.'],
];

/** Selling: for owners. */
export function sellingSection({ publicUrl, limits }: Facts): Markup {
  return html`<div class="split">
    <div class="prose">
      <p>
        Any account can sell. Selling needs the bearer token of a login; an API key can only list. <code>$owner</code> and
        <code>$asset</code> come from <a href="/docs/data">the tour</a>.
      </p>
      ${requestList(selling(size(limits.uploadBytesMax)))}
      <h2>Price and fee</h2>
      <p>
        <code>price_amount</code> is in US dollars, with up to six decimals. Without a price, or with <code>"0"</code>, an asset is free.
        ${
          limits.platformFeeBps === 0
            ? 'The operator of this server takes no fee.'
            : `The operator of this server takes a fee of ${limits.platformFeeBps / 100} % of each paid delivery.`
        }
        A delivery and its revenue are recorded in one transaction.
      </p>
      <h2>Revenue</h2>
      ${requestList(earning)}
    </div>
    <div class="samples">
      ${sample({ caption: 'Upload a file', code: uploadCommand(publicUrl), language: 'shell' })}
      ${sample({ caption: 'Register an API', code: apiCommand(publicUrl), language: 'shell' })}
      ${sample({ caption: 'Change the price', code: priceCommand(publicUrl), language: 'shell' })}
      ${jsonSample('Revenue', exampleOf(RevenueTotals))}
    </div>
  </div>`;
}

const selling = (uploadMax: string): readonly RequestLine[] => [
  [
    'POST',
    '/api/v1/admin/assets/upload',
    `A form with one part \`file\`, of up to ${uploadMax}, and the fields as text parts: \`title\`, \`asset_type\`, \`description\`, \`license_terms\`, \`price_amount\`, \`mime_type\`, \`expected_queries\` (one a line). The answer lists nearly identical assets, and shows how well search finds the new one.`,
  ],
  [
    'POST',
    '/api/v1/admin/assets/uploads',
    'Begins an upload in several requests, which continues after a lost connection, with any client of tus 1.0. Send `Upload-Length` and `Tus-Resumable: 1.0.0`, then the bytes with PATCH to the address in `Location`. `POST /api/v1/admin/assets/uploads/{id}/publish` takes the same fields as JSON, and makes the asset. What is not published within a day is removed.',
  ],
  [
    'POST',
    '/api/v1/admin/assets',
    'Data at a `source_url`: farebox streams it, and buyers never see the address. Or, with `asset_type` `api`, an API at `api_endpoint_url`; its preview is made from the document at `api_openapi_url`.',
  ],
  [
    'PATCH',
    '/api/v1/admin/assets/{id}',
    'Absent members are kept, `null` removes a member. `status` is `published` or `unlisted`: an unlisted asset is not found, and sold only to buyers who know its id.',
  ],
  [
    'DELETE',
    '/api/v1/admin/assets/{id}',
    'Archives the asset: it is no longer found or sold. It is still delivered to buyers who paid before.',
  ],
];

const earning: readonly RequestLine[] = [
  ['GET', '/api/v1/me/assets', 'Your assets, newest first.'],
  [
    'GET',
    '/api/v1/me/revenue',
    'Every sale with price, fee and net, the totals, and `balance`: the amount owed to you. Sales on the test network count only in `test_amount` and `test_balance`. Filters are `since`, `until` and `asset_id`.',
  ],
  [
    'GET',
    '/api/v1/me/statement?since={time}',
    'A statement for accounting: every change in real money, with the balance before and after. `format=csv` gives a file, here and for the revenue.',
  ],
  ['PATCH', '/api/v1/auth/me', 'With `payout_wallet`: sets the wallet for your payouts.'],
];

function uploadCommand(publicUrl: string): string {
  return [
    `curl -s ${publicUrl}/api/v1/admin/assets/upload \\`,
    '  -H "Authorization: Bearer $owner" \\',
    '  -F file=@rainfall.csv -F asset_type=dataset \\',
    "  -F title='Rainfall in Hong Kong' \\",
    '  -F license_terms=CC-BY-4.0 -F price_amount=0.05',
  ].join('\n');
}

function apiCommand(publicUrl: string): string {
  return [
    `curl -s ${publicUrl}/api/v1/admin/assets \\`,
    '  -H "Authorization: Bearer $owner" \\',
    "  -H 'Content-Type: application/json' -d '{",
    '    "title": "Rainfall forecast",',
    '    "asset_type": "api",',
    '    "api_endpoint_url": "https://api.example/v1/rain",',
    '    "api_method": "GET",',
    '    "api_auth_type": "api_key",',
    '    "price_amount": "0.50"',
    "  }'",
  ].join('\n');
}

function priceCommand(publicUrl: string): string {
  return [
    `curl -s -X PATCH ${publicUrl}/api/v1/admin/assets/$asset \\`,
    '  -H "Authorization: Bearer $owner" \\',
    "  -H 'Content-Type: application/json' \\",
    `  -d '{"price_amount": "0.10"}'`,
  ].join('\n');
}
