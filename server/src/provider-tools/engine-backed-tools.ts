import type { Foundation } from '../foundation.ts';
import { bound } from '../bound.ts';
import { dayMs, hourMs, minuteMs, secondMs, type Clock } from '../clock.ts';
import { problem, type Issue } from '../errors.ts';
import { newId } from '../ids.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Metrics } from '../metrics.ts';
import type { WebhookSecrets } from '../net/webhook-secrets.ts';
import type { Reservations } from '../payments/purchase/reservations.ts';
import type { EngineChoice } from './engines/choice.ts';
import { engineContext } from './engines/engine-context.ts';
import type { EngineAnswer, ToolEngine } from './engines/engine.ts';
import type { ProviderToolRole, ProviderTool } from './kits/provider-tool.ts';
import { requireOwner } from '../tools/record-owner.ts';
import type { Tool, ToolContext } from '../tools/tool.ts';
import type { ClientTurns } from './jobs/client-turns.ts';
import { jobEndings } from './jobs/job-endings.ts';
import { asObject, envelope, type Envelope } from './jobs/job-envelopes.ts';
import { pollUpstreamJobs, upstreamJobReader } from './jobs/job-polling.ts';
import { jobRecords, type GivenAnswer } from './jobs/job-records.ts';
import { jobResults } from './jobs/job-results.ts';
import { callbackIssues, jobSubmission, upstreamJobMs } from './jobs/job-submission.ts';
import { answerLengthMax, jobLimitMaxMs, workOnJobs } from './jobs/job-worker.ts';
import type { KeptFile, ToolFiles } from './jobs/tool-files.ts';
import type { PublicJobId } from './jobs/upstream-job-ids.ts';

type Input = Readonly<Record<string, unknown>>;

export interface EngineBackedToolsOptions extends Pick<Foundation, 'clock' | 'database' | 'guardedFetch' | 'log' | 'webhooks'> {
  described: readonly ProviderTool[];
  choice: EngineChoice;
  uses: Pick<Reservations, 'revoke'>;
  files: ToolFiles;
  secrets: WebhookSecrets;
  publicJobId: PublicJobId;
  /** @throws address_refused for an address that is not public */
  checkUrl: (url: string) => unknown;
  /** Runs the jobs of this service: a claim has to last for `jobClaimMs`. */
  work: Jobs;
  /** Decides whose job is next. */
  turns: Pick<ClientTurns, 'served'>;
  /** Polls upstreams for their jobs. */
  polls: Jobs;
  metrics: Pick<Metrics, 'giveBack'>;
}

type SyncTool = Pick<ProviderTool, 'id' | 'needsOwner'> & { role: Extract<ProviderToolRole, { kind: 'sync' }> };

/** Longer than any job may take: the holder of an older claim is dead. */
export const jobClaimMs = jobLimitMaxMs + 5 * minuteMs;

interface EngineBackedToolsParts extends EngineBackedToolsOptions {
  records: ReturnType<typeof jobRecords>;
  endings: ReturnType<typeof jobEndings>;
  read: ReturnType<typeof upstreamJobReader>;
  worker: ReturnType<typeof workOnJobs>;
  submit: ReturnType<typeof jobSubmission>;
  results: ReturnType<typeof jobResults>;
  probe: ReturnType<typeof engineProbe>;
}

/** Connects the vision, OCR and document tools, which are descriptions, with the engines that do the work. */
export function engineBackedTools(options: EngineBackedToolsOptions) {
  const { database, choice, clock, files, described, webhooks, secrets } = options;
  const resultTools = (family: string) => resultToolsOf(described, family);
  const records = jobRecords(database);
  const endings = jobEndings({ ...options, records, resultToolsOf: resultTools });
  const read = upstreamJobReader({ choice, records, endings, clock });
  const worker = workOnJobs({ ...options, records, endings });
  const submit = jobSubmission({ ...options, records });
  const results = jobResults({ choice, records, files, read, clock });
  const probe = engineProbe(choice, clock);
  const parts: EngineBackedToolsParts = { ...options, records, endings, read, worker, submit, results, probe };
  webhooks.handle('tool_job', { secrets });
  pollUpstreamJobs({ ...options, records, endings, read, resultToolsOf: resultTools, upstreamJobMs });

  return {
    ...bound(parts, { sweep }),
    tools: described.map((tool) => made(parts, tool)),
  };
}

function resultToolsOf(described: readonly ProviderTool[], family: string): string[] {
  return described.flatMap(({ id, role }) => (role.kind === 'result' && role.families.includes(family) ? [id] : []));
}

function made(parts: EngineBackedToolsParts, tool: ProviderTool): Tool {
  const { checkUrl, submit, results } = parts;
  const { role, needs = [], ...description } = tool;
  switch (role.kind) {
    case 'sync':
      return {
        ...description,
        ...served(parts, tool.id, needs),
        run: (input, context) => runAtOnce(parts, { ...tool, role }, asInput(input), context),
      };
    case 'submit':
      return {
        ...description,
        ...served(parts, tool.id, needs),
        limitations: [...description.limitations, submitLimitation],
        refuses: (input) => [...refusals(parts, tool.id, input), ...callbackIssues(input, checkUrl)],
        run: (input, context) => submit({ id: tool.id, family: role.family }, asInput(input), context),
      };
    case 'result': {
      const resultTool = { id: tool.id, families: role.families };
      return {
        ...description,
        limitations: [...description.limitations, resultLimitation],
        missingConfiguration: () => missingJobs(parts, role.families),
        refuses: (input) => resultRefusals(parts, tool.id, role.families, input),
        probe: () => probeResults(parts, resultTool),
        isPaidFor: (input, asking) => results.isPaidFor(resultTool, input, asking),
        run: (input, context) => results.result(resultTool, asInput(input), context),
      };
    }
  }
}

/** A result tool reads the jobs of every engine, also of one that is no longer preferred. */
function missingJobs(parts: EngineBackedToolsParts, families: readonly string[]): string | null {
  const submits = parts.described.flatMap(({ id, role }) => (role.kind === 'submit' && families.includes(role.family) ? [id] : []));
  if (submits.some((id) => parts.choice.isServedByAny(id))) return null;
  const [first] = submits;
  return first === undefined ? 'no tool submits such jobs' : `${first}: ${parts.choice.missing(first)}`;
}

/** Records that one engine keeps are unknown to the other. */
function missingNeed(parts: EngineBackedToolsParts, toolId: string, needs: readonly string[]): string | null {
  const engine = parts.choice.serving(toolId);
  const need = needs.find((id) => parts.choice.serving(id) !== engine);
  return need === undefined ? null : `it is of no use without ${need}: ${parts.choice.missing(need) ?? 'another engine serves that'}`;
}

function served(parts: EngineBackedToolsParts, toolId: string, needs: readonly string[]) {
  return {
    missingConfiguration: () => parts.choice.missing(toolId) ?? missingNeed(parts, toolId, needs),
    servedBy: () => parts.choice.serving(toolId)?.id ?? null,
    refuses: (input: Input) => refusals(parts, toolId, input),
    probe: (signal: AbortSignal) => parts.probe(toolId, signal),
  };
}

function refusals(parts: EngineBackedToolsParts, toolId: string, input: Input): readonly Issue[] {
  return parts.choice.serving(toolId)?.refuses?.(toolId, input) ?? [];
}

/** Checks the engines that may have such jobs: one that can answer is enough. */
function resultRefusals(parts: EngineBackedToolsParts, toolId: string, families: readonly string[], input: Input): readonly Issue[] {
  const submits = parts.described.flatMap(({ id, role }) => (role.kind === 'submit' && families.includes(role.family) ? [id] : []));
  const engines = new Set(submits.map((id) => parts.choice.serving(id)).filter((engine) => engine !== null));
  const [only] = engines;
  return engines.size === 1 ? (only?.refuses?.(toolId, input) ?? []) : [];
}

async function runAtOnce(
  parts: EngineBackedToolsParts,
  { id: toolId, needsOwner, role }: SyncTool,
  input: Input,
  context: ToolContext,
): Promise<Envelope> {
  const { choice, files } = parts;
  if (needsOwner === true) requireOwner(context.owner);
  const engine = choice.serving(toolId);
  if (engine === null) throw problem('tool_not_configured');
  const { files: made = [], ...answer } = await engine.run(toolId, input, engineContext(context));
  const kept = await files.keep(made, context.signal);
  const { family } = role;
  // Its links are valid as long as the files are kept, so it need not be read again for fresh ones.
  if (family === undefined) return envelope(context.requestId, files.linked(answer, kept, dayMs));
  const named = keepAnswer(parts, { toolId, family, engine: engine.id }, answer, kept, context);
  return envelope(context.requestId, files.linked(named, kept, dayMs));
}

/** In the transaction that completes the call: the result of a refunded call must not become free. */
function keepAnswer(
  parts: EngineBackedToolsParts,
  source: Pick<GivenAnswer, 'toolId' | 'family' | 'engine'>,
  answer: EngineAnswer,
  kept: readonly KeptFile[],
  { clientId, whenPaid }: ToolContext,
): EngineAnswer {
  const now = parts.clock.now();
  const id = newId('job', now);
  const named = { ...answer, data: { ...asObject(answer.data), id } };
  const stored = JSON.stringify({ ...named, kept, isPresented: true });
  if (stored.length > answerLengthMax) return answer;
  whenPaid((queries, paid) =>
    parts.records.insertGiven(
      queries,
      { ...source, id, clientId, callId: paid?.callId ?? null, answer: stored, paidBy: paid?.paymentId ?? null },
      now,
    ),
  );
  return named;
}

/** Reads a result in the usual way, with an id that no job has. */
async function probeResults(parts: EngineBackedToolsParts, tool: { id: string; families: readonly string[] }): Promise<'healthy'> {
  await parts.results.isPaidFor(tool, { id: 'probe' }, { clientId: 'probe', paymentId: null });
  return 'healthy';
}

/** Fails jobs that took too long, and deletes expired ones. */
async function sweep(parts: EngineBackedToolsParts): Promise<void> {
  const { worker, records, clock, files } = parts;
  await worker.failOverdue();
  await records.forget(clock.now());
  await files.sweep();
}

const submitLimitation =
  'The price is that of the submission. A job that fails, because of the document or for any other reason, gives its submission back: its token has its call again for a day. The result tool tells why, for nothing.';
const resultLimitation =
  'Asking for a job that runs or that failed costs nothing: the token keeps its call. A finished result is paid once; until 24 hours after the job ended the same client, or without a name the same token, reads it again for nothing.';

/** Probing a provider costs it something, and the answer is the same for all its tools. */
const provenMs = hourMs;
const failedMs = 5 * minuteMs;

/** Probes the engine that serves a tool: the local one every time, a provider once an hour for all its tools. */
function engineProbe(choice: EngineChoice, clock: Clock) {
  let upstream: { until: number; outcome: Promise<void> } | null = null;

  async function probe(engine: ToolEngine, toolId: string, signal: AbortSignal): Promise<void> {
    await engine.probe?.(toolId, { signal, requestId: 'probe', owner: null });
  }

  function probeUpstream(engine: ToolEngine, toolId: string): Promise<void> {
    if (upstream !== null && upstream.until > clock.now()) return upstream.outcome;
    // The answer is shared: the timeout of one caller must not end it.
    const started = { until: clock.now() + provenMs, outcome: probe(engine, toolId, AbortSignal.timeout(15 * secondMs)) };
    started.outcome.catch(() => {
      started.until = clock.now() + failedMs;
    });
    upstream = started;
    return started.outcome;
  }

  return async (toolId: string, signal: AbortSignal): Promise<'healthy' | 'unknown'> => {
    const engine = choice.serving(toolId);
    if (engine?.probe === undefined) return 'unknown';
    await (engine.id === 'upstream' ? probeUpstream(engine, toolId) : probe(engine, toolId, signal));
    return 'healthy';
  };
}

/** `callTool` runs a tool only with a value from its own input schema: an object. */
function asInput(input: unknown): Input {
  return input as Input;
}
