import type { PublishedAsset } from '@farebox/contract';
import { ownPage } from '../api/client.ts';
import { problemOf, unreachable } from '../api/problem.ts';

/**
 * Uploads a form with a file. `fetch` does not tell how much was sent, so this is an XMLHttpRequest.
 * @param progress 0 to 1
 * @throws ApiProblem; AbortError
 */
export function upload(
  form: FormData,
  { progress, signal }: { progress(share: number): void; signal: AbortSignal },
): Promise<PublishedAsset> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/api/v1/admin/assets/upload');
    for (const [name, value] of Object.entries(ownPage)) request.setRequestHeader(name, value);
    request.responseType = 'json';
    request.upload.addEventListener('progress', ({ loaded, total }) => progress(total === 0 ? 0 : loaded / total));
    request.addEventListener('error', () => reject(unreachable(null)));
    request.addEventListener('abort', () => reject(new DOMException('cancelled', 'AbortError')));
    request.addEventListener('load', () => {
      const { status, response } = request;
      if (status >= 200 && status < 300) return resolve(response as PublishedAsset);
      const headers = new Headers([['x-request-id', request.getResponseHeader('x-request-id') ?? '']]);
      reject(problemOf(status, headers, response));
    });
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}
