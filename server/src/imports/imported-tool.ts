import type { LosingTool } from './resale.ts';
import { isMembers, parseJson } from '@farebox/client/json';
import type { ErrorExample } from '@farebox/contract';
import type { Clock } from '../clock.ts';
import type { PaidUse } from '../payments/purchase/reservations.ts';
import type { Queries } from '../storage/database.ts';
import { problems } from '../errors.ts';
import { formatAmount } from '../money.ts';
import { requestHash } from '../tools/canonical-json.ts';
import { isCountable, unitsUsed, type Price } from '../tools/prices.ts';
import { tool, type Tool, type ToolContext, type ToolSeller } from '../tools/tool.ts';
import { failed } from './calls/http-call.ts';
import { costOf, type Operation } from './operation.ts';
import { partAt } from '../tools/response-part.ts';
import { termsOf, type ToolTerms } from './rules.ts';
import { checkedObject } from './schemas/checked-schema.ts';
import { shownInput, upstreamInput } from './schemas/plain-keys.ts';
import type { Imported, OwnedSource, Source } from './source.ts';
import { BoundedMap } from '../limits/cache.ts';

export interface ImportedToolParts {
  clock: Clock;
  /** Calls the upstream. @throws tool_refused_input, upstream_failed, upstream_timeout, tool_not_configured */
  call(
    source: Source,
    operation: Operation,
    input: Readonly<Record<string, unknown>>,
    terms: ToolTerms,
    context: CallContext,
  ): Promise<unknown>;
  /** What it lacks, e.g. a credential; null for nothing. */
  missing(source: Source, operation: Operation): string | null;
  /** Checks that the upstream answers, but not more often than once a minute for all tools of a source. @throws what is wrong */
  checkUpstream(source: Source, operation: Operation, signal: AbortSignal): Promise<void>;
  /** Checks that it asks for no more than when it was imported. Nothing is paid. @throws what is wrong */
  checkOffer(source: Source, operation: Operation, signal: AbortSignal): Promise<void>;
  /** Runs calls that this service pays for. */
  around<T>(
    tool: LosingTool,
    context: Partial<Pick<ToolContext, 'whenPaid'>>,
    run: (paid: (paymentId: string) => void) => Promise<T>,
  ): Promise<T>;
  /** How many calls the API of an owner gets at once. */
  ownerCallsMax: number;
  /** Books a call of an owner's tool, in the transaction that completes it. */
  book(queries: Queries, sale: { assetId: string; toolId: string; use: PaidUse }, now: number): Promise<void>;
  /** Reads whether the owner may sell it at this moment. @throws tool_disabled */
  requireOpen(source: Source): Promise<void>;
}

export interface CallContext
  extends Pick<ToolContext, 'signal' | 'progress' | 'used'>, Partial<Pick<ToolContext, 'requestId' | 'whenPaid'>> {
  /** For a call that this service pays for. */
  paying?: { losingSince: number; paid: (paymentId: string) => void };
}

/** A tool as the operator's definition and terms make it. */
export function importedTool(source: Source, imported: Imported, parts: ImportedToolParts): Tool {
  const { id, operation, price, state, reason } = imported;
  const terms = termsOf(source.settings, operation);
  const shown = shownSchemas(operation, terms);
  // A kept answer does not say what another call of it used.
  const isCached = terms.cacheMs > 0 && price.metering?.rule.used_path === undefined;
  const cache = !isCached ? null : answerCache({ freshMs: terms.cacheMs, clock: parts.clock });
  const { owned } = source;
  const costMicros = costOf(operation);
  const losing = { sourceId: source.id, operation: operation.key, losingSince: imported.probedAt ?? 0 };
  const run = (input: Record<string, unknown>, context: CallContext) =>
    costMicros === null
      ? sold(source, operation, input, { terms, parts, context })
      : parts.around(losing, context, (paid) => {
          const paying = { losingSince: losing.losingSince, paid };
          return sold(source, operation, input, { terms, parts, context: { ...context, paying } });
        });
  const names = isMembers(operation.input['properties']) ? Object.keys(operation.input['properties']) : [];
  return tool({
    id,
    name: operation.name,
    description: operation.description,
    descriptionForModel: [operation.description, names.length === 0 ? 'Takes no input.' : `Takes ${names.slice(0, 30).join(', ')}.`].join(
      ' ',
    ),
    category: terms.category,
    keywords: [...new Set([...id.split('-'), ...terms.tags])].slice(0, 30),
    useCases: [operation.name],
    limitations: [
      terms.isSafe
        ? 'Answers come from another service, and are those of the moment.'
        : 'It changes something at another service, which cannot be undone by a refund.',
      `Answers of more than ${terms.responseBytesMax} bytes are refused, and the call refunded.`,
      ...(costMicros === null ? [] : ['Each call pays another server, so an input that it refuses after that is charged.']),
    ],
    tags: terms.tags,
    method: 'POST',
    input: checkedObject(shown.input),
    output: checkedObject(shown.output),
    shownSchemas: shown,
    ...(operation.renamed === undefined ? {} : { namedInput: (given: unknown) => shownInput(operation, given) }),
    annotations: annotationsOf(operation, terms, owned),
    exampleRequest: operation.exampleRequest,
    exampleResponse: operation.exampleResponse,
    errorExamples: failures,
    pricing: { policyId: 'imported', amountMicros: price.priceMicros, metering: price.metering, freePerDay: terms.freePerDay },
    complexity: 'simple',
    typicalResponseTimeMs: 500,
    maxLatencyMs: Math.min(terms.timeoutMs, 5000),
    // The upstream's own limit comes first, so that its error is the one that is seen.
    timeoutMs: terms.timeoutMs + 1000,
    uptime: '99%',
    cacheable: cache !== null,
    idempotent: operation.isIdempotent || terms.isSafe,
    inputTypes: typesIn(operation.input),
    outputTypes: ['object'],
    relatedServices: [],
    runs: 'outside',
    // What is paid upstream is not returned either.
    hasLastingEffect: !terms.isSafe || costMicros !== null,
    ...(costMicros === null ? {} : { costMicros }),
    upstreamId: source.id,
    ...(owned === null ? {} : { seller: sellerOf(owned, id, parts), upstreamCallsMax: parts.ownerCallsMax }),
    isFollowed: operation.call?.kind === 'mcp',
    isReleased: state === 'published' || state === 'paused',
    missingConfiguration: () =>
      state === 'paused'
        ? (reason ?? 'its definition has changed')
        : (owned?.closed ?? parts.missing(source, operation) ?? priceFault(price, operation, terms)),
    probe: async (signal) => {
      await parts.checkUpstream(source, operation, signal);
      return 'healthy';
    },
  }).run(async (input, context) => {
    await parts.requireOpen(source);
    return cache === null ? run(input, context) : cache.answer(requestHash(id, input), () => run(input, context));
  });
}

/** Whether it only reads is said by the operator too, but not by an owner, in whose favour it might be. */
function annotationsOf({ annotations, isSafe }: Operation, terms: ToolTerms, owned: OwnedSource | null) {
  const readOnlyHint = owned === null ? terms.isSafe : isSafe;
  return { ...annotations, readOnlyHint, destructiveHint: readOnlyHint ? undefined : annotations?.destructiveHint };
}

function sellerOf({ assetId, ownerId }: OwnedSource, toolId: string, { book }: Pick<ImportedToolParts, 'book'>): ToolSeller {
  return { assetId, ownerId, book: (queries, use, now) => book(queries, { assetId, toolId, use }, now) };
}

/** Why it cannot be sold at its price; null if it can. The definition may have changed since the price was set. */
export function priceFault(
  { metering, priceMicros }: Price,
  operation: Pick<Operation, 'input' | 'call'>,
  { freePerDay }: Pick<ToolTerms, 'freePerDay'>,
): string | null {
  const cost = costOf(operation);
  if (cost !== null && priceMicros < cost) return `it is sold for $${formatAmount(priceMicros)}, and costs $${formatAmount(cost)} upstream`;
  if (cost !== null && freePerDay > 0) return `it has free calls, and costs $${formatAmount(cost)} upstream`;
  if (metering === null || isCountable(metering, operation.input)) return null;
  return `its price counts ${metering.rule.of}, which is no input of it`;
}

interface Selling {
  terms: ToolTerms;
  parts: Pick<ImportedToolParts, 'call'>;
  context: CallContext;
}

/** The part of the answer that is sold, as an object. @throws as `call`; upstream_failed for an answer without that part */
export async function sold(
  source: Source,
  operation: Operation,
  input: Readonly<Record<string, unknown>>,
  { terms, parts, context }: Selling,
): Promise<Record<string, unknown>> {
  const answer = await parts.call(source, operation, upstreamInput(operation, input), terms, context);
  const units = terms.price.metering === null ? null : unitsUsed(terms.price.metering, answer);
  if (units !== null) context.used?.(units);
  const part = terms.responsePath === null ? answer : partAt(answer, terms.responsePath);
  if (part === undefined) throw failed(`its answer has no ${terms.responsePath}`);
  if (operation.isWrapped || terms.responsePath !== null) return { result: part };
  if (!isMembers(part)) throw failed('its answer is not the object that its definition promises');
  return { ...part };
}

/** What is shown is what is checked. */
export function shownSchemas(
  operation: Operation,
  { verifiesOutput, responsePath }: ToolTerms,
): { input: Record<string, unknown>; output: Record<string, unknown> } {
  const wrapped = { type: 'object', properties: { result: {} }, required: ['result'] };
  if (responsePath !== null) return { input: operation.input, output: wrapped };
  if (verifiesOutput) return { input: operation.input, output: operation.output };
  return { input: operation.input, output: operation.isWrapped ? wrapped : { type: 'object' } };
}

function typesIn({ properties }: Readonly<Record<string, unknown>>): string[] {
  const types = Object.values(isMembers(properties) ? properties : {}).map((schema) => (isMembers(schema) ? schema['type'] : undefined));
  return [...new Set(types.filter((type): type is string => typeof type === 'string'))];
}

const failures: readonly ErrorExample[] = [problems.tool_refused_input, problems.upstream_failed, problems.upstream_timeout].map(
  ({ message, status }) => ({ input: {}, error: message, statusCode: status }),
);

const entriesMax = 200;
const charactersMax = 4 * 1024 * 1024;

/** Answers of one tool that may be given again for a while. The oldest are dropped when there are too many, or they are too long together. */
function answerCache({ freshMs, clock }: { freshMs: number; clock: Clock }) {
  const kept = new BoundedMap<string, { at: number; json: string }>(entriesMax, { max: charactersMax, of: ({ json }) => json.length });
  return {
    /** The kept answer of an input, else that of `load`, which is then kept. */
    async answer(key: string, load: () => Promise<Record<string, unknown>>): Promise<Record<string, unknown>> {
      const known = kept.get(key);
      const now = clock.now();
      if (known !== undefined && now >= known.at && now - known.at < freshMs) return asRecord(parseJson(known.json));
      const answer = await load();
      kept.set(key, { at: clock.now(), json: JSON.stringify(answer) });
      return answer;
    },
  };
}

/** It was a record when it was kept. */
function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
