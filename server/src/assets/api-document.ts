import { problem } from '../errors.ts';
import type { Log } from '../log.ts';
import type { GuardedFetch } from '../net/guarded-fetch.ts';
import type { Asset } from './asset.ts';
import type { Previewer } from './previews/preview.ts';

const documentBytesMax = 2 * 1024 * 1024;
const documentTimeoutMs = 8000;

/**
 * Builds the preview of an API asset from its OpenAPI document and its schemas. An invalid document is refused. A document that cannot be
 * fetched right now is accepted: the owner knows the API, and its host may just be restarting.
 * @throws invalid_input, address_refused
 */
export function apiPreviewer({ guardedFetch, log, previewer }: { guardedFetch: GuardedFetch; log: Log; previewer: Previewer }) {
  async function read(url: string, signal: AbortSignal): Promise<string | null> {
    try {
      const answer = await guardedFetch(url, {
        headers: { Accept: 'application/json, application/yaml, */*' },
        signal,
        timeoutMs: documentTimeoutMs,
        bytesMax: documentBytesMax,
      });
      if (answer.status !== 200) {
        await answer.body.cancel();
        return null;
      }
      return await new Response(answer.body).text();
    } catch (thrown) {
      if (thrown instanceof Error && 'code' in thrown && thrown.code === 'address_refused') throw thrown;
      log.info({ err: thrown }, 'an OpenAPI document could not be read');
      return null;
    }
  }

  return async (asset: Asset, signal: AbortSignal): Promise<Asset> => {
    if (asset.assetType !== 'api') return asset;
    const { openapiUrl, inputSchema, outputSchema } = asset.api;
    const openapiText = openapiUrl === null ? null : await read(openapiUrl, signal);
    const { preview, searchText, issues } = await previewer.api({ title: asset.title, openapiText, inputSchema, outputSchema }, signal);
    const [first] = issues;
    if (first !== undefined) throw problem('invalid_input', { message: first.message, issues });
    return { ...asset, preview, searchText };
  };
}
