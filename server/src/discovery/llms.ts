import { assetTypesInWords, type ServiceDescriptor } from '@farebox/contract';
import { dayMs } from '../clock.ts';
import { watchTtlMs } from '../demand/watch.ts';
import { isTestNetwork, shownService, type Facts } from './facts.ts';

/** `/llms.txt`: what an agent needs to find, pay for and get data, APIs and tools without asking anybody. Source: llmstxt.org. */
export function llmsText(facts: Facts): string {
  const { publicUrl, services, payment } = facts;
  const at = (path: string) => `${publicUrl}${path}`;
  return `# farebox

> Data and APIs by the fetch, tools by the call, for agents, over HTTP and MCP. Search is free. Fetch or call: without a paid token the answer is HTTP 402 with a price and a payment. Pay it, then repeat the request with the token. What fails is not charged. What is missing can be asked for, free.

${isTestNetwork(facts) ? 'This server offers the test network: payments of the provider `test` cost nothing.' : 'This server takes real money.'} Payment providers: ${payment.providers.map(({ providerId }) => `\`${providerId}\``).join(', ')}. No account is needed to search, and none to pay but with \`credit\`.

## Data and APIs

1. [Search](${at('/api/v1/assets/search?q=rainfall+in+Hong+Kong')}): \`GET /api/v1/assets/search?q=<need>&top_k=5\`, in English or Chinese; \`type\` is ${assetTypesInWords}. \`POST\` there takes \`query\`, a \`vector\` of 512 numbers, or both, and \`filters\` (\`license\`, \`max_price\`, \`owner_id\`, \`mime_type\`). Free.
2. Preview: each result has \`preview\` (columns, sample rows, size, snippet, operations), \`price\`, \`match.why\`. One alone: \`GET /api/v1/assets/{asset_id}\`. Free.
3. Fetch: \`POST ${at('/api/v1/assets/fetch')}\` with \`{"asset_id": "<asset_id>"}\`, or \`GET\` there with \`?asset_id=\`. A free asset is delivered at once. For any other the answer is 402 with \`payment\`.
4. Pay \`payment.paymentId\`, as below.
5. Deliver: the same fetch with the header \`X-Payment-Token: <payment.token>\`. \`delivery.type\` is \`signed_url\` (the bytes are at \`delivery.url\`) or \`api_invocation\` (how to call the API yourself, at \`delivery.endpoint_url\`).
6. Download: \`GET <delivery.url>\`, no other credential, until \`delivery.expires_at\`. \`Range\` goes on where a download broke off; \`delivery.sha256\`, where there is one, proves the bytes.
7. Repeat: until \`payment.expiresAt\` the same token gives a fresh link and nothing is charged again. So after a lost answer, or 410 (the link expired), do step 5 again. A link that finds nothing to deliver any more gives the purchase back (\`given_back: true\`): the same token pays once more. An asset with \`paused\` is not sold until it can be delivered again.

${toolCalls(facts)}

## Pay

1. ${paying(facts)}
2. Verify: \`GET ${at('/api/payments/{paymentId}')}\` until \`status\` is \`paid\`.
3. Repeat what was answered 402, with the header \`X-Payment-Token: <payment.token>\`.

A quoted price holds until \`payment.expiresAt\`. To pay before asking: \`POST /api/payments\` with \`{"serviceId": "<tool id or asset_id>"}\` gives the same payment object.

Wallets that speak x402 (version 2 or 1) or the Machine Payments Protocol pay the same 402 by themselves where the operator takes them: its headers and its body carry what they need. To pay once for many calls, \`POST ${at('/api/v1/credit')}\` with \`{"amount": "5.00"}\` buys prepaid credit the same way; a wallet then signs in (\`SIGN-IN-WITH-X\`, the extension of a 402) instead of paying.

Stock clients refuse by themselves to sign for more than a cap of their own: \`@x402/fetch\` for more than $1 (raise it: \`client.setSpendControls({ maxAmountPerPayment: '$10' })\`), \`x402-fetch\` 1.x for more than 0.10 USDC (its third argument, in millionths: \`wrapFetchWithPayment(fetch, account, 10_000_000n)\`).

## Retry safely

- A fetch may always be repeated with the same token, and by a wallet with another signature: an asset that it has is not paid again. For a paid tool call send \`Idempotency-Key: <your own id>\`: the same request again gives the stored answer with \`Idempotency-Replayed: true\`, and costs nothing more. Kept 24 hours.
- After 500, 502, 503 or 504 of a tool the call is back on the token: repeat it with the same token. After 429 and 503 wait as long as \`Retry-After\` says.
- A 400 leaves the token untouched: correct the input, use the same token.
- A 402 with another \`error\` than \`payment required\` says what is wrong with the token; \`payment\` is what to pay instead.
- A 402 with \`"payable": false\` asks for no payment: see Demand. Do not repeat it.

Every error body has \`error\`, \`statusCode\`, \`code\` (stable), \`hint\` (what to do next) and \`requestId\` (\`request_id\` under /api/v1).

## Demand

Nothing fits? Say so. Free, without an account. [How, for programs](${at('/.well-known/agent-demand.json')}).

- Submit: \`POST ${at('/api/v1/agent-demand')}\` with \`{"need": "...", "asset_type": "dataset", "budget": "0.50", "callback_url": "https://..."}\`; all members are optional. Or \`GET /api/v1/agent-demand?q=<need>\`. The answer 202 has \`signal_id\` and \`matches\`: what is for sale now.
- Watch: with \`callback_url\` (public http or https) the answer has \`watch.secret\`, this once: keep it. For ${watchTtlMs / dayMs} days a notice \`supply.matched\` is posted there when something that answers the need is published.
- Verify a notice (Standard Webhooks): HMAC-SHA-256, keyed with the base64 after \`whsec_\`, over \`{webhook-id}.{webhook-timestamp}.{body}\`, in base64, is what follows \`v1,\` in \`webhook-signature\`. Refuse a \`webhook-timestamp\` more than 5 minutes off; ignore a \`webhook-id\` that you have seen. Answer 2xx, or 410 to end the watch.
- \`/api/v1/agent-paywall\` and \`/api/v1/flowers/prices/...\` always answer 402 with \`"payable": false\`: they only record demand.

## MCP

- [MCP endpoint](${at('/mcp')}): Streamable HTTP, no sessions. Free: \`search_assets\`, \`get_asset\`, \`search_tools\`, \`get_tool\`, \`create_payment\`, \`get_payment\`, \`pay_payment\`, \`submit_demand\`. \`fetch_asset\` costs the price of the asset. Every tool of the catalog is there under its name in snake_case, and by \`call_tool\`. Whatever costs takes one more argument, \`paymentToken\`; without it the answer is \`status: "payment_required"\` with the payment: pay, then call again.

## Tools

${services.map(toolLine(publicUrl)).join('\n')}

## Optional

- [Capabilities](${at('/api/v1/capabilities')}): limits, payment headers, embedding model
- [OpenAPI 3.1](${at('/openapi.json')}): every route, schema, example and error
- [Documentation](${at('/docs')}): for people; also how to sell
- [A2A agent card](${at('/.well-known/agent-card.json')})
- [API catalog](${at('/.well-known/api-catalog')}): RFC 9727
`;
}

function toolCalls(facts: Facts): string {
  const at = (path: string) => `${facts.publicUrl}${path}`;
  const shown = shownService(facts);
  const example = shown === null ? `POST ${at('/api/tools/{id}')}` : `${shown.method} ${at(shown.endpoint)}`;
  const body = shown?.method === 'POST' ? ` with the JSON body \`${JSON.stringify(shown.exampleRequest)}\`` : '';
  return `## Tool calls

1. [Search](${at('/api/tools/search?q=count+words')}): \`GET /api/tools/search?q=<need>&limit=3\`; also \`category\`, \`tag\`, \`max_price_cents\`. [All](${at('/api/tools')}): \`GET /api/tools\`. Each entry has \`endpoint\`, \`method\`, \`inputSchema\`, \`exampleRequest\`, \`pricing\`, \`quality\`. One alone: \`GET /api/catalog/{id}\`. Free.
2. Call, e.g. \`${example}\`${body}. The answer 402 is \`{error, payment, input}\`. If \`input.valid\` is false, correct the input first.
3. Pay, as below, and call again with the token. One token buys one call.`;
}

function paying(facts: Facts): string {
  const credit = '`POST /api/payments/{paymentId}/pay` with `{"provider": "credit"}` and `X-API-Key: <key>` spends prepaid credit.';
  return isTestNetwork(facts) ? `With provider \`test\` step 2 pays. Else ${credit}` : credit;
}

function toolLine(publicUrl: string): (service: ServiceDescriptor) => string {
  return ({ id, endpoint, method, description, pricing, state }) =>
    `- [${id}](${publicUrl}/api/catalog/${id}): ${method} ${endpoint}, ${pricing.amount} ${pricing.currency}. ${description}${state.enabled && state.configured ? '' : ' Not available at the moment.'}`;
}
