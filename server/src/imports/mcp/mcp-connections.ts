import type {
  CallToolResult,
  Client,
  StreamableHTTPClientTransport,
  Tool as McpTool,
  Transport,
  FetchLike,
} from '@modelcontextprotocol/client';
import { minuteMs, secondMs } from '../../clock.ts';
import type { GuardedFetch, GuardedMethod, GuardedResponse } from '../../net/guarded-fetch.ts';
import type { Progress } from '../../tools/tool.ts';
import type { Credentials } from '../calls/request-parts.ts';
import { markedChunks, marked, markedLines } from './exact-lines.ts';
import { textOfAnswer, typeOf } from '../../net/answer-body.ts';

/** How to reach an MCP server. */
export type McpTarget =
  | { kind: 'url'; url: string; fetch: GuardedFetch; credentials: Credentials }
  | { kind: 'command'; command: readonly string[]; credentials: Credentials };

export interface McpCallOptions {
  timeoutMs: number;
  signal: AbortSignal;
  progress?: ((step: Progress) => void) | undefined;
}

/** Connections to MCP servers: one for each source, shared by its calls, opened with the first and closed when idle. */
export type McpConnections = ReturnType<typeof mcpConnections>;

interface Connection {
  opening: Promise<Client>;
  /** Ends it while it opens. */
  stop: AbortController;
  calls: number;
  usedAt: number;
}

const connectMs = 20 * secondMs;
/** `npx -y` and `uvx` first download what they run. */
const programStartMs = 2 * minuteMs;
const idleMs = 5 * minuteMs;

/** The SDK is loaded with the first connection. */
export function mcpConnections({ now }: { now: () => number }) {
  const connections = new Map<string, Connection>();

  function connectionOf(key: string, target: McpTarget): Connection {
    const known = connections.get(key);
    if (known !== undefined) return known;
    const stop = new AbortController();
    const made: Connection = { opening: connect(target, stop.signal, () => forget(key, made)), stop, calls: 0, usedAt: now() };
    made.opening.catch(() => forget(key, made));
    connections.set(key, made);
    return made;
  }

  function forget(key: string, connection: Connection): void {
    if (connections.get(key) === connection) connections.delete(key);
  }

  async function using<T>(key: string, target: McpTarget, work: (client: Client) => Promise<T>): Promise<T> {
    const connection = connectionOf(key, target);
    connection.calls += 1;
    try {
      return await work(await connection.opening);
    } finally {
      connection.calls -= 1;
      connection.usedAt = now();
    }
  }

  async function end(key: string, connection: Connection): Promise<void> {
    forget(key, connection);
    connection.stop.abort();
    // A server that does not end its session ends it by itself.
    await connection.opening.then((client) => client.close()).catch(() => undefined);
  }

  return {
    /** @param key of the source and its revision: another revision is another connection */
    listTools: (key: string, target: McpTarget, signal: AbortSignal): Promise<McpTool[]> =>
      using(key, target, async (client) => (await client.listTools(undefined, { signal, timeout: connectMs, cacheMode: 'refresh' })).tools),
    callTool: (
      key: string,
      target: McpTarget,
      call: { name: string; arguments: Record<string, unknown> },
      { timeoutMs, signal, progress }: McpCallOptions,
    ): Promise<CallToolResult> =>
      using(key, target, (client) =>
        client.callTool(call, {
          signal,
          timeout: timeoutMs,
          maxTotalTimeout: timeoutMs,
          ...(progress === undefined
            ? {}
            : { onprogress: ({ progress: done, total, message }) => progress({ progress: done, total, message }) }),
        }),
      ),
    async closeIdle(): Promise<void> {
      const idle = [...connections].filter(([, { calls, usedAt }]) => calls === 0 && now() - usedAt > idleMs);
      await Promise.all(idle.map(([key, connection]) => end(key, connection)));
    },
    async close(): Promise<void> {
      await Promise.all([...connections].map(([key, connection]) => end(key, connection)));
    },
  };
}

async function connect(target: McpTarget, stopped: AbortSignal, closed: () => void): Promise<Client> {
  const { Client, StreamableHTTPClientTransport } = await import('@modelcontextprotocol/client');
  // Answers are checked here against schemas that were made harmless; the SDK would compile those of the server.
  const jsonSchemaValidator = {
    getValidator: () => (input: unknown) => ({ valid: true as const, data: input as never, errorMessage: undefined }),
  };
  const client = new Client({ name: 'farebox', version: '0.1.0' }, { jsonSchemaValidator, versionNegotiation: { mode: 'auto' } });
  // The SDK has no other way to listen.
  Object.assign(client, { onclose: closed });
  const transport = target.kind === 'url' ? httpTransport(target, StreamableHTTPClientTransport) : await programTransport(target);
  const startMs = target.kind === 'command' ? programStartMs : connectMs;
  const signal = AbortSignal.any([stopped, AbortSignal.timeout(startMs)]);
  try {
    await client.connect(transport, { signal, timeout: startMs });
    return client;
  } catch (thrown) {
    await client.close().catch(() => undefined);
    throw thrown;
  }
}

function httpTransport(
  { url, fetch, credentials }: McpTarget & { kind: 'url' },
  HttpTransport: typeof StreamableHTTPClientTransport,
): Transport {
  const headers = Object.fromEntries(Object.entries(credentials).map(([name, value]) => headerOf(name, value)));
  return new HttpTransport(new URL(url), { fetch: guardedTransportFetch(fetch), requestInit: { headers } });
}

async function programTransport({ command: [command = '', ...args], credentials }: McpTarget & { kind: 'command' }): Promise<Transport> {
  const { StdioClientTransport } = await import('@modelcontextprotocol/client/stdio');
  // No shell; of the service's environment only what the SDK knows as harmless (HOME, USER ...), so that no secret is inherited.
  const env = { PATH: programFolders, ...credentials };
  return exactProgram(new StdioClientTransport({ command, args, env, stderr: 'ignore', maxBufferSize: programBytesMax }));
}

const programBytesMax = 8 * 1024 * 1024;

/** Has a program's numbers marked before the SDK parses them. It has no other place for that than its own buffer of lines. */
function exactProgram(transport: Transport): Transport {
  const lines: unknown = Reflect.get(transport, '_readBuffer');
  const append: unknown = Reflect.get(Object(lines), 'append');
  if (typeof append !== 'function') throw new TypeError('this version of the MCP SDK reads programs in another way');
  const marks = markedChunks(programBytesMax);
  Reflect.set(Object(lines), 'append', (chunk: Buffer) => Reflect.apply(append, lines, [Buffer.from(marks.of(chunk))]) as unknown);
  return transport;
}

/** Where programs usually are, and the Node that runs this. */
const programFolders = [process.execPath.replace(/\/[^/]*$/, ''), '/usr/local/bin', '/usr/bin', '/bin'].join(':');

/** `header:X-Key` names its header; any other name is a bearer token. */
function headerOf(name: string, value: string): [string, string] {
  const header = /^header:(.+)$/.exec(name)?.[1];
  return header === undefined ? ['authorization', `Bearer ${value}`] : [header.toLowerCase(), value];
}

const methods: ReadonlySet<string> = new Set(['GET', 'POST', 'DELETE'] satisfies GuardedMethod[]);

/** Of one answer: a stream of a long call is one too. */
const bytesMax = 16 * 1024 * 1024;

/** The guarded fetch as the SDK calls it: for its few methods, with bodies of text. */
function guardedTransportFetch(fetch: GuardedFetch): FetchLike {
  return async (url, { method = 'GET', headers, body, signal } = {}) => {
    if (!isMethod(method) || (body !== undefined && body !== null && typeof body !== 'string')) throw new TypeError('unknown request');
    const answer = await fetch(String(url), {
      method,
      headers: Object.fromEntries(new Headers(headers)),
      ...(typeof body === 'string' ? { body } : {}),
      signal: signal ?? new AbortController().signal,
      timeoutMs: 300 * secondMs,
      idleMs: 300 * secondMs,
      bytesMax,
      redirectsMax: 0,
    });
    const isEmpty = answer.status === 204 || answer.status === 304 || answer.status < 200;
    if (isEmpty) await answer.body.cancel();
    return new Response(isEmpty ? null : await bodyOf(answer), { status: answer.status, headers: answer.headers });
  };
}

/** In UTF-8, as the SDK reads it. Streams of events are so by their standard, and are read as they arrive. */
async function bodyOf(answer: GuardedResponse): Promise<ReadableStream<Uint8Array> | string> {
  if (/[/+]json$/.test(typeOf(answer.headers).mimeType)) return marked(await textOfAnswer(answer));
  return answer.body.pipeThrough(markedLines());
}

function isMethod(method: string): method is 'GET' | 'POST' | 'DELETE' {
  return methods.has(method);
}
