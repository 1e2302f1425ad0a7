import { assetCalls, type AssetCalls } from './assets.ts';
import { connection, longestMs, queryOf, readJson, successOf, type ConnectionOptions } from './connection.ts';
import { FareboxError } from './errors.ts';
import { isMembers, writeJson } from './json.ts';
import { ownerCalls, type OwnerCalls } from './owner.ts';
import { budget as newBudget, type Budget } from './budget.ts';
import { paidRequest, type Payer } from './paid-request.ts';
import type { Wallets } from './paying.ts';
import { CatalogListing, CatalogSearchAnswer, JointSearchAnswer, PaymentBody, ServiceDescriptor, type FoundKind } from './shapes.ts';

export interface ClientOptions extends ConnectionOptions {
  /** Pays a 402. Without a wallet, a 402 is thrown. */
  wallet?: Wallets;
  /** Limits of what the wallet spends, besides its maximum price; with a store, a payment whose answer was lost in a crash is used again. */
  budget?: Budget;
}

export interface SearchOptions {
  limit?: number;
  category?: string;
  tag?: string;
  maxPriceCents?: number;
}

export interface JointSearchOptions {
  kinds?: readonly FoundKind[];
  /** A decimal in USD, e.g. `0.10`. */
  maxPrice?: string;
  /** Of assets, ISO 639-1. */
  language?: string;
  limit?: number;
}

export interface CallResult {
  output: Record<string, unknown>;
  /** Null for a free tool. */
  paymentId: string | null;
  isReplay: boolean;
}

export interface Client extends AssetCalls, OwnerCalls {
  tools(): Promise<CatalogListing>;
  /** Finds tools, assets and open demand in one list, the best first. */
  searchEverything(query: string, options?: JointSearchOptions): Promise<JointSearchAnswer>;
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
  /** POSTs JSON to a path that answers long work with lines of JSON; yields each as it arrives. @throws FareboxError */
  lines(path: string, body?: unknown): AsyncGenerator;
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

  const payer: Payer | undefined = wallet && {
    wallets: wallet,
    budget: options.budget ?? newBudget({ perCall: unlimited }),
    host: new URL(options.url).host,
    pay: payments.pay,
  };

  return {
    tools: async () => CatalogListing.parse(await request('GET', '/api/tools')),
    async searchEverything(query, { kinds, maxPrice, language, limit } = {}) {
      const search = queryOf({ q: query, kinds: kinds?.join(','), max_price: maxPrice, language, limit });
      return JointSearchAnswer.parse(await request('GET', `/api/search${search}`));
    },
    async search(query, { limit, category, tag, maxPriceCents } = {}) {
      const search = queryOf({ q: query, limit, category, tag, max_price_cents: maxPriceCents });
      return CatalogSearchAnswer.parse(await request('GET', `/api/tools/search${search}`));
    },
    tool: async (id) => ServiceDescriptor.parse(await request('GET', `/api/catalog/${encodeURIComponent(id)}`)),
    async call(id, input = {}, { token } = {}) {
      const tool = ServiceDescriptor.parse(await request('GET', `/api/catalog/${encodeURIComponent(id)}`));
      const idempotencyKey = crypto.randomUUID();
      const body = tool.method === 'GET' ? undefined : input;
      const send = (headers: Readonly<Record<string, string>>) => open.sendAgain(tool.method, tool.endpoint, body, headers);
      const name = `${tool.method} ${options.url} ${tool.endpoint} ${writeJson(body)}`;
      const given = token === undefined ? {} : { 'X-Payment-Token': token };
      // A caller with a token has already paid; the wallet must not pay again.
      const response = await (payer === undefined || token !== undefined
        ? send({ 'Idempotency-Key': idempotencyKey, ...given })
        : paidRequest(payer, { name, idempotencyKey, send }));
      const answer = await readJson(response);
      if (!response.ok || !isMembers(answer)) throw new FareboxError(response.status, answer);
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
    lines: (path, body = {}) =>
      open.lines(
        path,
        writeJson(body),
        { 'Content-Type': 'application/json', Accept: 'application/x-ndjson' },
        AbortSignal.timeout(longestMs),
      ),
    ...assetCalls(open, payer),
    ...ownerCalls(open),
  };
}

/** The wallet has a maximum of its own. */
const unlimited = '999999999';
