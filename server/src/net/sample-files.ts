import { readFileSync } from 'node:fs';
import type { GuardedFetch } from './guarded-fetch.ts';

const types: Readonly<Record<string, string>> = { 'report.pdf': 'application/pdf', 'page.png': 'image/png' };
const folder = '/samples/';

/** Where the service has a document and a picture of a page, to try the tools that read from an address. */
export function sampleUrls(publicUrl: string): { document: string; picture: string } {
  return { document: `${publicUrl}${folder}report.pdf`, picture: `${publicUrl}${folder}page.png` };
}

/** A sample by its name; null if there is none. */
export function sampleFile(name: string): { type: string; bytes: Buffer<ArrayBuffer> } | null {
  const type = Object.hasOwn(types, name) ? types[name] : undefined;
  return type === undefined ? null : { type, bytes: readFileSync(new URL(`samples/${name}`, import.meta.url)) };
}

/** The sample at an address of this service; null for every other address. */
function sampleAt(url: string, publicUrl: string): ReturnType<typeof sampleFile> {
  return url.startsWith(`${publicUrl}${folder}`) ? sampleFile(url.slice(publicUrl.length + folder.length)) : null;
}

/**
 * The guard of addresses, which knows the samples of this service: they are read without a request, because the address of the service may
 * be a private one.
 */
export function withSamples(
  { guardedFetch, checkUrl }: { guardedFetch: GuardedFetch; checkUrl(url: string): unknown },
  publicUrl: () => string,
): { guardedFetch: GuardedFetch; checkUrl(url: string): unknown } {
  return {
    async guardedFetch(url, request) {
      const sample = (request.method ?? 'GET') === 'GET' ? sampleAt(url, publicUrl()) : null;
      if (sample === null) return guardedFetch(url, request);
      return { status: 200, headers: new Headers({ 'Content-Type': sample.type }), body: new Blob([sample.bytes]).stream(), url };
    },
    checkUrl: (url) => (sampleAt(url, publicUrl()) === null ? checkUrl(url) : url),
  };
}
