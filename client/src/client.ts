import { CatalogListing, CatalogSearchAnswer, PaymentBody, PaymentRequired, ServiceDescriptor, ToolError } from '@farebox/contract';
import type { Wallet } from './wallet.ts';

export interface ClientOptions {
  /** Where the service is, e.g. `http://127.0.0.1:4020`. */
  url: string;
  apiKey?: string;
  /** Binds payments to this name where no API key is sent. */
  clientId?: string;
  /** Pays what a 402 asks for; without one a 402 is thrown. */
  wallet?: Wallet;
  fetch?: typeof globalThis.fetch;
  /** A request is given up after this long. Default 60,000. */
  timeoutMs?: number;
}

export interface SearchOptions {
  limit?: number;
  category?: string;
  tag?: string;
  maxPriceCents?: number;
}

export interface CallResult {
  output: Record<string, unknown>;
  /** Null for a free tool. */
  paymentId: string | null;
  isReplay: boolean;
}

export interface Client {
  tools(): Promise<CatalogListing>;
  search(query: string, options?: SearchOptions): Promise<CatalogSearchAnswer>;
  tool(id: string): Promise<ServiceDescriptor>;
  /**
   * Calls a tool and pays for it where a wallet is given. One Idempotency-Key goes with all tries, so a lost answer is
   * fetched again and not bought again.
   */
  call(id: string, input?: Record<string, unknown>, options?: { token?: string }): Promise<CallResult>;
  createPayment(serviceId: string, providerId?: string): Promise<PaymentBody>;
  verifyPayment(paymentId: string): Promise<PaymentBody>;
  pay(paymentId: string, provider: string): Promise<PaymentBody>;
  /** A request to any other path of the service, with the client's credentials; the parsed JSON. */
  request(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<unknown>;
}

/** An answer that is not a success. */
export class FareboxError extends Error {
  override readonly name = 'FareboxError';
  readonly status: number;
  readonly code: string;
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    const known = ToolError.partial().safeParse(body).data;
    super(`${known?.error ?? `HTTP ${status}`}${known?.hint === undefined ? '' : ` (${known.hint})`}`);
    this.status = status;
    this.code = known?.code ?? 'unknown';
    this.body = body;
  }
}

/** How often a call is repeated after a connection that broke; each time with the same Idempotency-Key. */
const retriesMax = 2;

export function fareboxClient(options: ClientOptions): Client {
  const { wallet, fetch = globalThis.fetch, timeoutMs = 60_000 } = options;
  const base = options.url.replace(/\/+$/, '');
  const credentials = {
    ...(options.apiKey === undefined ? {} : { 'X-API-Key': options.apiKey }),
    ...(options.clientId === undefined ? {} : { 'X-Client-Id': options.clientId }),
  };

  async function send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response> {
    return fetch(`${base}${path}`, {
      method,
      headers: {
        Accept: 'application/json',
        ...credentials,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
  }

  async function request(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<unknown> {
    const response = await send(method, path, body, headers);
    const answer = await readJson(response);
    if (!response.ok) throw new FareboxError(response.status, answer);
    return answer;
  }

  const payments = {
    verify: async (paymentId: string) => PaymentBody.parse(await request('GET', `/api/payments/${encodeURIComponent(paymentId)}`)),
    pay: async (paymentId: string, provider: string) =>
      PaymentBody.parse(await request('POST', `/api/payments/${encodeURIComponent(paymentId)}/pay`, { provider })),
  };

  async function callOnce(
    tool: ServiceDescriptor,
    input: Record<string, unknown>,
    token: string | null,
    idempotencyKey: string,
  ): Promise<Response> {
    const headers = { 'Idempotency-Key': idempotencyKey, ...(token === null ? {} : { 'X-Payment-Token': token }) };
    const body = tool.method === 'GET' ? undefined : input;
    for (let retries = 0; ; retries += 1) {
      try {
        return await send(tool.method, tool.endpoint, body, headers);
      } catch (cause) {
        if (retries >= retriesMax) throw cause;
      }
    }
  }

  return {
    tools: async () => CatalogListing.parse(await request('GET', '/api/tools')),
    async search(query, { limit, category, tag, maxPriceCents } = {}) {
      const parameters = Object.entries({ q: query, limit, category, tag, max_price_cents: maxPriceCents });
      const search = new URLSearchParams(parameters.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])));
      return CatalogSearchAnswer.parse(await request('GET', `/api/tools/search?${search}`));
    },
    tool: async (id) => ServiceDescriptor.parse(await request('GET', `/api/catalog/${encodeURIComponent(id)}`)),
    async call(id, input = {}, { token } = {}) {
      const tool = ServiceDescriptor.parse(await request('GET', `/api/catalog/${encodeURIComponent(id)}`));
      const idempotencyKey = crypto.randomUUID();
      let response = await callOnce(tool, input, token ?? null, idempotencyKey);
      if (response.status === 402 && wallet !== undefined) {
        const refusal = PaymentRequired.parse(await readJson(response));
        if (refusal.input?.valid === false)
          throw new FareboxError(400, { error: refusal.input.issues[0]?.message, issues: refusal.input.issues });
        const paid = await wallet.pay(refusal.payment, payments);
        if (paid === null)
          throw new FareboxError(402, {
            ...refusal,
            error: `the wallet did not pay $${refusal.payment.amount}`,
            hint: 'Raise its maximum price.',
          });
        response = await callOnce(tool, input, paid.token, idempotencyKey);
      }
      const answer = await readJson(response);
      if (!response.ok || !isObject(answer)) throw new FareboxError(response.status, answer);
      return {
        output: answer,
        paymentId: response.headers.get('x-payment-id'),
        isReplay: response.headers.get('idempotency-replayed') === 'true',
      };
    },
    createPayment: async (serviceId, providerId) => PaymentBody.parse(await request('POST', '/api/payments', { serviceId, providerId })),
    verifyPayment: payments.verify,
    pay: payments.pay,
    request,
  };
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return { error: `the service answered with something that is not JSON (HTTP ${response.status})` };
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
