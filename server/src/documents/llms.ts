import type { ServiceDescriptor } from '@farebox/contract';
import { isTestNetwork, shownService, type Facts } from './facts.ts';

/** `/llms.txt`: what an agent needs to find, pay for and call a tool without asking anybody. Source: llmstxt.org. */
export function llmsText(facts: Facts): string {
  const { publicUrl, services, payment } = facts;
  const at = (path: string) => `${publicUrl}${path}`;
  const isTest = isTestNetwork(facts);
  const shown = shownService(facts);
  const example = shown === null ? `POST ${at('/api/tools/{id}')}` : `${shown.method} ${at(shown.endpoint)}`;
  return `# farebox

> Pay-per-call tools for agents, over HTTP and MCP. Call a tool: without a paid token the answer is HTTP 402 with a price and a payment. Pay it, then repeat the call with the token. One payment buys one call; a call that fails is given back.

${isTest ? 'This server offers the test network: payments of the provider `test` cost nothing.' : 'This server takes real money.'} Payment providers: ${payment.providers.map(({ providerId }) => `\`${providerId}\``).join(', ')}.

## Find a tool

- [Search](${at('/api/tools/search?q=count+words')}): \`GET /api/tools/search?q=<need>&limit=3\`, in English or Chinese; also \`category\`, \`tag\`, \`max_price_cents\`. Free.
- [Every tool](${at('/api/tools')}): \`GET /api/tools\`. Each entry has \`endpoint\`, \`method\`, \`inputSchema\`, \`exampleRequest\`, \`pricing\`, \`quality\`. One alone: \`GET /api/catalog/{id}\`.

## Pay for a call, in four steps

1. Call the tool, e.g. \`${example}\`${shown?.method === 'POST' ? ` with the JSON body \`${JSON.stringify(shown.exampleRequest)}\`` : ''}. Without a paid token the answer is 402: \`{error, payment, input}\`. If \`input.valid\` is false, correct the input first.
2. Pay \`payment.paymentId\`: ${paying(facts)}
3. Verify: \`GET ${at('/api/payments/{paymentId}')}\` until \`status\` is \`paid\`.
4. Repeat the call of step 1 with the header \`X-Payment-Token: <payment.token>\`.

The price holds until \`payment.expiresAt\`. To pay before calling: \`POST /api/payments\` with \`{"serviceId": "<tool id>"}\` gives the same payment object.

## Retry safely

- Send \`Idempotency-Key: <your own id>\` with a paid call. If the connection breaks, repeat the same request: you get the stored answer with \`Idempotency-Replayed: true\`, and pay nothing more. Kept 24 hours.
- After 500, 502, 503 or 504 the call is back on the token: repeat it with the same token. After 429 and 503 wait as long as \`Retry-After\` says.
- A 400 leaves the token untouched: correct the input, use the same token.
- A 402 with another \`error\` than \`payment required\` says what is wrong with the token, and carries a new payment.

Every error body has \`error\`, \`statusCode\`, \`code\` (stable), \`hint\` (what to do next) and \`requestId\` (\`request_id\` under /api/v1).

## MCP

- [MCP endpoint](${at('/mcp')}): Streamable HTTP, no sessions. Every tool is there under its name in snake_case, with one more argument, \`paymentToken\`. Called without it, it answers \`status: "payment_required"\` with the payment; pay as above, then call again. Free: \`search_tools\`, \`get_tool\`, \`create_payment\`, \`get_payment\`, \`pay_payment\`.

## Tools

${services.map(toolLine(publicUrl)).join('\n')}

## Optional

- [OpenAPI 3.1](${at('/openapi.json')}): every route, schema, example and error
- [Documentation](${at('/docs')}): for people
- [A2A agent card](${at('/.well-known/agent-card.json')})
- [API catalog](${at('/.well-known/api-catalog')}): RFC 9727
`;
}

function paying(facts: Facts): string {
  const pay = '`POST /api/payments/{paymentId}/pay` with `{"provider": "credit"}` and `X-API-Key: <key>` spends prepaid credit.';
  return isTestNetwork(facts) ? `for provider \`test\` step 3 does it. ${pay}` : pay;
}

function toolLine(publicUrl: string): (service: ServiceDescriptor) => string {
  return ({ id, endpoint, method, description, pricing, state }) =>
    `- [${id}](${publicUrl}/api/catalog/${id}): ${method} ${endpoint}, ${pricing.amount} ${pricing.currency}. ${description}${state.enabled && state.configured ? '' : ' Not available at the moment.'}`;
}
