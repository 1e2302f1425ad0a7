import { asProblem, problem } from '../errors.ts';
import { textOfAnswer } from '../net/answer-body.ts';
import type { GuardedFetch } from '../net/guarded-fetch.ts';
import type { ToolFolder } from './files/tool-folder.ts';
import { mcpNames, mcpOperation } from './mcp/read-mcp.ts';
import type { McpConnections } from './mcp/mcp-connections.ts';
import type { OpenApiReader } from './openapi/openapi-reader.ts';
import type { Credentials } from './calls/request-parts.ts';
import type { ReadSource } from './operation.ts';
import { withPlainKeys } from './schemas/plain-keys.ts';
import { isSkipped, operationsMax } from './skipping.ts';
import { leftOut, type Resale } from './resale.ts';
import type { Source } from './source.ts';
import type { Upstreams } from './upstreams.ts';

export interface ReadingOptions {
  openApi: OpenApiReader;
  connections: McpConnections;
  upstreams: Pick<Upstreams, 'fetchFor' | 'mcpTarget'>;
  /** Null: left out. */
  resale: Resale | null;
  /** Null: there is no folder of tool files. */
  files: Pick<ToolFolder, 'contentOf'> | null;
}

/** The part of a source that is needed to read it. */
export type Readable = Pick<Source, 'id' | 'kind' | 'location' | 'settings' | 'revision'>;

const documentBytesMax = 16 * 1024 * 1024;
const readMs = 30_000;

/** Reads what a source offers now. @throws invalid_input, address_refused, address_unreachable, upstream_timeout, upstream_failed */
export async function readSource(...given: Parameters<typeof readAsNamed>): Promise<ReadSource> {
  const read = await readAsNamed(...given);
  return { ...read, operations: read.operations.map(withPlainKeys) };
}

async function readAsNamed(
  { openApi, connections, upstreams, resale, files }: ReadingOptions,
  source: Readable,
  credentials: Credentials,
  known: readonly string[],
  signal: AbortSignal,
): Promise<ReadSource> {
  const { kind, location, settings } = source;
  if (kind === 'mcp') {
    const target = upstreams.mcpTarget(source, credentials);
    const tools = await connections.listTools(`${source.id}:${source.revision}`, target, signal).catch((cause: unknown) => {
      const { code, message } = asProblem(cause);
      throw problem('upstream_failed', {
        message: `the MCP server could not be read: ${code === 'internal' ? messageOf(cause) : message}`,
        cause,
      });
    });
    const found = tools.map((tool) => ({ tool, named: mcpNames(tool) }));
    const wanted = found.filter(({ named }) => known.includes(named.key) || !isSkipped(settings.rules ?? [], named));
    if (wanted.length > operationsMax)
      throw problem('invalid_input', { message: `the MCP server has more than ${operationsMax} tools: choose some by rules` });
    const operations = wanted.map(({ tool }) => mcpOperation(tool));
    return { title: null, operations, skipped: found.filter((each) => !wanted.includes(each)).map(({ named }) => named) };
  }
  if (location.kind === 'file') {
    const content = files?.contentOf(location.file) ?? null;
    if (content === null) throw problem('invalid_input', { message: `${location.file} is not there, or it cannot be read` });
    return { title: content.name, operations: content.operations };
  }
  const fetch = upstreams.fetchFor(source);
  if (kind === 'x402') {
    if (location.kind !== 'url') throw problem('invalid_input', { message: 'an x402 server has a url' });
    if (resale === null) throw problem('invalid_input', { message: leftOut });
    return resale.read(location.url, { fetch, isAgain: source.revision > 0, signal });
  }
  const text = location.kind === 'document' ? location.text : location.kind === 'url' ? await readText(location.url, fetch, signal) : null;
  if (text === null) throw problem('invalid_input', { message: 'an OpenAPI source has a url or a document' });
  return openApi.read(
    text,
    {
      location: location.kind === 'url' ? location.url : null,
      baseUrl: settings.base_url ?? null,
      serverVariables: settings.server_variables ?? {},
      rules: settings.rules ?? [],
      known,
    },
    signal,
  );
}

/** Credentials are for calls: the document is read without them. */
async function readText(url: string, fetch: GuardedFetch, signal: AbortSignal): Promise<string> {
  const answer = await fetch(url, {
    headers: { accept: 'application/json, application/yaml, text/yaml, */*;q=0.5' },
    signal: AbortSignal.any([signal, AbortSignal.timeout(readMs)]),
    timeoutMs: readMs,
    bytesMax: documentBytesMax,
  });
  if (answer.status !== 200) {
    await answer.body.cancel();
    throw problem('address_unreachable', { message: `the address could not be read: it answers with status ${answer.status}` });
  }
  return textOfAnswer(answer);
}

/** For the operator. */
function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message.slice(0, 300) : 'it does not answer';
}
