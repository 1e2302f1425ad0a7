import { isDeepStrictEqual } from 'node:util';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { Client as OlderClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as OlderTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { z } from 'zod';
import { PaymentBody } from '@farebox/contract';
import type { RequestHeaders } from './service.ts';

const ListedTool = z.looseObject({
  name: z.string(),
  title: z.string(),
  description: z.string(),
  inputSchema: z.looseObject({ type: z.literal('object') }),
  outputSchema: z.looseObject({ type: z.literal('object') }),
  annotations: z.looseObject({ readOnlyHint: z.boolean() }),
  _meta: z.looseObject({}).optional(),
});
export type ListedTool = z.output<typeof ListedTool>;

/** What every tool answers, whatever happened: a structure with a status, and the same as text; what is to be paid is said there in brief. */
const Called = z
  .object({
    isError: z.boolean().default(false),
    structuredContent: z.looseObject({
      status: z.enum(['ok', 'payment_required', 'payment_invalid', 'error']),
      data: z.looseObject({}).optional(),
      error: z.string().optional(),
    }),
    content: z.tuple(
      [z.object({ type: z.literal('text'), text: z.string() })],
      z.looseObject({ type: z.enum(['resource_link', 'image']) }),
    ),
    _meta: z.looseObject({}).default({}),
  })
  .refine(({ structuredContent, content }) => isSaid(JSON.parse(content[0].text), structuredContent), {
    message: 'text and structure differ',
  });

function isSaid(text: Record<string, unknown>, structure: Record<string, unknown>): boolean {
  return isDeepStrictEqual(text, structure) || isBrief(text, structure);
}

/** Whether every member is in the structure too, also those of the payment. */
function isBrief({ payment, ...text }: Record<string, unknown>, structure: Record<string, unknown>): boolean {
  const has = (part: unknown, whole: unknown) =>
    isRecord(part) && isRecord(whole) && Object.entries(part).every(([name, value]) => isDeepStrictEqual(value, whole[name]));
  return has(text, structure) && has(payment, structure['payment']) && isRecord(payment) && 'token' in payment && 'paymentId' in payment;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

export type Called = z.output<typeof Called>['structuredContent'] & {
  isError: boolean;
  meta: Record<string, unknown>;
  /** What comes beside the text: links and pictures. */
  blocks: Array<Record<string, unknown>>;
};

/** One connected MCP client; which official one must not make a difference. */
export interface McpClient extends AsyncDisposable {
  /** The revision it agreed on with the server. */
  revision: string | undefined;
  /** What it lists at `/mcp`, or at `/mcp?tools=all`. */
  tools(list?: 'all'): Promise<ListedTool[]>;
  call(name: string, input?: Record<string, unknown>): Promise<Called>;
  resources(): Promise<string[]>;
  /** The text of a resource. */
  read(uri: string): Promise<string>;
  /** The text of a prompt. */
  prompt(name: string, input: Record<string, string>): Promise<string>;
}

type Connect = (url: string, headers?: RequestHeaders) => Promise<McpClient>;

/** The official clients, as a table for `describe.each`: name and how to connect. */
export const officialClients: ReadonlyArray<readonly [name: string, connect: Connect]> = [
  ['client 2.4 on 2026-07-28', (url, headers) => connectClient(url, 'auto', headers)],
  ['client 2.4 on the older revisions', (url, headers) => connectClient(url, 'legacy', headers)],
  ['client 1.32', connectOlderClient],
];

export async function connectClient(url: string, mode: 'auto' | 'legacy', headers: RequestHeaders = {}): Promise<McpClient> {
  const at = async (path: string) => {
    const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
    await client.connect(new StreamableHTTPClientTransport(new URL(`${url}${path}`), { requestInit: { headers } }));
    return client;
  };
  const client = await at('/mcp');
  return mcpClient(client, client.getNegotiatedProtocolVersion(), () => at('/mcp?tools=all'));
}

async function connectOlderClient(url: string, headers: RequestHeaders = {}): Promise<McpClient> {
  const at = async (path: string) => {
    const client = new OlderClient({ name: 'test', version: '1' });
    const transport = new OlderTransport(new URL(`${url}${path}`), { requestInit: { headers } });
    await client.connect(transport);
    return { client, transport };
  };
  const { client, transport } = await at('/mcp');
  return mcpClient(client, transport.protocolVersion, async () => (await at('/mcp?tools=all')).client);
}

interface AnyClient {
  listTools(): Promise<unknown>;
  callTool(params: { name: string; arguments: Record<string, unknown> }): Promise<unknown>;
  listResources(): Promise<unknown>;
  readResource(params: { uri: string }): Promise<unknown>;
  getPrompt(params: { name: string; arguments: Record<string, string> }): Promise<unknown>;
  close(): Promise<void>;
}

/** @param listingAll connects to the list of all tools */
function mcpClient(client: AnyClient, revision: string | undefined, listingAll: () => Promise<AnyClient>): McpClient {
  async function listed(list?: 'all'): Promise<unknown> {
    if (list === undefined) return await client.listTools();
    const all = await listingAll();
    try {
      return await all.listTools();
    } finally {
      await all.close();
    }
  }
  return {
    revision,
    tools: async (list) => z.object({ tools: z.array(ListedTool) }).parse(await listed(list)).tools,
    async call(name, input = {}) {
      const { structuredContent, isError, _meta: meta, content } = Called.parse(await client.callTool({ name, arguments: input }));
      const [_text, ...blocks] = content;
      return { ...structuredContent, isError, meta, blocks };
    },
    resources: async () =>
      z
        .object({ resources: z.array(z.object({ uri: z.string() })) })
        .parse(await client.listResources())
        .resources.map(({ uri }) => uri),
    read: async (uri) =>
      z.object({ contents: z.tuple([z.object({ text: z.string() })]) }).parse(await client.readResource({ uri })).contents[0].text,
    prompt: async (name, input) =>
      z
        .object({ messages: z.tuple([z.object({ content: z.object({ text: z.string() }) })]) })
        .parse(await client.getPrompt({ name, arguments: input })).messages[0].content.text,
    [Symbol.asyncDispose]: () => client.close(),
  };
}

/** The payment in an answer. */
export function paymentIn(called: Called): PaymentBody {
  return PaymentBody.parse(called['payment'] ?? called.data);
}

/** Calls without a token, completes the payment that comes back, and returns its token. */
export async function payFor(client: McpClient, name: string, input: Record<string, unknown> = {}): Promise<string> {
  const { paymentId, token } = paymentIn(await client.call(name, input));
  const paid = paymentIn(await client.call('get_payment', { paymentId }));
  if (paid.status !== 'paid') throw new Error(`the payment is ${paid.status}`);
  return token;
}
