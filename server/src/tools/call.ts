import type { InputCheck } from '@farebox/contract';
import { clientIdOf, isAuthenticated, provenOwner, requireService, type Caller } from '../accounts/caller.ts';
import { asProblem, Problem, problem } from '../errors.ts';
import type { Micros } from '../money.ts';
import { heldAccount, type Ledger } from '../payments/money/ledger.ts';
import { payerOfMeans, type Means } from '../payments/purchase/means.ts';
import type { Payments } from '../payments/quotes/payments.ts';
import { ChargedProblem, isFailure } from '../payments/purchase/payment-required.ts';
import type { PaidResource } from '../payments/provider.ts';
import type { Purchases } from '../payments/purchase/purchase.ts';
import { movementOf, revenueAccount, type PaidUse } from '../payments/purchase/reservations.ts';
import type { Bought, Sale } from '../payments/purchase/sale.ts';
import type { AgentRequest } from '../requests/agent-request.ts';
import type { Database, Queries } from '../storage/database.ts';
import { requestHash } from './canonical-json.ts';
import type { Catalog, CatalogEntry } from './catalog.ts';
import { refusalIn, runTool, type CallListener, type RunParts } from './run-tool.ts';
import type { FreeCall, FreeCalls } from './free-calls.ts';
import { checkInput, type CheckedInput } from './input.ts';
import { chargeOf, meteredAt, meteringIn, priceOf } from './prices.ts';
import { recordCall, type ToolRequestParts } from '../requests/access-log.ts';
import type { CallPlaces } from './call-places.ts';
import type { Tool } from './tool.ts';

export interface ToolCall {
  /** Canonical id, legacy id or alias. */
  toolId: string;
  /** Reads the input; called at most once. @throws invalid_json, body_too_large, unsupported_media_type */
  readInput: () => Promise<unknown>;
  /** Asks what the call costs: it neither runs nor counts. */
  asksOnly?: boolean;
  means: Means;
  caller: Caller;
  idempotencyKey: string | null;
  /** The caller's maximum; null: any price. */
  maxPriceMicros: Micros | null;
  /** Counts a free call against the rate limit of its caller. @throws rate_limited */
  takeFree: () => void;
  /** For the log of demand, whose `requestId` the tool gets too. */
  request: AgentRequest;
  /** The network address that the request comes from. */
  address: string;
  listener?: CallListener | undefined;
}

export interface ToolAnswer {
  /** The tool's output as JSON; a replay returns exactly this text. */
  json: string;
  /** Null for a free call. */
  bought: Bought<string> | null;
  /** How many free calls the caller has left today; absent where this was none of them. */
  freeCallsLeft?: number;
}

export interface ToolParts extends RunParts, ToolRequestParts {
  tools: RunParts['tools'] & { catalog: Catalog; callPlaces: CallPlaces; freeCalls: Pick<FreeCalls, 'take'> };
  payments: { payments: Pick<Payments, 'openToken'>; purchase: Purchases; ledger: Ledger };
  database: Database;
}

/** One call of a tool, from any surface. This file has only what is special about calls; `payments/purchase.ts` does the rest. */
export async function callTool(parts: ToolParts, call: ToolCall): Promise<ToolAnswer> {
  const entry = callableTool(parts, call);
  try {
    return await callEntry(parts, call, entry);
  } catch (thrown) {
    const { status } = asProblem(thrown);
    if (isFailure(thrown)) recordCall(parts, call.request, { toolId: entry.tool.id, outcome: 'refused', status });
    throw thrown;
  }
}

async function callEntry(parts: ToolParts, call: ToolCall, entry: CatalogEntry): Promise<ToolAnswer> {
  const { purchase } = parts.payments;
  const { tool } = entry;
  if (call.asksOnly !== true) parts.tools.quality.called(tool.id);
  authorise(entry, call.caller);
  const given = await inputOf(tool, call, tool.needsOwner === true ? ownerOf(parts, call, tool) : null);
  const { checked, priceMicros } = priced(entry, given);
  const isFree = entry.priceMicros === 0 || isOwn(tool, call.caller);
  if (call.asksOnly === true) {
    if (!isFree) await purchase.buy(saleOf(parts, call, entry, { priceMicros, checked }), { ...call, means: { kind: 'none' } });
    required(checked);
    return { json: '', bought: null };
  }
  if (isFree) return callFree(parts, call, tool, required(checked), clientIdOf(call.caller));
  const paidClient = checked.kind === 'valid' ? await paidForBefore(parts, call, { tool, priceMicros }, checked.value) : null;
  if (paidClient !== null) return callFree(parts, call, tool, required(checked), paidClient);
  const { means, caller, idempotencyKey, maxPriceMicros } = call;
  const free = checked.kind === 'valid' && entry.freePerDay > 0 ? await freeCallOf(parts, call, entry) : null;
  if (free !== null) return callWithin(parts, call, tool, required(checked), free);
  const sale = saleOf(parts, call, entry, { priceMicros, checked });
  const bought = await purchase.buy(sale, { means, caller, idempotencyKey, maxPriceMicros });
  const refused = refusalIn(bought.result);
  if (refused !== null) throw new ChargedProblem(refused, bought);
  if (!bought.isReplay) recordCall(parts, call.request, { toolId: tool.id, outcome: 'delivered', status: 200 });
  return { json: bought.result, bought };
}

/** What the call costs: with an input whose units nobody can count, the least that any call costs. */
function priced(entry: CatalogEntry, checked: CheckedInput): { checked: CheckedInput; priceMicros: Micros } {
  const least = entry.priceMicros;
  if (checked.kind === 'invalid') return { checked, priceMicros: least };
  try {
    return { checked, priceMicros: priceOf(entry, checked.value) };
  } catch (thrown) {
    if (!(thrown instanceof Problem) || thrown.code !== 'invalid_input') throw thrown;
    return { checked: { kind: 'invalid', problem: thrown }, priceMicros: least };
  }
}

/** Owners use their own tools for nothing, as they fetch their own assets: nobody earns from paying himself. */
function isOwn({ seller }: Tool, caller: Caller): boolean {
  return seller !== undefined && isAuthenticated(caller) && caller.accountId === seller.ownerId;
}

/** @throws tool_not_found, tool_disabled, tool_not_configured, which are recorded as unmet demand */
export function callableTool(
  { tools: { catalog }, accessLog }: Pick<ToolParts, 'tools' | 'accessLog'>,
  { toolId, request }: Pick<ToolCall, 'toolId' | 'request'>,
): CatalogEntry {
  try {
    return catalog.callable(toolId);
  } catch (refused) {
    recordCall({ accessLog }, request, { toolId, outcome: 'unmet', status: asProblem(refused).status });
    throw refused;
  }
}

/** The sale of one call. */
function saleOf(
  parts: ToolParts,
  call: ToolCall,
  { tool, metering }: CatalogEntry,
  { priceMicros, checked }: { priceMicros: Micros; checked: CheckedInput },
): Sale<string> {
  return {
    offer: { kind: 'tool', serviceId: tool.id, amountMicros: priceMicros },
    metered: { isNow: metering !== null, priceAt: (text) => priceOf(meteredAt(meteringIn(text)), required(checked)) },
    resource: {
      ...paidResource(tool),
      ...(metering === null ? {} : { isMetered: true }),
      ...(checked.kind === 'valid' ? {} : { error: correctFirst }),
    },
    internalServiceId: tool.internalServiceId ?? null,
    get requestHash() {
      return requestHash(tool.id, required(checked));
    },
    input: inputCheck(checked),
    requireInput: () => void required(checked),
    ...(tool.runs === 'outside' ? placesFor(parts, tool) : {}),
    isRepeatable: false,
    isLasting: false,
    isPersonal: tool.needsOwner === true,
    settles: tool.hasLastingEffect === true ? 'first' : 'last',
    isQuick: tool.runs === 'here',
    booksEntriesOnly: tool.seller === undefined,
    async work(use) {
      const clientId = clientIdOfUse(call.caller, use.clientId);
      const ran = await runTool(parts, tool, {
        input: required(checked),
        clientId,
        owner: provenOwner(clientId),
        requestId: call.request.requestId,
        listener: call.listener,
      });
      if (!ran.isCharged) return { isCharged: false, result: ran.json };
      return {
        isCharged: true,
        answer: ran.json,
        ...(metering === null || ran.unitsUsed === null ? {} : { chargeMicros: chargeOf(metering, ran.unitsUsed, priceMicros) }),
        async book(queries, paid, now) {
          await bookPrice(parts, tool, { queries, paid, now });
          await ran.book?.(queries, paid);
          return ran.json;
        },
      };
    },
    again: async (_payment, answer) => answer,
    asked() {
      if (call.asksOnly === true) return;
      parts.tools.quality.paymentRequired(tool.id);
      recordCall(parts, call.request, { toolId: tool.id, outcome: 'challenged', status: 402 });
    },
  };
}

/** The price belongs to the operator, or to the owner who sells the tool. */
async function bookPrice(
  { payments: { ledger } }: Pick<ToolParts, 'payments'>,
  { seller }: Tool,
  { queries, paid, now }: { queries: Queries; paid: PaidUse; now: number },
): Promise<void> {
  if (seller !== undefined) return seller.book(queries, paid, now);
  await ledger.post(queries, { kind: 'use', debitAccount: heldAccount, creditAccount: revenueAccount(paid), ...movementOf(paid) }, now);
}

/** Calls that are computed here wait for nobody, so they need no place. */
function placesFor({ tools: { callPlaces } }: Pick<ToolParts, 'tools'>, tool: Tool): Pick<Sale<string>, 'requireForSale' | 'enter'> {
  return { requireForSale: () => callPlaces.requireRoom(tool), enter: (beforeWaiting) => callPlaces.enter(tool, true, beforeWaiting) };
}

/**
 * Whether the caller has paid for this result before: then it is free, and no token is used. A credential, a signature or the token that
 * paid identifies the caller; a used token proves no more than a name.
 * @returns the client it is for; null if the call has to be paid
 */
async function paidForBefore(
  { payments: { payments } }: ToolParts,
  { means, caller }: ToolCall,
  { tool, priceMicros }: Pick<CatalogEntry, 'tool' | 'priceMicros'>,
  input: Record<string, unknown>,
): Promise<string | null> {
  if (tool.isPaidFor === undefined) return null;
  const holder = means.kind === 'token' ? genuine(() => payments.openToken(means.token, tool.id, clientIdOf(caller))) : null;
  const namedClientId = holder?.clientId ?? (isAuthenticated(caller) ? null : payerOfMeans(means)) ?? clientIdOf(caller);
  const clientId = clientIdOfUse(caller, namedClientId);
  if (!(await tool.isPaidFor(input, { clientId, paymentId: holder?.paymentId ?? null }))) return null;
  if (means.kind === 'signed') await means.requireSigned({ kind: 'tool', serviceId: tool.id, amountMicros: priceMicros });
  return clientId;
}

function genuine<T>(open: () => T): T | null {
  try {
    return open();
  } catch {
    // An invalid token is reported if the call has to be paid after all.
    return null;
  }
}

/** First a credential, then the client that the payment is bound to, then a self-chosen name. */
function clientIdOfUse(caller: Caller, boundTo: string): string {
  return isAuthenticated(caller) || boundTo === 'anonymous' ? clientIdOf(caller) : boundTo;
}

/** The owner of the records that the call may use: proven by a credential, else the paying wallet; null for others. */
function ownerOf({ payments: { payments } }: Pick<ToolParts, 'payments'>, { means, caller }: ToolCall, tool: Tool): string | null {
  const holder = means.kind === 'token' ? genuine(() => payments.openToken(means.token, tool.id, clientIdOf(caller))) : null;
  return provenOwner(clientIdOfUse(caller, holder?.clientId ?? (means.kind === 'signed' ? means.clientId : clientIdOf(caller))));
}

/** For wallets, which show no hint. */
const correctFirst = 'payment required; the input is not valid: correct it first, then pay';

/** The resource of a call, as wallets show it. */
function paidResource(tool: Tool): PaidResource {
  return { path: `/api/tools/${tool.id}`, description: tool.description };
}

async function callFree(
  parts: ToolParts,
  { takeFree, request, listener }: ToolCall,
  tool: Tool,
  input: Record<string, unknown>,
  clientId: string,
): Promise<ToolAnswer & { isFinished: boolean }> {
  takeFree();
  const leave = tool.runs === 'outside' ? await parts.tools.callPlaces.enter(tool, false) : undefined;
  try {
    const { json, isCharged, book } = await runTool(parts, tool, {
      input,
      clientId,
      owner: provenOwner(clientId),
      requestId: request.requestId,
      listener,
    });
    const refused = refusalIn(json);
    if (refused !== null) throw refused;
    recordCall(parts, request, { toolId: tool.id, outcome: 'delivered', status: 200 });
    if (isCharged && book !== undefined) await parts.database.write((queries) => book(queries, null));
    return { json, bought: null, isFinished: isCharged };
  } finally {
    leave?.();
  }
}

/**
 * One of the free calls of the caller; null if it has to pay. A caller who sends money wants to pay, and the retry of a paid call gets
 * its answer.
 */
async function freeCallOf(
  { tools: { freeCalls }, payments: { purchase } }: ToolParts,
  { means, caller, idempotencyKey, maxPriceMicros, address }: ToolCall,
  { tool, freePerDay }: CatalogEntry,
): Promise<FreeCall | null> {
  if (means.kind === 'token' || means.kind === 'payment' || means.kind === 'signed') return null;
  // The proof of a wallet is for one path.
  if (caller.kind === 'wallet' && caller.signedPath !== paidResource(tool).path) return null;
  if (await purchase.hasUnderKey({ means, caller, idempotencyKey, maxPriceMicros })) return null;
  return freeCalls.take(tool.id, freePerDay, caller, address);
}

/** A free call that fails, or has no result yet, does not count. */
async function callWithin(
  parts: ToolParts,
  call: ToolCall,
  tool: Tool,
  input: Record<string, unknown>,
  free: FreeCall,
): Promise<ToolAnswer> {
  let isUsed = false;
  try {
    const answer = await callFree(parts, call, tool, input, clientIdOf(call.caller));
    isUsed = answer.isFinished;
    return { ...answer, freeCallsLeft: isUsed ? free.remaining : free.remaining + 1 };
  } finally {
    if (!isUsed)
      await free.giveBack().catch((cause: unknown) => parts.log.warn({ err: cause, tool: tool.id }, 'a free call was not given back'));
  }
}

/** @throws api_key_required, api_key_not_allowed */
export function authorise({ tool, state }: CatalogEntry, caller: Caller): void {
  if (state.apiKeyRequired && caller.kind !== 'api_key') throw problem('api_key_required');
  requireService(caller, tool.id);
}

function inputCheck(checked: CheckedInput): InputCheck {
  if (checked.kind === 'valid') return { valid: true, issues: [] };
  const { details, message } = checked.problem;
  return { valid: false, issues: [...(details.issues ?? [{ path: '', message }])] };
}

async function inputOf(tool: Tool, call: ToolCall, owner: string | null): Promise<CheckedInput> {
  try {
    return checkInput(tool, await call.readInput(), owner);
  } catch (thrown) {
    const refused = asProblem(thrown);
    if (refused.code === 'internal') throw thrown;
    return { kind: 'invalid', problem: refused };
  }
}

function required(checked: CheckedInput): Record<string, unknown> {
  if (checked.kind === 'invalid') throw checked.problem;
  return checked.value;
}
