import { parseJson } from '@farebox/client/json';
import type { CallToolResult } from '@modelcontextprotocol/server';
import type { Problem, ProblemCode } from '../../errors.ts';
import { paymentBody } from '../../payments/quotes/payment.ts';
import type { Payments } from '../../payments/quotes/payments.ts';
import { PaidProblem, PaymentRequiredProblem } from '../../payments/purchase/payment-required.ts';
import { payHint } from '../../payments/quotes/ways-to-pay.ts';

/** The first members of every tool's `structuredContent`. */
export const resultStatuses = ['ok', 'payment_required', 'payment_invalid', 'error'] as const;

type ResultBody = { status: (typeof resultStatuses)[number] } & Record<string, unknown>;
type ResultMeta = NonNullable<CallToolResult['_meta']>;

/** @param json the data, already as JSON text: a replay has to return the same text. */
export function okResult(json: string, meta?: ResultMeta): CallToolResult {
  return {
    structuredContent: { status: 'ok', data: parseJson(json) },
    content: [{ type: 'text', text: `{"status":"ok","data":${json}}` }],
    ...(meta === undefined ? {} : { _meta: meta }),
  };
}

/** A refusal that a model can read. */
export function refusal(failure: Problem, payments: Payments, requestId: string): CallToolResult {
  return failure instanceof PaymentRequiredProblem ? paymentRequiredResult(failure, payments) : failureResult(failure, payments, requestId);
}

/**
 * The only place that asks for money. It is a result, not a JSON-RPC error, because models see results. The challenge for x402 clients is
 * said once, beside `payment`: they read the structure before the text.
 */
function paymentRequiredResult(refused: PaymentRequiredProblem, payments: Payments): CallToolResult {
  const { code, message, status: statusCode, payment, internalServiceId, input, resource, details } = refused;
  const { mcp } = payments.challenge(payment, resource);
  const status = code === 'payment_required' ? 'payment_required' : 'payment_invalid';
  const asked = paymentBody(payment, payments.providerOf(payment), internalServiceId);
  const checked = input === null ? {} : { input };
  const needed = resource.requires === undefined ? {} : { requires: resource.requires };
  const hint = hintOf(refused, payments, payment.clientId);
  const { paymentId, token, amount, currency } = asked;
  const why = status === 'payment_required' ? {} : { error: message };
  return {
    isError: true,
    structuredContent: {
      status,
      error: message,
      code,
      statusCode,
      ...details.members,
      payment: asked,
      ...checked,
      ...needed,
      retryWith: 'paymentToken',
      hint,
      ...mcp.result,
    },
    // Some hosts show a model only this: what it needs to go on, and nothing for wallets.
    content: [
      {
        type: 'text',
        text: JSON.stringify({
          status,
          ...why,
          ...details.members,
          payment: { paymentId, token, amount, currency },
          ...faultsOf(input),
          ...needed,
          hint,
        }),
      },
    ],
    _meta: { ...mcp.meta },
  };
}

/** Nothing is said about input that is valid. */
function faultsOf(input: PaymentRequiredProblem['input']) {
  return input === null || input.valid ? {} : { input };
}

function failureResult(failure: Problem, payments: Payments, requestId: string): CallToolResult {
  const { code, message, status, details } = failure;
  return refusedResult({
    status: 'error',
    error: message,
    code,
    statusCode: status,
    hint: hintOf(failure, payments),
    ...(details.issues === undefined ? {} : { issues: details.issues }),
    ...(details.retryAfterSeconds === undefined ? {} : { retryAfterSeconds: details.retryAfterSeconds }),
    requestId,
    ...details.members,
    ...(failure instanceof PaidProblem ? { payment: paymentLeft(failure) } : {}),
  });
}

/** With the token that pays once more: over HTTP it is a header. */
function paymentLeft({ payment: { id: paymentId, token, maxCalls, usedCalls } }: PaidProblem) {
  return { paymentId, ...(maxCalls > usedCalls ? { token } : {}), remainingCalls: maxCalls - usedCalls };
}

/** Some hosts show a model only the text of a failed call, others only the structure: both are complete. Short, unlike a request for payment. */
function refusedResult(body: ResultBody): CallToolResult {
  return { isError: true, structuredContent: body, content: [{ type: 'text', text: JSON.stringify(body) }] };
}

function hintOf(failure: Problem, { ways }: Payments, clientId = 'anonymous'): string {
  const { code, hint, details } = failure;
  const input = failure instanceof PaymentRequiredProblem ? failure.input : null;
  return details.hint ?? payHint(ways, 'mcp', { code, clientId, input }) ?? hints[code] ?? hint;
}

/** If the next step is a tool here and a path over HTTP. */
const hints: Partial<Record<ProblemCode, string>> = {
  payment_token_expired: 'Pay the new payment in this answer, then repeat the call with its token.',
  payment_token_used: 'Pay the new payment in this answer, then repeat the call with its token.',
  payment_token_invalid: 'Send payment.token exactly as it was given, or pay the new payment in this answer.',
  payment_not_completed:
    'get_payment verifies the payment of this token, pay_payment pays it. Then repeat the call with the same paymentToken.',
  payment_not_found: 'create_payment creates one; send paymentId exactly as it was given.',
  payment_token_other_service: 'A token pays for the tool or asset it was made for: pay the payment in this answer.',
  payment_expired: 'create_payment creates a new one.',
  payment_failed: 'create_payment creates a new one.',
  payment_provider_unknown: 'The resource farebox://catalog lists the providers.',
  tool_not_found: 'search_tools finds a tool; an empty query lists all.',
  asset_not_found: 'search_assets finds assets; submit_demand says what you need and do not find.',
  price_above_maximum:
    'Nothing was charged and no token was used. Raise _meta["io.github.farebox/max-price-cents"], or look for a cheaper service.',
  authentication_required: 'Connect with the header Authorization: Bearer <token or key>.',
  rate_limited: 'Wait retryAfterSeconds.',
  unavailable: 'Repeat the call after retryAfterSeconds.',
  idempotency_in_progress: 'Repeat the call after retryAfterSeconds to get its answer.',
  idempotency_mismatch: 'Use a new idempotencyKey for a new request.',
  body_too_large: 'Send less.',
};
