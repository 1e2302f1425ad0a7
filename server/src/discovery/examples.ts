import {
  examplePaymentId,
  exampleRequestId,
  exampleToken,
  shortExamplePaymentId,
  type PaymentBody,
  type PaymentRecord,
  type PaymentProblem,
  type PaymentRequired,
  type ServiceDescriptor,
} from '@farebox/contract';
import type { ProblemCode, ProblemDetails } from '../errors.ts';
import { problem, errorBody, type BodyStyle } from '../errors.ts';

const quoteEnd = '2026-11-20T08:15:00.000Z';
const tokenEnd = '2026-11-21T08:00:05.000Z';

/** The payment in the 402 of this tool. */
function pendingPayment({ id, internalServiceId, pricing, payment }: ServiceDescriptor): PaymentBody {
  return {
    paymentId: examplePaymentId,
    serviceId: id,
    ...(internalServiceId === undefined ? {} : { internalServiceId }),
    ...payment,
    status: 'pending',
    amountCents: pricing.amountCents,
    amount: pricing.amount,
    currency: pricing.currency,
    billingMode: 'per_call',
    maxCalls: 1,
    usedCalls: 0,
    remainingCalls: 1,
    clientId: 'anonymous',
    payTo: `${payment.providerId}:farebox`,
    token: exampleToken,
    expiresAt: quoteEnd,
  };
}

export function paidPayment(service: ServiceDescriptor): PaymentBody {
  return { ...pendingPayment(service), status: 'paid', expiresAt: tokenEnd, paidAt: '2026-11-20T08:00:05.000Z' };
}

/** The payment as an admin sees it. */
export function paymentRecord(service: ServiceDescriptor): PaymentRecord {
  const { token: _token, ...record } = paidPayment(service);
  return { ...record, paymentId: shortExamplePaymentId };
}

export function paymentRequired(service: ServiceDescriptor, code: PaymentProblem = 'payment_required'): PaymentRequired {
  return {
    ...errorBody(problem(code), exampleRequestId, 'camel'),
    code,
    statusCode: 402,
    payment: pendingPayment(service),
    input: { valid: true, issues: [] },
    requestId: exampleRequestId,
  };
}

/** A tool without measurements, because changing figures would change the document. */
export function restingService(service: ServiceDescriptor): ServiceDescriptor {
  const nothingMeasured = { callCount: 0, executionCount: 0, successCount: 0, errorCount: 0, paymentRequireds: 0 };
  return { ...service, quality: { qualityScore: 0, healthStatus: '', successRate: 0, ...nothingMeasured } };
}

/** The body of a failure. */
export function failure(code: ProblemCode, style: BodyStyle, details: ProblemDetails = {}): Record<string, unknown> {
  return { ...errorBody(problem(code, details), exampleRequestId, style), ...furtherMembers[code] };
}

const givenBack = { payment: { paymentId: examplePaymentId, remainingCalls: 1 } };

/** The additional members of some failures. */
const furtherMembers: Partial<Record<ProblemCode, Record<string, unknown>>> = {
  tool_failed: givenBack,
  tool_refused_input: givenBack,
  upstream_failed: givenBack,
  upstream_timeout: givenBack,
  call_interrupted: givenBack,
  asset_paused: { paused: 'source_timeout' },
  purchase_given_back: { given_back: true },
  insufficient_credit: { shortfall: '0.02', currency: 'USD' },
  spending_cap_exceeded: { cap: 'day', capAmount: '1.00', wouldBe: '1.03' },
  payment_provider_unknown: { providers: ['test', 'credit'] },
};
