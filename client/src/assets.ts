import {
  AcceptedPledge,
  MadePledge,
  OwnPledge,
  AssetSearchAnswer,
  CapturedSignal,
  DeliveredAsset,
  PublicAsset,
  type AssetSearchRequest,
  type AssetType,
  type DemandSignal,
  type NewPledge,
  type PaymentBody,
} from './shapes.ts';
import { successOf, type Connection, type IdempotentOptions, type Limit, type RequestOptions } from './connection.ts';
import { download, type Download, type DownloadOptions } from './download.ts';
import { UndeliveredError } from './errors.ts';
import { paidRequest, type Payer } from './paid-request.ts';

export interface AssetSearchOptions extends RequestOptions {
  /** 512 numbers from the service's embedding model; with or instead of words. */
  vector?: number[];
  /** The embedding model that the vector was made with: another than the service's is refused. */
  model?: string;
  topK?: number;
  type?: AssetType;
  license?: string;
  /** A decimal in USD, e.g. `0.10`. */
  maxPrice?: string;
  ownerId?: string;
  mimeType?: string;
  /** ISO 639-1. */
  language?: string;
}

/** The requests of buyers. */
export interface AssetCalls {
  /** Finds data and APIs, best match first. An empty query needs a vector. */
  searchAssets(query: string, options?: AssetSearchOptions): Promise<AssetSearchAnswer>;
  /** The description and preview of an asset. */
  getAsset(assetId: string, options?: RequestOptions): Promise<PublicAsset>;
  /**
   * Gets an asset and pays for it if there is a wallet. With the `token` of an earlier payment, it returns a new link and pays nothing.
   * @throws UndeliveredError if the asset was paid but not delivered; the error has the payment
   */
  fetchAsset(assetId: string, options?: FetchOptions): Promise<DeliveredAsset>;
  /**
   * The bytes of a delivery. The download resumes after a broken connection and renews an expired link. The stream fails at its end if
   * the bytes differ from those that were sold.
   */
  download(delivered: DeliveredAsset, options?: DownloadOptions): Promise<Download>;
  /** Reports a need. With `callback_url`, the service sends a signed webhook when something matches. */
  submitDemand(signal: DemandSignal, options?: RequestOptions): Promise<CapturedSignal>;
  /** Holds money ready for a need, and pays it if there is a wallet. All tries have one Idempotency-Key, so that the money is held once. */
  pledge(pledge: Omit<NewPledge, 'days'> & { days?: number }, options?: IdempotentOptions): Promise<MadePledge>;
  /** Releases a pledge to the owner of an asset, and gets the asset. Repeating it delivers it again. */
  acceptPledge(pledgeId: string, assetId: string, options?: RequestOptions): Promise<AcceptedPledge>;
  /** Ends a pledge: its money becomes credit of its holder. */
  withdrawPledge(pledgeId: string, options?: RequestOptions): Promise<OwnPledge>;
}

export function assetCalls(open: Connection, payer: Payer | undefined): AssetCalls {
  const path = '/api/v1/assets/fetch';

  /** Can be repeated: a token delivers the same asset again. */
  function fetchOnce(assetId: string, headers: Readonly<Record<string, string>>, limit: Limit): Promise<Response> {
    return open.sendAgain('POST', path, { body: { asset_id: assetId }, headers, limit });
  }

  async function delivered(response: Response): Promise<DeliveredAsset> {
    return DeliveredAsset.parse(await successOf(response));
  }

  async function fetchAsset(assetId: string, { token, idempotencyKey: givenKey, ...more }: FetchOptions): Promise<DeliveredAsset> {
    const limit = open.limitOf(more);
    // A caller with a token has already paid; the wallet must not pay again.
    if (payer === undefined || token !== undefined) return delivered(await fetchOnce(assetId, tokenHeader(token), limit));
    let paid: PaymentBody | null = null;
    const idempotencyKey = givenKey ?? crypto.randomUUID();
    const send = (headers: Readonly<Record<string, string>>) => fetchOnce(assetId, headers, limit);
    const onPaid = (payment: PaymentBody) => (paid = payment);
    const name = `POST ${path} ${givenKey === undefined ? assetId : `key ${givenKey}`}`;
    try {
      return await delivered(await paidRequest(payer, { name, idempotencyKey, send, onPaid, limit }));
    } catch (cause) {
      throw paid === null ? cause : new UndeliveredError(paid, cause);
    }
  }

  return {
    async searchAssets(query, options = {}) {
      const sending = { body: searchRequest(query, options), limit: open.limitOf(options) };
      return AssetSearchAnswer.parse(await open.request('POST', '/api/v1/assets/search', sending));
    },
    getAsset: async (assetId, options) => PublicAsset.parse(await open.get(`/api/v1/assets/${encodeURIComponent(assetId)}`, options)),
    fetchAsset: (assetId, options = {}) => fetchAsset(assetId, options),
    // A link is renewed with the existing token, never with a new payment.
    download: (bought, options = {}) =>
      download(open, bought, {
        ...options,
        renew: async () => delivered(await fetchOnce(bought.asset_id, tokenHeader(bought.payment?.token), open.limitOf())),
      }),
    async pledge(pledge, { idempotencyKey: givenKey, ...more } = {}) {
      const limit = open.limitOf(more);
      const idempotencyKey = givenKey ?? crypto.randomUUID();
      const send = (headers: Readonly<Record<string, string>>) => open.sendAgain('POST', pledgesPath, { body: pledge, headers, limit });
      const name = `POST ${pledgesPath} ${givenKey === undefined ? JSON.stringify(pledge) : `key ${givenKey}`}`;
      const response = await (payer === undefined
        ? send({ 'Idempotency-Key': idempotencyKey })
        : paidRequest(payer, { name, idempotencyKey, send, limit }));
      return MadePledge.parse(await successOf(response));
    },
    async acceptPledge(pledgeId, assetId, options) {
      const sending = { body: { asset_id: assetId }, limit: open.limitOf(options) };
      return AcceptedPledge.parse(await open.request('POST', `${pledgesPath}/${encodeURIComponent(pledgeId)}/accept`, sending));
    },
    withdrawPledge: async (pledgeId, options) =>
      OwnPledge.parse(await open.request('DELETE', `${pledgesPath}/${encodeURIComponent(pledgeId)}`, { limit: open.limitOf(options) })),
    submitDemand: async (signal, options) =>
      CapturedSignal.parse(await open.request('POST', '/api/v1/agent-demand', { body: signal, limit: open.limitOf(options) })),
  };
}

interface FetchOptions extends IdempotentOptions {
  token?: string;
}

function tokenHeader(token: string | undefined): Record<string, string> {
  return token === undefined ? {} : { 'X-Payment-Token': token };
}

const pledgesPath = '/api/v1/demand/pledges';

/** Undefined members are omitted from the JSON. */
function searchRequest(query: string, { vector, model, topK, type, license, maxPrice, ownerId, mimeType, language }: AssetSearchOptions) {
  return {
    query: query.trim() === '' ? undefined : query,
    vector,
    model,
    top_k: topK,
    type,
    filters: { license, max_price: maxPrice, owner_id: ownerId, mime_type: mimeType, language },
  } satisfies Record<keyof AssetSearchRequest, unknown>;
}
