import type { PublicAsset, ServiceDescriptor } from '@farebox/contract';
import { jsonOf } from '../api/client.ts';
import type { PaidRequest } from '../paying/paid-flow.ts';

export interface Snippet {
  id: string;
  label: string;
  code: string;
}

type SnippetTool = Pick<ServiceDescriptor, 'id' | 'method' | 'endpoint'> & {
  pricing: Pick<ServiceDescriptor['pricing'], 'amount' | 'unit'>;
  discovery: Pick<ServiceDescriptor['discovery'], 'toolName'>;
};

/** Whether every call is free, for everybody. */
export function isFree({ pricing: { amount, unit } }: Pick<SnippetTool, 'pricing'>): boolean {
  return unit === undefined && Number(amount) === 0;
}

/** How programs buy an asset, to copy: as a tool is called, by the request that delivers it. */
export function assetSnippets({ id, price_amount: price }: Pick<PublicAsset, 'id' | 'price_amount'>, origin: string): Snippet[] {
  const fetching = {
    id,
    method: 'POST',
    endpoint: '/api/v1/assets/fetch',
    pricing: { amount: price ?? '0', unit: undefined },
    discovery: { toolName: 'fetch_asset' },
  } as const;
  const typescript = `import { fareboxClient, testWallet } from '@farebox/client';

const client = fareboxClient({ url: '${origin}', wallet: testWallet() });
const { delivery } = await client.fetchAsset('${id}');
console.log(delivery);`;
  return toolSnippets(fetching, { asset_id: id }, origin).map((each) => (each.id === 'typescript' ? { ...each, code: typescript } : each));
}

/** A call of an API that is for sale: its address is what is bought. */
export function apiCall(api: Pick<PublicAsset, 'api_method' | 'api_auth_type' | 'api_input_schema' | 'requires'>): string {
  const method = api.api_method ?? 'GET';
  const input = JSON.stringify(sampleOf(jsonOf(api.api_input_schema ?? '')));
  const credential = api.requires === null ? '' : ` \\\n  -H 'Authorization: YOUR_CREDENTIAL'  # ${api.api_auth_type ?? ''}`;
  const body = method === 'GET' || method === 'HEAD' || input === '{}' ? '' : ` \\\n  -H 'Content-Type: application/json' -d '${input}'`;
  return `curl -X ${method} "$ADDRESS_THAT_YOU_BUY"${body}${credential}`;
}

/** A value for each member that a schema names. */
function sampleOf(schema: unknown): Record<string, unknown> {
  const members: unknown = Reflect.get(Object(schema), 'properties');
  return Object.fromEntries(
    Object.entries(Object(members)).map(([name, member]) => {
      const { example, default: usual, enum: options, type } = Object(member);
      return [name, example ?? usual ?? options?.[0] ?? samples[String(type)] ?? name];
    }),
  );
}

const samples: Readonly<Record<string, unknown>> = { string: '...', integer: 1, number: 1.5, boolean: true, array: [], object: {} };

/** How programs call a tool, to copy. They run as they are: with test money, or with a key or wallet where one is named. */
export function toolSnippets(
  { id, method, endpoint, pricing, discovery: { toolName } }: SnippetTool,
  input: Readonly<Record<string, unknown>>,
  origin: string,
): Snippet[] {
  const url = origin + endpoint + (method === 'GET' ? queryOf(input) : '');
  const json = JSON.stringify(input);
  const pretty = JSON.stringify(input, null, 2);
  const send = method === 'GET' ? '' : ` \\\n  -H 'Content-Type: application/json' -d '${json.replaceAll("'", String.raw`'\''`)}'`;
  return [
    {
      id: 'curl',
      label: 'curl',
      code: isFree({ pricing }) ? `curl -s -X ${method} '${url}'${send}` : paidCurl({ method, url, send, origin }),
    },
    {
      id: 'typescript',
      label: 'TypeScript',
      code: `import { fareboxClient, testWallet } from '@farebox/client';

const client = fareboxClient({ url: '${origin}', wallet: testWallet() });
const { output } = await client.call('${id}', ${pretty});
console.log(output);`,
    },
    {
      id: 'python',
      label: 'Python',
      code: `import json, urllib.error, urllib.request

def ask(path, body=None, token=None, method="POST"):
    headers = {"Content-Type": "application/json"} | ({"X-Payment-Token": token} if token else {})
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request("${origin}" + path, data, headers, method=method)
    try:
        return json.load(urllib.request.urlopen(request))
    except urllib.error.HTTPError as error:
        if error.code != 402:
            raise
        return json.load(error)

path, body = ${pythonText(url.slice(origin.length))}, ${method === 'GET' ? 'None' : `json.loads(${pythonText(json)})`}
${isFree({ pricing }) ? `print(ask(path, body, method="${method}"))` : pythonPayment(method)}`,
    },
    {
      id: 'mcp',
      label: 'MCP',
      code: `// The configuration of an MCP client. The tool is ${toolName}.
// A key is made at POST /api/v1/me/api-keys; its credit pays for calls.
${JSON.stringify({ mcpServers: { farebox: { type: 'http', url: `${origin}/mcp`, headers: { 'X-API-Key': 'YOUR_KEY' } } } }, null, 2)}`,
    },
    {
      id: 'x402',
      label: 'x402',
      code: `import { ExactEvmScheme } from '@x402/evm';
import { wrapFetchWithPayment, x402Client } from '@x402/fetch';
import { privateKeyToAccount } from 'viem/accounts';

const client = new x402Client().register('eip155:*', new ExactEvmScheme(privateKeyToAccount(process.env.WALLET_KEY)));
const pay = wrapFetchWithPayment(fetch, client);
const answer = await pay('${url}', ${
        method === 'GET'
          ? `{ method: 'GET' }`
          : `{
  method: '${method}',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(${pretty.replaceAll('\n', '\n  ')}),
}`
      });
console.log(await answer.json());`,
    },
  ];
}

function paidCurl({ method, url, send, origin }: Readonly<Record<'method' | 'url' | 'send' | 'origin', string>>): string {
  return `# 1. Ask: the answer is a 402 with a payment.
asked=$(curl -s -X ${method} '${url}'${send})

# 2. Pay it with test money.
payment=$(printf '%s' "$asked" | jq -r .payment.paymentId)
curl -s -X POST "${origin}/api/payments/$payment/pay" \\
  -H 'Content-Type: application/json' -d '{"provider":"test"}'

# 3. Ask again with its token.
token=$(printf '%s' "$asked" | jq -r .payment.token)
curl -s -X ${method} '${url}'${send} -H "X-Payment-Token: $token"`;
}

function pythonPayment(method: string): string {
  return `payment = ask(path, body, method="${method}")["payment"]
ask(f"/api/payments/{payment['paymentId']}/pay", {"provider": "test"})
print(ask(path, body, payment["token"], "${method}"))`;
}

/** The call of a tool with an input. */
export function callOf(
  { method, endpoint }: Pick<SnippetTool, 'method' | 'endpoint'>,
  input: Readonly<Record<string, unknown>>,
): PaidRequest {
  return method === 'GET' ? { method: 'GET', path: endpoint + queryOf(input) } : { method: 'POST', path: endpoint, body: input };
}

/** The input of a GET, as its query. */
function queryOf(input: Readonly<Record<string, unknown>>): string {
  const entries = Object.entries(input).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]);
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries).toString()}`;
}

/** JSON texts are Python texts. */
function pythonText(text: string): string {
  return JSON.stringify(text);
}
