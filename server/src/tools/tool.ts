import type { z } from 'zod';
import type { ErrorExample } from '@farebox/contract';
import type { Issue } from '../errors.ts';
import { microsFromCents, type Micros } from '../money.ts';
import type { PaidUse } from '../payments/reservations.ts';
import type { Queries } from '../storage/database.ts';
import type { EngineId } from './engines/engine.ts';

/** What a running tool may use besides its input. */
export interface ToolContext {
  /** Aborted when the time of the call is over or the server stops. */
  signal: AbortSignal;
  requestId: string;
  /** Whose call it is: what a credential proves, else the wallet or the name that the payment is bound to, else `anonymous`. */
  clientId: string;
  /**
   * Whose records it may read and change: the API key, the account, or the wallet that signed in or paid, where one of them is
   * proven, else null.
   */
  owner: string | null;
  /**
   * Has something written in the very transaction that completes the call: it is there when, and only when, the call was paid.
   * Null stands for a call that cost nothing. May be called again after a serialisation failure, as every transaction.
   */
  whenPaid(book: (queries: Queries, paid: PaidUse | null) => Promise<void>): void;
}

/** Who asks, as far as it matters for what was paid before. */
export interface Asking {
  clientId: string;
  /** The payment whose genuine token was sent, used up or not; null where none was. */
  paymentId: string | null;
}

/** An answer that is none yet, or that nobody should pay for: it is given, and the call is given back to its token. */
export class Uncharged {
  readonly output: Record<string, unknown>;
  constructor(output: Record<string, unknown>) {
    this.output = output;
  }
}

/** `return uncharged({ ... })`: a job that still runs, or that failed. */
export function uncharged(output: Record<string, unknown>): Uncharged {
  return new Uncharged(output);
}

/** How the payment for one call is described. Source: the catalog's pricing object. */
export interface PricingPolicy {
  policyId: string;
  amountMicros: Micros;
}

export const pricingPolicies = {
  meteredTime: { policyId: 'metered-time', amountMicros: microsFromCents(3) },
  tinyApi: { policyId: 'tiny-api', amountMicros: microsFromCents(5) },
  vendorVision: { policyId: 'vendor-vision', amountMicros: microsFromCents(20) },
  ocrApi: { policyId: 'ocr-api', amountMicros: microsFromCents(20) },
  docaiQueryApi: { policyId: 'docai-query-api', amountMicros: microsFromCents(5) },
  docaiSubmitApi: { policyId: 'docai-submit-api', amountMicros: microsFromCents(30) },
} as const satisfies Record<string, PricingPolicy>;

type InputSchema = z.ZodObject;
type OutputSchema = z.ZodObject;

/** The whole definition of a tool. The HTTP route, MCP tool, catalog descriptor, OpenAPI operation and docs page come from it. */
export interface ToolDescription<Input extends InputSchema, Output extends OutputSchema> {
  /** Canonical id in kebab-case: the path is `/api/tools/<id>`, the MCP name its snake_case. */
  id: string;
  /** Earlier id that is still accepted. */
  internalServiceId?: string;
  /** Further ids that answer at `/api/tools/<alias>`. */
  aliases?: readonly string[];
  name: string;
  /** One or two sentences for people. */
  description: string;
  /** For a model that has to choose: when to use it and what it needs. */
  descriptionForModel: string;
  category: string;
  /** English and Chinese search words. */
  keywords: readonly string[];
  useCases: readonly string[];
  limitations: readonly string[];
  tags: readonly string[];
  method: 'GET' | 'POST';
  /** A strict object: unknown parameters are refused. GET tools take an empty one. */
  input: Input;
  output: Output;
  exampleRequest: z.input<Input>;
  exampleResponse: z.output<Output>;
  errorExamples: readonly ErrorExample[];
  pricing: PricingPolicy;
  complexity: 'simple' | 'moderate' | 'complex';
  typicalResponseTimeMs: number;
  /** What is promised. */
  maxLatencyMs: number;
  /** A call is stopped and given back after this long; default `maxLatencyMs`. */
  timeoutMs?: number;
  uptime: string;
  /** The same input gives the same output for a while. */
  cacheable: boolean;
  /** Calling twice has no more effect than calling once. */
  idempotent: boolean;
  inputTypes: readonly string[];
  outputTypes: readonly string[];
  relatedServices: readonly string[];
  requiredContext?: readonly string[];
  /**
   * `here`: computed in this process with no effect outside it. `outside`: asks somebody else, so the claim on the token is
   * put on the disk before it runs.
   */
  runs: 'here' | 'outside';
  /** What it does outside cannot be taken back: a signed payment for it is settled before it runs. */
  hasLastingEffect?: boolean;
  /** Keeps or shows records of people: only for callers with a proven identity. */
  needsOwner?: boolean;
  /** What is missing before the tool can be sold now, e.g. `FAREBOX_PROXY_BACKEND is not set`; null when nothing is. */
  missingConfiguration?: () => string | null;
  /**
   * What speaks against an input that fits the schema, as far as it is known before any work and any payment: what the engine that
   * serves the tool now cannot do. Has no effect and asks nobody. Absent, or nothing in it: nothing.
   */
  refuses?: (input: Readonly<Record<string, unknown>>) => readonly Issue[];
  /** Which engine serves it now; null: none. Absent where the operator has no choice. */
  servedBy?: () => EngineId | null;
  /**
   * Shows that the tool works, for one whose example would cost money or needs a job that exists. `unknown`: there is no way to show
   * it now. Absent: a probe runs the example.
   * @throws what is wrong
   */
  probe?: (signal: AbortSignal) => Promise<'healthy' | 'unknown'>;
  /** Whether the caller paid for this before: it then costs nothing, and needs no token. */
  isPaidFor?: (input: Readonly<Record<string, unknown>>, asking: Asking) => Promise<boolean>;
}

/** A call is stopped after this long. */
export function timeLimitMs({ timeoutMs, maxLatencyMs }: Pick<Tool, 'timeoutMs' | 'maxLatencyMs'>): number {
  return timeoutMs ?? maxLatencyMs;
}

export interface Tool extends ToolDescription<InputSchema, OutputSchema> {
  /** @throws upstream_failed, upstream_timeout, tool_refused_input, tool_failed: the call is then given back. */
  run(input: unknown, context: ToolContext): Promise<Record<string, unknown> | Uncharged>;
}

type ToolFunction<Input extends InputSchema, Output extends OutputSchema> = (
  input: z.output<Input>,
  context: ToolContext,
) => Promise<z.output<Output> | Uncharged> | z.output<Output>;

/**
 * Describes a tool and how it runs.
 *
 * @example
 * export const slugify = tool({ id: 'slugify', input: z.strictObject({ title: z.string() }), ... })
 *   .run(({ title }) => ({ slug: slug(title) }))
 */
export function tool<Input extends InputSchema, Output extends OutputSchema>(description: ToolDescription<Input, Output>) {
  return {
    run(run: ToolFunction<Input, Output>): Tool {
      return { ...widened(description), run: async (input, context) => run(parsed<Input>(input), context) };
    },
  };
}

/** The catalog holds tools of all shapes; what a tool's own schemas promise is checked where input and output pass. */
function widened<Input extends InputSchema, Output extends OutputSchema>(description: ToolDescription<Input, Output>) {
  return description as unknown as ToolDescription<InputSchema, OutputSchema>;
}

/** `callTool` runs a tool only with what its own input schema returned. */
function parsed<Input extends InputSchema>(input: unknown): z.output<Input> {
  return input as z.output<Input>;
}

/** Name of the MCP tool: `word-count` -> `word_count`. */
export function toolName(tool: Tool): string {
  return tool.id.replaceAll('-', '_');
}
