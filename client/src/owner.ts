import {
  Asset,
  AssetPage,
  BatchAnswer,
  MyRevenuePage,
  PublishedAsset,
  type AssetStatus,
  type AssetType,
  type CreateAsset,
  type UpdateAsset,
  type UploadFields,
} from './shapes.ts';
import { everyItem, longestMs, queryOf, successOf, type Connection, type RequestOptions } from './connection.ts';
import { formOf, type UploadOptions, type UploadSource } from './upload.ts';

/** The requests of owners, with the bearer token of a login as `apiKey`; an API key can only list. */
export interface OwnerCalls {
  /** Registers data at a `source_url`, or an API. */
  registerAsset(asset: CreateAsset, options?: RequestOptions): Promise<PublishedAsset>;
  /**
   * Registers up to 10,000 assets, one JSON object per line: `key` and the members of an asset. Yields the answer to each line as it
   * arrives. Sending an interrupted batch again continues it.
   */
  registerAssets(lines: readonly string[], options?: RequestOptions): AsyncGenerator<BatchAnswer>;
  /** Uploads a file as a stream, without holding it in memory. */
  uploadAsset(fields: UploadFields, file: UploadSource, options?: UploadOptions): Promise<PublishedAsset>;
  /** Absent members are kept, null removes a member. */
  updateAsset(assetId: string, changes: UpdateAsset, options?: RequestOptions): Promise<Asset>;
  /** Archives the asset: no longer found or sold, but still delivered to buyers who paid before. */
  archiveAsset(assetId: string, options?: RequestOptions): Promise<Asset>;
  /** One page of your assets, newest first. */
  myAssets(options?: OwnAssetsOptions): Promise<{ items: Asset[]; next_cursor: string | null }>;
  /** All of them, from `cursor` on; `limit` is the size of a page. */
  allMyAssets(options?: OwnAssetsOptions): AsyncGenerator<Asset>;
  /** One page of your sales, newest first, and the amount owed to you. */
  myRevenue(options?: RevenueOptions): Promise<MyRevenue>;
  /** All of them, from `cursor` on. */
  allMyRevenue(options?: RevenueOptions): AsyncGenerator<MyRevenue['items'][number]>;
}

export interface PageOptions extends RequestOptions {
  limit?: number;
  /** `next_cursor` of the previous page. */
  cursor?: string;
}

export interface OwnAssetsOptions extends PageOptions {
  status?: AssetStatus;
  type?: AssetType;
}

export interface RevenueOptions extends PageOptions {
  assetId?: string;
  /** RFC 3339; sales from this time on. */
  since?: string;
  /** RFC 3339; sales before this time. */
  until?: string;
}

export type MyRevenue = MyRevenuePage;

export function ownerCalls(open: Connection): OwnerCalls {
  const pathOf = (assetId: string) => `/api/v1/admin/assets/${encodeURIComponent(assetId)}`;
  const calls: OwnerCalls = {
    registerAsset: async (asset, options) =>
      PublishedAsset.parse(await open.request('POST', '/api/v1/admin/assets', { body: asset, limit: open.limitOf(options) })),
    async *registerAssets(lines, options) {
      const signal = open.limitOf(options, longestMs).next();
      const headers = { 'Content-Type': 'application/x-ndjson' };
      for await (const answer of open.lines('/api/v1/admin/assets/batch', lines.join('\n'), headers, signal))
        yield BatchAnswer.parse(answer);
    },
    async uploadAsset(fields, file, options = {}) {
      const { body, contentType } = formOf({ ...fields, expected_queries: fields.expected_queries?.join('\n') }, file, options);
      const signal = open.limitOf(options, longestMs).next();
      const path = '/api/v1/admin/assets/upload';
      return PublishedAsset.parse(await successOf(await open.sendBody(path, body, { 'Content-Type': contentType }, signal)));
    },
    updateAsset: async (assetId, changes, options) =>
      Asset.parse(await open.request('PATCH', pathOf(assetId), { body: changes, limit: open.limitOf(options) })),
    archiveAsset: async (assetId, options) => Asset.parse(await open.request('DELETE', pathOf(assetId), { limit: open.limitOf(options) })),
    async myAssets({ limit, cursor, status, type, ...more } = {}) {
      return AssetPage.parse(await open.get(`/api/v1/me/assets${queryOf({ limit, cursor, status, type })}`, more));
    },
    allMyAssets: (options = {}) => everyItem((cursor) => calls.myAssets({ ...options, ...(cursor === undefined ? {} : { cursor }) })),
    async myRevenue({ assetId, since, until, limit, cursor, ...more } = {}) {
      const search = queryOf({ asset_id: assetId, since, until, limit, cursor });
      return MyRevenuePage.parse(await open.get(`/api/v1/me/revenue${search}`, more));
    },
    allMyRevenue: (options = {}) => everyItem((cursor) => calls.myRevenue({ ...options, ...(cursor === undefined ? {} : { cursor }) })),
  };
  return calls;
}
