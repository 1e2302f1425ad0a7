import type { Foundation } from '../foundation.ts';
import { problem } from '../errors.ts';
import type { Asset } from './asset.ts';
import type { Previewer } from './previews/preview.ts';

const documentBytesMax = 2 * 1024 * 1024;
/** Until it begins. */
const headTimeoutMs = 8000;
/** Until it is whole: a host that drips must not hold a request, or one of the few batches. */
const wholeTimeoutMs = 15_000;

export interface ApiPreviewerOptions extends Pick<Foundation, 'guardedFetch' | 'log'> {
  previewer: Previewer;
  /** Default 15 s. */
  documentTimeoutMs?: number;
}

export interface ApiPreviews {
  /**
   * Builds the preview of an API asset from its OpenAPI document and its schemas. An invalid document is refused. A document that cannot be
   * fetched right now is accepted: the owner knows the API, and its host may just be restarting.
   * @param patience once it ends, documents are no longer waited for
   * @throws invalid_input, address_refused
   */
  of(asset: Asset, signal: AbortSignal, ...patience: AbortSignal[]): Promise<Asset>;
  /** The same for a stored asset, which stays as it is if a document of it can no longer be read. */
  again(asset: Asset, signal: AbortSignal): Promise<Asset>;
}

export function apiPreviewer({ guardedFetch, log, previewer, documentTimeoutMs = wholeTimeoutMs }: ApiPreviewerOptions): ApiPreviews {
  async function read(url: string, caller: AbortSignal, patience: readonly AbortSignal[]): Promise<string | null> {
    const signal = AbortSignal.any([caller, ...patience, AbortSignal.timeout(documentTimeoutMs)]);
    try {
      const answer = await guardedFetch(url, {
        headers: { Accept: 'application/json, application/yaml, */*' },
        signal,
        timeoutMs: Math.min(headTimeoutMs, documentTimeoutMs),
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

  async function made(asset: Asset, openapiText: string | null, signal: AbortSignal) {
    const { inputSchema, outputSchema } = asset.api;
    return previewer.api({ title: asset.title, openapiText, inputSchema, outputSchema }, signal, asset.ownerId);
  }

  return {
    async of(asset, signal, ...patience) {
      if (asset.assetType !== 'api') return asset;
      const { openapiUrl } = asset.api;
      const { preview, searchText, issues } = await made(
        asset,
        openapiUrl === null ? null : await read(openapiUrl, signal, patience),
        signal,
      );
      const [first] = issues;
      if (first !== undefined) throw problem('invalid_input', { message: first.message, issues });
      return { ...asset, preview, searchText };
    },
    async again(asset, signal) {
      if (asset.assetType !== 'api') return asset;
      const { openapiUrl } = asset.api;
      const openapiText = openapiUrl === null ? null : await read(openapiUrl, signal, []).catch(() => null);
      signal.throwIfAborted();
      if (openapiUrl !== null && openapiText === null) return asset;
      const { preview, searchText, issues } = await made(asset, openapiText, signal);
      return issues.length > 0 ? asset : { ...asset, preview, searchText };
    },
  };
}
