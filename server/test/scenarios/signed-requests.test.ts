import { expect, it } from 'vitest';
import { verify } from 'web-bot-auth';
import { verifierFromJWK } from 'web-bot-auth/crypto';
import { loopbackUpstream } from '../loopback-upstream.ts';
import { startService } from '../service.ts';

const directory = '/.well-known/http-message-signatures-directory';
const limits = { timeoutMs: 10_000, bytesMax: 1000, signal: new AbortController().signal };

it('requests to other services are signed for each address, with a key that anybody finds', async () => {
  await using service = await startService({ settings: { FAREBOX_REQUEST_SIGNING: 'secret' } });
  const seen: Array<{ url: string; headers: Record<string, string> }> = [];
  const note = (at: string, headers: NodeJS.Dict<string | string[]>) =>
    seen.push({ url: at, headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])) });
  await using second = await loopbackUpstream((request, response) => {
    note(second.url, request.headers);
    response.writeHead(200).end('{}');
  });
  await using first = await loopbackUpstream((request, response) => {
    note(first.url, request.headers);
    response.writeHead(302, { location: `${second.url}/there` }).end();
  });
  await service.parts.guardedFetch(`${first.url}/here`, { ...limits, headers: { authorization: 'Bearer secret' } });

  const found = await service.get(directory);
  expect([found.status, found.headers.get('content-type')]).toEqual([200, 'application/http-message-signatures-directory+json']);
  const { keys }: { keys: JsonWebKey[] } = JSON.parse(found.text);
  const verifier = await verifierFromJWK(keys[0] ?? {});
  expect(seen.map(({ url }) => url)).toEqual([first.url, second.url]);
  for (const { url, headers } of seen) {
    expect(headers['signature-agent']).toBe(`"${service.url}"`);
    await expect(verify({ method: 'GET', url, headers }, verifier)).resolves.toBeUndefined();
    // For this authority alone.
    await expect(verify({ method: 'GET', url: 'http://other.example/', headers }, verifier)).rejects.toBeInstanceOf(Error);
  }
  const signatures = seen.map(({ headers }) => headers['signature']);
  expect(new Set(signatures).size).toBe(2);
  expect(seen[1]?.headers).not.toHaveProperty('authorization');
});

it('requests are not signed, and no key is published, where the operator set none', async () => {
  await using service = await startService();
  let headers: NodeJS.Dict<string | string[]> = {};
  await using upstream = await loopbackUpstream((request, response) => {
    headers = request.headers;
    response.writeHead(200).end('{}');
  });
  await service.parts.guardedFetch(upstream.url, limits);
  expect(Object.keys(headers).filter((name) => name.startsWith('signature'))).toEqual([]);
  expect((await service.get(directory)).status).toBe(404);
});
