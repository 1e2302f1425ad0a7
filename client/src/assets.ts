import {
  AssetPaymentRequired,
  AssetSearchAnswer,
  CapturedSignal,
  DeliveredAsset,
  PublicAsset,
  type AssetSearchRequest,
  type AssetType,
  type DemandSignal,
} from '@farebox/contract';
import { readJson, successOf, type Connection } from './connection.ts';
import { download, type Download, type DownloadOptions } from './download.ts';
import { UndeliveredError } from './errors.ts';
import { payWith, type PaymentService, type Wallet } from './wallet.ts';

export interface AssetSearchOptions {
  /** 512 numbers in the space of the service's embedding model; with or instead of the words. */
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
}

/** What buyers do. */
export interface AssetCalls {
  /** Finds data and APIs; the best first. An empty query needs a vector. */
  searchAssets(query: string, options?: AssetSearchOptions): Promise<AssetSearchAnswer>;
  /** What is known of an asset before paying. */
  getAsset(assetId: string): Promise<PublicAsset>;
  /**
   * Gets an asset and pays for it where a wallet is given. With the `token` of a payment that was made before, nothing is paid
   * again: a fresh link of what was bought.
   * @throws UndeliveredError where it was paid and did not come; it has the payment
   */
  fetchAsset(assetId: string, options?: { token?: string }): Promise<DeliveredAsset>;
  /**
   * The bytes of what `fetchAsset` delivered. A connection that breaks is taken up where it broke, a link that expired meanwhile
   * is renewed, and the stream fails at its end where the bytes are not those that were sold.
   */
  download(delivered: DeliveredAsset, options?: DownloadOptions): Promise<Download>;
  /** Says what is needed; with `callback_url` a signed notice comes once something answers it. */
  submitDemand(signal: DemandSignal): Promise<CapturedSignal>;
}

export function assetCalls(open: Connection, wallet: Wallet | undefined, payments: PaymentService): AssetCalls {
  const path = '/api/v1/assets/fetch';

  /** May be repeated: a token delivers the same again. */
  function fetchOnce(assetId: string, token: string | null): Promise<Response> {
    return open.sendAgain('POST', path, { asset_id: assetId }, token === null ? {} : { 'X-Payment-Token': token });
  }

  async function delivered(response: Response): Promise<DeliveredAsset> {
    return DeliveredAsset.parse(await successOf(response));
  }

  async function fetchAsset(assetId: string, token: string | null): Promise<DeliveredAsset> {
    const response = await fetchOnce(assetId, token);
    // Who names a token has paid: not with this wallet a second time.
    if (response.status !== 402 || wallet === undefined || token !== null) return delivered(response);
    const refusal = AssetPaymentRequired.parse(await readJson(response));
    const paid = await payWith(wallet, refusal, payments);
    try {
      return await delivered(await fetchOnce(assetId, paid.token));
    } catch (cause) {
      throw new UndeliveredError(paid, cause);
    }
  }

  return {
    searchAssets: async (query, options = {}) =>
      AssetSearchAnswer.parse(await open.request('POST', '/api/v1/assets/search', searchRequest(query, options))),
    getAsset: async (assetId) => PublicAsset.parse(await open.request('GET', `/api/v1/assets/${encodeURIComponent(assetId)}`)),
    fetchAsset: (assetId, { token } = {}) => fetchAsset(assetId, token ?? null),
    // A link is renewed with what was paid already, never by paying.
    download: (bought, options = {}) =>
      download(open, bought, {
        ...options,
        renew: async () => delivered(await fetchOnce(bought.asset_id, bought.payment?.token ?? null)),
      }),
    submitDemand: async (signal) => CapturedSignal.parse(await open.request('POST', '/api/v1/agent-demand', signal)),
  };
}

/** Members that are undefined are left out of the JSON. */
function searchRequest(query: string, { vector, model, topK, type, license, maxPrice, ownerId, mimeType }: AssetSearchOptions) {
  return {
    query: query.trim() === '' ? undefined : query,
    vector,
    model,
    top_k: topK,
    type,
    filters: { license, max_price: maxPrice, owner_id: ownerId, mime_type: mimeType },
  } satisfies Record<keyof AssetSearchRequest, unknown>;
}
