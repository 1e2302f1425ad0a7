import type { Foundation } from '../../../foundation.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { pagesFault } from '@farebox/documents/page-ranges';
import { minuteMs } from '../../../clock.ts';
import { problem, type Issue, type Problem } from '../../../errors.ts';
import { chargedRefusal } from '../../../tools/run-tool.ts';
import { addressIssues } from '../address-issues.ts';
import type { EngineAnswer, EngineContext, ToolEngine } from '../engine.ts';
import { authorizeUpload, readingTools, servedTools, type ServedTool, type UpstreamEndpoints } from './actions.ts';
import { asObject, assertSucceeded, renamed, textOf, unwrapped, type UpstreamAnswer } from './answers.ts';
import { callLimiter, type Wait } from './call-limiter.ts';
import { clientRecords, withoutPrefix } from './client-records.ts';
import { choosesPages, wireParameters } from './parameters.ts';
import { withParameterName, relay, uploadParameters } from './relay.ts';
import { rpc, tooLargeCode } from './rpc.ts';
import type { UpstreamCredentials } from './signature.ts';
import { faultProblem, isAboutCredentials, isLasting, UpstreamFault } from './upstream-fault.ts';
import { readJob, submitted } from './upstream-jobs.ts';

export interface UpstreamEngineOptions extends Pick<Foundation, 'clock' | 'guardedFetch' | 'log'> {
  /** Null, or with null members, if not configured: then no tool is served. */
  credentials: { keyId: string | null; keySecret: string | null; securityToken: string | null } | null;
  /** Overrides the addresses of some products, and of the storage. */
  endpoints: UpstreamEndpoints;
  /** For the provider, which is trusted. */
  fetch: typeof globalThis.fetch;
  /** Refuses an address that can never be public, without requesting it. @throws address_refused */
  checkUrl: (url: string) => unknown;
  /** The service's secrets: they sign the ids of templates. */
  secrets: readonly string[];
  wait?: Wait;
}

/** After the provider has refused a capability to the operator, it is not offered for this long. */
const faultKeptMs = 5 * minuteMs;
/** The same if the credentials themselves are refused. */
const everyTool = '*';

interface UpstreamEngineParts extends UpstreamEngineOptions {
  wait: NonNullable<UpstreamEngineOptions['wait']>;
  limiter: ReturnType<typeof callLimiter>;
  /** Null without credentials, as is `relayed`. */
  call: ReturnType<typeof rpc> | null;
  relayed: ReturnType<typeof relay> | null;
  records: ReturnType<typeof clientRecords>;
  /** What the provider refused to the operator, by tool. */
  faults: Map<string, { code: string; untilMs: number }>;
}

/** Serves tools through the provider's cloud, with the operator's account. */
export function upstreamEngine(options: UpstreamEngineOptions): ToolEngine {
  const { clock, endpoints, fetch, log, guardedFetch, secrets, wait = abortableDelay } = options;
  const credentials = completeCredentials(options.credentials);
  const limiter = callLimiter({ clock, wait });
  const call = credentials === null ? null : rpc({ credentials, endpoints, fetch, clock, log, limiter, wait });
  const relayed = call === null ? null : relay({ rpc: call, guardedFetch, fetch, endpoints });
  const records = clientRecords(secrets);
  const faults = new Map<string, { code: string; untilMs: number }>();
  const parts: UpstreamEngineParts = { ...options, wait, limiter, call, relayed, records, faults };

  return {
    id: 'upstream',
    missing: (...given) => missing(parts, ...given),
    refuses: (...given) => refuses(parts, ...given),
    run: (...given) => run(parts, ...given),
    probe: (_toolId, context) => probe(parts, context),
    jobs: {
      kind: 'remote',
      async submit(toolId, input, context) {
        const tool = served(toolId);
        const { job } = tool;
        if (job === null) throw new Error(`${toolId} submits no job`);
        return translated(parts, toolId, context, async () => submitted(job, await ask(parts, tool, toolId, input, context)));
      },
      async read({ id, submittedBy }, resultToolId, input, context) {
        const { job } = served(submittedBy);
        if (job === null) throw new Error(`${submittedBy} submits no job`);
        if (call === null) throw problem('tool_not_configured');
        return translated(parts, resultToolId, context, () =>
          readJob(call, job, id, input, context).catch((thrown: unknown) => {
            throw isTooLarge(thrown) ? tooLarge(thrown, false) : thrown;
          }),
        );
      },
    },
  };
}

function checkFile(parts: UpstreamEngineParts, name: string, url: string): void {
  try {
    parts.checkUrl(url);
  } catch (thrown) {
    throw withParameterName(name, thrown);
  }
}

async function ask(
  parts: UpstreamEngineParts,
  tool: ServedTool,
  toolId: string,
  input: Readonly<Record<string, unknown>>,
  context: EngineContext,
) {
  const { call, relayed, records } = parts;
  if (call === null || relayed === null) throw problem('tool_not_configured');
  for (const { name, url } of filesOf(tool, input)) checkFile(parts, name, url);
  // Before anything is fetched: a refusal here is free.
  const stored = records.stored(toolId, input, context.owner);
  const parameters = wireParameters(tool, stored);
  for (const file of tool.isRelayed ? filesOf(tool, input) : []) {
    parameters.set(file.name, await relayed({ ...file, product: tool.action.product }, context.signal));
  }
  // Only this call is billed: what a file took to get there is free.
  const answer = await call(tool.action, parameters, context.signal).catch((thrown: unknown) => {
    throw isTooLarge(thrown) ? tooLarge(thrown, tool.job === null) : thrown;
  });
  assertSucceeded(answer, { hasData: tool.answer !== 'nothing' });
  return answer;
}

/** Turns faults into problems, and remembers those that only the operator can fix. */
async function translated<T>(parts: UpstreamEngineParts, toolId: string, context: EngineContext, work: () => Promise<T>): Promise<T> {
  const { faults, clock, log } = parts;
  try {
    const done = await work();
    for (const key of [toolId, everyTool]) faults.delete(key);
    return done;
  } catch (thrown) {
    if (!(thrown instanceof UpstreamFault)) throw thrown;
    const { kind, code } = thrown;
    if (kind === 'operator') {
      if (isLasting(thrown)) faults.set(isAboutCredentials(thrown) ? everyTool : toolId, { code, untilMs: clock.now() + faultKeptMs });
      // The provider's message may contain signed values, so only the code is passed on.
      log.error({ tool: toolId, code, requestId: context.requestId }, 'the upstream refuses the credentials, or has not activated this');
    }
    throw withoutNames(faultProblem(thrown), context.owner);
  }
}

function missing(parts: UpstreamEngineParts, toolId: string): string | null {
  if (!servedTools.has(toolId) && !readingTools.has(toolId)) return 'the upstream has no such tool';
  const unset = unsetCredentials(parts.credentials);
  if (unset.length > 0) return `${unset.join(' and ')} ${unset.length === 1 ? 'is' : 'are'} not set`;
  const fault = [parts.faults.get(everyTool), parts.faults.get(toolId)].find(
    (fault) => fault !== undefined && fault.untilMs > parts.clock.now(),
  );
  return fault === undefined ? null : `the upstream refuses it: ${fault.code}`;
}

function refuses(parts: UpstreamEngineParts, toolId: string, input: Readonly<Record<string, unknown>>): Issue[] {
  const tool = servedTools.get(toolId);
  if (tool === undefined) return [];
  return [...addressIssues(input, Object.keys(tool.files), parts.checkUrl), ...pageIssues(toolId, tool, input)];
}

async function run(
  parts: UpstreamEngineParts,
  toolId: string,
  input: Readonly<Record<string, unknown>>,
  context: EngineContext,
): Promise<EngineAnswer> {
  const tool = served(toolId);
  if (tool.job !== null) throw new Error(`${toolId} submits a job`);
  return translated(parts, toolId, context, async () => {
    const answer = presented(tool, await ask(parts, tool, toolId, input, context));
    return { ...answer, data: parts.records.shown(toolId, answer.data, context.owner) };
  });
}

/** Requests an upload authorization: it is free, and shows that the provider answers and accepts the credentials. */
async function probe(parts: UpstreamEngineParts, context: EngineContext): Promise<void> {
  const { call } = parts;
  if (call === null) throw problem('tool_not_configured');
  await translated(parts, everyTool, context, async () => {
    try {
      await call(authorizeUpload, uploadParameters('facebody'), context.signal);
    } catch (thrown) {
      // A refusal of this call says nothing about other calls.
      const isAllowed = thrown instanceof UpstreamFault && thrown.kind === 'operator' && !isAboutCredentials(thrown);
      if (!isAllowed) throw thrown;
    }
  });
}

function served(toolId: string): ServedTool {
  const tool = servedTools.get(toolId);
  if (tool === undefined) throw new Error(`the upstream has no tool ${toolId}`);
  return tool;
}

/** Every address in the input that the provider, or this service on its behalf, would read. */
function filesOf({ files }: ServedTool, input: Readonly<Record<string, unknown>>) {
  return Object.entries(files).flatMap(([name, kind]) => {
    const value = input[name];
    const urls: unknown[] = Array.isArray(value) ? value : [value];
    return urls.flatMap((url) => (typeof url === 'string' ? [{ name, kind, url }] : []));
  });
}

/** The provider's limit: larger requests fail there. */
const pagesMax: Readonly<Record<string, number>> = {
  'vendor-docai-doc-structure-submit': 1000,
  'vendor-docai-doc-parser-submit': 15_000,
};

function pageIssues(toolId: string, tool: ServedTool, { pageIndex }: Readonly<Record<string, unknown>>): Issue[] {
  if (!choosesPages(tool) && typeof pageIndex === 'string' && pageIndex.trim() !== '') {
    return [{ path: 'pageIndex', message: 'pages cannot be chosen here: leave pageIndex out' }];
  }
  const max = pagesMax[toolId];
  const message = max === undefined || typeof pageIndex !== 'string' ? null : pagesFault(pageIndex, max);
  return message === null ? [] : [{ path: 'pageIndex', message }];
}

function presented(tool: ServedTool, { code, message, members }: UpstreamAnswer): EngineAnswer {
  const isText = tool.answer === 'json-text';
  const data = asObject(isText ? unwrapped(members.Data) : renamed(members.Data), 'value');
  return {
    data,
    ...(isText ? { content: textOf(data.content) ?? '' } : {}),
    ...(code === null || code === '' ? {} : { code }),
    ...(message === null || message === '' ? {} : { message }),
  };
}

function isTooLarge(thrown: unknown): thrown is UpstreamFault {
  return thrown instanceof UpstreamFault && thrown.code === tooLargeCode;
}

/** @param isBilled the provider has done the work of this call, and bills the operator for it */
function tooLarge(cause: UpstreamFault, isBilled: boolean): Problem {
  const message = 'the result is too large to be answered';
  if (isBilled) return chargedRefusal(problem('tool_refused_input', { message, cause }));
  return problem('upstream_failed', {
    message,
    hint: 'The call was refunded to the token. Ask for fewer pages or blocks, or with useUrlResponseBody where the tool has it.',
    cause,
  });
}

/** Names as the provider stores them. */
function withoutNames(refused: Problem, owner: string | null): Problem {
  if (owner === null) return refused;
  return problem(refused.code, { ...refused.details, message: withoutPrefix(refused.message, owner) });
}

function unsetCredentials(credentials: UpstreamEngineOptions['credentials']): string[] {
  return [
    ...((credentials?.keyId ?? '') === '' ? ['FAREBOX_UPSTREAM_KEY_ID'] : []),
    ...((credentials?.keySecret ?? '') === '' ? ['FAREBOX_UPSTREAM_KEY_SECRET'] : []),
  ];
}

function completeCredentials(credentials: UpstreamEngineOptions['credentials']): UpstreamCredentials | null {
  const { keyId, keySecret, securityToken } = credentials ?? { keyId: null, keySecret: null, securityToken: null };
  if (keyId === null || keySecret === null || keyId === '' || keySecret === '') return null;
  return { keyId, keySecret, securityToken: securityToken === '' ? null : securityToken };
}

async function abortableDelay(timeMs: number, signal: AbortSignal): Promise<void> {
  await pause(timeMs, undefined, { signal });
}
