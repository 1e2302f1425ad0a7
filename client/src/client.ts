import { CatalogListing, CatalogSearchAnswer, PaymentBody, PaymentRequired, ServiceDescriptor } from '@farebox/contract';
import { assetCalls, type AssetCalls } from './assets.ts';
import { connection, queryOf, readJson, successOf, type ConnectionOptions } from './connection.ts';
import { FareboxError } from './errors.ts';
import { ownerCalls, type OwnerCalls } from './owner.ts';
import { payWith, type Wallet } from './wallet.ts';

export interface ClientOptions extends ConnectionOptions {
  /** Pays a 402. Without a wallet, a 402 is thrown. */
  wallet?: Wallet;
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

export interface Client extends AssetCalls, OwnerCalls {
  tools(): Promise<CatalogListing>;
  search(query: string, options?: SearchOptions): Promise<CatalogSearchAnswer>;
  tool(id: string): Promise<ServiceDescriptor>;
  /**
   * Calls a tool and pays for it if there is a wallet. All tries have the same Idempotency-Key, so a lost answer is fetched again
   * without a second payment.
   */
  call(id: string, input?: Record<string, unknown>, options?: { token?: string }): Promise<CallResult>;
  createPayment(serviceId: string, providerId?: string): Promise<PaymentBody>;
  verifyPayment(paymentId: string): Promise<PaymentBody>;
  pay(paymentId: string, provider: string): Promise<PaymentBody>;
  /** A request to any other path of the service, with the client's credentials; the parsed JSON. */
  request(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<unknown>;
}

export function fareboxClient(options: ClientOptions): Client {
  const { wallet } = options;
  const open = connection(options);
  const { request } = open;

  const payments = {
    verify: async (paymentId: string) => PaymentBody.parse(await request('GET', `/api/payments/${encodeURIComponent(paymentId)}`)),
    // Repeated if the answer is lost: the service pays a payment only once.
    pay: async (paymentId: string, provider: string) =>
      PaymentBody.parse(await successOf(await open.sendAgain('POST', `/api/payments/${encodeURIComponent(paymentId)}/pay`, { provider }))),
  };

  /** Every try with the same Idempotency-Key. */
  function callOnce(tool: ServiceDescriptor, input: Record<string, unknown>, token: string | null, idempotencyKey: string) {
    const headers = { 'Idempotency-Key': idempotencyKey, ...(token === null ? {} : { 'X-Payment-Token': token }) };
    return open.sendAgain(tool.method, tool.endpoint, tool.method === 'GET' ? undefined : input, headers);
  }

  return {
    tools: async () => CatalogListing.parse(await request('GET', '/api/tools')),
    async search(query, { limit, category, tag, maxPriceCents } = {}) {
      const search = queryOf({ q: query, limit, category, tag, max_price_cents: maxPriceCents });
      return CatalogSearchAnswer.parse(await request('GET', `/api/tools/search${search}`));
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
        const paid = await payWith(wallet, refusal, payments);
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
    ...assetCalls(open, wallet, payments),
    ...ownerCalls(open),
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
