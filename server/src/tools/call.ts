import type { InputCheck } from '@farebox/contract';
import { clientIdOf, isAuthenticated, requireService, type Caller } from '../accounts/caller.ts';
import { asProblem, problem, withoutStack, type Problem } from '../errors.ts';
import type { Micros } from '../money.ts';
import { PaymentRequiredProblem } from '../payments/payment-required.ts';
import type { Payment } from '../payments/payment.ts';
import type { Offer, Payments } from '../payments/payments.ts';
import { requirePriceWithin } from '../payments/price-guard.ts';
import type { PaidResource } from '../payments/provider.ts';
import type { Claim, IdempotencyKey, TokenHolder, Uses } from '../payments/uses.ts';
import type { Database } from '../storage/database.ts';
import { requestHash } from './canonical-json.ts';
import type { Catalog, CatalogEntry } from './catalog.ts';
import { checkInput, type CheckedInput } from './input.ts';
import { runTool, type Ran, type RunParts } from './run-tool.ts';
import type { Tool } from './tool.ts';

/** A payment that its payer signed, to be settled for whatever it is sent with. */
export interface SignedPayment {
  /** The wallet. */
  payer: string;
  /** Settles it. @returns the token of the payment. @throws payment_refused, payment_in_flight, settlement_pending ... */
  pay(offer: Offer, resource: PaidResource): Promise<string>;
}

export interface ToolCall {
  /** Canonical id, legacy id or alias. */
  toolId: string;
  /** Reads the input; called at most once. @throws invalid_json, body_too_large, unsupported_media_type */
  readInput: () => Promise<unknown>;
  /** The payment token, null where none was sent. */
  token: string | null;
  /** A payment that came with the request itself; null where none came. */
  signed: SignedPayment | null;
  caller: Caller;
  idempotencyKey: string | null;
  /** What the caller pays at most; null or absent: any price. */
  maxPriceMicros?: Micros | null;
  /** Counts a call that costs nothing against what its caller may ask. @throws rate_limited */
  takeFree: () => void;
  requestId: string;
}

export interface ToolAnswer {
  /** The tool's output as JSON, the very text that a replay gives again. */
  json: string;
  /** Null for what cost nothing. */
  paymentId: string | null;
  /** False for what cost nothing, and for a paid call that was given back, because there was nothing to pay for yet. */
  isCharged: boolean;
  remainingCalls: number;
  isReplay: boolean;
}

export interface ToolParts extends RunParts {
  catalog: Catalog;
  payments: Payments;
  uses: Uses;
  database: Database;
}

/**
 * One call of a tool, whatever surface asks: find, authorise, check the payment, check the input, take the call from the
 * token, run, record. A call that does not end in an answer on the disk is given back to its token.
 */
export async function callTool(parts: ToolParts, call: ToolCall): Promise<ToolAnswer> {
  const { catalog, payments, uses, quality } = parts;
  const entry = catalog.callable(call.toolId);
  const { tool } = entry;
  quality.called(tool.id);
  authorise(entry, call.caller);

  const input = once(() => inputOf(tool, call));
  if (entry.priceMicros === 0) {
    call.takeFree();
    return callFree(parts, call, tool, required(await input()));
  }
  const repeated = await paidForBefore(parts, call, tool, input, call.token);
  if (repeated !== null) return repeated;
  if (call.token === null && call.signed === null) throw challenge(parts, entry, call, problem('payment_required'), await input());

  let holder: TokenHolder | null = null;
  try {
    if (call.token === null) {
      const earlier = await answeredBefore(parts, call, tool, required(await input()));
      if (earlier !== null) return earlier;
    }
    const token = call.token ?? (await paidToken(call, entry));
    const again = call.token === null ? await paidForBefore(parts, call, tool, input, token) : null;
    if (again !== null) return again;
    holder = uses.openToken(token, tool.id, clientIdOf(call.caller));
    requirePriceWithin(holder.amountMicros / holder.maxCalls, call.maxPriceMicros);
    const checked = await input();
    if (checked.kind === 'invalid') await uses.assertUsable(holder, scopedKey(call, holder));
    return await callPaid(parts, call, tool, holder, required(checked));
  } catch (thrown) {
    const refused = asProblem(thrown);
    // Whoever signed a payment would sign and pay another, if a used one were answered 402.
    if (refused.code === 'payment_token_used' && call.token === null) {
      const { retryAfterSeconds } = refused.details;
      // Its call still runs, or was interrupted and is about to be given back.
      if (retryAfterSeconds !== undefined) throw problem('payment_in_flight', { retryAfterSeconds, cause: refused });
      throw problem('payment_already_used', { cause: refused });
    }
    if (refused.status !== 402) throw thrown;
    // A payment that waits to be paid is the one to pay, not another.
    const waiting = refused.code === 'payment_not_completed' && holder !== null ? await payments.find(holder.paymentId) : null;
    throw challenge(parts, entry, call, refused, await input(), waiting);
  }
}

/** Settles what came with the request; for a call that cannot work nothing is settled. @throws what refuses the payment */
async function paidToken({ signed, maxPriceMicros }: ToolCall, { tool, priceMicros }: CatalogEntry): Promise<string> {
  if (signed === null) throw problem('payment_required');
  requirePriceWithin(priceMicros, maxPriceMicros);
  return signed.pay({ kind: 'tool', serviceId: tool.id, amountMicros: priceMicros }, paidResource(tool));
}

/** The answer that a wallet got before under the same key: a retry with a new signature pays nothing. */
async function answeredBefore({ uses }: ToolParts, call: ToolCall, tool: Tool, input: Record<string, unknown>): Promise<ToolAnswer | null> {
  const { token, signed, idempotencyKey: key, caller } = call;
  if (token !== null || signed === null || key === null) return null;
  const scope = isAuthenticated(caller) ? clientIdOf(caller) : signed.payer;
  const earlier = await uses.answered({ scope, key, requestHash: requestHash(tool.id, input) });
  return earlier === null
    ? null
    : { json: earlier.answer, paymentId: earlier.paymentId, isCharged: true, remainingCalls: 0, isReplay: true };
}

/**
 * The answer to who paid for the very thing before: free, and no token is used. Who asks is known by a credential, or by the token
 * that paid, which is as good as a name when it is used up.
 * @returns null where it has to be paid
 */
async function paidForBefore(
  parts: ToolParts,
  call: ToolCall,
  tool: Tool,
  input: () => Promise<CheckedInput>,
  token: string | null,
): Promise<ToolAnswer | null> {
  if (tool.isPaidFor === undefined) return null;
  const checked = await input();
  if (checked.kind === 'invalid') return null;
  const holder = token === null ? null : genuineHolder(parts, call, tool, token);
  const asking = { clientId: clientIdOfCall(call, holder), paymentId: holder?.paymentId ?? null };
  if (!(await tool.isPaidFor(checked.value, asking))) return null;
  call.takeFree();
  return callFree(parts, call, tool, checked.value, holder);
}

function genuineHolder({ uses }: ToolParts, { caller }: ToolCall, tool: Tool, token: string): TokenHolder | null {
  try {
    return uses.openToken(token, tool.id, clientIdOf(caller));
  } catch {
    // Said when the call has to be paid after all.
    return null;
  }
}

/** What is proved by a credential goes first, then what the payment is bound to, then a name that anybody can give himself. */
function clientIdOfCall({ caller }: ToolCall, holder: TokenHolder | null): string {
  const said = clientIdOf(caller);
  return isAuthenticated(caller) || holder === null || holder.clientId === 'anonymous' ? said : holder.clientId;
}

/** What a wallet is shown of a call. */
export function paidResource(tool: Tool): PaidResource {
  return { path: `/api/tools/${tool.id}`, description: tool.description };
}

/** Whether anybody may call it and has to pay: what is left to know before a challenge is the input. */
export function isPlainlyCallable({ state, priceMicros }: CatalogEntry): boolean {
  return state.published && state.enabled && state.configured && !state.apiKeyRequired && priceMicros > 0;
}

/** Counts and quotes, as `callTool` does for a call by nobody in particular and without a token. */
export function quotePlainly({ payments, quality }: Pick<ToolParts, 'payments' | 'quality'>, { tool, priceMicros }: CatalogEntry): Payment {
  quality.called(tool.id);
  quality.paymentRequired(tool.id);
  return payments.quote({ kind: 'tool', serviceId: tool.id, amountMicros: priceMicros }, clientIdOf({ kind: 'anonymous' }));
}

async function callPaid(
  parts: ToolParts,
  call: ToolCall,
  tool: Tool,
  holder: TokenHolder,
  input: Record<string, unknown>,
): Promise<ToolAnswer> {
  const { uses } = parts;
  const idempotency = idempotencyOf(call, holder, tool, input);
  const claim = await uses.claim({ holder, idempotency, durable: tool.runs === 'outside' });
  if (claim.kind === 'replay') {
    return { json: claim.answer, paymentId: claim.paymentId, isCharged: true, remainingCalls: 0, isReplay: true };
  }
  const clientId = clientIdOfCall(call, holder);
  const { json, isCharged } = await runClaimed(parts, tool, claim, { input, clientId, requestId: call.requestId });
  const remainingCalls = claim.remainingCalls + (isCharged ? 0 : 1);
  return { json, paymentId: claim.paymentId, isCharged, remainingCalls, isReplay: false };
}

async function runClaimed(parts: ToolParts, tool: Tool, claim: Claim, asked: Parameters<typeof runTool>[2]): Promise<Ran> {
  const { uses } = parts;
  let ran: Ran | null = null;
  try {
    ran = await runTool(parts, tool, asked);
    if (ran.isCharged) await uses.complete(claim, ran.json, ran.book);
    else await uses.giveBack(claim, 'not_finished');
    return ran;
  } catch (thrown) {
    const failure = asProblem(thrown);
    const state = await uses.giveBack(claim, failure.code);
    // The commit went through although its acknowledgement was lost: the call is paid and its answer is at hand.
    if (state === 'succeeded' && ran !== null) return ran;
    throw problem(failure.code, {
      ...failure.details,
      message: failure.message,
      members: { payment: { paymentId: claim.paymentId, remainingCalls: claim.remainingCalls + 1 } },
      cause: failure.cause ?? failure,
    });
  }
}

async function callFree(
  parts: ToolParts,
  call: ToolCall,
  tool: Tool,
  input: Record<string, unknown>,
  holder: TokenHolder | null = null,
): Promise<ToolAnswer> {
  const asked = { input, clientId: clientIdOfCall(call, holder), requestId: call.requestId };
  const { json, isCharged, book } = await runTool(parts, tool, asked);
  if (isCharged && book !== undefined) await parts.database.write((queries) => book(queries, null));
  return { json, paymentId: null, isCharged: false, remainingCalls: 0, isReplay: false };
}

/** @throws api_key_required, api_key_not_allowed */
export function authorise({ tool, state }: CatalogEntry, caller: Caller): void {
  if (state.apiKeyRequired && caller.kind !== 'api_key') throw problem('api_key_required');
  requireService(caller, tool.id);
}

/** The refusal with a fresh quote. No write: a flood of unpaid calls fills nothing. */
function challenge(
  { payments, quality }: ToolParts,
  entry: CatalogEntry,
  call: ToolCall,
  refused: Problem,
  checked: CheckedInput,
  waiting: Payment | null = null,
): Problem {
  const offer = { kind: 'tool', serviceId: entry.tool.id, amountMicros: entry.priceMicros } as const;
  const payment = waiting ?? payments.quote(offer, clientIdOf(call.caller));
  requirePriceWithin(payment.amountMicros / payment.maxCalls, call.maxPriceMicros);
  quality.paymentRequired(entry.tool.id);
  const input: InputCheck = checked.kind === 'valid' ? { valid: true, issues: [] } : { valid: false, issues: inputIssues(checked.problem) };
  return withoutStack(
    () =>
      new PaymentRequiredProblem(refused, {
        payment,
        input,
        internalServiceId: entry.tool.internalServiceId ?? null,
        resource: paidResource(entry.tool),
      }),
  );
}

function inputIssues(refused: Problem): InputCheck['issues'] {
  return [...(refused.details.issues ?? [{ path: '', message: refused.message }])];
}

async function inputOf(tool: Tool, call: ToolCall): Promise<CheckedInput> {
  try {
    return checkInput(tool, await call.readInput());
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

/** An authenticated client may replay whatever token it sends; anybody else only what the same payment bought. */
function idempotencyOf(call: ToolCall, holder: TokenHolder, tool: Tool, input: Record<string, unknown>): IdempotencyKey | null {
  const scoped = scopedKey(call, holder);
  return scoped === null ? null : { ...scoped, requestHash: requestHash(tool.id, input) };
}

function scopedKey({ caller, signed, idempotencyKey: key }: ToolCall, holder: TokenHolder): { scope: string; key: string } | null {
  return key === null ? null : { scope: isAuthenticated(caller) ? clientIdOf(caller) : (signed?.payer ?? holder.paymentId), key };
}

function once<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | null = null;
  return () => (result ??= work());
}
