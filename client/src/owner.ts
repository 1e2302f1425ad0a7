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
import { longestMs, queryOf, successOf, type Connection } from './connection.ts';
import { formOf, type UploadOptions, type UploadSource } from './upload.ts';

/** The requests of owners, with the bearer token of a login as `apiKey`; an API key can only list. */
export interface OwnerCalls {
  /** Registers data at a `source_url`, or an API. */
  registerAsset(asset: CreateAsset): Promise<PublishedAsset>;
  /**
   * Registers up to 10,000 assets, one JSON object per line: `key` and the members of an asset. Yields the answer to each line as it
   * arrives. Sending an interrupted batch again continues it.
   */
  registerAssets(lines: readonly string[]): AsyncGenerator<BatchAnswer>;
  /** Uploads a file as a stream, without holding it in memory. */
  uploadAsset(fields: UploadFields, file: UploadSource, options?: UploadOptions): Promise<PublishedAsset>;
  /** Absent members are kept, null removes a member. */
  updateAsset(assetId: string, changes: UpdateAsset): Promise<Asset>;
  /** Archives the asset: no longer found or sold, but still delivered to buyers who paid before. */
  archiveAsset(assetId: string): Promise<Asset>;
  /** Your assets, newest first. */
  myAssets(options?: PageOptions & { status?: AssetStatus; type?: AssetType }): Promise<{ items: Asset[]; next_cursor: string | null }>;
  /** Your sales, newest first, and the amount owed to you. */
  myRevenue(options?: RevenueOptions): Promise<MyRevenue>;
}

export interface PageOptions {
  limit?: number;
  /** `next_cursor` of the previous page. */
  cursor?: string;
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
  return {
    registerAsset: async (asset) => PublishedAsset.parse(await open.request('POST', '/api/v1/admin/assets', asset)),
    async *registerAssets(lines) {
      const signal = AbortSignal.timeout(longestMs);
      const headers = { 'Content-Type': 'application/x-ndjson' };
      for await (const answer of open.lines('/api/v1/admin/assets/batch', lines.join('\n'), headers, signal))
        yield BatchAnswer.parse(answer);
    },
    async uploadAsset(fields, file, options = {}) {
      const { body, contentType } = formOf({ ...fields, expected_queries: fields.expected_queries?.join('\n') }, file, options);
      const limit = AbortSignal.timeout(options.timeoutMs ?? longestMs);
      const signal = options.signal === undefined ? limit : AbortSignal.any([limit, options.signal]);
      const path = '/api/v1/admin/assets/upload';
      return PublishedAsset.parse(await successOf(await open.sendBody(path, body, { 'Content-Type': contentType }, signal)));
    },
    updateAsset: async (assetId, changes) => Asset.parse(await open.request('PATCH', pathOf(assetId), changes)),
    archiveAsset: async (assetId) => Asset.parse(await open.request('DELETE', pathOf(assetId))),
    myAssets: async (options = {}) => AssetPage.parse(await open.request('GET', `/api/v1/me/assets${queryOf({ ...options })}`)),
    async myRevenue({ assetId, ...rest } = {}) {
      return MyRevenuePage.parse(await open.request('GET', `/api/v1/me/revenue${queryOf({ asset_id: assetId, ...rest })}`));
    },
  };
}
