import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { z } from 'zod';
import { upstreamProducts } from '../../src/tool-settings.ts';

/** A list or document that agents read, and how long it may be. */
interface List {
  name: string;
  /** How it is read. */
  read: string;
  /** A path, or a request to the MCP endpoint at `path`. */
  path: string;
  rpc?: { method: string; params?: object };
  /** Its headers count too, without those of the connection. */
  hasHeaders?: boolean;
  /** The part of the answer that counts; absent: all of it. */
  part?(answer: string): string;
  bytesMax?: number;
  tokensMax?: number;
}

export interface MeasuredList extends List {
  bytes: number;
  /** Of the tokenizer o200k_base. Other models count some percent more or less. */
  tokens: number;
}

const kb = 1000;

const Answer = z.object({ result: z.looseObject({}) });

/** What a model sees of a result: `_meta` is for programs. */
function seenByModels(answer: string): string {
  const { _meta, ...seen } = Answer.parse(JSON.parse(answer)).result;
  return JSON.stringify(seen);
}

const call = (name: string, input: object) => ({ method: 'tools/call', params: { name, arguments: input } });

export const lists: readonly List[] = [
  { name: 'MCP tools, core', read: 'tools/list at /mcp', path: '/mcp', rpc: { method: 'tools/list' }, bytesMax: 16 * kb, tokensMax: 6000 },
  { name: 'MCP tools, all', read: 'tools/list at /mcp?tools=all', path: '/mcp?tools=all', rpc: { method: 'tools/list' } },
  {
    name: 'MCP, a tool described',
    read: 'get_tool, word_count',
    path: '/mcp',
    rpc: call('get_tool', { id: 'word_count' }),
    bytesMax: 4 * kb,
  },
  {
    name: 'MCP, the tool with the most arguments described',
    read: 'get_tool, vendor_docai_doc_parser_submit',
    path: '/mcp',
    rpc: call('get_tool', { id: 'vendor_docai_doc_parser_submit' }),
    bytesMax: 4 * kb,
  },
  {
    name: 'MCP, a descriptor in full',
    read: 'get_tool, word_count, full: true',
    path: '/mcp',
    rpc: call('get_tool', { id: 'word_count', full: true }),
  },
  {
    name: 'MCP, an unpaid call: what a model sees',
    read: 'word_count, without _meta',
    path: '/mcp',
    rpc: call('word_count', { text: 'two words' }),
    part: seenByModels,
    bytesMax: 1.9 * kb,
  },
  {
    name: 'MCP, an unpaid call: all of it, with the challenges for wallets',
    read: 'word_count',
    path: '/mcp',
    rpc: call('word_count', { text: 'two words' }),
    bytesMax: 3.3 * kb,
  },
  {
    name: 'MCP, ten tools found',
    read: 'search_tools, "document"',
    path: '/mcp',
    rpc: call('search_tools', { query: 'document', limit: 10 }),
  },
  { name: 'An unpaid call', read: 'GET /api/tools/timestamp', path: '/api/tools/timestamp', bytesMax: 1.3 * kb },
  {
    name: 'An unpaid call, with its headers',
    read: 'the same',
    path: '/api/tools/timestamp',
    hasHeaders: true,
    bytesMax: 3 * kb,
  },
  { name: 'Catalog', read: 'GET /api/tools', path: '/api/tools' },
  { name: 'Catalog in short', read: 'GET /api/tools?view=summary', path: '/api/tools?view=summary', bytesMax: 48 * kb },
  { name: 'A descriptor', read: 'GET /api/catalog/word-count', path: '/api/catalog/word-count' },
  { name: 'OpenAPI', read: 'GET /openapi.json', path: '/openapi.json' },
  { name: 'OpenAPI of one tag', read: 'GET /openapi/payments.json', path: '/openapi/payments.json', bytesMax: 120 * kb },
  { name: 'OpenAPI of the tools', read: 'GET /openapi/tools.json', path: '/openapi/tools.json' },
  { name: 'llms.txt', read: 'GET /llms.txt', path: '/llms.txt', bytesMax: 24 * kb },
  { name: 'Agent card', read: 'GET /.well-known/agent-card.json', path: '/.well-known/agent-card.json' },
  { name: 'Capabilities', read: 'GET /api/v1/capabilities', path: '/api/v1/capabilities', bytesMax: 6 * kb },
  { name: 'Documentation, the first page', read: 'GET /docs', path: '/docs', bytesMax: 48 * kb },
  { name: 'Documentation, all tools', read: 'GET /docs/tools', path: '/docs/tools', bytesMax: 96 * kb },
  { name: 'Documentation, one tool', read: 'GET /docs/tools/word-count', path: '/docs/tools/word-count', bytesMax: 48 * kb },
];

/** Reads every list of a running service. */
export async function measuredLists(url: string): Promise<MeasuredList[]> {
  const measured: MeasuredList[] = [];
  for (const list of lists) {
    const answer = await textOf(url, list);
    const counted = list.part === undefined ? answer : list.part(answer);
    measured.push({ ...list, bytes: Buffer.byteLength(counted), tokens: countTokens(counted) });
  }
  return measured;
}

async function textOf(url: string, { path, rpc, hasHeaders = false }: List): Promise<string> {
  if (rpc === undefined) {
    const answer = await fetch(url + path);
    const headers = [...answer.headers].filter(([name]) => hasHeaders && !ofConnection.has(name));
    return headers.map(([name, value]) => `${name}: ${value}\r\n`).join('') + (await read(answer, path));
  }
  const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, ...rpc });
  const text = await read(await fetch(url + path, { method: 'POST', headers, body }), path);
  // The older revisions answer as one event.
  return /^data: (.*)$/m.exec(text)?.[1] ?? text;
}

const ofConnection = new Set(['connection', 'content-length', 'date', 'keep-alive']);

async function read(response: Response, path: string): Promise<string> {
  if (!response.ok && response.status !== 402) throw new Error(`${path} answers ${response.status}`);
  return response.text();
}

/** Settings with which every tool is for sale, wherever it runs. The provider is not there: nothing is called. */
export const everyTool = {
  FAREBOX_PUBLIC_URL: 'https://farebox.example',
  FAREBOX_PUBLIC_TEST_MONEY: '1',
  FAREBOX_TOOL_ENGINE: 'upstream',
  FAREBOX_UPSTREAM_KEY_ID: 'id',
  FAREBOX_UPSTREAM_KEY_SECRET: 'secret',
  FAREBOX_PROXY_BACKEND: 'http://127.0.0.1:9',
  FAREBOX_RATE_UNPAID_PER_MINUTE: '0',
  FAREBOX_PROBE_SECONDS: '86400',
  FAREBOX_SEED: '0',
  FAREBOX_WEATHER_URL: 'http://127.0.0.1:9',
  FAREBOX_UPSTREAM_ENDPOINTS: upstreamProducts.map((product) => `${product}=http://127.0.0.1:9`).join(),
} as const;

/** `docs/lists.md`. */
export function listsPage(measured: readonly MeasuredList[]): string {
  const rows = measured.map(({ name, read: how, bytes, tokens, bytesMax, tokensMax }) => {
    const limits = [
      ...(bytesMax === undefined ? [] : [`${bytesMax.toLocaleString('en-US')} bytes`]),
      ...(tokensMax === undefined ? [] : [`${tokensMax.toLocaleString('en-US')} tokens`]),
    ];
    return `| ${name} | ${how} | ${bytes.toLocaleString('en-US')} | ${tokens.toLocaleString('en-US')} | ${limits.join(', ')} |`;
  });
  return `# What agents read

The size of each list and document, of a service that sells every tool with every way to pay, and has no assets of its own.
\`npm run lists\` counts again and writes this page; a test keeps the limits. Tokens are counted with o200k_base: other models count some
percent more or less. Bytes are those of the body without compression.

| list | how it is read | bytes | tokens | limit |
| --- | --- | --- | --- | --- |
${rows.join('\n')}

The whole of an unpaid MCP call has the challenge of x402 twice: the clients of Cloudflare's agents read all of it in \`_meta["x402/error"]\`,
\`@x402/mcp\` reads all of it in the structure, and each ignores the other place. The challenge of MPP is there once. Hosts do not show
\`_meta\` to models, which read the 1.5 kB of the row before.

An unpaid call over HTTP had 2,727 bytes (1,247 tokens) in its body and 5,586 with its headers before signed offers, the scheme \`upto\` for fixed prices, the members of MPP's problem and the list of
exposed headers moved to where they are asked for (\`Prefer: payment=full\`, [paying.md](paying.md)).
`;
}
