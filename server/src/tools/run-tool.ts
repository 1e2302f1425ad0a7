import type { Foundation } from '../foundation.ts';
import { z } from 'zod';
import { untilAborted } from '../clock.ts';
import { asProblem, problem, Problem } from '../errors.ts';
import type { PaidUse } from '../payments/purchase/reservations.ts';
import type { Queries } from '../storage/database.ts';
import type { QualityRecorder } from './quality.ts';
import { timeLimitMs, Uncharged, type Tool, type ToolContext } from './tool.ts';

export interface RunParts extends Pick<Foundation, 'log' | 'metrics' | 'stopping' | 'tracing'> {
  tools: { quality: QualityRecorder };
}

/** The outcome of a run. */
export interface Ran {
  /** The output as JSON, or a refusal that is charged. */
  json: string;
  /** False if nothing is charged. */
  isCharged: boolean;
  /** Writes in the transaction that completes the call; undefined for most tools. */
  book: Book | undefined;
  /** Units of a metered price, as the tool counted them; null: it did not. */
  unitsUsed: number | null;
}

export interface RunOf {
  input: Record<string, unknown>;
  clientId: string;
  owner: string | null;
  requestId: string;
  listener?: CallListener | undefined;
}

/** A caller that follows its call while it runs. */
export interface CallListener {
  /** Aborted when the caller does not want the answer any more: the call ends, and is refunded. */
  signal: AbortSignal;
  progress?: ToolContext['progress'];
}

type Book = (queries: Queries, paid: PaidUse | null) => Promise<void>;

/**
 * Runs a tool within its time and checks the output against its schema. @throws the tool's errors; tool_failed, upstream_timeout,
 * call_interrupted
 */
export async function runTool(
  { tools: { quality }, metrics, tracing, stopping, log }: RunParts,
  tool: Tool,
  { input, clientId, owner, requestId, listener }: RunOf,
): Promise<Ran> {
  const started = performance.now();
  const executed = (isSuccess: boolean) => {
    const latencyMs = performance.now() - started;
    quality.executed(tool.id, { isSuccess, latencyMs });
    metrics.toolExecution(tool.id, isSuccess, latencyMs);
  };
  const books: Book[] = [];
  try {
    let unitsUsed: number | null = null;
    const used = (units: number) => void (unitsUsed = units);
    const context = { requestId, clientId, owner, whenPaid: (book: Book) => void books.push(book), progress: listener?.progress, used };
    const run = () => runInTime(tool, input, context, { stopping, cancelled: listener?.signal });
    const ran = await (tracing === null ? run() : tracing.span('tool', { 'farebox.tool': tool.id }, run));
    // Too late, even if no timer noticed: it is not charged.
    if (performance.now() - started > timeLimitMs(tool)) throw problem('upstream_timeout');
    const output = tool.output.safeParse(ran instanceof Uncharged ? ran.output : ran);
    // An answer of another service that is not what its definition says is that service's fault.
    if (!output.success) throw misfitOf(tool, output.error);
    executed(true);
    return { json: JSON.stringify(output.data), isCharged: !(ran instanceof Uncharged), book: inOrder(books), unitsUsed };
  } catch (thrown) {
    if (thrown instanceof ChargedRefusal) {
      log.warn({ tool: tool.id, requestId, code: thrown.code }, 'tool call refused after its upstream was paid');
      return { json: thrown.text, isCharged: true, book: inOrder(books), unitsUsed: 0 };
    }
    const failure = asFailure(thrown);
    // A refused input says nothing about the quality of the tool.
    if (failure.status >= 500) executed(false);
    log.warn({ tool: tool.id, requestId, code: failure.code, err: failure.cause }, 'tool call failed');
    throw failure;
  }
}

function misfitOf({ upstreamId }: Tool, error: z.ZodError): Problem {
  if (upstreamId === undefined) return problem('tool_failed', { cause: error });
  const [issue] = error.issues;
  return problem('upstream_failed', {
    ...(issue === undefined ? {} : { message: `the answer of the upstream does not fit its definition: ${issue.message.slice(0, 300)}` }),
    cause: error,
  });
}

function inOrder(books: readonly Book[]): Book | undefined {
  if (books.length === 0) return undefined;
  return async (queries, paid) => {
    for (const book of books) await book(queries, paid);
  };
}

/** Local tools answer within microseconds and are not worth a timer. */
async function runInTime(
  tool: Tool,
  input: Record<string, unknown>,
  context: Omit<ToolContext, 'signal'>,
  { stopping, cancelled }: { stopping: AbortSignal; cancelled: AbortSignal | undefined },
) {
  if (tool.runs === 'here') return tool.run(input, { ...context, signal: stopping });
  const ends = cancelled === undefined ? stopping : AbortSignal.any([stopping, cancelled]);
  const signal = AbortSignal.any([ends, AbortSignal.timeout(timeLimitMs(tool))]);
  // Even if the tool ignores its signal.
  return untilAborted(tool.run(input, { ...context, signal }), signal, () =>
    problem(ends.aborted ? 'call_interrupted' : 'upstream_timeout'),
  );
}

function asFailure(thrown: unknown): Problem {
  const failure = asProblem(thrown);
  // This process stops: the next one takes the call soon.
  if (failure.code === 'call_interrupted')
    return problem('call_interrupted', { retryAfterSeconds: 2, ...failure.details, cause: failure.cause });
  return failure.code === 'internal' ? problem('tool_failed', { cause: failure.cause }) : failure;
}

/**
 * A refusal of the input that is charged, because the service has paid for it: otherwise one token could make the service pay again and
 * again. It is stored as the answer of its purchase, so a retry gets the same refusal and pays nothing.
 */
export class ChargedRefusal extends Problem {
  /** An array: the output of a tool is always an object. */
  get text(): string {
    const { issues, members } = this.details;
    return JSON.stringify(['refused', { message: this.message, issues, members }]);
  }
}

export function chargedRefusal({ message, details }: Pick<Problem, 'message' | 'details'>): ChargedRefusal {
  return new ChargedRefusal('tool_refused_input', {
    ...details,
    message,
    hint: 'The call was charged: the service had paid its upstream when the input was refused. Correct the input before you pay for another call.',
  });
}

const Stored = z.tuple([
  z.literal('refused'),
  z.object({
    message: z.string(),
    issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
    members: z.record(z.string(), z.unknown()).optional(),
  }),
]);

/** The refusal that a purchase has as its answer; null for an output. */
export function refusalIn(answer: string): ChargedRefusal | null {
  if (!answer.startsWith('["refused"')) return null;
  const [, { message, issues, members }] = Stored.parse(JSON.parse(answer));
  return chargedRefusal(
    problem('tool_refused_input', { message, ...(issues === undefined ? {} : { issues }), ...(members === undefined ? {} : { members }) }),
  );
}
