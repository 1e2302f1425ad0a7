import type { CallToolResult } from '@modelcontextprotocol/server';
import type { Parts } from '../../parts.ts';
import { clientIdOf } from '../../accounts/caller.ts';
import { asProblem, invalid } from '../../errors.ts';
import { idempotencyKeyPattern } from '../request.ts';
import { allowanceOf } from '../caller.ts';
import type { Means } from '../../payments/purchase/means.ts';
import { ChargedProblem, PaidProblem } from '../../payments/purchase/payment-required.ts';
import { keyTextOf, type Bought } from '../../payments/purchase/sale.ts';
import { callTool, type ToolParts } from '../../tools/call.ts';
import { recordCall } from '../../requests/access-log.ts';
import { agentRequestOf } from './service-tool.ts';
import type { Origin } from '../origin.ts';
import { isOfWallet, signedReceipt, type Exchanged, type ReceiptParts } from '../signed-receipt.ts';
import { idempotencyKeyOfMeta, maxPriceOfMeta, meansOfCall, withReceipt } from './wire-payment.ts';
import { okResult, refusal } from './tool-results.ts';
import type { Catalog, CatalogEntry } from '../../tools/catalog.ts';

export type CatalogCallParts = ToolParts & Pick<Parts, 'limits' | 'payments'>;

export interface CatalogCall {
  /** Snake_case name, canonical id, legacy id or alias. */
  name: string;
  /** The tool's input, with `paymentToken`, `pay` and `idempotencyKey` beside it. */
  arguments: Readonly<Record<string, unknown>>;
}

/** One call of a tool of the catalog. Never throws: models read results. */
export async function callCatalogTool(parts: CatalogCallParts, call: CatalogCall, origin: Origin): Promise<CallToolResult> {
  const { paymentToken, idempotencyKey, pay, ...input } = call.arguments;
  try {
    const entry = findTool(parts.tools.catalog, call.name);
    if (entry === null) {
      recordCall(parts, agentRequestOf(origin, 'anonymous'), { toolId: call.name, outcome: 'unmet', status: 404 });
      throw parts.tools.catalog.unknown(call.name);
    }
    const caller = await origin.caller();
    const means = meansOfCall({ token: tokenOf(paymentToken), pay: providerOf(pay), meta: origin.meta }, parts.payments.x402, caller);
    const { json, bought } = await callTool(parts, {
      toolId: entry.tool.id,
      readInput: () => Promise.resolve(input),
      means,
      caller,
      maxPriceMicros: maxPriceOfMeta(origin.meta),
      idempotencyKey: keyTextOf(means, idempotencyKeyOf(idempotencyKey) ?? idempotencyKeyOfMeta(origin.meta)),
      takeFree: () => parts.limits.unpaid.take(allowanceOf(caller, origin.address)),
      request: agentRequestOf(origin, clientIdOf(caller)),
      address: origin.address,
      listener: entry.tool.isFollowed === true ? origin.listener : undefined,
    });
    if (bought !== null && means.kind === 'token') noteLoss(origin, bought);
    return withReceipt(okResult(json, paidMeta(parts, means, bought, { input, body: json })), bought?.receipt ?? null);
  } catch (thrown) {
    if (thrown instanceof ChargedProblem) noteLoss(origin, thrown);
    return await refuse(parts, thrown, origin);
  }
}

/** A client that went away, or cancelled its call, gets the answer by the same call with the same token. */
export function noteLoss({ listener, whenLost }: Pick<Origin, 'listener' | 'whenLost'>, answer: Pick<Bought<unknown>, 'lost'>): void {
  const lost = () => void answer.lost();
  if (listener?.signal.aborted === true) lost();
  else whenLost?.(lost);
}

/** The members of a paid result beside its data. */
export function paidMeta(parts: ReceiptParts, means: Means, bought: Bought<unknown> | null, exchanged: Exchanged) {
  if (bought === null) return undefined;
  const { payment, remainingCalls, isReplay } = bought;
  return {
    'io.github.farebox/payment': { paymentId: payment.id, remainingCalls, replayed: isReplay },
    ...(bought.isCharged && isOfWallet(means) ? { 'io.github.farebox/receipt': signedReceipt(parts, bought, exchanged) } : {}),
  };
}

/** Slows down clients that collect challenges without ever paying, as over HTTP. */
async function refuse(parts: CatalogCallParts, thrown: unknown, { requestId, allowance }: Origin): Promise<CallToolResult> {
  const failure = asProblem(thrown);
  if (failure.code === 'internal') parts.log.error({ requestId, err: failure.cause }, 'MCP tool call failed');
  try {
    if (failure.status < 500) parts.limits.unpaid.take(await allowance());
  } catch (limited) {
    return refusal(asProblem(limited), parts.payments.payments, requestId);
  }
  return withReceipt(refusal(failure, parts.payments.payments, requestId), failure instanceof PaidProblem ? failure.receipt : null);
}

const tokenLengthMax = 1024;

/** Models send null or an empty text for optional arguments that they do not know. @throws invalid_input */
function tokenOf(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value === 'string' && value.length <= tokenLengthMax) return value;
  throw invalid('paymentToken', `paymentToken must be a string of at most ${tokenLengthMax} characters`);
}

/** The provider that pays within the call, e.g. credit. @throws invalid_input */
function providerOf(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value === 'string' && value.length <= 32) return value;
  throw invalid('pay', 'pay must name a payment provider, e.g. credit');
}

/** @throws invalid_input */
function idempotencyKeyOf(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value === 'string' && idempotencyKeyPattern.test(value)) return value;
  throw invalid('idempotencyKey', 'idempotencyKey must be 1 to 255 visible ASCII characters');
}

/** The tool with this name, written as in MCP or in the catalog, if it is for sale. */
export function findTool(catalog: Catalog, name: string): CatalogEntry | null {
  const entry = catalog.find(name) ?? catalog.find(name.replaceAll('_', '-'));
  return entry?.state.published === true ? entry : null;
}
