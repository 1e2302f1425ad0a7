import type { InputCheck } from '@farebox/contract';
import { clientIdOf, isAuthenticated, provenOwner, requireService, type Caller } from '../accounts/caller.ts';
import { asProblem, problem } from '../errors.ts';
import type { Micros } from '../money.ts';
import { heldAccount, type Ledger } from '../payments/ledger.ts';
import { payerOfMeans, type Means } from '../payments/means.ts';
import type { Payments } from '../payments/payments.ts';
import type { PaidResource } from '../payments/provider.ts';
import type { Purchases } from '../payments/purchase.ts';
import { movementOf, revenueAccount } from '../payments/reservations.ts';
import type { Bought, Sale } from '../payments/sale.ts';
import type { Database } from '../storage/database.ts';
import { requestHash } from './canonical-json.ts';
import type { Catalog, CatalogEntry } from './catalog.ts';
import { checkInput, type CheckedInput } from './input.ts';
import { runTool, type RunParts } from './run-tool.ts';
import type { CallPlaces } from './call-places.ts';
import type { Tool } from './tool.ts';

export interface ToolCall {
  /** Canonical id, legacy id or alias. */
  toolId: string;
  /** Reads the input; called at most once. @throws invalid_json, body_too_large, unsupported_media_type */
  readInput: () => Promise<unknown>;
  means: Means;
  caller: Caller;
  idempotencyKey: string | null;
  /** The caller's maximum; null: any price. */
  maxPriceMicros: Micros | null;
  /** Counts a free call against the rate limit of its caller. @throws rate_limited */
  takeFree: () => void;
  requestId: string;
}

export interface ToolAnswer {
  /** The tool's output as JSON; a replay returns exactly this text. */
  json: string;
  /** Null for a free call. */
  bought: Bought<string> | null;
}

export interface ToolParts extends RunParts {
  catalog: Catalog;
  payments: Pick<Payments, 'openToken'>;
  purchase: Purchases;
  ledger: Ledger;
  database: Database;
  callPlaces: CallPlaces;
}

/** One call of a tool, from any surface. This file has only what is special about calls; `payments/purchase.ts` does the rest. */
export async function callTool(parts: ToolParts, call: ToolCall): Promise<ToolAnswer> {
  const { catalog, purchase, quality } = parts;
  const entry = catalog.callable(call.toolId);
  const { tool } = entry;
  quality.called(tool.id);
  authorise(entry, call.caller);
  const checked = await inputOf(tool, call, tool.needsOwner === true ? ownerOf(parts, call, tool) : null);
  if (entry.priceMicros === 0) return callFree(parts, call, tool, required(checked), clientIdOf(call.caller));
  const paidClient = checked.kind === 'valid' ? await paidForBefore(parts, call, entry, checked.value) : null;
  if (paidClient !== null) return callFree(parts, call, tool, required(checked), paidClient);
  const { means, caller, idempotencyKey, maxPriceMicros } = call;
  const bought = await purchase.buy(saleOf(parts, call, entry, checked), { means, caller, idempotencyKey, maxPriceMicros });
  return { json: bought.result, bought };
}

/** The sale of one call. */
function saleOf(parts: ToolParts, call: ToolCall, { tool, priceMicros }: CatalogEntry, checked: CheckedInput): Sale<string> {
  return {
    offer: { kind: 'tool', serviceId: tool.id, amountMicros: priceMicros },
    resource: paidResource(tool),
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
    async work(use) {
      const clientId = clientIdOfUse(call.caller, use.clientId);
      const ran = await runTool(parts, tool, {
        input: required(checked),
        clientId,
        owner: provenOwner(clientId),
        requestId: call.requestId,
      });
      if (!ran.isCharged) return { isCharged: false, result: ran.json };
      return {
        isCharged: true,
        answer: ran.json,
        async book(queries, paid, now) {
          const movement = { debitAccount: heldAccount, creditAccount: revenueAccount(paid), ...movementOf(paid) };
          await parts.ledger.post(queries, { kind: 'use', ...movement }, now);
          await ran.book?.(queries, paid);
          return ran.json;
        },
      };
    },
    again: async (_payment, answer) => answer,
    asked: () => parts.quality.paymentRequired(tool.id),
  };
}

/** Calls that are computed here wait for nobody, so they need no place. */
function placesFor({ callPlaces }: Pick<ToolParts, 'callPlaces'>, tool: Tool): Pick<Sale<string>, 'requireForSale' | 'enter'> {
  return { requireForSale: () => callPlaces.requireRoom(tool), enter: (beforeWaiting) => callPlaces.enter(tool, true, beforeWaiting) };
}

/**
 * Whether the caller has paid for this result before: then it is free, and no token is used. A credential, a signature or the token that
 * paid identifies the caller; a used token proves no more than a name.
 * @returns the client it is for; null if the call has to be paid
 */
async function paidForBefore(
  { payments }: ToolParts,
  { means, caller }: ToolCall,
  { tool, priceMicros }: CatalogEntry,
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
function ownerOf({ payments }: Pick<ToolParts, 'payments'>, { means, caller }: ToolCall, tool: Tool): string | null {
  const holder = means.kind === 'token' ? genuine(() => payments.openToken(means.token, tool.id, clientIdOf(caller))) : null;
  return provenOwner(clientIdOfUse(caller, holder?.clientId ?? (means.kind === 'signed' ? means.clientId : clientIdOf(caller))));
}

/** The resource of a call, as wallets show it. */
function paidResource(tool: Tool): PaidResource {
  return { path: `/api/tools/${tool.id}`, description: tool.description };
}

async function callFree(
  parts: ToolParts,
  { takeFree, requestId }: ToolCall,
  tool: Tool,
  input: Record<string, unknown>,
  clientId: string,
): Promise<ToolAnswer> {
  takeFree();
  const leave = tool.runs === 'outside' ? await parts.callPlaces.enter(tool, false) : undefined;
  try {
    const { json, isCharged, book } = await runTool(parts, tool, { input, clientId, owner: provenOwner(clientId), requestId });
    if (isCharged && book !== undefined) await parts.database.write((queries) => book(queries, null));
    return { json, bought: null };
  } finally {
    leave?.();
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
