import { describe, expect, it } from 'vitest';
import type { GuardedRequest } from './guarded-fetch.ts';
import { sampleUrls, withSamples } from './sample-files.ts';

const publicUrl = 'http://127.0.0.1:4020';
const refused = () => {
  throw new Error('not public');
};
const { guardedFetch, checkUrl } = withSamples({ guardedFetch: async () => refused(), checkUrl: refused }, () => publicUrl);
const request: GuardedRequest = { signal: new AbortController().signal, timeoutMs: 1000, bytesMax: 1e6 };

describe('the samples of a service at a private address', () => {
  it('are read without a request', async () => {
    for (const [url, type, start] of [
      [sampleUrls(publicUrl).document, 'application/pdf', '%PDF'],
      [sampleUrls(publicUrl).picture, 'image/png', 'PNG'],
    ] as const) {
      expect(checkUrl(url)).toBe(url);
      const { status, headers, body } = await guardedFetch(url, request);
      expect([status, headers.get('content-type')]).toEqual([200, type]);
      expect((await new Response(body).text()).slice(0, 8)).toContain(start);
    }
  });

  it.each([
    `${publicUrl}/samples/../api/v1/me`,
    `${publicUrl}/samples/report.pdf?x`,
    `${publicUrl}/samples/constructor`,
    `${publicUrl}/samples/`,
    `${publicUrl}/api/v1/admin/users`,
    'http://127.0.0.1:4021/samples/report.pdf',
    `${publicUrl}@evil.example/samples/report.pdf`,
  ])('open no other address: %s', async (url) => {
    expect(() => checkUrl(url)).toThrow('not public');
    await expect(guardedFetch(url, request)).rejects.toThrow('not public');
  });

  it('are only read', async () => {
    await expect(guardedFetch(sampleUrls(publicUrl).document, { ...request, method: 'POST', body: 'x' })).rejects.toThrow('not public');
  });
});
