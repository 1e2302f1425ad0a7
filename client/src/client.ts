import { assetCalls, type AssetCalls } from './assets.ts';
import {
  connection,
  longestMs,
  queryOf,
  readJson,
  successOf,
  type ConnectionOptions,
  type IdempotentOptions,
  type Limit,
  type RequestOptions,
} from './connection.ts';
import { FareboxError, invalidInput } from './errors.ts';
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

export interface SearchOptions extends RequestOptions {
  limit?: number;
  category?: string;
  tag?: string;
  maxPriceCents?: number;
}

export interface JointSearchOptions extends RequestOptions {
  kinds?: readonly FoundKind[];
  /** A decimal in USD, e.g. `0.10`. */
  maxPrice?: string;
  /** Of assets, ISO 639-1. */
  language?: string;
  limit?: number;
}

export interface CallOptions extends IdempotentOptions {
  /** Of a payment that was paid. */
  token?: string;
}

export interface CallResult {
  output: Record<string, unknown>;
  /** Null for a free tool. */
  paymentId: string | null;
  isReplay: boolean;
}

export interface Client extends AssetCalls, OwnerCalls {
  tools(options?: RequestOptions): Promise<CatalogListing>;
  /** Finds tools, assets and open demand in one list, the best first. */
  searchEverything(query: string, options?: JointSearchOptions): Promise<JointSearchAnswer>;
  search(query: string, options?: SearchOptions): Promise<CatalogSearchAnswer>;
  tool(id: string, options?: RequestOptions): Promise<ServiceDescriptor>;
  /**
   * Calls a tool and pays for it if there is a wallet. All tries have the same Idempotency-Key, so a lost answer is fetched again
   * without a second payment.
   * @throws FareboxError with the code `invalid_input`, and `issues` in its body, for an input that cannot work: nothing was paid
   */
  call(id: string, input?: Record<string, unknown>, options?: CallOptions): Promise<CallResult>;
  createPayment(serviceId: string, providerId?: string, options?: RequestOptions): Promise<PaymentBody>;
  verifyPayment(paymentId: string, options?: RequestOptions): Promise<PaymentBody>;
  pay(paymentId: string, provider: string, options?: RequestOptions): Promise<PaymentBody>;
  /** A request to any other path of the service, with the client's credentials; the parsed JSON. */
  request(method: string, path: string, body?: unknown, headers?: Record<string, string>, options?: RequestOptions): Promise<unknown>;
  /** POSTs JSON to a path that answers long work with lines of JSON; yields each as it arrives. @throws FareboxError */
  lines(path: string, body?: unknown, options?: RequestOptions): AsyncGenerator;
}

export function fareboxClient(options: ClientOptions): Client {
  const { wallet } = options;
  const open = connection(options);

  const payments = {
    verify: async (paymentId: string, more?: RequestOptions) =>
      PaymentBody.parse(await open.get(`/api/payments/${encodeURIComponent(paymentId)}`, more)),
    // Repeated if the answer is lost: the service pays a payment only once.
    async pay(paymentId: string, provider: string, limit: Limit) {
      const path = `/api/payments/${encodeURIComponent(paymentId)}/pay`;
      return PaymentBody.parse(await successOf(await open.sendAgain('POST', path, { body: { provider }, limit })));
    },
  };

  const payer: Payer | undefined = wallet && {
    wallets: wallet,
    budget: options.budget ?? newBudget({ perCall: unlimited }),
    host: new URL(options.url).host,
    pay: payments.pay,
  };

  return {
    tools: async (more) => CatalogListing.parse(await open.get('/api/tools', more)),
    async searchEverything(query, { kinds, maxPrice, language, limit, ...more } = {}) {
      const search = queryOf({ q: query, kinds: kinds?.join(','), max_price: maxPrice, language, limit });
      return JointSearchAnswer.parse(await open.get(`/api/search${search}`, more));
    },
    async search(query, { limit, category, tag, maxPriceCents, ...more } = {}) {
      const search = queryOf({ q: query, limit, category, tag, max_price_cents: maxPriceCents });
      return CatalogSearchAnswer.parse(await open.get(`/api/tools/search${search}`, more));
    },
    tool: async (id, more) => ServiceDescriptor.parse(await open.get(`/api/catalog/${encodeURIComponent(id)}`, more)),
    async call(id, input = {}, { token, idempotencyKey: givenKey, ...more } = {}) {
      const limit = open.limitOf(more);
      const tool = ServiceDescriptor.parse(await open.request('GET', `/api/catalog/${encodeURIComponent(id)}`, { limit }));
      const idempotencyKey = givenKey ?? crypto.randomUUID();
      const body = tool.method === 'GET' ? undefined : input;
      const send = (headers: Readonly<Record<string, string>>) => open.sendAgain(tool.method, tool.endpoint, { body, headers, limit });
      const name = `${tool.method} ${options.url} ${tool.endpoint} ${givenKey === undefined ? writeJson(body) : `key ${givenKey}`}`;
      const given = token === undefined ? {} : { 'X-Payment-Token': token };
      // A caller with a token has already paid; the wallet must not pay again.
      const response = await (payer === undefined || token !== undefined
        ? send({ 'Idempotency-Key': idempotencyKey, ...given })
        : paidRequest(payer, { name, idempotencyKey, send, limit }));
      const answer = await readJson(response);
      if (!response.ok || !isMembers(answer)) throw invalidInput(answer) ?? new FareboxError(response.status, answer);
      return {
        output: answer,
        paymentId: response.headers.get('x-payment-id'),
        isReplay: response.headers.get('idempotency-replayed') === 'true',
      };
    },
    async createPayment(serviceId, providerId, more) {
      const sending = { body: { serviceId, providerId }, limit: open.limitOf(more) };
      return PaymentBody.parse(await open.request('POST', '/api/payments', sending));
    },
    verifyPayment: payments.verify,
    pay: (paymentId, provider, more) => payments.pay(paymentId, provider, open.limitOf(more)),
    request: (method, path, body, headers, more) =>
      open.request(method, path, { body, limit: open.limitOf(more), ...(headers === undefined ? {} : { headers }) }),
    lines: (path, body = {}, more = {}) =>
      open.lines(
        path,
        writeJson(body),
        { 'Content-Type': 'application/json', Accept: 'application/x-ndjson' },
        open.limitOf(more, longestMs).next(),
      ),
    ...assetCalls(open, payer),
    ...ownerCalls(open),
  };
}

/** The wallet has a maximum of its own. */
const unlimited = '999999999';
