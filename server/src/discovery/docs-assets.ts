import { AssetSearchResult, Delivery, exampleOf, fileTypes, RevenueTotals } from '@farebox/contract';
import { assetTour } from './asset-tour.ts';
import { jsonSample, sample } from './docs-code.ts';
import { duration, located, requestList, size, stepList, type RequestLine } from './docs-parts.ts';
import { isTestNetwork, type Facts } from './facts.ts';
import { html, type Markup } from './markup.ts';

/** Buying: the whole tour, then what each request does. */
export function dataSection(facts: Facts): Markup {
  const { publicUrl, limits } = facts;
  const { linkTtlMs, tokenTtlMs, platformFeeBps } = limits;
  return html`<div class="prose">
      <p>
        An asset is a file (${fileTypes.join(', ')}) or an API. Its owner sets the price. What is shown before paying is read from the bytes
        themselves: columns and a few rows, a thumbnail, the first words, pages, seconds, operations.
      </p>
      <p>An owner and an agent, in one shell:</p>
    </div>
    ${stepList(assetTour({ publicUrl, isTestNetwork: isTestNetwork(facts), platformFeeBps }))}
    <div class="split">
      <div class="prose">
        <h3>Requests</h3>
        ${requestList(buying)}
        <h3>What you get</h3>
        <dl class="members">
          <div>
            <dt><code>signed_url</code> <span class="type">for data</span></dt>
            <dd>
              The bytes are at <code>delivery.url</code>, for ${duration(linkTtlMs)} and without any other credential. A download that broke
              off goes on with <code>Range</code>; <code>sha256</code>, where it is known, proves the bytes.
            </dd>
          </div>
          <div>
            <dt><code>api_invocation</code> <span class="type">for an API</span></dt>
            <dd>Method, address, kind of credential, schemas and an example. You call the API yourself.</dd>
          </div>
        </dl>
        <h3>Nothing is paid twice</h3>
        <p>
          For ${duration(tokenTtlMs)} after it was paid the same token gives the asset again with a fresh link, also when it was archived
          meanwhile. So a lost answer or an expired link costs one more request, and no money.
        </p>
        <h3>What cannot be delivered</h3>
        <p>
          It is not sold, and shows <code>paused</code>. Where a link that was paid for finds nothing to deliver any more, its answer says
          <code>given_back: true</code>: the purchase was given back, and the same token pays once more.
        </p>
      </div>
      <div class="samples">
        ${jsonSample('A search result', located(exampleOf(AssetSearchResult), publicUrl))}
        ${jsonSample('A delivery', located(exampleOf(Delivery), publicUrl))}
      </div>
    </div>`;
}

const buying: readonly RequestLine[] = [
  ['GET', '/api/v1/assets/search?q={need}', 'By what is needed, in English or Chinese; `top_k` up to 100, `type`. Free.'],
  [
    'POST',
    '/api/v1/assets/search',
    '`query`, or a `vector` of 512 numbers, or both; `top_k`, `type`, and `filters`: `license`, `max_price`, `owner_id`, `mime_type`. `GET /api/v1/capabilities` names the model that vectors have to be of. Free.',
  ],
  ['GET', '/api/v1/assets/{id}', 'What is known of an asset before paying. Free.'],
  [
    'GET',
    '/api/v1/assets/fetch?asset_id={asset_id}',
    '402 until it is paid for, then the delivery. What is free, or your own, comes at once.',
  ],
  ['POST', '/api/v1/assets/fetch', 'The same with `{"asset_id": "…"}`. `payment_token` may stand beside it instead of in the header.'],
  [
    'GET',
    '/api/v1/assets/download/{asset_id}',
    'Where the link of a delivery leads. Also `HEAD`; takes `Range`, `If-Range`, `If-None-Match`.',
  ],
];

/** Selling: for owners. */
export function sellingSection({ publicUrl, limits }: Facts): Markup {
  return html`<div class="split">
    <div class="prose">
      <p>
        Any account may sell. It takes the bearer token of a login; an API key can only list. <code>$owner</code> and
        <code>$asset</code> are those of <a href="#data">the tour</a>.
      </p>
      ${requestList(selling(size(limits.uploadBytesMax)))}
      <h3>Price and fee</h3>
      <p>
        <code>price_amount</code> is a decimal in US dollars, down to a millionth; without one, or with <code>"0"</code>, an asset is free.
        ${
          limits.platformFeeBps === 0
            ? 'All of it is yours: the operator of this server keeps nothing.'
            : `Of each paid delivery the operator of this server keeps ${limits.platformFeeBps / 100} %.`
        }
        A delivery and its revenue are one transaction: neither is there without the other.
      </p>
      <h3>What it earned</h3>
      ${requestList(earning)}
    </div>
    <div class="samples">
      ${sample({ caption: 'Upload a file', code: uploadCommand(publicUrl), language: 'shell' })}
      ${sample({ caption: 'Register an API', code: apiCommand(publicUrl), language: 'shell' })}
      ${sample({ caption: 'Change the price', code: priceCommand(publicUrl), language: 'shell' })}
      ${jsonSample('What it earned', exampleOf(RevenueTotals))}
    </div>
  </div>`;
}

const selling = (uploadMax: string): readonly RequestLine[] => [
  [
    'POST',
    '/api/v1/admin/assets/upload',
    `A form with one part \`file\`, of up to ${uploadMax}, and the fields as text parts: \`title\`, \`asset_type\`, \`description\`, \`license_terms\`, \`price_amount\`, \`mime_type\`, \`expected_queries\` (one a line). The answer says what is nearly the same, and how well search finds it.`,
  ],
  [
    'POST',
    '/api/v1/admin/assets',
    'Data at a `source_url`: it is streamed through, and buyers never see the address. Or, with `asset_type` `api`, an API at `api_endpoint_url`: what `api_openapi_url` describes becomes its preview.',
  ],
  [
    'PATCH',
    '/api/v1/admin/assets/{id}',
    'Absent members stay, `null` removes. `status`: `published`, or `unlisted` for what is sold only to who knows its id.',
  ],
  ['DELETE', '/api/v1/admin/assets/{id}', 'Archives: no longer found or sold. Who has paid still gets it.'],
];

const earning: readonly RequestLine[] = [
  ['GET', '/api/v1/me/assets', 'Your assets, the newest first.'],
  [
    'GET',
    '/api/v1/me/revenue',
    'Every sale with price, fee and net, totals, and `balance`: what is owed to you. Sales on the test network count in `test_amount` and `test_balance` only. `since`, `until` and `asset_id` narrow it.',
  ],
  [
    'GET',
    '/api/v1/me/statement?since={time}',
    'Every movement of real money, with the balances around it, as an accountant wants it. `format=csv` gives a file, here as for the revenue.',
  ],
  ['PATCH', '/api/v1/auth/me', 'With `payout_wallet`: where to pay you.'],
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
