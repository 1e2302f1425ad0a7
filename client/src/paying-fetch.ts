import type { Budget, BudgetLimits, BudgetOptions, OpenPayment } from './budget.ts';
import { challengeOf } from './challenge.ts';
import { FareboxError, invalidInput } from './errors.ts';
import { jsonOf, members } from './json.ts';
import { budgetOf, digestOf, payAndSend, quoteOf, resumed, type PaidRequest, type Sent, type Wallets } from './paying.ts';
import { ReceiptError, verifyReceipt, type KeySet, type Receipt } from './receipts.ts';

export interface PayingFetchOptions extends BudgetOptions {
  fetch?: typeof globalThis.fetch;
  /**
   * The signed receipts of farebox services. `verify`: a receipt that is there has to be right. `require`: there has to be one. Both read
   * an answer to its end before it is returned. Default `ignore`.
   */
  receipts?: 'ignore' | 'verify' | 'require';
  /** The keys of a service. Default: those that it publishes at `/.well-known/jwks.json`. */
  keysOf?: (origin: string) => Promise<KeySet>;
  /** Told of each verified receipt. */
  onReceipt?: (receipt: Receipt) => void;
}

/**
 * A `fetch` that pays an answer 402 (of farebox, x402 or MPP) and repeats the request. It pays nothing above the budget, counts parallel
 * calls, and never pays twice for one request: after a crash or a broken connection, the next request like it uses that payment. A
 * request is like another if method, address and body are the same, or its header `Idempotency-Key`.
 *
 * If no wallet can pay, the 402 is returned. Bodies are kept in memory, to be sent again.
 *
 * @throws BudgetError if the price is above the budget
 * @throws FareboxError if the service refuses the payment
 * @throws ReceiptError if a receipt is wrong; the answer was paid
 * @example
 * const pay = payingFetch(testWallet(), { perCall: '0.10', perDay: '5' });
 * const answer = await pay('http://127.0.0.1:4020/api/tools/random-uuid');
 */
export function payingFetch(wallets: Wallets, limits: Budget | BudgetLimits, options: PayingFetchOptions = {}): typeof globalThis.fetch {
  const { fetch = globalThis.fetch, receipts = 'ignore' } = options;
  const budget = budgetOf(limits, options);
  const keysOf = options.keysOf ?? rememberedKeys(fetch);

  return async (input, init) => {
    const request = new Request(input, init);
    const body = request.body === null ? null : await bytesOf(request);
    const headers = new Headers(request.headers);
    // A farebox service signs receipts for wallets, and for those who ask.
    const wanted: Record<string, string> = receipts === 'ignore' ? {} : { 'X-Want-Receipt': '1' };
    const send = (more: Readonly<Record<string, string>>, url: string, redirect: RequestRedirect) => {
      const sent = new Headers(headers);
      for (const [name, value] of Object.entries(more)) sent.set(name, value);
      const { method, signal, credentials } = request;
      return fetch(url, { method, headers: sent, signal, credentials, redirect, ...(body === null ? {} : { body }) });
    };

    const paid = (url: string): PaidRequest<Response> => ({
      host: new URL(url).host,
      request: null,
      idempotencyKey: headers.get('idempotency-key') ?? crypto.randomUUID(),
      pay: (payment) => payAt(fetch, url, headers, request.signal, payment),
      send: async (open) => sentOf(await sendAgain(() => send({ ...wanted, ...paidHeaders(open) }, url, 'error'), request.signal)),
    });
    const fingerprint = await fingerprintOf(request, headers.get('idempotency-key'), body);
    const checked = async (answer: Response) => {
      if (receipts === 'ignore' || !answer.ok) return answer;
      return withReceipt(answer, { isRequired: receipts === 'require', keysOf, onReceipt: options.onReceipt });
    };

    const earlier = await resumed(budget, { ...paid(request.url), request: fingerprint });
    if (earlier !== null) return checked(earlier);

    const answer = await send({}, request.url, request.redirect);
    if (answer.status !== 402) return answer;
    // A service must not send its callers, and their headers, to be charged by another.
    const url = answer.redirected ? answer.url : request.url;
    if (new URL(url).origin !== new URL(request.url).origin) return answer;
    const text = await limitedText(answer);
    const challenge = challengeOf(answer.headers, jsonOf(text));
    const unpaid = () => new Response(text, { status: answer.status, statusText: answer.statusText, headers: answer.headers });
    // Nobody pays for a call that cannot work.
    if (invalidInput(jsonOf(text)) !== null) return unpaid();
    const quote = quoteOf(wallets, challenge);
    if (quote === null) return unpaid();
    return checked(await payAndSend(budget, quote, { ...paid(url), request: fingerprint }));
  };
}

/** How often a paid request is repeated after a broken connection, or when the service asks for patience. */
const retriesMax = 4;
const waitMsMax = 10_000;
const bodyBytesMax = 64 * 1024 * 1024;
const refusalBytesMax = 1024 * 1024;

const paidHeaders = ({ prepared, idempotencyKey }: OpenPayment) => ({ ...prepared.headers, 'Idempotency-Key': idempotencyKey });

async function bytesOf(request: Request): Promise<ArrayBuffer> {
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > bodyBytesMax) throw new TypeError(`a body of more than ${bodyBytesMax} bytes cannot be sent again`);
  return bytes;
}

/** Each try pays with the same token or signature, and has the same Idempotency-Key. */
async function sendAgain(send: () => Promise<Response>, signal: AbortSignal): Promise<Response> {
  for (let retries = 0; ; retries += 1) {
    let wait = 200 * 2 ** retries;
    try {
      const response = await send();
      const isBusy = response.status === 503 || response.status === 409 || response.status === 425;
      const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
      if (!isBusy || Number.isNaN(seconds) || retries >= retriesMax) return response;
      await response.body?.cancel();
      wait = seconds * 1000;
    } catch (cause) {
      if (signal.aborted || retries >= retriesMax) throw cause;
    }
    await pause(Math.min(Math.max(wait, 0), waitMsMax), signal);
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => (clearTimeout(timer), reject(signal.reason));
    const timer = setTimeout(() => (signal.removeEventListener('abort', end), resolve()), ms);
    signal.addEventListener('abort', end, { once: true });
  });
}

/** Pays a payment at the service that asked for it, with the credentials of the request. */
async function payAt(
  fetch: typeof globalThis.fetch,
  url: string,
  given: Headers,
  signal: AbortSignal,
  { paymentId, provider }: { paymentId: string; provider: string },
): Promise<void> {
  const headers = new Headers({ 'Content-Type': 'application/json', Accept: 'application/json' });
  for (const name of ['authorization', 'x-api-key', 'x-client-id']) {
    const value = given.get(name);
    if (value !== null) headers.set(name, value);
  }
  const address = new URL(`/api/payments/${encodeURIComponent(paymentId)}/pay`, url);
  const init = { method: 'POST', headers, body: JSON.stringify({ provider }), signal, redirect: 'error' as const };
  const response = await sendAgain(() => fetch(address, init), signal);
  const body = jsonOf(await limitedText(response));
  if (response.ok && members(body)['status'] === 'paid') return;
  throw new FareboxError(response.status, body);
}

function sentOf(response: Response): Sent<Response> {
  if (response.status === 402) return { answer: response, outcome: 'refused', arrived: null };
  if (!response.ok) return { answer: response, outcome: 'failed', arrived: null };
  if (response.body === null) return { answer: response, outcome: 'delivered', arrived: null };
  const { readable, arrived } = watched(response.body);
  const answer = new Response(readable, { status: response.status, statusText: response.statusText, headers: response.headers });
  Object.defineProperty(answer, 'url', { value: response.url });
  return { answer, outcome: 'delivered', arrived };
}

/** The same bytes; `arrived` when the last was read, rejected when the reader gave up or the connection broke. */
function watched(body: ReadableStream<Uint8Array>): { readable: ReadableStream<Uint8Array>; arrived: Promise<void> } {
  const reader = body.getReader();
  const { promise, resolve, reject } = deferred();
  const readable = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await reader.read();
          if (!done) return controller.enqueue(value);
          resolve();
          controller.close();
        } catch (cause) {
          reject(cause);
          throw cause;
        }
      },
      async cancel(reason) {
        reject(reason);
        await reader.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
  return { readable, arrived: promise };
}

function deferred() {
  let resolve!: () => void;
  let reject!: (cause: unknown) => void;
  const promise = new Promise<void>((one, other) => {
    resolve = one;
    reject = other;
  });
  return { promise, resolve, reject };
}

/** What makes two requests the same. */
async function fingerprintOf({ method, url }: Request, key: string | null, body: ArrayBuffer | null): Promise<string> {
  if (key !== null) return `${method} ${url} key ${key}`;
  if (body === null) return `${method} ${url}`;
  return `${method} ${url} ${await digestOf(body)}`;
}

/** @throws if it is longer than a refusal may be */
async function limitedText({ body }: Response): Promise<string> {
  if (body === null) return '';
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > refusalBytesMax) {
      await reader.cancel();
      throw new TypeError(`the refusal has more than ${refusalBytesMax} bytes`);
    }
    text += decoder.decode(value, { stream: true });
  }
}

interface ReceiptRules {
  isRequired: boolean;
  keysOf: (origin: string) => Promise<KeySet>;
  onReceipt: ((receipt: Receipt) => void) | undefined;
}

/** The same answer, read to its end and compared with its receipt. @throws ReceiptError */
async function withReceipt(answer: Response, { isRequired, keysOf, onReceipt }: ReceiptRules): Promise<Response> {
  const signed = answer.headers.get('x-payment-receipt');
  if (signed === null) {
    if (!isRequired) return answer;
    throw new ReceiptError('the paid answer has no receipt');
  }
  const body = new Uint8Array(await answer.arrayBuffer());
  const { origin } = new URL(answer.url);
  const receipt = await verifyReceipt(signed, { keys: await keysOf(origin), issuer: origin, body });
  onReceipt?.(receipt);
  const whole = new Response(body, { status: answer.status, statusText: answer.statusText, headers: answer.headers });
  Object.defineProperty(whole, 'url', { value: answer.url });
  return whole;
}

/** Each service is asked once. */
function rememberedKeys(fetch: typeof globalThis.fetch): (origin: string) => Promise<KeySet> {
  const known = new Map<string, Promise<KeySet>>();
  const ask = async (origin: string): Promise<KeySet> => {
    const response = await fetch(new URL('/.well-known/jwks.json', origin), { signal: AbortSignal.timeout(30_000) });
    const { keys } = members(jsonOf(await limitedText(response)));
    if (!Array.isArray(keys)) throw new ReceiptError('the service publishes no keys');
    return { keys: keys.map(members) };
  };
  return (origin) => {
    const asked = known.get(origin) ?? ask(origin);
    known.set(origin, asked);
    asked.catch(() => known.delete(origin));
    return asked;
  };
}
