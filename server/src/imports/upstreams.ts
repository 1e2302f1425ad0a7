import { bound } from '../bound.ts';
import { minuteMs, secondMs, untilAborted, type Clock } from '../clock.ts';
import { problem } from '../errors.ts';
import type { GuardedFetch } from '../net/guarded-fetch.ts';
import type { WebhookSecrets } from '../net/webhook-secrets.ts';
import { cached, type Cached } from '../limits/cache.ts';
import { AccessTokens } from './calls/access-tokens.ts';
import { callHttp, checkAnswers, failed } from './calls/http-call.ts';
import { keepingSecrets } from './calls/kept-secrets.ts';
import { builtRequest, chosenSecurity, type Credentials } from './calls/request-parts.ts';
import { openCredentials } from './credentials.ts';
import type { ToolModules } from './files/tool-modules.ts';
import type { CallContext } from './imported-tool.ts';
import type { ToolTerms } from './rules.ts';
import { callMcp } from './mcp/call-mcp.ts';
import type { McpConnections, McpTarget } from './mcp/mcp-connections.ts';
import { costOf, type Operation } from './operation.ts';
import { upstreamInput } from './schemas/plain-keys.ts';
import { leftOut, type Resale } from './resale.ts';
import type { Source } from './source.ts';

export interface UpstreamsOptions {
  /** For addresses on the internet. */
  publicFetch: GuardedFetch;
  /** For sources whose addresses may be private. */
  privateFetch: GuardedFetch;
  secrets: WebhookSecrets;
  connections: McpConnections;
  modules: ToolModules;
  /** Null: left out. */
  resale: Resale | null;
  /** Whether MCP servers may be programs on this machine. */
  allowsCommands: boolean;
  clock: Clock;
}

/** What stands behind imported tools. */
export type Upstreams = ReturnType<typeof upstreams>;

const freshMs = minuteMs;
const failureMs = 15 * secondMs;
/** More than there are sources and addresses behind them. */
const checksKept = 10_000;
/** Longer than a program may take to start, and to list its tools. */
const checkMs = 3 * minuteMs;

interface UpstreamsParts extends UpstreamsOptions {
  /** By source and revision: opening one needs a key derivation, and revisions change seldom. */
  opened: WeakMap<object, Credentials>;
  checks: Cached<string, void>;
  tokens: AccessTokens;
}

export function upstreams(options: UpstreamsOptions) {
  const { clock } = options;
  const opened = new WeakMap<object, Credentials>();
  // A failure is asked again sooner, but not for each tool.
  const checks = cached<string, void>({ clock, ttlMs: freshMs, failureTtlMs: failureMs, entriesMax: checksKept });
  const tokens = new AccessTokens(clock);
  const parts: UpstreamsParts = { ...options, opened, checks, tokens };

  return bound(parts, { fetchFor, credentialsOf, mcpTarget, missing, call, checkOffer, checkUpstream });
}

function fetchFor(parts: UpstreamsParts, { settings }: Pick<Source, 'settings'>): GuardedFetch {
  return settings.allow_private === true ? parts.privateFetch : parts.publicFetch;
}

function credentialsOf(parts: UpstreamsParts, source: Pick<Source, 'id' | 'credentialsSealed'>): Credentials {
  const known = parts.opened.get(source) ?? openCredentials(parts.secrets, source);
  parts.opened.set(source, known);
  return known;
}

/** @throws forbidden for a command that the settings do not allow */
function mcpTarget(
  parts: UpstreamsParts,
  { location, settings }: Pick<Source, 'location' | 'settings'>,
  credentials: Credentials,
): McpTarget {
  if (location.kind === 'url') return { kind: 'url', url: location.url, fetch: fetchFor(parts, { settings }), credentials };
  if (location.kind !== 'command') throw problem('invalid_input', { message: 'an MCP server has a url or a command' });
  if (!parts.allowsCommands)
    throw problem('forbidden', {
      message: 'commands are not allowed: FAREBOX_TOOL_COMMANDS is not set',
      hint: 'The operator sets FAREBOX_TOOL_COMMANDS=1, and restarts.',
    });
  return { kind: 'command', command: location.command, credentials };
}

function revisionKey({ id, revision }: Source) {
  return `${id}:${revision}`;
}

function missing(parts: UpstreamsParts, source: Source, operation: Operation): string | null {
  const { call } = operation;
  if (call === null) return 'it cannot be called';
  if (costOf(operation) !== null) {
    const unpaid = parts.resale === null ? leftOut : parts.resale.missing();
    if (unpaid !== null) return unpaid;
  }
  if (call.kind === 'module') return parts.modules.has(call) ? null : `${call.file} cannot be loaded`;
  if (call.kind === 'mcp') return source.location.kind === 'command' && !parts.allowsCommands ? 'FAREBOX_TOOL_COMMANDS is not set' : null;
  if (chosenSecurity(call.security, credentialsOf(parts, source)) !== null) return null;
  const names = [...new Set(call.security.flat().map(({ scheme }) => scheme))];
  return `a credential of the source ${source.name} is not set: ${names.join(' or ')}`;
}

async function call(
  parts: UpstreamsParts,
  source: Source,
  operation: Operation,
  input: Readonly<Record<string, unknown>>,
  { timeoutMs, responseBytesMax: bytesMax }: ToolTerms,
  { signal, progress, requestId, paying }: CallContext,
): Promise<unknown> {
  const { modules, resale, tokens, connections } = parts;
  const { call } = operation;
  if (call === null) throw problem('tool_not_configured');
  if (call.kind === 'module') return modules.run(call, input, signal);
  const held = credentialsOf(parts, source);
  const sent = new Set(Object.values(held));
  if (call.kind === 'http') {
    // Only hosts that agreed answer for an owner.
    const redirectsMax = source.owned === null ? {} : { redirectsMax: 0 };
    const costMicros = costOf(operation);
    const paid = { sourceId: source.id, operation: operation.key, requestId: requestId ?? null };
    const fetch =
      costMicros === null || paying === undefined || resale === null
        ? fetchFor(parts, source)
        : resale.payingFetch(fetchFor(parts, source), { ...paid, ...paying, costMicros });
    const credentials = async (refused?: Credentials) => {
      const use = { source: revisionKey(source), fetch: fetchFor(parts, source), ...(refused === undefined ? {} : { refused }) };
      const exchanged = await tokens.exchanged(call.security, held, use);
      for (const each of Object.values(exchanged)) sent.add(each);
      return exchanged;
    };
    const options = { fetch, credentials, signal, timeoutMs, bytesMax, ...redirectsMax };
    return keepingSecrets(sent, () => callHttp(call, input, options));
  }
  const target = mcpTarget(parts, source, held);
  return keepingSecrets(sent, () =>
    callMcp(call, input, { connections, key: revisionKey(source), target, bytesMax, timeoutMs, signal, progress }),
  );
}

async function checkOffer(parts: UpstreamsParts, source: Source, operation: Operation, signal: AbortSignal): Promise<void> {
  const [{ call }, costMicros] = [operation, costOf(operation)];
  const { resale } = parts;
  if (call?.kind !== 'http' || costMicros === null) return;
  if (resale === null) throw failed(leftOut);
  const { url, ...request } = await builtRequest(call, upstreamInput(operation, operation.exampleRequest), credentialsOf(parts, source));
  const answer = await fetchFor(parts, source)(url, {
    method: call.method,
    headers: request.headers,
    ...(request.body === null ? {} : { body: request.body }),
    signal,
    timeoutMs: 15_000,
    bytesMax: 1024 * 1024,
    redirectsMax: 0,
  });
  if (answer.status === 402) return resale.checkOffer(answer, costMicros);
  await answer.body.cancel();
  throw failed(`it answers with status ${answer.status} where it asked for a payment`);
}

async function checkUpstream(parts: UpstreamsParts, source: Source, { call }: Operation, signal: AbortSignal): Promise<void> {
  if (call === null || call.kind === 'module') return;
  const where = call.kind === 'http' ? call.baseUrl : revisionKey(source);
  const key = `${revisionKey(source)} ${where}`;
  const check = async () => {
    // Others wait for it too: it has a limit of its own, and does not end with the first that asked.
    const own = AbortSignal.timeout(checkMs);
    if (call.kind === 'http') return checkAnswers(call.baseUrl, { fetch: fetchFor(parts, source), signal: own });
    await parts.connections
      .listTools(revisionKey(source), mcpTarget(parts, source, credentialsOf(parts, source)), own)
      .catch((cause: unknown) => Promise.reject(failed('the MCP server does not answer', cause)));
  };
  return untilAborted(parts.checks.get(key, check), signal, () => problem('upstream_timeout', { cause: signal.reason }));
}
