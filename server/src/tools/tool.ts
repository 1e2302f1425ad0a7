import type { z } from 'zod';
import type { EngineId, ErrorExample } from '@farebox/contract';
import type { Issue } from '../errors.ts';
import { microsFromCents, type Micros } from '../money.ts';
import type { PaidUse } from '../payments/purchase/reservations.ts';
import type { Queries } from '../storage/database.ts';
import type { Metering } from './prices.ts';

/** The context of a running tool. */
export interface ToolContext {
  /** Aborted when the time of the call is over or the server stops. */
  signal: AbortSignal;
  requestId: string;
  /** The client of the call: as proven by a credential, else the wallet or name that the payment is bound to, else `anonymous`. */
  clientId: string;
  /**
   * The owner of the records that it may read and change: the API key, the account, or the wallet that signed in or paid; null if none is
   * proven.
   */
  owner: string | null;
  /**
   * Writes something in the transaction that completes the call: it exists if and only if the call was paid. Null stands for a free call.
   * May be called again after a serialization failure, like every transaction.
   */
  whenPaid(book: (queries: Queries, paid: PaidUse | null) => Promise<void>): void;
  /** Says how many units of a metered price the call used, once that is known. Fewer than quoted cost less. */
  used?: ((units: number) => void) | undefined;
  /** Tells a caller who listens how far the call is; absent if nobody listens. */
  progress?: ((step: Progress) => void) | undefined;
}

/** How far a call is. Source: MCP, progress notifications. */
export interface Progress {
  progress: number;
  total?: number | undefined;
  message?: string | undefined;
}

/** The caller, as far as it matters for earlier payments. */
export interface Asking {
  clientId: string;
  /** The payment of a genuine token, used or not; null without a token. */
  paymentId: string | null;
}

/** An answer that is not charged: it is returned, and the call is refunded to its token. */
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

/** The owner of an API asset who sells a tool. */
export interface ToolSeller {
  assetId: string;
  ownerId: string;
  /** Books the price of a paid call, in the transaction that completes it. */
  book(queries: Queries, paid: PaidUse, now: number): Promise<void>;
}

/** How the payment for one call is described. Source: the catalog's pricing object. */
export interface PricingPolicy {
  policyId: string;
  /** Of a metered price, the least. */
  amountMicros: Micros;
  /** Absent: each call costs the same. */
  metering?: Metering | null;
  /** Calls that each client has free in a day; absent: none. */
  freePerDay?: number;
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

/** The whole definition of a tool. The HTTP route, MCP tool, catalog descriptor, OpenAPI operation and docs page are generated from it. */
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
  /** For a model that has to choose: when to use the tool and what it needs. */
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
  /** An input under the names of the schema, of tools whose upstream has other names for its members. */
  namedInput?: (given: unknown) => unknown;
  /** JSON Schemas as they are shown, of tools whose definition is data; default: made from `input` and `output`. */
  shownSchemas?: { input: Record<string, unknown>; output: Record<string, unknown> };
  /** MCP annotations, where they are known better than from the other members. */
  annotations?: Partial<Record<'readOnlyHint' | 'destructiveHint' | 'idempotentHint' | 'openWorldHint', boolean | undefined>>;
  exampleRequest: z.input<Input>;
  exampleResponse: z.output<Output>;
  errorExamples: readonly ErrorExample[];
  pricing: PricingPolicy;
  complexity: 'simple' | 'moderate' | 'complex';
  typicalResponseTimeMs: number;
  /** The promised latency. */
  maxLatencyMs: number;
  /** A call is stopped and refunded after this long; default `maxLatencyMs`. */
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
   * `here`: computed in this process without outside effects. `outside`: asks another service, so the purchase is committed before it runs.
   */
  runs: 'here' | 'outside';
  /** Its outside effects cannot be undone: a signed payment for it is settled before it runs. */
  hasLastingEffect?: boolean;
  /** What the service pays for each call: it is not sold for less, or for nothing. */
  costMicros?: Micros;
  /** Keeps or shows records of people: only for callers with a proven identity. */
  needsOwner?: boolean;
  /** The upstream behind it, for a limit on all calls at once; absent for engines and for tools that ask none. */
  upstreamId?: string;
  /** How many calls that upstream gets at once, if that is less than others get. */
  upstreamCallsMax?: number;
  /** Who earns its price; absent: the operator. */
  seller?: ToolSeller;
  /** It reports progress, and ends when its caller cancels it. */
  isFollowed?: boolean;
  /** False until the operator has released it: it is not shown and not sold, whatever its settings say. */
  isReleased?: boolean;
  /** What is missing before the tool can be sold, e.g. `FAREBOX_PROXY_BACKEND is not set`; null if nothing is. */
  missingConfiguration?: () => string | null;
  /**
   * Problems of a valid input that are known before any work and payment: what the current engine cannot do. No effect, no outside request.
   * Absent or empty: none.
   */
  refuses?: (input: Readonly<Record<string, unknown>>) => readonly Issue[];
  /** The engine that serves it now; null: none. Absent if the operator has no choice. */
  servedBy?: () => EngineId | null;
  /**
   * Checks that the tool works, if its example would cost money or needs an existing job. `unknown`: this cannot be checked now. Absent: a
   * probe runs the example.
   * @throws what is wrong
   */
  probe?: (signal: AbortSignal) => Promise<'healthy' | 'unknown'>;
  /** Whether the caller has paid for this before: it is free then, and needs no token. */
  isPaidFor?: (input: Readonly<Record<string, unknown>>, asking: Asking) => Promise<boolean>;
}

/** A call is stopped after this long. */
export function timeLimitMs({ timeoutMs, maxLatencyMs }: Pick<Tool, 'timeoutMs' | 'maxLatencyMs'>): number {
  return timeoutMs ?? maxLatencyMs;
}

export interface Tool extends ToolDescription<InputSchema, OutputSchema> {
  /** @throws upstream_failed, upstream_timeout, tool_refused_input, tool_failed: the call is then refunded. */
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

/** The catalog contains tools of all types; their own schemas check input and output. */
function widened<Input extends InputSchema, Output extends OutputSchema>(description: ToolDescription<Input, Output>) {
  return description as unknown as ToolDescription<InputSchema, OutputSchema>;
}

/** `callTool` runs a tool only with a value from its own input schema. */
function parsed<Input extends InputSchema>(input: unknown): z.output<Input> {
  return input as z.output<Input>;
}

/** Name of the MCP tool: `word-count` -> `word_count`. */
export function toolName(tool: Tool): string {
  return tool.id.replaceAll('-', '_');
}
