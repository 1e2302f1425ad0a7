import { parseJson } from '@farebox/client/json';
import type { InputCheck, PaymentBody } from '@farebox/contract';
import { problemOf, unreachable, type ApiProblem } from '../api/problem.ts';

/** A request to something that is sold. */
export interface PaidRequest {
  method: 'GET' | 'POST';
  /** With its query. */
  path: string;
  /** Sent as JSON; undefined for GET. */
  body?: unknown;
  /** More headers, e.g. those that let the session buy for its account. */
  headers?: Readonly<Record<string, string>>;
  /** Whose free calls it takes. Then nothing is ever paid. */
  apiKey?: string;
}

/** A request and its answer, as they went over the wire. */
export interface Exchange {
  method: string;
  path: string;
  requestHeaders: ReadonlyArray<readonly [string, string]>;
  requestBody: string;
  status: number;
  statusText: string;
  responseHeaders: ReadonlyArray<readonly [string, string]>;
  responseBody: string;
  ms: number;
}

/** `check` reads what is left of a payment whose call failed. */
export type StepName = 'ask' | 'pay' | 'deliver' | 'check';

export interface Step {
  name: StepName;
  /** Null while it runs. */
  exchange: Exchange | null;
}

export type FlowEnd =
  /** Bought and delivered. `body` is the parsed answer. */
  | { kind: 'delivered'; body: unknown; payment: PaymentBody | null; freeCallsLeft: number | null }
  /** No free call is left for this key: nothing was paid. */
  | { kind: 'none_left' }
  /** The 402 said that this input cannot work: nothing was paid. */
  | { kind: 'invalid'; issues: InputCheck['issues'] }
  /** The service takes no test money for it: nothing was paid. */
  | { kind: 'real_money'; payment: PaymentBody }
  /** `kept`: the payment, if its token still has its call. */
  | { kind: 'refused'; problem: ApiProblem; kept?: PaymentBody };

/** What this code reads of a 402. */
interface PaymentRequired {
  payment?: PaymentBody;
  input?: InputCheck;
}

/**
 * Buys something with test money, one request after the other, exactly as an agent does: ask, pay what the 402 says, ask again with its
 * token. @param changed is called with all steps whenever one begins or ends
 * @param kept a payment for the same thing whose call was given back: its token is sent first
 */
export async function runPaidFlow(
  request: PaidRequest,
  changed: (steps: readonly Step[]) => void,
  signal: AbortSignal,
  kept: PaymentBody | null = null,
): Promise<FlowEnd> {
  const steps: Step[] = [];
  const take = async (name: StepName, asked: PaidRequest, headers: Readonly<Record<string, string>> = {}): Promise<Exchange> => {
    const step: Step = { name, exchange: null };
    steps.push(step);
    changed([...steps]);
    const exchange = await send(asked, headers, signal);
    steps[steps.length - 1] = { name, exchange };
    changed([...steps]);
    return exchange;
  };
  /** With a token: what failed did not necessarily use it up. */
  const deliver = async (payment: PaymentBody): Promise<FlowEnd> => {
    const end = endOf(await take('deliver', request, { 'X-Payment-Token': payment.token }), payment);
    if (end.kind !== 'refused' || end.problem.status === 402) return end;
    const { responseBody } = await take('check', { method: 'GET', path: `/api/payments/${payment.paymentId}` });
    const { remainingCalls = 0 } = jsonOf(responseBody) as Partial<PaymentBody>;
    return remainingCalls > 0 ? { ...end, kept: payment } : end;
  };
  try {
    const end = kept === null ? null : await deliver(kept);
    // Otherwise the token is used up or expired by now: it is paid for anew.
    if (end !== null && !(end.kind === 'refused' && end.problem.status === 402)) return end;
    steps.length = 0;
    const asked = await take('ask', request);
    if (asked.status !== 402) return endOf(asked, null);
    const { payment, input } = jsonOf(asked.responseBody) as PaymentRequired;
    if (payment === undefined) return endOf(asked, null);
    if (request.apiKey !== undefined) return { kind: 'none_left' };
    if (input?.valid === false) return { kind: 'invalid', issues: input.issues };
    if (payment.providerId !== 'test') return { kind: 'real_money', payment };
    const paid = await take('pay', { method: 'POST', path: `/api/payments/${payment.paymentId}/pay`, body: { provider: 'test' } });
    if (paid.status >= 400) return endOf(paid, null);
    return await deliver(payment);
  } catch (cause) {
    if (signal.aborted) throw cause;
    return { kind: 'refused', problem: unreachable(cause) };
  }
}

function endOf({ status, responseHeaders, responseBody }: Exchange, payment: PaymentBody | null): FlowEnd {
  const body = jsonOf(responseBody);
  if (status < 400) return { kind: 'delivered', body, payment, freeCallsLeft: freeCallsLeft(responseHeaders) };
  return {
    kind: 'refused',
    problem: problemOf(status, new Headers(responseHeaders.map(([name, value]): [string, string] => [name, value])), body),
  };
}

function freeCallsLeft(headers: Exchange['responseHeaders']): number | null {
  const [, left] = headers.find(([name]) => name === 'x-free-calls-remaining') ?? [];
  return left === undefined ? null : Number(left);
}

async function send(
  { method, path, body, headers: own, apiKey }: PaidRequest,
  extra: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<Exchange> {
  const requestBody = body === undefined ? '' : JSON.stringify(body);
  const headers = { Accept: 'application/json', ...(body === undefined ? {} : { 'Content-Type': 'application/json' }), ...own, ...extra };
  const key = apiKey === undefined ? {} : { 'X-API-Key': apiKey };
  const started = performance.now();
  const response = await fetch(path, {
    method,
    headers: { ...headers, ...key },
    signal,
    ...(body === undefined ? {} : { body: requestBody }),
  });
  const responseBody = await response.text();
  return {
    method,
    path,
    // The key is shown to nobody who looks over a shoulder.
    requestHeaders: [
      ['Host', location.host],
      ...Object.entries(headers),
      ...(apiKey === undefined ? [] : [['X-API-Key', `${apiKey.slice(0, 4)}…`] as const]),
    ],
    requestBody,
    status: response.status,
    statusText: response.statusText,
    responseHeaders: [...response.headers],
    responseBody,
    ms: performance.now() - started,
  };
}

function jsonOf(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return {};
  }
}

/** The bytes of a request, as a person reads them. */
export function requestText({ method, path, requestHeaders, requestBody }: Exchange): string {
  return messageText(`${method} ${path} HTTP/1.1`, requestHeaders, requestBody);
}

/** The bytes of an answer, as a person reads them. */
export function responseText({ status, statusText, responseHeaders, responseBody }: Exchange): string {
  return messageText(
    `HTTP/1.1 ${status} ${statusText}`,
    responseHeaders.filter(([name]) => !hidden.has(name)),
    responseBody,
  );
}

/** The same in every answer, and nothing about payment. */
const hidden = new Set(['access-control-allow-origin', 'access-control-expose-headers', 'connection', 'keep-alive', 'date']);

function messageText(first: string, headers: Exchange['requestHeaders'], body: string): string {
  const lines = [first, ...headers.map(([name, value]) => `${name}: ${value}`)];
  return body === '' ? lines.join('\n') : `${lines.join('\n')}\n\n${indented(body)}`;
}

function indented(body: string): string {
  try {
    return JSON.stringify(parseJson(body), null, 2);
  } catch {
    return body;
  }
}
