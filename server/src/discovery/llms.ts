import { assetTypesInWords, type Availability, type ServiceDescriptor } from '@farebox/contract';
import { dayMs } from '../clock.ts';
import { watchTtlMs } from '../demand/watch.ts';
import { availabilityOf } from '../tools/offered-tool.ts';
import { paymentSteps, walletProtocols } from '../payments/quotes/ways-to-pay.ts';
import { isTestNetwork, shownService, type Facts } from './facts.ts';
import { priceWords } from '../tools/price-words.ts';

/** `/llms.txt`: how an agent finds, pays for and uses data, APIs and tools. Source: llmstxt.org. */
export function llmsText(facts: Facts): string {
  const { publicUrl, callable, payment, ways } = facts;
  const at = (path: string) => `${publicUrl}${path}`;
  return `# farebox

> Data, APIs and tools for agents, over HTTP and MCP. Data and APIs are paid per fetch, tools per call. Search is free. A fetch or call without a paid token is answered with HTTP 402, a price and a payment. Pay the payment, then repeat the request with the token. Failed calls are refunded. Reporting an unmet need is free.

${isTestNetwork(facts) ? 'This server offers the test network: payments with the provider `test` use test money.' : 'This server takes real money.'} Payment providers: ${payment.providers.map(({ providerId }) => `\`${providerId}\``).join(', ')}. Searching needs no account.${ways.byCredit ? ' Only the provider `credit` needs one.' : ''}

## Data and APIs

1. [Search](${at('/api/v1/assets/search?q=rainfall+in+Hong+Kong')}): \`GET /api/v1/assets/search?q=<need>&top_k=5\`, in English or Chinese; \`type\` is ${assetTypesInWords}. \`POST\` takes \`query\`, a \`vector\` of 512 numbers, or both, and \`filters\` (\`license\`, \`max_price\`, \`owner_id\`, \`mime_type\`, \`language\`). Free.
2. Preview: each result has \`preview\` (columns, sample rows, size, snippet, operations), \`price\`, \`match.why\`. A single asset: \`GET /api/v1/assets/{asset_id}\`. Free.
3. Fetch: \`POST ${at('/api/v1/assets/fetch')}\` with \`{"asset_id": "<asset_id>"}\`, or \`GET\` with \`?asset_id=\`. A free asset is delivered at once. Any other is answered with 402 and \`payment\`.
4. Pay \`payment.paymentId\`, as below.
5. Deliver: repeat the fetch with the header \`X-Payment-Token: <payment.token>\`. \`delivery.type\` is \`signed_url\` (the bytes are at \`delivery.url\`) or \`api_invocation\` (call the API yourself at \`delivery.endpoint_url\`).
6. Download: \`GET <delivery.url>\` without any other credential, until \`delivery.expires_at\`. \`Range\` resumes an interrupted download. Verify the bytes with \`delivery.sha256\`, if present.
7. Repeat: until \`payment.expiresAt\`, the same token gives new links without another charge. So repeat step 5 after a lost answer or 410 (expired link). If a paid link has nothing to deliver any more, the purchase is refunded (\`given_back: true\`) and the token pays again. An asset with \`paused\` is not sold until it can be delivered again.

${toolCalls(facts)}

## Pay

${paymentSteps(ways)
  .map((step) => `- ${step}`)
  .join('\n')}

A quoted price is valid until \`payment.expiresAt\`. To pay first: \`POST /api/payments\` with \`{"serviceId": "<tool id or asset_id>"}\` gives the same payment object.

${ways.byWallet ? walletText(at('/api/v1/credit'), ways.byCredit, walletProtocols(ways)) : ''}## Retry safely

- You can always repeat a fetch with the same token${ways.byWallet ? ', or from the same wallet with a new signature' : ''}: an asset is not paid twice. For a paid tool call send \`Idempotency-Key: <your own id>\`: the same request again gives the stored answer with \`Idempotency-Replayed: true\`, without another charge. Answers are kept for 24 hours.
- After 500, 502, 503 or 504 from a tool, the call is refunded to the token: repeat it with the same token. After 429 and 503 wait for the seconds in \`Retry-After\`.
- A 400 does not use the token: correct the input and use the same token.
- If \`error\` of a 402 is not \`payment required\`, it says what is wrong with the token. Pay the new \`payment\` instead.
- A 402 with \`"payable": false\` cannot be paid: see Demand. Do not repeat it.

Every error body has \`error\`, \`statusCode\`, \`code\` (stable), \`hint\` (what to do next) and \`requestId\` (\`request_id\` under /api/v1).

## Demand

Nothing matches? Report your need: free, without an account. [Details for programs](${at('/.well-known/agent-demand.json')}).

- Submit: \`POST ${at('/api/v1/agent-demand')}\` with \`{"need": "...", "asset_type": "dataset", "budget": "0.50", "callback_url": "https://..."}\`; all members are optional. Or \`GET /api/v1/agent-demand?q=<need>\`. The answer 202 has \`signal_id\` and \`matches\`: the best offers for sale now.
- Watch: with \`callback_url\` (public http or https) the answer has \`watch.secret\`. It is shown only once: keep it. For ${watchTtlMs / dayMs} days, a webhook \`supply.matched\` is sent there when a match is published.
- Verify a webhook (Standard Webhooks): compute HMAC-SHA-256 over \`{webhook-id}.{webhook-timestamp}.{body}\`; the key is the base64 after \`whsec_\`. In base64, it must equal the part after \`v1,\` in \`webhook-signature\`. Refuse a \`webhook-timestamp\` more than 5 minutes off. Ignore a \`webhook-id\` that you have seen. Answer 2xx, or 410 to end the watch.
${facts.has('pledges') ? pledgeText(at('/api/v1/demand/pledges')) : ''}- \`/api/v1/agent-paywall\` and \`/api/v1/flowers/prices/...\` always answer 402 with \`"payable": false\`: they only record demand.

## MCP

- [MCP endpoint](${at('/mcp')}): Streamable HTTP, no sessions. Free: \`search\` (tools, data, APIs and open demand in one list, like \`GET /api/search?q=<need>\`), \`search_assets\`, \`get_asset\`, \`search_tools\`, \`get_tool\`, \`create_payment\`, \`get_payment\`, \`pay_payment\`, \`submit_demand\`. \`fetch_asset\` costs the price of the asset.${facts.has('pledges') ? ' `make_pledge` costs what is pledged; `end_pledge` releases or returns it, `list_pledges` is free.' : ''} Every tool of the catalog has its name in snake_case; call it by that name or with \`call_tool\`. \`${at('/mcp?tools=all')}\` lists all of them. A paid tool takes \`paymentToken\`${ways.byCredit ? ', or `pay: "credit"`' : ''}. Without, the answer is \`status: "payment_required"\` with the payment: pay it, then call again.

## Tools

${[...callable.map(toolLine(publicUrl)), ...unavailable(facts)].join('\n')}

## Optional

- [Capabilities](${at('/api/v1/capabilities')}): limits, payment headers, embedding model
- [OpenAPI 3.1](${at('/openapi.json')}): every route, schema, example and error; \`/openapi/<tag>.json\` has one tag, e.g. [payments](${at('/openapi/payments.json')})
- [Documentation](${at('/docs')}): for people; also explains how to sell
${facts.has('a2a') ? `- [A2A agent card](${at('/.well-known/agent-card.json')})\n` : ''}- [API catalog](${at('/.well-known/api-catalog')}): RFC 9727
`;
}

function pledgeText(path: string): string {
  return `- Pledge: \`POST ${path}\` with \`{"need": "...", "amount": "5.00"}\` answers 402; once paid, the money is held. Sellers see need and amount, never who you are. \`POST .../{id}/accept\` with \`{"asset_id": "..."}\` releases all of it to the owner of that asset and delivers it; \`DELETE\` or the end of its days returns it as your credit. \`GET\` lists what sellers could earn.\n`;
}

function toolCalls(facts: Facts): string {
  const at = (path: string) => `${facts.publicUrl}${path}`;
  const shown = shownService(facts);
  const example = shown === null ? `POST ${at('/api/tools/{id}')}` : `${shown.method} ${at(shown.endpoint)}`;
  const body = shown?.method === 'POST' ? ` with the JSON body \`${JSON.stringify(shown.exampleRequest)}\`` : '';
  return `## Tool calls

1. [Search](${at('/api/tools/search?q=count+words')}): \`GET /api/tools/search?q=<need>&limit=3\`; also \`category\`, \`tag\`, \`max_price_cents\`. [All in short](${at('/api/tools?view=summary')}): \`GET /api/tools?view=summary\`; \`GET /api/tools\` has the whole descriptors and is long: read it in pages (\`limit\`, \`cursor\`), or not at all. Each entry has \`endpoint\`, \`method\`, \`inputSchema\`, \`exampleRequest\`, \`pricing\`, \`quality\`. A single tool: \`GET /api/catalog/{id}\`. Free.
2. Call, e.g. \`${example}\`${body}. The answer 402 is \`{error, payment, input}\`. If \`input.valid\` is false, correct the input first.
3. Pay, as below, and call again with the token. A token pays for one call.`;
}

function walletText(buyCredit: string, byCredit: boolean, protocols: string): string {
  const credit = byCredit
    ? ` To pay once for many calls, buy prepaid credit the same way with \`POST ${buyCredit}\` and \`{"amount": "5.00"}\`. The wallet then signs in (\`SIGN-IN-WITH-X\`, an extension of the 402) instead of paying.`
    : '';
  return `Wallets with ${protocols} pay the 402 by themselves: its headers and body contain what they need; \`payments.protocols\` of the capabilities has versions and networks.${credit}

Standard clients have their own spending cap: \`@x402/fetch\` refuses to sign for more than $1 (raise it: \`client.setSpendControls({ maxAmountPerPayment: '$10' })\`), \`x402-fetch\` 1.x for more than 0.10 USDC (raise it with the third argument, in millionths: \`wrapFetchWithPayment(fetch, account, 10_000_000n)\`).

`;
}

function toolLine(publicUrl: string): (service: ServiceDescriptor) => string {
  return ({ id, endpoint, method, description, pricing, state }) =>
    `- [${id}](${publicUrl}/api/catalog/${id}): ${method} ${endpoint}, ${pricing.unit === undefined ? `${pricing.amount} ${pricing.currency}` : priceWords(pricing)}.${state.apiKeyRequired ? ' Needs an API key.' : ''} ${description}`;
}

/** They exist, so that nobody looks for them twice. */
function unavailable({ services, callable }: Facts): string[] {
  const off = services.filter((service) => !callable.includes(service));
  const idsOf = (isMeant: (availability: Availability) => boolean) =>
    off
      .filter(({ state }) => isMeant(availabilityOf(state)))
      .map(({ id }) => id)
      .join(', ');
  const [missing, resting] = [idsOf((each) => each === 'not_configured'), idsOf((each) => each !== 'not_configured')];
  return [
    ...(missing === '' ? [] : [`\nNot available on this server: ${missing}.`]),
    ...(resting === '' ? [] : [`\nDisabled at the moment: ${resting}.`]),
  ];
}
