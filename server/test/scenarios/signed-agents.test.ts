import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { describe, expect, it } from 'vitest';
import { generateNonce, jwkToKeyID, signatureHeaders, helpers } from 'web-bot-auth';
import { eachDatabase } from '../databases.ts';
import { answering, endless, loopbackUpstream, silent, type LoopbackUpstream } from '../loopback-upstream.ts';
import { startService, type RequestHeaders, type Service } from '../service.ts';

interface Key {
  privateKey: KeyObject;
  jwk: { kty?: string; crv?: string; x?: string };
}

function newKey(): Key {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const { kty = '', crv = '', x = '' } = publicKey.export({ format: 'jwk' });
  return { privateKey, jwk: { kty, crv, x } };
}

const key = newKey();
const directoryOf = (...keys: Key[]): RequestListener => answering({ keys: keys.map(({ jwk }) => jwk), purpose: 'an agent' });

interface Wanted {
  /** Of the service that the signature is for. */
  target?: string;
  signer?: Key;
  agent?: string;
  nonce?: string;
  createdMs?: number;
  lifeMs?: number;
  coversAgent?: boolean;
}

async function signed(service: Service, host: LoopbackUpstream, wanted: Wanted = {}): Promise<RequestHeaders> {
  const {
    target = service.url,
    signer = key,
    agent = `"${host.url}"`,
    nonce = generateNonce(),
    createdMs = -1000,
    lifeMs = 60_000,
  } = wanted;
  const keyid = await jwkToKeyID(signer.jwk, helpers.WEBCRYPTO_SHA256, helpers.BASE64URL_DECODE);
  const created = new Date(Date.now() + createdMs);
  const { coversAgent = true } = wanted;
  const made = await signatureHeaders(
    { method: 'GET', url: target, headers: coversAgent ? { 'signature-agent': agent } : {} },
    { keyid, alg: 'ed25519', sign: (data: string) => sign(null, Buffer.from(data), signer.privateKey) },
    {
      created,
      expires: new Date(created.getTime() + lifeMs),
      nonce,
      components: coversAgent ? ['@authority', 'signature-agent'] : ['@authority'],
    },
  );
  return { 'signature-agent': agent, signature: made.Signature, 'signature-input': made['Signature-Input'] };
}

/** The name that a request goes by. */
async function nameOf(service: Service, headers: RequestHeaders): Promise<unknown> {
  const { status, body } = await service.post('/api/payments', { serviceId: 'word-count', providerId: 'test' }, headers);
  return status === 201 ? (body as { clientId: string }).clientId : (body as { code: string }).code;
}

const nameAt = ({ url }: LoopbackUpstream) => `@${new URL(url).host}`;

describe('an agent that signs its requests', () => {
  it('goes by the host of its keys, which are read once', async () => {
    await using host = await loopbackUpstream(directoryOf(key));
    await using service = await startService();
    for (let time = 0; time < 3; time += 1) expect(await nameOf(service, await signed(service, host))).toBe(nameAt(host));
    expect(host.requests).toEqual(['GET /.well-known/http-message-signatures-directory']);
    expect(await nameOf(service, { 'x-client-id': nameAt(host) })).toBe('malformed_header');
  });

  it('has a limit of its own', async () => {
    await using host = await loopbackUpstream(directoryOf(key));
    await using service = await startService({ settings: { FAREBOX_RATE_UNPAID_PER_MINUTE: '1', FAREBOX_RATE_SIGNED_PER_MINUTE: '3' } });
    const search = async (headers: RequestHeaders = {}) => (await service.get('/api/tools/search?q=words', headers)).status;
    expect([await search(), await search()]).toEqual([200, 429]);
    const statuses = [];
    for (let time = 0; time < 4; time += 1) statuses.push(await search(await signed(service, host)));
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  it.each<[string, Wanted]>([
    ['of another key', { signer: newKey() }],
    ['for another service', { target: 'https://other.example' }],
    ['that has expired', { createdMs: -120_000 }],
    ['that is old, however long it says that it is valid', { createdMs: -700_000, lifeMs: 86_400_000 }],
    ['of the future', { createdMs: 60_000 }],
    ['that covers no agent', { coversAgent: false }],
  ])('is refused with a signature %s', async (_name, wanted) => {
    await using host = await loopbackUpstream(directoryOf(key));
    await using service = await startService();
    expect(await nameOf(service, await signed(service, host, wanted))).toBe('signature_invalid');
  });

  it('may have a clock that is some seconds ahead', async () => {
    await using host = await loopbackUpstream(directoryOf(key));
    await using service = await startService();
    expect(await nameOf(service, await signed(service, host, { createdMs: 8000 }))).toBe(nameAt(host));
  });

  it('is refused where its signature was changed or names another agent', async () => {
    await using host = await loopbackUpstream(directoryOf(key));
    await using other = await loopbackUpstream(directoryOf(key));
    await using service = await startService();
    const headers = await signed(service, host);
    expect(await nameOf(service, { ...headers, 'signature-agent': `"${other.url}"` })).toBe('signature_invalid');
    expect(await nameOf(service, { ...headers, signature: 'sig1=:AAAA:' })).toBe('signature_invalid');
    expect(await nameOf(service, { ...headers, signature: 'nonsense' })).toBe('signature_invalid');
  });

  it.each<[string, RequestListener]>([
    ['is no directory', answering('<html></html>', { type: 'text/html' })],
    ['is missing', answering({}, { status: 404 })],
    ['has no end', endless],
    ['moves elsewhere', (_request, response) => void response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()],
    ['has keys of another kind', answering({ keys: [{ kty: 'RSA', n: 'a', e: 'b' }], purpose: 1 })],
  ])('is a stranger, or refused, where its directory %s', async (_name, listener) => {
    await using host = await loopbackUpstream(listener);
    await using service = await startService();
    expect(['anonymous', 'signature_invalid']).toContain(await nameOf(service, await signed(service, host)));
    await nameOf(service, await signed(service, host));
    expect(host.requests).toHaveLength(1);
  });

  it('is a stranger where its signature cannot be checked', async () => {
    await using host = await loopbackUpstream(directoryOf(key));
    await using service = await startService();
    const named = { 'x-client-id': 'somebody' };
    for (const agent of ['"not an address"', `"${host.url}/path"`, host.url, '"https://a.example", "https://b.example"']) {
      expect(await nameOf(service, { ...(await signed(service, host, { agent })), ...named })).toBe('somebody');
    }
    expect(host.requests).toEqual([]);
    await using guarded = await startService({ settings: { FAREBOX_ALLOW_PRIVATE_ADDRESSES: '0' } });
    const agent = `"${host.url.replace('http:', 'https:')}"`;
    expect(await nameOf(guarded, { ...(await signed(guarded, host, { agent })), ...named })).toBe('somebody');
    await using off = await startService({ settings: { FAREBOX_SIGNED_AGENTS: '0' } });
    expect(await nameOf(off, { ...(await signed(off, host)), ...named })).toBe('somebody');
    expect(host.requests).toEqual([]);
  });

  it('does not wait long for a directory that hangs', { timeout: 60_000 }, async () => {
    await using host = await loopbackUpstream(silent);
    await using service = await startService();
    expect(await nameOf(service, await signed(service, host))).toBe('anonymous');
    expect(await nameOf(service, await signed(service, host))).toBe('anonymous');
    expect(host.requests).toHaveLength(1);
  });
});

eachDatabase('a signature', (open) => {
  it('counts once, for all replicas', async () => {
    await using host = await loopbackUpstream(directoryOf(key));
    const database = await open();
    await using first = await startService({ database });
    await using second = await startService({ database, settings: { FAREBOX_PUBLIC_URL: first.url } });
    const headers = await signed(first, host);
    const names = await Promise.all([first, second, first, second].map((service) => nameOf(service, headers)));
    expect(names.filter((name) => name === nameAt(host))).toHaveLength(1);
    expect(names.filter((name) => name === 'signature_invalid')).toHaveLength(3);
    const sameNonce = { nonce: generateNonce() };
    expect(await nameOf(first, await signed(first, host, sameNonce))).toBe(nameAt(host));
    expect(await nameOf(second, await signed(first, host, { ...sameNonce, lifeMs: 30_000 }))).toBe('signature_invalid');
  });
});
